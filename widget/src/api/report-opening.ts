import { log } from '../log.ts';
import { fetchJson } from './fetch-json.ts';

/** For the operator's figures; the visitor loses nothing if it fails. */
export const reportOpening = (origin: string, botId: string): void => {
  fetchJson(`${origin}/api/chat/${encodeURIComponent(botId)}/opening`, { method: 'POST', keepalive: true }).catch(log);
};
