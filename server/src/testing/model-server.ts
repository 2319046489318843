import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface Received {
  readonly authorization: string | undefined;
  readonly body: string;
  /** The messages in the body, by role. */
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** One way to answer a question. */
export type Manner = (response: ServerResponse, received: Received, request: IncomingMessage) => void;

export interface ModelServer {
  readonly url: string;
  readonly received: readonly Received[];
  /** Sets the answers to the next questions, in order; the last one repeats. */
  behave(...manners: Manner[]): void;
}

/** A fake model server that implements OpenAI's chat completions, well or badly as told. */
export async function startModelServer(...first: Manner[]): Promise<ModelServer> {
  const received: Received[] = [];
  let script = first;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const question = { authorization: request.headers.authorization, body, messages: messagesOf(body) };
      received.push(question);
      const [manner = stall] = script;
      if (script.length > 1) script = script.slice(1);
      manner(response, question, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    received,
    behave(...manners) {
      script = manners;
    },
  };
}

function messagesOf(body: string): Received['messages'] {
  const asked: { messages?: Received['messages'] } = JSON.parse(body);
  return asked.messages ?? [];
}

/** Any JSON with status 200. */
export const send =
  (value: unknown): Manner =>
  (response) =>
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(value));

/** A completion with these fields in its message. */
export const sendMessage = (message: object, finish = 'stop'): Manner =>
  send({ object: 'chat.completion', choices: [{ index: 0, message, finish_reason: finish }] });

export const say = (content: unknown, finish?: string): Manner => sendMessage({ role: 'assistant', content }, finish);

/** Answers with the result of a function of the question. */
export const sayFrom =
  (write: (received: Received) => string): Manner =>
  (response, received, request) =>
    say(write(received))(response, received, request);

const event = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

const startStream = (response: ServerResponse): ServerResponse =>
  response.setHeader('Content-Type', 'text/event-stream');

/** Word by word as server-sent events, although no stream was requested. */
export const stream =
  (text: string): Manner =>
  (response) => {
    startStream(response).write(': a comment\n\n');
    response.write(event({ role: 'assistant', content: '' }));
    for (const word of text.split(/(?<= )/)) response.write(event({ content: word }));
    response.write(event({}, 'stop'));
    response.end('data: [DONE]\n\n');
  };

/** A finished stream on a connection that stays open. */
export const streamAndStay =
  (text: string): Manner =>
  (response) => {
    startStream(response).write(`${event({ content: text })}data: [DO`);
    response.write('NE]\n\n');
  };

export const breakStream: Manner = (response) => {
  startStream(response).end(event({ content: 'We are open from' }));
};

export const refuse =
  (status: number, headers: Record<string, string> = {}): Manner =>
  (response, { authorization, body }) =>
    response.writeHead(status, headers).end(`{"error":{"message":${JSON.stringify(`${authorization} ${body}`)}}}`);

export const sendPage =
  (contentType = 'text/html'): Manner =>
  (response) =>
    response.setHeader('Content-Type', contentType).end('<!doctype html><h1>Sign in</h1>');

export const breakConnection: Manner = (_response, _received, request) => void request.socket.resetAndDestroy();

/** Loses the connection in the middle of an answer. */
export const breakWithinBody: Manner = (response, _received, request) => {
  response.setHeader('Content-Type', 'application/json');
  response.write('{"choices":[', () => request.socket.resetAndDestroy());
};

/** Never answers. */
export const stall: Manner = () => {};

export const stallAfterHeaders: Manner = (response) =>
  response.setHeader('Content-Type', 'application/json').flushHeaders();

export const stallWithinBody: Manner = (response) =>
  void response.setHeader('Content-Type', 'application/json').write('{"choices":[');

/** Sends a little at a time without end. */
export const drip: Manner = (response) => {
  startStream(response);
  const timer = setInterval(() => response.write(event({ content: 'la ' })), 20);
  response.on('close', () => clearInterval(timer));
};

/** Sends as many bytes as the client reads. */
export const flood: Manner = (response) => {
  response.setHeader('Content-Type', 'application/json').write('{"choices":[{"message":{"content":"');
  const chunk = 'la '.repeat(20_000);
  const pour = () => {
    while (!response.destroyed && response.write(chunk)) {
      // Without end, as long as the other side keeps up.
    }
  };
  response.on('drain', pour);
  pour();
};
