export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');

/** What an operator should know of an address that leads to another site; empty for one that does not. */
export const otherHostNote = (asked: string, host: string): string =>
  host === '' || hostOf(asked) === host ? '' : `The address redirects to ${host}. We read that page.`;
