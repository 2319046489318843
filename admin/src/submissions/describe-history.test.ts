import type { HistoryEntry } from '@chat-module/contract/submissions';
import { expect, test } from 'vitest';
import { describeHistory, textOf } from './describe-history.ts';

const entry = (fields: Partial<HistoryEntry>): HistoryEntry => ({
  ...{ id: '1', kind: 'status', actorId: null, actorName: 'ann', from: '', to: '' },
  createdAt: '2026-03-10T10:00:00.000Z',
  ...fields,
});

test.each<[Partial<HistoryEntry>, RegExp]>([
  [{ kind: 'status', from: 'new', to: 'closed' }, /^changed the status from New to closed$/],
  [{ kind: 'assignee', to: 'Bo Lee' }, /^assigned it to Bo Lee$/],
  [{ kind: 'assignee', from: 'Bo Lee' }, /^unassigned Bo Lee$/],
  [{ kind: 'followUpOn', to: '2026-12-03' }, /^set the follow-up to .*2026$/],
  [{ kind: 'followUpOn', from: '2026-12-03' }, /^removed the follow-up on .*2026$/],
  [{ kind: 'heldUntil', to: '2026-12-03' }, /^set the hold to .*2026$/],
  [{ kind: 'heldUntil', from: '2026-12-03' }, /^removed the hold until .*2026$/],
  [{ kind: 'holdExpired', to: '2026-12-03' }, /^ended the hold, which expired on .*2026$/],
  [{ kind: 'confirmationSent' }, /^sent a confirmation email$/],
  [{ kind: 'confirmationRecalled' }, /^canceled the confirmation email before it was sent$/],
  [{ kind: 'notes', to: 'Call' }, /^changed the notes$/],
  [{ kind: 'notes', from: 'Call' }, /^cleared the notes$/],
  [{ kind: 'note', to: 'Called.' }, /^added a note$/],
])('%j', (fields, sentence) => {
  expect(describeHistory(entry(fields), { new: 'New' })).toMatch(sentence);
});

test('only notes hold a text', () => {
  expect(textOf(entry({ kind: 'note', to: 'Called.' }))).toBe('Called.');
  expect(textOf(entry({ kind: 'status', to: 'closed' }))).toBe('');
});
