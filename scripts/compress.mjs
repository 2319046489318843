import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './run.mjs';

const compressible = /\.(js|css|html|svg)$/;
/** A file that fits into one network packet gains nothing. */
const smallestBytes = 1000;

const compressions = {
  '.br': (content) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  '.gz': (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes a .br and a .gz file next to each file that the server sends often, so that it never compresses while serving. */
export const compressFolder = async (folder) => {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(paths.map(compressFile));
};

const compressFile = async (path) => {
  const content = await readFile(path);
  if (content.length < smallestBytes) return;
  await Promise.all(
    Object.entries(compressions).map(async ([suffix, compress]) => writeFile(path + suffix, await compress(content))),
  );
};
