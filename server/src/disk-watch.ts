import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { second } from './clock.ts';
import type { Config } from './config.ts';
import { isPostgres } from './database/dialect.ts';
import { reusableBytes } from './database/reusable-space.ts';
import type { Database } from './database/schema.ts';

/** Watches the disk that visitors fill, so that operators have space left to clean up. */
export interface DiskWatch {
  /** Whether less than MIN_FREE_DISK_MB is free. */
  isLow(): boolean;
  /** A sentence for operators; `undefined` while there is enough space. */
  warning(): string | undefined;
  /** Checks now. */
  look(): Promise<void>;
  /** Checks now and every few seconds. */
  start(): Promise<void>;
  stop(): void;
}

/** A folder's file system: its size, and the bytes that this process may still write. */
export interface DiskSpace {
  readonly freeBytes: number;
  readonly totalBytes: number;
}
export type ReadDiskSpace = (folder: string) => Promise<DiskSpace>;

const readDiskSpace: ReadDiskSpace = async (folder) => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};

const lookEveryMs = 5 * second;
const megabyte = 1_000_000;
/** The limit is at most this share of the disk, so that a small disk is usable. */
const mostOfDisk = 1 / 10;
/** Service resumes a tenth above the limit, so that single messages don't toggle it. */
const recovery = 1.1;
/** Share of the limit that must be free on the disk itself, without freed pages: even a delete writes to the log. */
const leastOnDisk = 1 / 4;

interface Watched {
  readonly config: Pick<Config, 'dataDir' | 'minFreeDiskMb' | 'smtpUrl'>;
  readonly db: Database;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** @param readSpace replaces the file system's own answer in tests */
export function createDiskWatch({ config, db, log }: Watched, readSpace: ReadDiskSpace = readDiskSpace): DiskWatch {
  const configuredMark = config.minFreeDiskMb * megabyte;
  // PostgreSQL's disk isn't visible from here; on this one, visitors fill the folder of emails.
  const isWatched = configuredMark > 0 && !(isPostgres(db) && config.smtpUrl !== undefined);
  let isLow = false;
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    if (!isWatched) return;
    const wasLow = isLow;
    try {
      const { freeBytes: onDisk, totalBytes } = await readSpace(config.dataDir);
      const mark = Math.min(configuredMark, totalBytes * mostOfDisk);
      const room = onDisk + (isPostgres(db) ? 0 : await reusableBytes(db));
      const needed = wasLow ? mark * recovery : mark;
      isLow = room < needed || onDisk < needed * leastOnDisk;
    } catch {
      // If the file system doesn't answer, failing writes will show it.
      return;
    }
    if (isLow && !wasLow) log.warn('disk space is low: refusing visitor requests');
    if (!isLow && wasLow) log.info('disk space is available again: accepting visitor requests');
  };

  const lookRepeatedly = async (): Promise<void> => {
    await look();
    timer = setTimeout(lookRepeatedly, lookEveryMs).unref();
  };

  return {
    isLow: () => isLow,
    warning: () =>
      isLow
        ? `Too little disk space is free, so visitors can't send anything. Delete old data or make the disk larger.`
        : undefined,
    look,
    start: lookRepeatedly,
    stop: () => clearTimeout(timer),
  };
}
