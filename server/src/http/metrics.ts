import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

/** In seconds, from cached responses to a slow model. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Prometheus metrics at `/metrics` on a separate port, which no proxy exposes; nothing is loaded if no port is set. Besides
 * Node's own metrics: every request by method, route and status, and the waiting emails.
 */
export async function metrics(app: FastifyInstance, { config, outbox }: Context): Promise<void> {
  const { host, metricsPort: port } = config;
  if (port === undefined) return;
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  });
  new Gauge({
    name: 'chat_module_mails_waiting',
    help: 'Mails that the mail server did not take and that will be sent again',
    registers: [register],
    async collect() {
      this.set(await outbox.countWaiting());
    },
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    duration.observe({ method, route: routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await register.metrics();
      response.writeHead(200, { 'content-type': register.contentType }).end(text);
    } catch {
      response.writeHead(503).end();
    }
  });
  app.addHook('onReady', async () => {
    server.listen(port, host);
    await once(server, 'listening');
  });
  app.addHook('onClose', (_app, done) => void server.close(() => done()));
}
