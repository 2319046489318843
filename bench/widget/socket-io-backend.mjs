import { randomUUID } from 'node:crypto';

const handshake = { upgrades: [], pingInterval: 60_000, pingTimeout: 60_000, maxPayload: 1_000_000 };

/**
 * The backend of rasa-webchat: Engine.IO 4 by long polling, as far as opening a chat needs it. Source:
 * socket.io/docs/v4/engine-io-protocol.
 */
export const createSocketIoBackend = () => {
  /** By connection: the packets to send, and the poll that waits for one. */
  const connections = new Map();

  const deliver = (connection) => {
    if (!connection.poll || connection.packets.length === 0) return;
    connection.poll.end(connection.packets.shift());
    connection.poll = undefined;
  };

  return (request, response) => {
    const sid = new URL(request.url, 'http://localhost').searchParams.get('sid');
    const connection = connections.get(sid);
    if (!connection) {
      const newSid = randomUUID();
      connections.set(newSid, { packets: [`40{"sid":"${newSid}"}`, '42["session_confirm","session-1"]'] });
      return response.end(`0${JSON.stringify({ sid: newSid, ...handshake })}`);
    }
    if (request.method === 'POST') {
      request.resume();
      return response.end('ok');
    }
    connection.poll = response;
    deliver(connection);
  };
};
