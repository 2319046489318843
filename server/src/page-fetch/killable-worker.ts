import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { programFile } from '../program-file.ts';
import { createSlots } from '../slots.ts';
import { PageRefused } from './page-refused.ts';

const defaultDeadlineMs = 2_000;
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** A hostile page takes a whole core and much memory for as long as it may: one core is left to everybody else. */
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

/** Out of memory or of stack: the page's doing. Anything else is a fault of ours and stays one. */
const asRefusal = (error: unknown): unknown => {
  const isOutOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isOutOfMemory || error instanceof RangeError ? tooComplex(error) : error;
};

/** A worker says that it has loaded its code, which on a busy machine takes longer than many a page. */
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
 * Calls back after so much processor time of this process. On a machine that is busy with something else, that takes longer by
 * the clock, at most ten times as long. Gives what calls it off.
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
    // A thread that was given up may still run out of memory: an error that nobody listens to ends the process.
    worker.on('error', () => undefined);
  }
};

/**
 * Hands a task to a worker of its own and gives back its answer, so that hostile input costs this process two seconds of work
 * and no more: past them, or out of memory, it is `PageRefused` as too complex.
 *
 * @param compiledWorker the worker below the folder of the compiled server, like `faq-import/extract/faq-worker.js`; it posts a message
 * when it is ready, and one for each task
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

/** As `askWorker`, with one worker for task after task. It ends after a while without any, and with the first that fails. */
export const keptWorker = <Task extends object>(
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
