import type { AuditEntry } from '@chat-module/contract/audit';
import { expect, test } from 'vitest';
import { describeChange, describeEntry, nameOfField } from './describe-entry.ts';

const entry: AuditEntry = {
  id: '1',
  actorId: 'a',
  actorName: 'ada',
  action: 'changed',
  kind: 'location',
  subjectId: 'l',
  subjectName: 'Cedar Lane Storage',
  changes: [],
  createdAt: '2026-03-10T15:00:00.000Z',
};

test('an entry is a sentence', () => {
  const said = (fields: Partial<AuditEntry>) => describeEntry({ ...entry, ...fields });
  expect(said({})).toBe('ada changed the location Cedar Lane Storage');
  expect(said({ action: 'deleted', kind: 'user', subjectName: 'bob' })).toBe('ada deleted the user bob');
  expect(said({ kind: 'lead', subjectName: '' })).toBe('ada changed a lead');
  expect(said({ action: 'sign_in_failed', kind: 'session', subjectName: 'bob' })).toBe('A sign-in as bob failed');
  expect(said({ action: 'sign_in_failed', kind: 'session', subjectName: '' })).toBe(
    'A sign-in failed: unknown username',
  );
  expect(said({ action: 'reread' })).toBe('ada started rereading the website of the location Cedar Lane Storage');
  expect(said({ action: 'dismissed' })).toBe(
    'ada dismissed a difference between the website and the location Cedar Lane Storage',
  );
  expect(said({ action: 'sent', kind: 'reservation', subjectName: '' })).toBe(
    'ada sent the confirmation email of a reservation',
  );
  expect(said({ action: 'recalled', kind: 'reservation', subjectName: '' })).toBe(
    'ada canceled the confirmation email of a reservation',
  );
  expect(said({ action: 'resent', kind: 'mail', subjectName: '' })).toBe('ada sent a failed email again');
  expect(said({ action: 'dismissed', kind: 'mail', subjectName: '' })).toBe('ada dismissed a failed email');
  expect(said({ action: 'sent', kind: 'mail', subjectName: 'a@example.com' })).toBe(
    'ada sent a test email to a@example.com',
  );
  expect(said({ action: 'erased', kind: 'visitor', subjectName: '' })).toBe("ada erased a visitor's data");
});

test('a change shows old and new value, if the log has them', () => {
  expect(describeChange({ field: 'status', from: 'new', to: 'closed' })).toBe('"new" → "closed"');
  expect(describeChange({ field: 'status', from: '', to: 'closed' })).toBe('nothing → "closed"');
  expect(describeChange({ field: 'notes', from: null, to: null })).toBe('changed');
  expect(describeChange({ field: 'faqs', from: null, to: '12' })).toBe('12');
});

test('a field name becomes words', () => {
  expect(nameOfField('facilityEmail')).toBe('facility email');
  expect(nameOfField('offsetX')).toBe('distance from side');
});
