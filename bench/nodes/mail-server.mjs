import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail server that accepts everything and counts how often it got each email, by its outbox id. */
export const startMailServer = async () => {
  const deliveries = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      let text = '';
      try {
        for await (const chunk of stream) text += chunk;
      } catch {
        // The sender was killed halfway.
        return;
      }
      const id = /^Message-ID: <([^@>]+)@/im.exec(text)?.[1];
      deliveries.set(id, (deliveries.get(id) ?? 0) + 1);
      done();
    },
  });
  // A killed sender resets its connections.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    deliveries,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};
