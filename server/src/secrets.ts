import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Everything that depends on `SECRET_KEY`. */
export interface Secrets {
  /** Signs the session cookie. */
  readonly cookieKey: string;
  encrypt(text: string): string;
  /** The text, or `undefined` if it was encrypted under another key or is damaged. */
  decrypt(cipherText: string): string | undefined;
  /** Deterministic; without the key nobody can recover or guess the text. */
  pseudonym(text: string): string;
}

const ivBytes = 12;
const tagBytes = 16;
/** 128 bits. */
const pseudonymLength = 32;

/** AES-256-GCM (NIST SP 800-38D) under keys derived with HKDF (RFC 5869), one key per purpose. */
export function createSecrets(secretKey: string): Secrets {
  const derive = (use: string): Buffer => Buffer.from(hkdfSync('sha256', secretKey, 'chat-module', use, 32));
  const storageKey = derive('stored API keys');
  const pseudonymKey = derive('pseudonyms');
  return {
    cookieKey: derive('session cookies').toString('base64'),
    encrypt(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', storageKey, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    decrypt(cipherText) {
      const bytes = Buffer.from(cipherText, 'base64');
      try {
        const decipher = createDecipheriv('aes-256-gcm', storageKey, bytes.subarray(0, ivBytes), {
          authTagLength: tagBytes,
        });
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
    pseudonym: (text) => createHmac('sha256', pseudonymKey).update(text).digest('hex').slice(0, pseudonymLength),
  };
}

/** An unguessable token, safe in URLs and cookies. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token, useless to someone who reads the database. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
