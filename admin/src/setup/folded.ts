const storageKey = 'setupFolded';

/** Narrow screens show only the next step at first. */
export const readFolded = (): boolean => {
  const stored = sessionStorage.getItem(storageKey);
  return stored === null ? window.matchMedia('(width < 48rem)').matches : stored === 'yes';
};

export const keepFolded = (isFolded: boolean): void => sessionStorage.setItem(storageKey, isFolded ? 'yes' : 'no');
