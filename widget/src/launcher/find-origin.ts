/** The origin that this script was loaded from; the page's own if no script element shows it. */
export const findOrigin = (): string => {
  // The other script elements, if a page optimizer runs this script without `currentScript`.
  const scripts = [document.currentScript as HTMLScriptElement | null, ...document.scripts];
  const ours = scripts.find((script) => script?.src?.includes('/widget.js'));
  return new URL(ours?.src ?? location.href).origin;
};
