import { once } from 'node:events';
import { createServer, request as send } from 'node:http';

/**
 * A proxy that gives each request to the next node. A request that reached no node goes to the one after it; one that a
 * node held when it died is answered with 502.
 *
 * @param {() => readonly string[]} nodesNow the current origins of the nodes
 */
export const startProxy = async (nodesNow) => {
  let turn = 0;
  /** The number of requests that a node has not answered yet, by its origin. */
  const inHand = new Map();
  /** The origins of nodes that died with a request, one entry per request. */
  const lost = [];

  const give = (request, body, response, untried) => {
    const node = untried[0];
    if (node === undefined) return void response.writeHead(503).end();
    const { method, url, headers } = request;
    const own = `${headers['x-forwarded-for'] ? `${headers['x-forwarded-for']}, ` : ''}${request.socket.remoteAddress}`;
    const call = send(node + url, { method, headers: { ...headers, 'x-forwarded-for': own }, agent: false });
    let isThere = false;
    let isLost = false;
    const lose = () => {
      if (!isLost) lost.push(node);
      isLost = true;
    };
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
      answer.on('end', settle).on('error', () => {
        // Within its answer.
        lose();
        response.destroy();
      });
      answer.pipe(response);
    });
    call.on('error', () => {
      settle();
      if (!isThere) return give(request, body, response, untried.slice(1));
      lose();
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
    /** The number of requests that a node has not answered yet. */
    inHandOf: (node) => inHand.get(node)?.size ?? 0,
    /** The node of each request that died with it. */
    lost: () => [...lost],
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
