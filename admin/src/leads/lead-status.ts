import { type LeadStatus, leadStatuses } from '@chat-module/contract/leads';

export const leadStatusLabels: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  converted: 'Converted',
  closed: 'Closed',
};

export const leadStatusOptions = leadStatuses.map((value) => ({ value, label: leadStatusLabels[value] }));
