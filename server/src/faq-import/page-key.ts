/** What the addresses of one page have in common: not the scheme, `www.`, the last slash and the place on the page. */
export const pageKey = (address: string): string => {
  const { host, pathname, search } = new URL(address);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}${search}`;
};
