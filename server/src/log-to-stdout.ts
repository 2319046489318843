import { setTimeout as delay } from 'node:timers/promises';
import { destination, type Logger, type LoggerOptions, pino } from 'pino';

/** Lines beyond this wait for a reader of stdout in vain; they are dropped. */
const maxWaitingBytes = 1_000_000;
const flushLimitMs = 500;

/** PostgreSQL's errors repeat the rows that they are about, with session ids and what visitors wrote. */
export const logOptions: LoggerOptions = {
  base: null,
  redact: { paths: ['err.detail', 'err.where'], remove: true },
};

export interface StdoutLog {
  readonly log: Logger;
  /** Writes what still waits, as far as anybody reads it. */
  end(): Promise<void>;
}

/** Structured logs on stdout that never hold the server up: a pipe that nobody reads neither blocks a request nor the end. */
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
