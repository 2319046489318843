import { type PageRequest, readPage } from '../database/paging.ts';
import type { Database, LeadRow } from '../database/schema.ts';
import { type LocationFilter, ofLocation } from '../locations/of-location.ts';

export const listLeads = (db: Database, filter: LocationFilter, page: PageRequest) =>
  readPage(ofLocation(db.selectFrom('leads').selectAll(), filter), 'createdAt', page);

export const insertLead = (db: Database, lead: LeadRow) => db.insertInto('leads').values(lead).execute();

export const updateLead = (db: Database, id: string, changes: Partial<LeadRow>) =>
  db.updateTable('leads').set(changes).where('id', '=', id).returningAll().executeTakeFirst();

export const findLeadByKey = (db: Database, botId: string, idempotencyKey: string) =>
  db
    .selectFrom('leads')
    .selectAll()
    .where('botId', '=', botId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
