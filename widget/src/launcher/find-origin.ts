/** The origin that this script was loaded from; the page's own if no script element shows it. */
export const findOrigin = (): string => {
  // The other script elements, if a page optimizer runs this script without `currentScript`.
  for (const script of [document.currentScript, ...document.scripts])
    if (script instanceof HTMLScriptElement && script.src.includes('/widget.js')) return new URL(script.src).origin;
  return location.origin;
};
