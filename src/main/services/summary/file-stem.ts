/** Names that Windows keeps for devices, with or without an extension. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const LONGEST_BYTES = 200;

/** A file's name without extension, made of any text: safe on every system, never empty, never leaving its folder. */
export function fileStem(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[. ]+|[. ]+$/g, '');
  const short = shorten(clean);
  return short === '' || DEVICES.test(short) ? `Summary ${short}`.trim() : short;
}

function shorten(text: string): string {
  let short = '';
  for (const character of text) {
    if (Buffer.byteLength(short + character) > LONGEST_BYTES) break;
    short += character;
  }
  return short.trim();
}
