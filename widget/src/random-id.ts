/**
 * 128 random bits as hex. Not `crypto.randomUUID`: it has 122 bits, is missing on pages loaded over plain http, and old
 * pages define their own with `Math.random`.
 */
export const newRandomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
