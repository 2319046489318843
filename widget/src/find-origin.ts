const address = /^(https?:\/\/[^/]+)\/.*widget\.js/;

/** The origin that this script came from; the page's own, when no script of the page says otherwise. */
export const findOrigin = (): string => {
  // The second, where an optimiser of the page runs this script in a way that hides it.
  for (const script of [document.currentScript, ...document.scripts]) {
    const origin = address.exec(script?.getAttribute('src') ?? '')?.[1];
    if (origin) return origin;
  }
  return location.origin;
};
