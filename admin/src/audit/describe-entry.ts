import type { AuditAction, AuditChange, AuditEntry, AuditKind } from '@chat-module/contract/audit';

export const auditKindLabels: Readonly<Record<AuditKind, string>> = {
  session: 'Sign-ins and sign-outs',
  user: 'Users',
  location: 'Locations',
  bot: 'Bots',
  faq: 'FAQs',
  faq_set: 'FAQ sets',
  question: 'Unanswered questions',
  conversation: 'Conversations',
  lead: 'Leads',
  reservation: 'Reservations',
  analytics: 'Exported analytics',
  visitor: "Visitors' data",
  mail: 'Emails',
  backup: 'Backups',
  audit_log: 'Audit log',
};

export const isAuditKind = (text: string): text is AuditKind => Object.hasOwn(auditKindLabels, text);

const things: Readonly<Record<AuditKind, string>> = {
  session: 'the session of',
  user: 'the user',
  location: 'the location',
  bot: 'the bot',
  faq: 'the FAQ',
  faq_set: 'the FAQ set',
  question: 'an unanswered question',
  conversation: 'a conversation',
  lead: 'a lead',
  reservation: 'a reservation',
  analytics: 'the analytics of the bot',
  visitor: "a visitor's data",
  mail: 'a test email to',
  backup: 'everything to a backup',
  audit_log: 'the audit log',
};

const subjectOf = ({ kind, subjectName }: AuditEntry): string =>
  subjectName === '' ? things[kind] : `${things[kind]} ${subjectName}`;

/** Exported as lists. */
const lists: Partial<Readonly<Record<AuditKind, string>>> = {
  user: 'the list of users',
  faq: 'FAQs',
  question: 'unanswered questions',
  conversation: 'conversations',
  lead: 'leads',
  reservation: 'reservations',
};

const sentences: Readonly<Record<AuditAction, (entry: AuditEntry) => string>> = {
  created: (entry) => `${entry.actorName} created ${subjectOf(entry)}`,
  changed: (entry) => `${entry.actorName} changed ${subjectOf(entry)}`,
  deleted: (entry) => `${entry.actorName} deleted ${subjectOf(entry)}`,
  imported: ({ actorName, kind, subjectName }) =>
    `${actorName} imported FAQs into the ${kind === 'faq_set' ? 'FAQ set' : 'bot'} ${subjectName}`,
  exported: (entry) => `${entry.actorName} exported ${lists[entry.kind] ?? subjectOf(entry)}`,
  erased: (entry) => `${entry.actorName} erased ${subjectOf(entry)}`,
  reread: (entry) => `${entry.actorName} started rereading the website of ${subjectOf(entry)}`,
  dismissed: (entry) =>
    entry.kind === 'mail'
      ? `${entry.actorName} dismissed a failed email`
      : `${entry.actorName} dismissed a difference between the website and ${subjectOf(entry)}`,
  resent: ({ actorName }) => `${actorName} sent a failed email again`,
  sent: (entry) =>
    `${entry.actorName} sent ${entry.kind === 'reservation' ? 'the confirmation email of a reservation' : subjectOf(entry)}`,
  recalled: ({ actorName }) => `${actorName} canceled the confirmation email of a reservation`,
  hold_expired: (entry) => `The hold on ${subjectOf(entry)} expired`,
  signed_in: ({ actorName }) => `${actorName} signed in`,
  sign_in_failed: ({ subjectName }) =>
    subjectName === '' ? 'A sign-in failed: unknown username' : `A sign-in as ${subjectName} failed`,
  second_factor_failed: ({ subjectName }) => `A sign-in as ${subjectName} failed: wrong two-factor code`,
  signed_out: ({ actorName }) => `${actorName} signed out`,
  password_set: ({ actorName, subjectName }) => `${actorName} set the password of the user ${subjectName}`,
  reset_requested: ({ subjectName }) => `Someone requested a password reset link for ${subjectName}`,
  invited: ({ actorName, subjectName }) => `${actorName} invited ${subjectName}`,
  revoked: ({ actorName, subjectName }) => `${actorName} revoked the invitation of ${subjectName}`,
  accepted: ({ actorName }) => `${actorName} accepted an invitation`,
  second_factor_on: ({ actorName }) => `${actorName} turned on two-factor sign-in`,
  second_factor_off: ({ actorName, subjectName }) =>
    `${actorName} turned off two-factor sign-in for the user ${subjectName}`,
  sessions_ended: ({ actorName }) => `${actorName} signed out of other sessions`,
  password_reset: ({ actorName }) => `${actorName} set a new password through an emailed link`,
};

/** What happened, as a sentence without a period. */
export const describeEntry = (entry: AuditEntry): string => sentences[entry.action](entry);

/** Names that say little on their own. */
const fieldNames = new Map([
  ['offsetX', 'distance from side'],
  ['offsetY', 'distance from top or bottom'],
  ['colorScheme', 'dark mode'],
  ['followUpOn', 'follow-up date'],
  ['assigneeId', 'assigned to'],
  ['locationId', 'location'],
  ['locationIds', 'locations'],
  ['poweredByUrl', 'powered by link'],
]);

/** `officeHours` is "office hours". */
export const nameOfField = (field: string): string =>
  fieldNames.get(field) ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const quoted = (value: string | null): string => (value === '' || value === null ? 'nothing' : `"${value}"`);

/** The old and new value, or only that the field changed if the log keeps no values. */
export const describeChange = ({ from, to }: AuditChange): string => {
  if (from === null && to === null) return 'changed';
  return from === null ? (to ?? '') : `${quoted(from)} → ${quoted(to)}`;
};
