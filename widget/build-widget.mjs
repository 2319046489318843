import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The components import React; Preact renders them in a tenth of the size. */
const preact = [
  { find: /^react$/, replacement: `${root}preact/react.ts` },
  { find: 'react/jsx-runtime', replacement: `${root}preact/react-jsx-runtime.ts` },
  { find: 'react-dom/client', replacement: `${root}preact/react-dom-client.ts` },
];

/** Vite would add a kilobyte that preloads the style sheets of a chunk; ours have none. */
const importPlainly = {
  name: 'import-plainly',
  load: {
    order: 'pre',
    handler: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null),
  },
};

/** `Features.LightDark` of Lightning CSS, which would add variables for `light-dark()` to each color scheme; no style sheet uses it. */
const lightDark = 1 << 20;

const bundle = async ({ outDir, renderer }, { build: buildOptions, ...options }) => {
  const isReact = renderer === 'react';
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    // React in development reports what is wrong with a component.
    mode: isReact ? 'development' : 'production',
    ...options,
    css: { lightningcss: { exclude: lightDark } },
    resolve: { conditions: ['source', 'module', 'browser'], alias: isReact ? [] : preact },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      // The first browsers with constructed style sheets and color-mix.
      cssTarget: ['chrome111', 'firefox113', 'safari16.4'],
      modulePreload: false,
      reportCompressedSize: false,
      ...buildOptions,
    },
  });
  return [built].flat()[0].output[0].fileName;
};

/**
 * Compiles a script's functions with the script, off the main thread if it is large, instead of each at its first call:
 * nearly all of them are called at once. Source: "Explicit compile hints", v8.dev/blog/explicit-compile-hints.
 */
const compileHint = '//# allFunctionsCalledOnLoad';

const chunkNames = 'widget-assets/[name]-[hash].js';

/** Not in Vite's library mode, which keeps white space in ES modules. */
const buildWindow = async (target) => {
  const fileName = await bundle(target, {
    plugins: [importPlainly],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      rolldownOptions: {
        input: `${root}src/window/window.tsx`,
        preserveEntrySignatures: 'allow-extension',
        output: {
          ...{ format: 'es', entryFileNames: chunkNames, chunkFileNames: chunkNames },
          postBanner: ({ isEntry }) => (isEntry ? compileHint : ''),
        },
      },
    },
  });
  return fileName.replace('widget-assets/', '');
};

/** In library mode, which leaves `import()` unchanged. */
const buildLauncher = (target, windowChunk) =>
  bundle(target, {
    define: { __WINDOW_CHUNK__: JSON.stringify(windowChunk) },
    build: {
      lib: {
        entry: `${root}src/launcher/launcher.ts`,
        name: 'ChatBotPro',
        formats: ['iife'],
        fileName: () => 'widget.js',
      },
      rolldownOptions: { output: { postBanner: compileHint } },
    },
  });

/** Builds the launcher and its chunks, rendered by Preact or, for a test, by React itself. */
export const buildWidget = async ({ outDir, renderer = 'preact' }) => {
  const target = { outDir, renderer };
  await buildLauncher(target, await buildWindow(target));
};
