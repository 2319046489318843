import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const slowMs = 11_000;
const stallMs = 12_000;
const completion = {
  choices: [{ index: 0, message: { role: 'assistant', content: 'UNKNOWN' }, finish_reason: 'stop' }],
};

/**
 * Answers after 11 s, just within the product's deadline, and every fourth time after 12 s, just outside it. A model that
 * only stalled would trip the circuit breaker.
 */
export const startSlowModel = async () => {
  let asked = 0;
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    await delay(asked++ % 4 === 3 ? stallMs : slowMs);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(completion));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    asked: () => asked,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
