import type { Lead } from '@chat-module/contract/leads';
import type { SubmissionKind } from '../submissions/submission-kind.ts';
import { leadStatusLabels } from './lead-status.ts';

export const leadKind: SubmissionKind<Lead> = {
  path: '/api/admin/leads',
  param: 'lead',
  one: 'Lead',
  nameOf: ({ name }) => name,
  statusLabels: leadStatusLabels,
  nextSteps: {
    new: { to: 'contacted', label: 'Mark contacted' },
    contacted: { to: 'converted', label: 'Mark converted' },
  },
};
