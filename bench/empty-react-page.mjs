import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const admin = join(import.meta.dirname, '../admin');
const page = `<!doctype html><html lang="en"><title>Empty</title><div id="root"></div>
<script type="module" src="/main.js"></script></html>`;
const source = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('button', null, 'New Bot'));`;

/** A page with React and one button, built and compressed like the admin application: the minimum cost of React. */
export const serveEmptyReactPage = async () => {
  const script = gzipSync(await build(), { level: 9 });
  const server = createServer((request, response) => {
    if (request.url !== '/main.js') return response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' }).end(script);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://127.0.0.1:${server.address().port}`, gzippedBytes: script.length, close };
};

/** Vite is a dependency of the admin application, so it is resolved from there. */
const build = async () => {
  const vite = createRequire(join(admin, 'package.json')).resolve('vite');
  const { build } = await import(pathToFileURL(vite).href);
  const folder = await mkdtemp(join(tmpdir(), 'chat-module-empty-'));
  // Inside the admin application, so that its React is resolved.
  const entry = join(admin, `empty-react-page.${process.pid}.mjs`);
  try {
    await writeFile(entry, source);
    await build({
      root: admin,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: folder,
        target: 'es2022',
        copyPublicDir: false,
        rolldownOptions: { input: entry, output: { entryFileNames: 'main.js' } },
      },
    });
    return await readFile(join(folder, 'main.js'));
  } finally {
    await Promise.all([rm(entry, { force: true }), rm(folder, { recursive: true, force: true })]);
  }
};
