import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const outDir = fileURLToPath(new URL('dist', import.meta.url));

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

/** Not in Vite's library mode, which leaves the white space in ES modules. */
const buildWindow = () =>
  bundle({
    // The classic way needs no JSX runtime beside Preact itself.
    oxc: {
      jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment' },
      jsxInject: `import { Fragment, h } from 'preact'`,
    },
    build: {
      rolldownOptions: {
        input: `${root}src/window.tsx`,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: 'widget-assets/window-[hash].js' },
      },
    },
  });

/** In library mode, which leaves `import()` as it stands. */
const buildLauncher = (windowChunk) =>
  bundle({
    define: { __WINDOW_CHUNK__: JSON.stringify(windowChunk) },
    build: {
      lib: { entry: `${root}src/launcher.ts`, name: 'ChatBotPro', formats: ['iife'], fileName: () => 'widget.js' },
    },
  });

const report = async (fileName) => {
  const gzippedBytes = gzipSync(await readFile(`${outDir}/${fileName}`)).length;
  process.stdout.write(`${fileName}: ${gzippedBytes} bytes gzipped\n`);
};

await rm(outDir, { recursive: true, force: true });
// The launcher names the chunk, so the chunk comes first.
const windowFile = await buildWindow();
const launcherFile = await buildLauncher(windowFile.replace('widget-assets/', ''));
await report(launcherFile);
await report(windowFile);
