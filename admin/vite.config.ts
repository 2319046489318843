import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';

const server = 'http://127.0.0.1:3000';

/** Two addresses under /api show a screen when a browser opens them, and are calls otherwise. */
const apiExceptScreens: ProxyOptions = {
  target: server,
  bypass: (request) => {
    const path = request.url?.split('?')[0];
    const isScreen = path === '/api/login' || path === '/api/reset-password';
    return request.method === 'GET' && isScreen ? '/index.html' : undefined;
  },
};

/**
 * Has V8 compile all functions of the start while it arrives, beside the main thread, in place of each one when it is
 * first called. The comment counts at the very head of a file alone; other engines read past it.
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

/** What every dialog and toast stands on, without what menus alone need. */
const overlays =
  /node_modules\/(@radix-ui\/(?!react-(menu|popper|roving-focus|arrow|collapsible|dropdown-menu))|react-remove-scroll|react-style-singleton|aria-hidden|use-sidecar|use-callback-ref)/;

/** Small things that many screens share; without those that would bring the forms' libraries to a screen that has no form. */
const parts =
  /lucide-react|infiniteQuery|InfiniteQuery|admin\/src\/((ui|layout|api)\/(?!use-form-draft|show-server-errors|ask-before-discarding)|.+\.queries\.ts)/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), compileStartWhileLoading],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The page names all files of the start; a screen's own come with its first import.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      output: {
        // Left alone, the bundler makes one more file of each set of modules that the start shares with some screen.
        // React has a file of its own, which a new version of the application leaves in the browser's cache. A screen
        // took some thirty requests where each small shared module was a file.
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
