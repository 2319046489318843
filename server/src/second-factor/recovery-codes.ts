import { randomInt } from 'node:crypto';

const codeCount = 10;
/** Without look-alike characters. 16 of them are 79 bits: too many to guess from their hashes. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 16;

const newCode = (): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Such as `k3mz-q8tn-w2hx-y7pv`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: codeCount }, () => newCode().replace(/(.{4})(?=.)/g, '$1-'));

/** Normalizes a code, because people type blanks and capitals. */
export const normalizeCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();
