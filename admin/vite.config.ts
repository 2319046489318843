import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';

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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      output: {
        // Left alone, the bundler makes one more file of each set of modules that the start shares with some screen.
        codeSplitting: {
          groups: [{ name: 'start', tags: ['$initial'] }],
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
