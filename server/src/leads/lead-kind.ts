import { closeFormOffer } from '../conversations/close-form-offer.ts';
import type { LeadRow } from '../database/rows/submissions.ts';
import type { SubmissionKind } from '../submissions/submission.ts';
import { updateMail } from '../submissions/update-mail.ts';
import { leadMail } from './lead-mail.ts';
import { allLeads, insertLead, leadSearchText, updateLead } from './leads.store.ts';

export const leadKind: SubmissionKind<LeadRow> = {
  name: 'lead',
  table: 'leads',
  subject: 'leadId',
  newStatus: 'new',
  details: [
    { field: 'email', name: 'email' },
    { field: 'inquiry', name: 'inquiry' },
  ],
  all: allLeads,
  async insert(transaction, row) {
    await insertLead(transaction, row);
    await closeFormOffer(transaction, row);
  },
  update: updateLead,
  searchText: leadSearchText,
  mail: leadMail,
  updateMail: (location, lead, added, link) => updateMail(location, { what: 'Lead', ...lead }, added, link),
};
