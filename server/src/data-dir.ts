import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeToOthers } from './close-to-others.ts';

/** An unusable data directory. Its message is for the operator. */
export class DataDirUnusable extends Error {}

/**
 * Creates the product's directory, or uses an existing one, and restricts it and the product's files in it to their
 * owner. Returns a sentence for the operator if that isn't possible.
 */
export function prepareDataDir(directory: string): string | undefined {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DataDirUnusable(`DATA_DIR ${directory} can't be written to: ${reasonOf(error)}.`);
  }
  return closeToOthers(directory);
}

/**
 * The key generated at the first start. If two processes start at once, only one creates it, and a full disk leaves no
 * partial file.
 */
export function readOrMakeSecretKey(directory: string): string {
  const path = join(directory, 'secret.key');
  const part = `${path}.${randomBytes(4).toString('hex')}.part`;
  try {
    if (!existsSync(path)) {
      writeFileSync(part, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
      linkSync(part, path);
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new DataDirUnusable(`DATA_DIR ${directory} can't be written to: ${reasonOf(error)}.`);
    }
  } finally {
    rmSync(part, { force: true });
  }
  const key = readFileSync(path, 'utf8').trim();
  if (Buffer.byteLength(key) < 32)
    throw new DataDirUnusable(`The secret key in ${path} is damaged; restore it from a backup.`);
  return key;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
