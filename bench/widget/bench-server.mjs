import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const types = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

/** What a rival's own server would say to a visitor who opens the chat. */
const backendAnswers = [
  [/\/api\/v1\/typebots\/\w+\/startChat$/, typebotChat],
  [/\/api\/v1\/public-chatbotConfig\//, {}],
  [/\/api\/v1\/chatflows-streaming\//, { isStreaming: false }],
  [/\/webhook/, { data: [] }],
];

function typebotChat() {
  return {
    sessionId: 'session-1',
    resultId: 'result-1',
    typebot: { id: 'typebot-1', version: '6', theme: {}, settings: {} },
    messages: [
      {
        id: 'm1',
        type: 'text',
        content: { type: 'richText', richText: [{ type: 'p', children: [{ text: 'Hello' }] }] },
      },
    ],
    input: { id: 'i1', type: 'text input', options: {} },
  };
}

const anyOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
};

const listen = async (listener) => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${server.address().port}`, stop };
};

const compressed = new Map();

const readCompressed = async (path) => {
  if (!compressed.has(path)) compressed.set(path, await promisify(gzip)(await readFile(path)));
  return compressed.get(path);
};

/** Serves the rivals' files, gzipped and out of memory, and answers what their scripts ask. */
export const serveRivals = (folders, floorScript) =>
  listen(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const answer = backendAnswers.find(([pattern]) => pattern.test(path))?.[1];
    if (request.method === 'OPTIONS') return response.writeHead(204, anyOrigin).end();
    if (path === '/floor.js')
      return response.writeHead(200, { ...anyOrigin, 'Content-Type': 'text/javascript' }).end(floorScript);
    if (answer) {
      const body = JSON.stringify(typeof answer === 'function' ? answer() : answer);
      return response.writeHead(200, { ...anyOrigin, 'Content-Type': 'application/json' }).end(body);
    }
    const [name, folder] = [...folders].find(([known]) => path.startsWith(`/${known}/`)) ?? [];
    if (!folder) return response.writeHead(404, anyOrigin).end();
    const file = await readCompressed(join(folder, path.slice(name.length + 2))).catch(() => undefined);
    if (!file) return response.writeHead(404, anyOrigin).end();
    const headers = { 'Content-Type': types[extname(path)] ?? 'application/octet-stream', 'Content-Encoding': 'gzip' };
    response.writeHead(200, { ...anyOrigin, ...headers }).end(file);
  });

/** The customer's site: `/name` shows the page of that contestant. */
export const serveHostPages = (pages) =>
  listen((request, response) => {
    const embed = pages.get(decodeURIComponent(request.url.slice(1)));
    if (embed === undefined) return response.writeHead(204).end();
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(hostPage(embed));
  });

const hostPage = (
  embed,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lakeside Storage</title></head>
<body><h1>Lakeside Storage</h1><p>${'Clean, dry and close by. '.repeat(40)}</p>${embed}</body></html>`;
