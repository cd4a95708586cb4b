/** Paper sizes in inches, as Electron's printToPDF names them. */
const SIZES = {
  A0: [33.1, 46.8],
  A1: [23.4, 33.1],
  A2: [16.54, 23.4],
  A3: [11.7, 16.54],
  A4: [8.27, 11.7],
  A5: [5.83, 8.27],
  A6: [4.13, 5.83],
  Letter: [8.5, 11],
  Legal: [8.5, 14],
  Tabloid: [11, 17],
  Ledger: [17, 11],
};

/**
 * @param {any} pageSize a name, or `{ width, height }` in inches
 * @returns {[number, number]}
 */
function paper(pageSize) {
  if (pageSize === undefined) return [8.5, 11];
  if (typeof pageSize === 'object' && pageSize !== null) {
    const { width, height } = pageSize;
    if (typeof width !== 'number' || typeof height !== 'number')
      throw new Error('width and height properties are required for pageSize');
    return [width, height];
  }
  const found = Object.entries(SIZES).find(([name]) => name === pageSize)?.[1];
  if (!found) throw new Error(`Invalid pageSize ${String(pageSize)}`);
  return /** @type {[number, number]} */ (found);
}

/**
 * @param {any} [options] of `webContents.printToPDF`
 * @returns {Record<string, unknown>} of Chromium's `Page.printToPDF`
 */
export function pdfOptions(options = {}) {
  const [paperWidth, paperHeight] = paper(options.pageSize);
  const { top, bottom, left, right } = options.margins ?? {};
  return {
    landscape: options.landscape ?? false,
    displayHeaderFooter: options.displayHeaderFooter ?? false,
    printBackground: options.printBackground ?? false,
    scale: options.scale ?? 1,
    paperWidth,
    paperHeight,
    marginTop: top ?? 0.4,
    marginBottom: bottom ?? 0.4,
    marginLeft: left ?? 0.4,
    marginRight: right ?? 0.4,
    pageRanges: options.pageRanges ?? '',
    headerTemplate: options.headerTemplate ?? '',
    footerTemplate: options.footerTemplate ?? '',
    preferCSSPageSize: options.preferCSSPageSize ?? false,
    generateTaggedPDF: options.generateTaggedPDF ?? false,
    generateDocumentOutline: options.generateDocumentOutline ?? false,
  };
}
