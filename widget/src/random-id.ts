/**
 * 128 random bits as hex. Not `crypto.randomUUID`: it has 122 bits, doesn't exist on pages over plain HTTP, and old pages
 * define their own with `Math.random`.
 */
export const newRandomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
