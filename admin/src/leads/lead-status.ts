import type { leadStatuses } from '@chat-module/contract/leads';

export type LeadStatus = (typeof leadStatuses)[number];

export const leadStatusOptions: readonly { value: LeadStatus; label: string }[] = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'converted', label: 'Converted' },
  { value: 'closed', label: 'Closed' },
];

export const knownLeadStatus = (status: string): LeadStatus =>
  leadStatusOptions.find(({ value }) => value === status)?.value ?? 'new';
