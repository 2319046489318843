import { setTimeout as delay } from 'node:timers/promises';
import { destination, type Logger, type LoggerOptions, pino } from 'pino';

/** If more lines than this wait for a reader of stdout, they are dropped. */
const maxWaitingBytes = 1_000_000;
const flushLimitMs = 500;

/** PostgreSQL's errors repeat the affected rows, with session ids and visitors' texts. */
export const logOptions: LoggerOptions = {
  base: null,
  redact: { paths: ['err.detail', 'err.where'], remove: true },
};

export interface StdoutLog {
  readonly log: Logger;
  /** Writes the waiting lines, as far as they are read. */
  end(): Promise<void>;
}

/** Structured logs on stdout that never block the server: an unread pipe delays neither a request nor the exit. */
export function logToStdout(level: string): StdoutLog {
  let isEnding = false;
  const stdout = destination({
    dest: 1,
    sync: false,
    maxLength: maxWaitingBytes,
    retryEAGAIN: () => !isEnding,
  });
  stdout.on('error', () => {});
  return {
    log: pino({ level, ...logOptions }, stdout),
    async end() {
      await Promise.race([new Promise((resolve) => stdout.flush(resolve)), delay(flushLimitMs)]);
      isEnding = true;
    },
  };
}
