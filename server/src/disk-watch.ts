import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { second } from './clock.ts';
import type { Config } from './config.ts';
import { isPostgres } from './database/dialect.ts';
import { reusableBytes } from './database/reusable-space.ts';
import type { Database } from './database/schema.ts';

/** Watches the disk that visitors fill, so that operators have room left to clean up. */
export interface DiskWatch {
  /** Less is free than MIN_FREE_DISK_MB. */
  isLow(): boolean;
  /** A sentence for operators; `undefined` while there is room. */
  warning(): string | undefined;
  /** Looks now. */
  look(): Promise<void>;
  /** Looks now and every few seconds. */
  start(): Promise<void>;
  stop(): void;
}

/** The file system of a folder: its size, and the bytes that this process may still write. */
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
/** The mark is at most this share of the whole, so that a small disk can be used. */
const mostOfDisk = 1 / 10;
/** Room comes back a tenth above the mark, so that one message more or less doesn't switch to and fro. */
const recovery = 1.1;
/** Of the mark; freed pages don't count here, since even a delete needs room in the log beside the file. */
const leastOnDisk = 1 / 4;

interface Watched {
  readonly config: Pick<Config, 'dataDir' | 'minFreeDiskMb' | 'smtpUrl'>;
  readonly db: Database;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** @param readSpace in place of the file system's own answer, for tests */
export function createDiskWatch({ config, db, log }: Watched, readSpace: ReadDiskSpace = readDiskSpace): DiskWatch {
  const configuredMark = config.minFreeDiskMb * megabyte;
  // The disk of a PostgreSQL can't be seen from here; what visitors fill on this one is the folder of mails.
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
      // A file system that doesn't answer is told by what is written to it.
      return;
    }
    if (isLow && !wasLow) log.warn('little disk space is left: calls of visitors are refused');
    if (!isLow && wasLow) log.info('there is disk space again: calls of visitors are taken');
  };

  const lookAgain = async (): Promise<void> => {
    await look();
    timer = setTimeout(lookAgain, lookEveryMs).unref();
  };

  return {
    isLow: () => isLow,
    warning: () =>
      isLow
        ? `Too little disk space is free, so visitors can't send anything. Delete old data or make the disk larger.`
        : undefined,
    look,
    start: lookAgain,
    stop: () => clearTimeout(timer),
  };
}
