import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test('METRICS_PORT serves /metrics with requests by route, never by URL', async () => {
  const port = await freePort();
  const app = await startTestApp({ METRICS_PORT: String(port) });
  await app.app.ready();
  await app.call('GET', '/api/bots/a-visitor-s-bot/public');
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await response.text();
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/bots/:id/public",status="404"} 1',
  );
  expect(text).toContain('chat_module_mails_waiting 0');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('a-visitor-s-bot');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});

test('without METRICS_PORT there is no /metrics', async () => {
  const app = await startTestApp();
  expect((await app.call('GET', '/metrics')).statusCode).toBe(404);
});
