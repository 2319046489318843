import type { LeadSort } from '@chat-module/contract/leads';
import type { Context } from '../context.ts';
import { exportPages } from '../http/export-pages.ts';
import { describePage } from '../submissions/describe-work.ts';
import { nameLocations } from '../submissions/name-locations.ts';
import type { ReadFilter } from '../submissions/submission-filter.ts';
import { listLeads, openLeadStatuses } from './leads.store.ts';

const headings = [
  ...['Created (UTC)', 'Name', 'Phone', 'Email', 'Unit size', 'Inquiry', 'Status', 'Location'],
  ...['Assigned to', 'Follow-up date', 'Notes', 'Page'],
];

/** The leads that match a filter, as CSV. */
export const exportLeads = (context: Context, filter: ReadFilter, sort: LeadSort): AsyncGenerator<string> =>
  exportPages(
    headings,
    async (request) => {
      const page = await describePage(context, await listLeads(context.db, filter, sort, request), openLeadStatuses);
      return nameLocations(context.db, page);
    },
    (lead) => [
      ...[lead.createdAt, lead.name, lead.phone, lead.email, lead.unitSize, lead.inquiry, lead.status],
      ...[lead.locationName, lead.assigneeName, lead.followUpOn, lead.notes, lead.pageUrl],
    ],
  );
