import type { BotRow } from '../database/rows/bots.ts';
import type { Secrets } from '../secrets.ts';

/** The masked form of a key: enough to distinguish two keys, too little to use one. */
export const maskKey = (key: string): string => (key.length < 12 ? '…' : `${key.slice(0, 3)}…${key.slice(-4)}`);

type KeyColumns = Pick<BotRow, 'openaiKeyCipher' | 'openaiKeyMask'>;

export const noKey: KeyColumns = { openaiKeyCipher: '', openaiKeyMask: '' };

/** The columns to write for a key in an operator's body: none if it is absent or the mask was sent back. */
export function keyColumns(secrets: Secrets, given: string | undefined, storedMask: string): Partial<KeyColumns> {
  if (given === undefined || (given !== '' && given === storedMask)) return {};
  if (given === '') return noKey;
  return { openaiKeyCipher: secrets.encrypt(given), openaiKeyMask: maskKey(given) };
}
