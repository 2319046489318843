import { once } from 'node:events';
import { createServer } from 'node:http';

export interface ModelServer {
  /** For `OPENAI_BASE_URL`. */
  readonly url: string;
  /** The `Authorization` header of each call so far. */
  readonly authorizations: readonly (string | undefined)[];
  close(): Promise<void>;
}

/** An OpenAI-compatible server that gives the same answer to every question. */
export const startModelServer = async (answer: string): Promise<ModelServer> => {
  const authorizations: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    authorizations.push(request.headers.authorization);
    const message = { role: 'assistant', content: answer };
    response
      .setHeader('Content-Type', 'application/json')
      .end(JSON.stringify({ object: 'chat.completion', choices: [{ index: 0, message, finish_reason: 'stop' }] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The model server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    authorizations,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
