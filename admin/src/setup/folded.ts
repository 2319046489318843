const storageKey = 'setupFolded';

/** Narrow screens begin with the next step alone. */
export const readFolded = (): boolean => {
  const stored = sessionStorage.getItem(storageKey);
  return stored === null ? window.matchMedia('(width < 48rem)').matches : stored === 'yes';
};

export const keepFolded = (isFolded: boolean): void => sessionStorage.setItem(storageKey, isFolded ? 'yes' : 'no');
