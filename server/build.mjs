import { readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const bundle = `${root}bundle`;
/** Built here and moved when complete, so that a command that starts meanwhile never loads a partial build. */
const outDir = fileURLToPath(new URL('../.cache/server-build', import.meta.url));
const retired = `${outDir}-before`;

const commands = readdirSync(`${root}src/commands`).filter((name) => !/^run-command\.|\.test\.ts$/.test(name));
const programs = [
  'main.ts',
  'sample/first-data-process.ts',
  'faq-import/extract/faq-worker.ts',
  'website-crawler/digest-worker.ts',
  ...commands.map((name) => `commands/${name}`),
];

/** Native modules, and optional dependencies of `pg`. */
const leftOutside = ['@node-rs/argon2', '@photostructure/sqlite', 'pg-native'];

/** Modules find their files relative to their source: all bundled files are in one folder next to `src`. */
const keepPlaces = {
  name: 'keep-places',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.url')) return undefined;
    const source = JSON.stringify(relative(bundle, id).replaceAll('\\', '/'));
    return { code: code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`), map: null };
  },
};

const putInPlace = async () => {
  await rm(retired, { recursive: true, force: true });
  await rename(bundle, retired).catch(() => {});
  await rename(outDir, bundle);
  await rm(retired, { recursive: true, force: true });
};

await rm(outDir, { recursive: true, force: true });
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [keepPlaces],
  ssr: { noExternal: true, external: leftOutside, resolve: { conditions: ['source', 'module', 'node'] } },
  build: {
    ssr: true,
    emptyOutDir: true,
    outDir,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: programs.map((name) => `${root}src/${name}`),
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[name]-[hash].js' },
    },
  },
});
await putInPlace();
