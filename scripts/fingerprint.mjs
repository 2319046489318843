import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const workspaces = ['contract', 'opening-hours', 'answer-engine', 'server', 'admin', 'widget'];
const rootFiles = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build-product.mjs',
  'scripts/compress.mjs',
];
const notBuilt = /^(node_modules|dist|bundle|data|train|eval|testing|\..*)$|\.test\.tsx?$|\.tsbuildinfo$/;

/** What has to be installed: the lock file, and the platform whose binaries were chosen. */
export const dependenciesFingerprint = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');

/** What the product is built from, by path, size and time of change: reading contents would cost every start. */
export const sourcesFingerprint = () => {
  const hash = createHash('sha256');
  for (const path of [...rootFiles, ...workspaces.flatMap(filesBelow)]) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

const filesBelow = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !notBuilt.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : `${folder}/${entry.name}`));
