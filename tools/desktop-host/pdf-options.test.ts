import { describe, expect, it } from 'vitest';
import { pdfOptions } from './pdf-options.mjs';

describe('printing to PDF', () => {
  it('is on Letter with margins of 0.4 inches, as in Electron', () => {
    expect(pdfOptions()).toMatchObject({ paperWidth: 8.5, paperHeight: 11, marginTop: 0.4, printBackground: false });
  });

  it('takes names and sizes of paper', () => {
    expect(pdfOptions({ pageSize: 'A4' })).toMatchObject({ paperWidth: 8.27, paperHeight: 11.7 });
    expect(pdfOptions({ pageSize: { width: 3, height: 5 } })).toMatchObject({ paperWidth: 3, paperHeight: 5 });
    expect(pdfOptions({ margins: { top: 0, left: 1 } })).toMatchObject({
      marginTop: 0,
      marginLeft: 1,
      marginRight: 0.4,
    });
  });

  it('refuses paper that is none', () => {
    expect(() => pdfOptions({ pageSize: 'Napkin' })).toThrow('Invalid pageSize Napkin');
    expect(() => pdfOptions({ pageSize: { width: 3 } })).toThrow('required for pageSize');
  });
});
