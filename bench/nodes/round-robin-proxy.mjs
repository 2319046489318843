import { once } from 'node:events';
import { createServer, request as send } from 'node:http';

/**
 * A proxy that gives each request to the next node. What never reached a node, since nothing listened there, goes to the one after
 * it; what a node had in hand when it died is lost, and answered with 502.
 *
 * @param {() => readonly string[]} nodesNow the origins of the nodes at this moment
 */
export const startProxy = async (nodesNow) => {
  let turn = 0;
  /** The requests that were given to a node and not answered by it yet, by its origin. */
  const inHand = new Map();
  /** The nodes that took such a request with them, one entry for each. */
  const lost = [];

  const give = (request, body, response, untried) => {
    const node = untried[0];
    if (node === undefined) return void response.writeHead(503).end();
    const { method, url, headers } = request;
    const own = `${headers['x-forwarded-for'] ? `${headers['x-forwarded-for']}, ` : ''}${request.socket.remoteAddress}`;
    const call = send(node + url, { method, headers: { ...headers, 'x-forwarded-for': own }, agent: false });
    let isThere = false;
    const settle = () => inHand.get(node)?.delete(call);
    call.on('socket', (socket) => {
      socket.once('connect', () => {
        isThere = true;
        if (!inHand.has(node)) inHand.set(node, new Set());
        inHand.get(node).add(call);
      });
    });
    call.on('response', (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.on('end', settle).on('error', () => response.destroy());
      answer.pipe(response);
    });
    call.on('error', () => {
      settle();
      if (!isThere) return give(request, body, response, untried.slice(1));
      lost.push(node);
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    call.end(body);
  };

  const server = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    const nodes = nodesNow();
    const first = turn++ % nodes.length;
    give(request, Buffer.concat(parts), response, [...nodes.slice(first), ...nodes.slice(0, first)]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    /** How many requests a node has in hand. */
    inHandOf: (node) => inHand.get(node)?.size ?? 0,
    /** For each request that went down with its node, which that was. */
    lost: () => [...lost],
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
