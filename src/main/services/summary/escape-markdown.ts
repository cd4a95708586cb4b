/**
 * A person's text inside Markdown as nothing but text: no link, image, HTML, heading, list, code or table cell can come of
 * it, and what is harmless stays readable. New lines become spaces.
 */
export const plainMarkdown = (text: string): string =>
  text
    .replace(/\s*[\n\r]\s*/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~&]/g, String.raw`\$&`)
    // What some readers make links of by themselves: addresses and mail.
    .replace(/:(?=\/\/)/g, String.raw`\:`)
    .replace(/\b(www)\./gi, String.raw`$1\.`)
    .replace(/@/g, String.raw`\@`)
    // What means something at the beginning of a line only.
    .replace(/^([#+\-=])/, String.raw`\$1`)
    .replace(/^(\d+)([.)])/, String.raw`$1\$2`);
