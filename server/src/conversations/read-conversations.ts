import type { Conversation, ListedSession } from '@chat-module/contract/conversations';
import { mapPage, type Page, type PageRequest } from '../database/paging.ts';
import type { Database } from '../database/schema.ts';
import { nameDeletedLocationsOfPage } from '../locations/name-deleted-locations.ts';
import type { LocationFilter } from '../locations/of-location.ts';
import { listConversations, type VisitFilter } from './conversations.store.ts';
import { presentConversation } from './present-conversation.ts';
import { presentSession } from './present-session.ts';
import { findOpenings, listVisitorSessions, type SessionFilter } from './sessions.store.ts';

/** One page of messages as operators read them. */
export const readConversations = async (
  db: Database,
  filter: LocationFilter,
  visit: VisitFilter,
  page: PageRequest,
): Promise<Page<Conversation>> =>
  nameDeletedLocationsOfPage(db, mapPage(await listConversations(db, filter, visit, page), presentConversation));

/** One page of visits as operators read them. */
export async function readSessions(
  db: Database,
  filter: LocationFilter,
  asked: SessionFilter,
  request: PageRequest,
): Promise<Page<ListedSession>> {
  const page = await listVisitorSessions(db, filter, asked, request);
  const openings = await findOpenings(db, page.rows);
  return nameDeletedLocationsOfPage(
    db,
    mapPage(page, (row) => presentSession(row, openings.get(row.id))),
  );
}
