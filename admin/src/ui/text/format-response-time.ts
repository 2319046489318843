/** In milliseconds below a second, otherwise in seconds. */
export const formatResponseTime = (timeMs: number): string =>
  Math.round(timeMs) < 1000 ? `${Math.round(timeMs)}ms` : `${(timeMs / 1000).toFixed(2)}s`;
