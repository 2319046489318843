import { once } from 'node:events';
import { createServer } from 'node:http';

/** A model's server that answers whatever `answer` makes of the facts it is told. */
export const startLyingServer = async (answer) => {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const [, told] = JSON.parse(body).messages;
    const facts = JSON.parse(told.content.split('<facts>')[1].split('</facts>')[0]);
    const message = JSON.parse(told.content.split('<message>')[1].split('</message>')[0]);
    const content = answer(facts, message);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}/v1`, stop };
};
