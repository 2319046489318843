import { Agent, request } from 'node:http';

/** Posts JSON over connections that stay open, so many calls at a time; it shares the machine with the server and does little itself. */
export const openClient = (callers) => {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const post = (url, body) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body);
      const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
      const call = request(url, { method: 'POST', agent, headers }, (response) => {
        let answer = '';
        response.setEncoding('utf8').on('data', (part) => {
          answer += part;
        });
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(JSON.parse(answer))
            : reject(new Error(`${response.statusCode} ${answer}`)),
        );
      });
      call.on('error', reject).end(text);
    });
  return { post, close: () => agent.destroy() };
};
