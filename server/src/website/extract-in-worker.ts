import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PageReading } from './faq-worker.ts';
import { PageRefused } from './page-refused.ts';

// Node runs compiled code only: from source, as in tests, the worker of the last build serves.
const workerUrl = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/website/faq-worker.js' : './faq-worker.js',
  import.meta.url,
);

const deadlineMs = 2_000;
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

const tooComplex = (cause?: unknown): PageRefused =>
  new PageRefused('tooComplex', 'it is built in too complicated a way.', { cause });

/** Out of memory or of stack: the page's doing. Anything else is a fault of ours and stays one. */
const asRefusal = (error: unknown): unknown => {
  const isOutOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isOutOfMemory || error instanceof RangeError ? tooComplex(error) : error;
};

const askToRead = async (
  worker: Worker,
  page: { readonly html: string; readonly url: string },
): Promise<PageReading> => {
  let deadline: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      deadline = setTimeout(() => reject(tooComplex()), deadlineMs);
      worker.once('message', resolve);
      worker.once('error', (error) => reject(asRefusal(error)));
      worker.once('exit', () => reject(tooComplex()));
      worker.postMessage(page);
    });
  } finally {
    clearTimeout(deadline);
  }
};

/**
 * Reads a page in a thread of its own, so that a hostile one costs this process two seconds and no more. They run from
 * when the thread has loaded its code, which on a busy machine can take as long and is not the page's doing.
 */
export const extractInWorker = async (html: string, url: string): Promise<PageReading> => {
  const worker = new Worker(workerUrl, { resourceLimits, execArgv: [] });
  try {
    await once(worker, 'message');
    return await askToRead(worker, { html, url });
  } finally {
    await worker.terminate();
  }
};
