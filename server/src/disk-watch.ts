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

/** Bytes that this process may still write to the file system of a folder. */
export type ReadFreeBytes = (folder: string) => Promise<number>;

const readFreeBytes: ReadFreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

const lookEveryMs = 5 * second;
const megabyte = 1_000_000;
/** Room comes back a tenth above the mark, so that one message more or less doesn't switch to and fro. */
const recovery = 1.1;
/** Of the mark; freed pages don't count here, since even a delete needs room in the log beside the file. */
const leastOnDisk = 1 / 4;

interface Watched {
  readonly config: Pick<Config, 'dataDir' | 'minFreeDiskMb' | 'smtpUrl'>;
  readonly db: Database;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** @param readFree in place of the file system's own answer, for tests */
export function createDiskWatch({ config, db, log }: Watched, readFree: ReadFreeBytes = readFreeBytes): DiskWatch {
  const mark = config.minFreeDiskMb * megabyte;
  // The disk of a PostgreSQL can't be seen from here; what visitors fill on this one is the folder of mails.
  const isWatched = mark > 0 && !(isPostgres(db) && config.smtpUrl !== undefined);
  let isLow = false;
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    if (!isWatched) return;
    const wasLow = isLow;
    try {
      const onDisk = await readFree(config.dataDir);
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
        ? `Less than ${config.minFreeDiskMb} MB of disk space is free, so visitors can't send anything. Delete old data or make the disk larger.`
        : undefined,
    look,
    start: lookAgain,
    stop: () => clearTimeout(timer),
  };
}
