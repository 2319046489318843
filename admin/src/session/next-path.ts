/** The URL to open after signing in: one of our screens, otherwise the dashboard. */
export const nextPath = (search: string, origin: string): string => {
  const wanted = new URLSearchParams(search).get('next');
  if (!wanted || !URL.canParse(wanted, origin)) return '/';
  const url = new URL(wanted, origin);
  const isScreen = url.origin === origin && !url.pathname.startsWith('/api/');
  return isScreen ? url.pathname + url.search : '/';
};

export const signInPath = (whereFrom: { readonly pathname: string; readonly search: string }): string => {
  const next = whereFrom.pathname + whereFrom.search;
  return next === '/' ? '/api/login' : `/api/login?next=${encodeURIComponent(next)}`;
};
