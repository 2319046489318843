/** Longer than the product's limit for its language model. */
const timeoutMs = 30_000;

/** Rejects unless the response is successful JSON. */
export const fetchJson = async (url: string, init: RequestInit): Promise<unknown> => {
  const response = await fetch(url, { ...init, credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
};
