import { log } from '../log.ts';
import { fetchJson } from './fetch-json.ts';

/** Reports the opening for the operator's figures. A failure doesn't affect the visitor. */
export const reportOpening = (origin: string, botId: string): void => {
  fetchJson(`${origin}/api/chat/${encodeURIComponent(botId)}/opening`, { method: 'POST', keepalive: true }).catch(log);
};
