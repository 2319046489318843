/** An answer without the marks of **bold** text and [links](https://example.com), for where it is only quoted. */
export const plainText = (markup: string): string =>
  markup.replace(/\*\*(.+?)\*\*/g, '$1').replace(/\[([^\]]+)\]\([^)\s]*\)/g, '$1');
