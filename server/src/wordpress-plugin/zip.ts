import { crc32 } from 'node:zlib';

export interface ZipEntry {
  /** With `/` between folders. */
  readonly name: string;
  readonly content: string;
}

const version = 20;
/** Names are UTF-8. */
const flags = 0x0800;
const stored = 0;
const localSignature = 0x04034b50;
const centralSignature = 0x02014b50;
const endSignature = 0x06054b50;

/** A zip file whose entries are stored uncompressed, because they are too small to be worth compressing. */
export function zip(entries: readonly ZipEntry[], at: Date): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const path = Buffer.from(name);
    const bytes = Buffer.from(content);
    const shared = describe(path, bytes, at);
    const local = Buffer.concat([words(localSignature), halves(version), shared, path, bytes]);
    directory.push(
      Buffer.concat([
        words(centralSignature),
        halves(version, version),
        shared,
        halves(0, 0, 0),
        words(0, offset),
        path,
      ]),
    );
    files.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const { length } = entries;
  const end = Buffer.concat([
    words(endSignature),
    halves(0, 0, length, length),
    words(index.length, offset),
    halves(0),
  ]);
  return Buffer.concat([...files, index, end]);
}

/** The fields that an entry's header and its directory line share. */
const describe = (path: Buffer, bytes: Buffer, at: Date): Buffer =>
  Buffer.concat([
    halves(flags, stored, timeOf(at), dayOf(at)),
    words(crc32(bytes), bytes.length, bytes.length),
    halves(path.length, 0),
  ]);

const timeOf = (at: Date): number => (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
const dayOf = (at: Date): number =>
  ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();

const halves = (...values: number[]): Buffer => {
  const buffer = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) buffer.writeUInt16LE(value, 2 * index);
  return buffer;
};

const words = (...values: number[]): Buffer => {
  const buffer = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) buffer.writeUInt32LE(value, 4 * index);
  return buffer;
};
