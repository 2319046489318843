/** Normalizes a page's URL: without scheme, `www.`, trailing slash and fragment. */
export const pageKey = (address: string): string => {
  const { host, pathname, search } = new URL(address);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}${search}`;
};
