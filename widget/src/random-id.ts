/** 128 bits; `crypto.randomUUID` itself is missing on pages that came over plain http. */
export const newRandomId = (): string =>
  crypto.randomUUID?.() ??
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
