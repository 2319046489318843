/** The origin that this script came from; the page's own, when no script of the page says otherwise. */
export const findOrigin = (): string => {
  // The others, where an optimiser of the page runs this script in a way that hides it.
  for (const script of [document.currentScript, ...document.scripts])
    if (script instanceof HTMLScriptElement && script.src.includes('/widget.js')) return new URL(script.src).origin;
  return location.origin;
};
