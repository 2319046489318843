import type { AuditChange, AuditKind } from '@chat-module/contract/audit';
import { defaultWidgetSettings } from '@chat-module/contract/widget-settings';

/** Fields whose values may be logged. For all others, only the name is logged. */
const harmless: Partial<Record<AuditKind, readonly string[]>> = {
  user: ['username', 'firstName', 'lastName', 'email', 'role', 'locationId', 'locationIds'],
  location: [
    'businessName',
    'address',
    'phoneNumber',
    'website',
    'paymentPortalUrl',
    'facilityEmail',
    'emailSubject',
    'officeHours',
    'pricingPageUrl',
    'contactPageUrl',
    'faqPageUrl',
    'timezone',
    'timezoneSource',
    'retentionDays',
    'holdDays',
    'holdReminderDays',
    'confirmationMail',
    'confirmationSubject',
  ],
  bot: [
    'name',
    'location',
    'websiteUrl',
    'primaryColor',
    'position',
    'status',
    'modelAnswersPerDay',
    'locationId',
    ...Object.keys(defaultWidgetSettings),
  ],
  faq: ['question', 'answer', 'questionEs', 'answerEs', 'category', 'status'],
  faq_set: ['name'],
  lead: ['status', 'assigneeId', 'followUpOn'],
  reservation: ['status', 'assigneeId', 'followUpOn', 'heldUntil'],
};

/** Maintained by the product, or covered by another field. */
const ownFields = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'usernameKey',
  'questionKey',
  'nameKey',
  'knowledgeVersion',
  'openaiKeyMask',
  'usageCount',
  'importedKey',
  'importedAnswer',
  'importedCategory',
  'importedFrom',
  'nameKey',
  'cityKey',
  'searchText',
  'holdEndsAt',
  'holdReminderAt',
]);

/** Readable names of fields whose column is named differently. */
const namesOfColumns = new Map([
  ['openaiKeyCipher', 'openaiKey'],
  ['pictureHash', 'picture'],
]);

const longest = 200;

const asText = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value);
  return text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text;
};

/** The fields in which two versions of a row differ, in the order of the newer one. */
export function describeChanges(kind: AuditKind, before: object, after: object): AuditChange[] {
  const earlier = new Map<string, unknown>(Object.entries(before));
  const shown = harmless[kind] ?? [];
  return Object.entries(after)
    .filter(([column, value]) => !ownFields.has(column) && earlier.get(column) !== value)
    .map(([column, value]) => {
      const field = namesOfColumns.get(column) ?? column;
      if (!shown.includes(column)) return { field, from: null, to: null };
      return { field, from: asText(earlier.get(column)), to: asText(value) };
    });
}
