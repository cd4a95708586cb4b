import lucide from './licences/lucide.txt?raw';
import ofl from './licences/ofl-1.1.txt?raw';

/** Work of others that is shown on the screen, with the notice its licence asks for. */
export interface Licence {
  readonly name: string;
  readonly use: string;
  readonly licence: string;
  readonly notice: string;
}

const underOfl = (copyright: string): string =>
  `${copyright}\n\nThis Font Software is licensed under the SIL Open Font License, Version 1.1.\n\n${ofl}`;

export const LICENCES: readonly Licence[] = [
  {
    name: 'Literata',
    use: 'names and sentences',
    licence: 'SIL Open Font License 1.1',
    notice: underOfl('Copyright 2017 The Literata Project Authors (https://github.com/googlefonts/literata)'),
  },
  {
    name: 'Source Sans 3',
    use: 'labels and figures',
    licence: 'SIL Open Font License 1.1',
    notice: underOfl(
      'Copyright 2010-2020 Adobe (http://www.adobe.com/), with Reserved Font Name ‘Source’. All Rights Reserved. ' +
        'Source is a trademark of Adobe in the United States and/or other countries.',
    ),
  },
  { name: 'Lucide', use: 'icons', licence: 'ISC and MIT', notice: lucide },
];
