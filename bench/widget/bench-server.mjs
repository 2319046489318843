import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createSocketIoBackend } from './socket-io-backend.mjs';

const types = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

const typebotChat = {
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

/** What a rival's own server answers when a visitor opens the chat. */
const backendAnswers = [
  [/\/api\/v1\/typebots\/\w+\/startChat$/, typebotChat],
  [/\/api\/v1\/public-chatbotConfig\//, {}],
  [/\/api\/v1\/chatflows-streaming\//, { isStreaming: false }],
  [/\/webhook/, { data: [] }],
];

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

const sendFile = async (response, path) => {
  const file = await readCompressed(path).catch(() => undefined);
  if (!file) return response.writeHead(404, anyOrigin).end();
  const type = types[extname(path)] ?? 'application/octet-stream';
  response.writeHead(200, { ...anyOrigin, 'Content-Type': type, 'Content-Encoding': 'gzip' }).end(file);
};

const sendJson = (response, body) =>
  response.writeHead(200, { ...anyOrigin, 'Content-Type': 'application/json' }).end(JSON.stringify(body));

const widgetFolder = join(import.meta.dirname, '../../widget/dist');

/**
 * Serves all contestants' files gzipped from memory, so that only the browser's work differs; answers the rivals' calls
 * and passes ours on to the product.
 */
export const serveContestants = ({ folders, scripts, productOrigin }) => {
  const answerSocketIo = createSocketIoBackend();
  return listen(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    if (request.method === 'OPTIONS') return response.writeHead(204, anyOrigin).end();
    for (const [name, value] of Object.entries(anyOrigin)) response.setHeader(name, value);
    if (path.startsWith('/socket.io/')) return answerSocketIo(request, response);
    const script = scripts.get(path);
    if (script) return response.writeHead(200, { ...anyOrigin, 'Content-Type': 'text/javascript' }).end(script);
    if (path.startsWith('/widget')) return sendFile(response, join(widgetFolder, path));
    if (path.endsWith('/public')) return sendJson(response, await (await fetch(`${productOrigin}${path}`)).json());
    const answer = backendAnswers.find(([pattern]) => pattern.test(path))?.[1];
    if (answer) return sendJson(response, answer);
    const [name, folder] = [...folders].find(([known]) => path.startsWith(`/${known}/`)) ?? [];
    if (!folder) return response.writeHead(404, anyOrigin).end();
    return sendFile(response, join(folder, path.slice(name.length + 2)));
  });
};

/** The customer's site: `/name` is the page of that contestant. */
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
