import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';

const server = 'http://127.0.0.1:3000';

/** Two paths under /api show a screen when a browser opens them, and are calls otherwise. */
const apiExceptScreens: ProxyOptions = {
  target: server,
  bypass: (request) => {
    const path = request.url?.split('?')[0];
    const isScreen = path === '/api/login' || path === '/api/reset-password';
    return request.method === 'GET' && isScreen ? '/index.html' : undefined;
  },
};

/**
 * Makes V8 compile all functions of the entry files in the background while they load, instead of each one at its first
 * call. The comment works only at the very top of a file; other engines ignore it.
 */
const compileStartWhileLoading: Plugin = {
  name: 'compile-start-while-loading',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        const isStart = file.type === 'chunk' && (file.isEntry || file.name === 'react');
        if (isStart) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

/** The font loads together with the styles that name it, usually before the first text is drawn. */
const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => name.endsWith('.woff2'))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head',
        })),
  },
};

/** What every dialog and toast needs, without what only menus need. */
const overlays =
  /node_modules\/(@radix-ui\/(?!react-(menu|popper|roving-focus|arrow|collapsible|dropdown-menu))|react-remove-scroll|react-style-singleton|aria-hidden|use-sidecar|use-callback-ref)/;

/** Small modules that many screens share, without those that would add the form libraries to a screen without forms. */
const parts =
  /lucide-react|infiniteQuery|InfiniteQuery|admin\/src\/((ui|layout|api)\/(?!use-form-draft|show-server-errors|ask-before-discarding)|.+\.queries\.ts)/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), compileStartWhileLoading, preloadFont],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The HTML names all entry files; a screen's own files load with its first import.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      output: {
        // By default the bundler makes another file for each set of modules that the entry shares with a screen. React has its
        // own file, which stays in the browser's cache across versions. With a file per small shared module a screen took some
        // thirty requests.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, tags: ['$initial'] },
            { name: 'start', tags: ['$initial'] },
            { name: 'forms', test: /node_modules\/(zod|react-hook-form|@hookform)\// },
            { name: 'overlays', test: overlays },
            { name: 'parts', test: parts, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': apiExceptScreens,
      '/widget.js': server,
      '/widget-assets': server,
    },
  },
});
