export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');

/** A note if the URL led to another site; otherwise empty. */
export const otherHostNote = (asked: string, host: string): string =>
  host === '' || hostOf(asked) === host ? '' : `The address redirects to ${host}. We read that page.`;
