import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { IndexedFaq, IndexedFaqs } from '@chat-module/answer-engine/retrieve/indexed-faq';
import type { FastifyBaseLogger } from 'fastify';
import { day } from '../clock.ts';
import { fileNameOf } from '../file-name.ts';
import { createPauses } from './pause.ts';

/** FAQs as they were read, over a restart: to read five thousand takes seconds. What cannot be kept or found is read anew. */
export interface FaqIndexCache {
  find(name: string): Promise<IndexedFaqs>;
  keep(name: string, entries: IndexedFaqs): Promise<void>;
}

export const noFaqIndexCache: FaqIndexCache = { find: async () => new Map(), keep: async () => undefined };

/** Of what no bot has asked for so long nothing is left. */
const keptForMs = 30 * day;

/** One file for each name in a folder of their own. */
export function openFaqIndexCache(folder: string, log: FastifyBaseLogger): FaqIndexCache {
  const pathOf = (name: string): string => join(folder, fileNameOf(name, 'faqs'));
  const known = fingerprintOfReading();
  known.catch(() => undefined);
  let keeping = Promise.resolve();
  const write = async (name: string, entries: IndexedFaqs) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeForgotten(folder);
    const part = `${pathOf(name)}.part`;
    await writeFile(part, writePortions(await known, entries), { mode: 0o600 });
    await rename(part, pathOf(name));
  };
  return {
    async find(name) {
      try {
        const file = await readFile(pathOf(name));
        await utimes(pathOf(name), new Date(), new Date());
        return await readPortions(file, await known);
      } catch {
        return new Map();
      }
    },
    keep(name, entries) {
      keeping = keeping
        .then(() => write(name, entries))
        .catch((error: unknown) =>
          log.warn({ reason: String(error) }, 'the FAQs read could not be kept for the next start'),
        );
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

/** Entries are written and read so many at once, in a few milliseconds, so that others are served meanwhile. */
const portion = 40;
const lengthBytes = 4;

/** The fingerprint, then the entries, each portion behind its length. */
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

/** Told from the files that decide how a FAQ is read, programs and what was learned: what another build has read is read anew. */
async function fingerprintOfReading(): Promise<string> {
  const folders = ['.', '../../assets'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((file) => join(folder, file))),
  );
  const stats = await Promise.all(files.flat().map((file) => stat(file)));
  const newestMs = stats.reduce((newest, { mtimeMs }) => Math.max(newest, mtimeMs), 0);
  return `${newestMs} ${stats.reduce((sum, { size }) => sum + size, 0)}`;
}
