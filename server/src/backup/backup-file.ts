import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { link, open, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { readLines } from './read-lines.ts';
import { type Batch, type Snapshot, TransferRefused } from './snapshot.ts';

/** The file's format: gzipped JSON lines: a header, batches of rows, and a last line with the row count. */
const format = 'chat-module-backup';
const version = 1;

const headSchema = z.object({
  format: z.literal(format),
  version: z.number(),
  madeAt: z.string(),
  migrations: z.array(z.string()),
});
const batchSchema = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
});
const endSchema = z.object({ end: z.object({ rows: z.number() }) });

/**
 * Writes a snapshot to a new file that only its owner may read; returns the number of rows. The file is written completely
 * or not at all, and an existing file is never overwritten.
 */
export async function writeBackup(path: string, snapshot: Snapshot, madeAt: Date): Promise<number> {
  if (existsSync(path)) throw new TransferRefused(`${path} is there already. Name a file that is not.`);
  const part = `${path}.${randomBytes(4).toString('hex')}.part`;
  let rowCount = 0;
  async function* lines(): AsyncGenerator<string> {
    yield toLine({ format, version, madeAt: madeAt.toISOString(), migrations: snapshot.migrations });
    for await (const batch of snapshot.batches) {
      rowCount += batch.rows.length;
      yield* toLines(batch);
    }
    yield toLine({ end: { rows: rowCount } });
  }
  try {
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }),
    );
    // Unlike a rename, a link never replaces a file created meanwhile.
    await link(part, path);
  } finally {
    await unlink(part).catch(() => {});
  }
  await flushFolder(dirname(path));
  return rowCount;
}

const toLine = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** The most characters of rows in one line, unless a single row is longer. */
const charactersOfLine = 2 * 1024 * 1024;

function* toLines({ table, columns, rows }: Batch): Generator<string> {
  let some: Batch['rows'][number][] = [];
  let characters = 0;
  for (const row of rows) {
    some.push(row);
    characters += row.reduce<number>((sum, value) => sum + String(value).length, 0);
    if (characters < charactersOfLine) continue;
    yield toLine({ table, columns, rows: some });
    [some, characters] = [[], 0];
  }
  if (some.length > 0) yield toLine({ table, columns, rows: some });
}

/** Makes a new file's name as durable as its contents. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Opens a backup; reading its batches throws if the file is truncated or altered. */
export async function readBackup(path: string): Promise<Snapshot> {
  if (!existsSync(path)) throw new TransferRefused(`There is no file ${path}.`);
  const lines = readLines(unzip(path), path);
  const head = await readHead(lines, path);
  if (head.version > version) {
    throw new TransferRefused(`${path} was made by a newer Chat Module than this one.`);
  }
  return { migrations: head.migrations, batches: readBatches(lines, path) };
}

/** A plain pipe would swallow a read error. */
function unzip(path: string): Readable {
  const unzipped = createGunzip({ chunkSize: 256 * 1024 });
  createReadStream(path)
    .on('error', (error) => unzipped.destroy(error))
    .pipe(unzipped);
  return unzipped;
}

async function readHead(lines: AsyncGenerator<string>, path: string): Promise<z.infer<typeof headSchema>> {
  const foreign = new TransferRefused(`${path} is not a backup of Chat Module, or is damaged.`);
  const first = await lines.next().catch(() => {
    throw foreign;
  });
  const head = headSchema.safeParse(first.done ? undefined : parseLine(first.value));
  if (!head.success) throw foreign;
  return head.data;
}

async function* readBatches(lines: AsyncGenerator<string>, path: string): AsyncGenerator<Batch> {
  let rowCount = 0;
  for await (const line of lines) {
    const value = parseLine(line);
    const end = endSchema.safeParse(value);
    if (end.success) {
      if (end.data.end.rows !== rowCount) throw damaged(path);
      await assertNothingFollows(lines, path);
      return;
    }
    const batch = batchSchema.safeParse(value);
    if (!batch.success) throw damaged(path);
    rowCount += batch.data.rows.length;
    yield batch.data;
  }
  throw damaged(path);
}

/** Also reads up to the checksum at the end of the file. */
async function assertNothingFollows(lines: AsyncGenerator<string>, path: string): Promise<void> {
  if (!(await lines.next()).done) throw damaged(path);
}

const damaged = (path: string): TransferRefused => new TransferRefused(`${path} is damaged or not whole.`);

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
