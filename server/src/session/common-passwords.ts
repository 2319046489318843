import { readFileSync } from 'node:fs';
import { badRequest } from '../errors.ts';

/** The 10,000 most common passwords, only those of 8 characters and more, because shorter ones are refused anyway. Most common first. */
const file = new URL('../../assets/common-passwords.txt', import.meta.url);

let common: ReadonlySet<string> | undefined;

export function isCommonPassword(password: string): boolean {
  common ??= new Set(readFileSync(file, 'utf8').split('\n'));
  return common.has(password.toLowerCase());
}

export function assertUncommon(password: string): void {
  if (isCommonPassword(password))
    throw badRequest('This password is one of the 10,000 most common. Choose one that is harder to guess.', 'password');
}
