import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';

export interface HostPage {
  readonly origin: string;
  close(): Promise<void>;
}

/** A customer's website: this page at every path, on another origin and another site than the product's. */
export const serveHostPage = async (
  html: string | (() => string),
  headers: OutgoingHttpHeaders = {},
): Promise<HostPage> => {
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
      .end(typeof html === 'string' ? html : html());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host page has no port.');
  return {
    // Named `localhost`, because the product is at 127.0.0.1: a site is identified by its host, not its port.
    origin: `http://localhost:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
