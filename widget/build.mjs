import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const dist = `${root}dist`;
/** Built here and moved when complete, so that a running product never serves a partial build. */
const outDir = fileURLToPath(new URL('../.cache/widget-build', import.meta.url));
const retired = `${outDir}-before`;

const bundle = async ({ build: buildOptions, ...options }) => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ...options,
    resolve: { conditions: ['source', 'module', 'browser'] },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2020',
      // The first browsers with constructed style sheets and color-mix.
      cssTarget: ['chrome111', 'firefox113', 'safari16.4'],
      modulePreload: false,
      reportCompressedSize: false,
      ...buildOptions,
    },
  });
  return [built].flat()[0].output[0].fileName;
};

/** Not in Vite's library mode, which keeps white space in ES modules. */
const buildChunk = async (name, source, define = {}) => {
  const fileName = await bundle({
    define,
    oxc: { jsx: { runtime: 'automatic', importSource: '#view', development: false } },
    build: {
      rolldownOptions: {
        input: `${root}src/${source}`,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: `widget-assets/${name}-[hash].js` },
      },
    },
  });
  return fileName.replace('widget-assets/', '');
};

/** In library mode, which leaves `import()` unchanged. */
const buildLauncher = (windowChunk) =>
  bundle({
    define: { __WINDOW_CHUNK__: JSON.stringify(windowChunk) },
    build: {
      lib: { entry: `${root}src/launcher.ts`, name: 'ChatBotPro', formats: ['iife'], fileName: () => 'widget.js' },
    },
  });

const putInPlace = async () => {
  await rm(retired, { recursive: true, force: true });
  await rename(dist, retired).catch(() => {});
  await rename(outDir, dist);
  await rm(retired, { recursive: true, force: true });
};

const report = async (folder) => {
  for (const entry of await readdir(folder, { recursive: true })) {
    if (!entry.endsWith('.js')) continue;
    const gzippedBytes = gzipSync(await readFile(`${folder}/${entry}`)).length;
    process.stdout.write(`${entry}: ${gzippedBytes} bytes gzipped\n`);
  }
};

await rm(outDir, { recursive: true, force: true });
// A file that names a chunk is built after it.
const spanishChunk = await buildChunk('spanish', 'texts-spanish.ts');
const windowChunk = await buildChunk('window', 'window.tsx', { __SPANISH_CHUNK__: JSON.stringify(spanishChunk) });
await buildLauncher(windowChunk);
await report(outDir);
if (!process.argv.includes('--dry-run')) await putInPlace();
