import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../run.mjs';

const isSource = /\.(ts|tsx|mts|mjs)$/;
const isGenerated = /(^|\/)(node_modules|dist|bundle|public)(\/|$)/;

/** The source files below a folder of the repository, as paths from its root; empty if the folder doesn't exist. */
export function sourceFiles(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true })
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .filter((path) => isSource.test(path) && !isGenerated.test(path));
}

const specifier = /^(?:import|export)\b[\w\s{},*$]*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** The imports in a source text: values and types, static and dynamic. */
export const specifiersOf = (text) => [...text.matchAll(specifier)].map(([, atStart, later]) => atStart ?? later);

/** The file that an import resolves to, as a path from the root; `node:` for Node's modules, `undefined` for a package. */
export function fileOf(importer, specified) {
  if (specified.startsWith('.')) return posix.join(posix.dirname(importer), specified).replace(/\?.*$/, '');
  if (specified.startsWith('node:')) return 'node:';
  const [, workspace, path] = specified.match(/^@chat-module\/([^/]+)\/(.+)$/) ?? [];
  return workspace && `${workspace}/src/${path}.ts`;
}

/** The files of the folders, each with the files that it imports. */
export function readImports(folders) {
  const importsOf = (file) =>
    specifiersOf(readFileSync(join(root, file), 'utf8')).flatMap((specified) => fileOf(file, specified) ?? []);
  return new Map(folders.flatMap(sourceFiles).map((file) => [file, importsOf(file)]));
}
