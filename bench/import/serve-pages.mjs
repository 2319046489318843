import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** Serves a folder's pages on their own port as static hosts do: without a charset. */
export const servePages = async (folder, names) => {
  const server = createServer(async (request, response) => {
    const name = request.url.slice(1);
    if (!names.includes(name)) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(await readFile(join(folder, `${name}.html`)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${server.address().port}`;
  return { host, stop: () => server.close() };
};
