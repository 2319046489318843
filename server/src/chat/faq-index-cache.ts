import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { readModelFile } from '@chat-module/answer-engine/model-files';
import { type IndexedFaq, type IndexedFaqs, indexFaq } from '@chat-module/answer-engine/retrieve/indexed-faq';
import type { FastifyBaseLogger } from 'fastify';
import { day } from '../clock.ts';
import { fileNameOf } from '../file-name.ts';
import { createPauses } from './yield-to-event-loop.ts';

/** Keeps indexed FAQs across restarts, since indexing five thousand takes seconds. What can't be stored or found is indexed again. */
export interface FaqIndexCache {
  find(name: string): Promise<IndexedFaqs>;
  keep(name: string, entries: IndexedFaqs): Promise<void>;
}

export const noFaqIndexCache: FaqIndexCache = { find: async () => new Map(), keep: async () => undefined };

/** Files that no bot has used for this long are deleted. */
const keptForMs = 30 * day;

/** One file per name, in a folder of its own. */
export function openFaqIndexCache(folder: string, log: FastifyBaseLogger): FaqIndexCache {
  const pathOf = (name: string): string => join(folder, fileNameOf(name, 'faqs'));
  let known: string | undefined;
  const fingerprint = (): string => (known ??= fingerprintOfIndexing());
  let keeping = Promise.resolve();
  const write = async (name: string, entries: IndexedFaqs) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeForgotten(folder);
    const part = `${pathOf(name)}.part`;
    await writeFile(part, writePortions(fingerprint(), entries), { mode: 0o600 });
    await rename(part, pathOf(name));
  };
  return {
    async find(name) {
      try {
        const file = await readFile(pathOf(name));
        await utimes(pathOf(name), new Date(), new Date());
        return await readPortions(file, fingerprint());
      } catch {
        return new Map();
      }
    },
    keep(name, entries) {
      keeping = keeping
        .then(() => write(name, entries))
        .catch((error: unknown) => log.warn({ reason: String(error) }, 'could not cache the indexed FAQs'));
      return keeping;
    },
  };
}

async function removeForgotten(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > keptForMs) await rm(path, { force: true });
  }
}

/** FAQs written or read at once, in a few milliseconds, so that other work is served in between. */
const portion = 40;
const lengthBytes = 4;

/** The fingerprint, then the FAQs, each portion preceded by its length. */
async function* writePortions(fingerprint: string, entries: IndexedFaqs): AsyncGenerator<Buffer> {
  const pauseIfLong = createPauses();
  const all = [...entries.values()];
  yield* withLength(fingerprint);
  for (let at = 0; at < all.length; at += portion) {
    yield* withLength(all.slice(at, at + portion));
    await pauseIfLong();
  }
}

function* withLength(value: unknown): Generator<Buffer> {
  const bytes = serialize(value);
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32LE(bytes.length);
  yield length;
  yield bytes;
}

async function readPortions(file: Buffer, fingerprint: string): Promise<IndexedFaqs> {
  const pauseIfLong = createPauses();
  const entries = new Map<string, IndexedFaq>();
  let end = 0;
  const next = (): unknown => {
    const start = end + lengthBytes;
    end = start + file.readUInt32LE(end);
    return deserialize(file.subarray(start, end));
  };
  if (next() !== fingerprint) return entries;
  while (end < file.length) {
    for (const entry of next() as IndexedFaq[]) entries.set(entry.faq.id, entry);
    await pauseIfLong();
  }
  return entries;
}

const sampleFaq = { id: 'sample', question: 'When is the gate open?', answer: 'From 6 AM to 10 PM, every day.' };

/**
 * Changes with the models and with the way that they index an FAQ, so that FAQs indexed by another build are indexed
 * again.
 */
function fingerprintOfIndexing(): string {
  const hash = createHash('sha256').update(readModelFile('manifest.json'));
  return hash.update(serialize(indexFaq(sampleFaq))).digest('hex');
}
