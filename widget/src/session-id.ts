/** Random, 128 bits; `crypto.randomUUID` itself is missing on pages that came over plain http. */
export const newSessionId = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
