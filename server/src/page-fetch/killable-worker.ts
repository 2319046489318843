import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { programFile } from '../program-file.ts';
import { createSlots } from '../slots.ts';
import { PageRefused } from './page-refused.ts';

const defaultDeadlineMs = 2_000;
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** A hostile page may take a whole core and much memory, so one core is left to everyone else. */
export const threadsAtOnce = Math.max(1, availableParallelism() - 1);
const slots = createSlots(threadsAtOnce);
const neverAborted = new AbortController().signal;

const inTurn = async <Done>(work: () => Promise<Done>): Promise<Done> => {
  const leave = await slots.take(neverAborted);
  try {
    return await work();
  } finally {
    leave?.();
  }
};

const tooComplex = (cause?: unknown): PageRefused =>
  new PageRefused('tooComplex', 'it is built in too complicated a way.', { cause });

/** Out of memory or stack: caused by the page. Any other error is ours and stays one. */
const asRefusal = (error: unknown): unknown => {
  const isOutOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isOutOfMemory || error instanceof RangeError ? tooComplex(error) : error;
};

/** A worker reports that it has loaded its code, which on a busy machine takes longer than many pages. */
const startWorker = async (compiledWorker: string): Promise<Worker> => {
  const worker = new Worker(programFile(compiledWorker), { resourceLimits, execArgv: [] });
  await once(worker, 'message');
  return worker;
};

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const shortestWaitMs = 50;

/**
 * Calls back after the given CPU time of this process. On a machine busy with something else, that takes longer by the clock,
 * at most ten times as long. Returns a function that cancels it.
 */
const startDeadline = (deadlineMs: number, onOver: () => void): (() => void) => {
  const endsAt = { processor: processorMs() + deadlineMs, clock: performance.now() + 10 * deadlineMs };
  const look = (): void => {
    const leftMs = Math.min(endsAt.processor - processorMs(), endsAt.clock - performance.now());
    if (leftMs <= 0) onOver();
    else timer = setTimeout(look, Math.max(leftMs, shortestWaitMs));
  };
  let timer = setTimeout(look, deadlineMs);
  return () => clearTimeout(timer);
};

const ask = async <Reading>(worker: Worker, task: object, deadlineMs: number): Promise<Reading> => {
  let callOff = (): void => undefined;
  try {
    return await new Promise<Reading>((resolve, reject) => {
      callOff = startDeadline(deadlineMs, () => reject(tooComplex()));
      worker.once('message', resolve);
      worker.once('error', (error) => reject(asRefusal(error)));
      worker.once('exit', () => reject(tooComplex()));
      worker.postMessage(task);
    });
  } finally {
    callOff();
    for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
    // An abandoned thread may still run out of memory, and an unhandled error event ends the process.
    worker.on('error', () => undefined);
  }
};

/**
 * Runs a task in its own worker and returns the result, so that hostile input costs this process at most two seconds of
 * work: beyond them, or out of memory, it throws `PageRefused` as too complex.
 *
 * @param compiledWorker the worker in the folder of the compiled server, such as `faq-import/extract/faq-worker.js`; it posts a message
 * when it is ready, and one per task
 */
export const askWorker = <Reading>(compiledWorker: string, task: object): Promise<Reading> =>
  inTurn(async () => {
    const worker = await startWorker(compiledWorker);
    try {
      return await ask<Reading>(worker, task, defaultDeadlineMs);
    } finally {
      await worker.terminate();
    }
  });

const idleMs = 5_000;

/** Like `askWorker`, with one worker for several tasks. It ends when idle for a while, and with the first failure. */
export const createReusableWorker = <Task extends object>(
  compiledWorker: string,
): (<Reading>(task: Task, deadlineMs?: number) => Promise<Reading>) => {
  let kept: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let line: Promise<unknown> = Promise.resolve();

  const end = (): void => {
    void kept?.terminate();
    kept = undefined;
  };

  const run = async <Reading>(task: Task, deadlineMs: number): Promise<Reading> => {
    clearTimeout(idle);
    kept ??= await startWorker(compiledWorker);
    try {
      return await ask<Reading>(kept, task, deadlineMs);
    } catch (error) {
      end();
      throw error;
    } finally {
      kept?.unref();
      idle = setTimeout(end, idleMs);
      idle.unref();
    }
  };

  return <Reading>(task: Task, deadlineMs = defaultDeadlineMs) => {
    const reading = line.then(() => inTurn(() => run<Reading>(task, deadlineMs)));
    line = reading.catch(() => undefined);
    return reading;
  };
};
