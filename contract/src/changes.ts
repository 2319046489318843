import { z } from 'zod';
import { endpoint, eventStream } from './endpoint.ts';

/** The topics of the change stream. Each stands for the calls that read its data. */
export const changeTopics = ['leads', 'reservations', 'questions', 'conversations', 'mails'] as const;
export type ChangeTopic = (typeof changeTopics)[number];

/** The data of a `change` event. */
export interface ChangeEvent {
  readonly topics: readonly ChangeTopic[];
}

export const streamChanges = endpoint({
  method: 'GET',
  path: '/api/admin/changes',
  access: 'signedIn',
  summary:
    'Server-sent events: `change` with `{"topics": [...]}` when something that the operator may see has changed, `ready` ' +
    'at the start, `heartbeat` every 20 seconds. After a new connection, read again what you show. The stream ends with ' +
    'the session and when the role or the location of the operator changes',
  reply: z.string(),
  contentType: eventStream,
});
