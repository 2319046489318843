/** Adds a style sheet to the shadow root around an element, once. */
export const addStyles = (root: HTMLElement, styles: string): void => {
  const shadow = root.getRootNode();
  if (!(shadow instanceof ShadowRoot)) return;
  const added = sheetOf(styles);
  if (!shadow.adoptedStyleSheets.includes(added)) shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, added];
};

const sheets = new Map<string, CSSStyleSheet>();

const sheetOf = (styles: string): CSSStyleSheet => {
  const sheet = sheets.get(styles) ?? new CSSStyleSheet();
  if (!sheets.has(styles)) sheet.replaceSync(styles);
  sheets.set(styles, sheet);
  return sheet;
};
