import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeToOthers } from './close-to-others.ts';

/** A data directory that cannot be used. Its message is one sentence for the operator. */
export class DataDirUnusable extends Error {}

/**
 * Makes the directory for what the product keeps, or takes one that is there, and leaves it and the product's files in it to
 * their owner alone. Answers a sentence for the operator where that can't be done.
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
 * The key generated at the first start. Only one of two processes that start at once makes it, and a disk that is full
 * leaves no half of it.
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
