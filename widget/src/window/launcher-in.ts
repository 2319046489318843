/** The launcher that the window replaces while it is open. */
export const launcherIn = (root: HTMLElement) => {
  const button = root.querySelector<HTMLElement>('.launcher');
  const place = button?.parentElement;
  const setHidden = (isHidden: boolean): void => {
    if (place) place.hidden = isHidden;
  };
  return {
    name: (label: string) => button?.setAttribute('aria-label', label),
    hide: () => setHidden(true),
    /** The focus returns to it from the window. */
    show: () => {
      setHidden(false);
      const shadow = root.getRootNode();
      if (shadow instanceof ShadowRoot && shadow.activeElement) button?.focus();
    },
  };
};
