import type { LocationEdit } from '@chat-module/contract/location-edits';
import { wholeNumber } from '../../ui/form/whole-number.ts';

/** A field of the bulk edit, as typed. */
export interface EditField {
  readonly name: keyof LocationEdit;
  /** The label of the checkbox that selects the field. */
  readonly label: string;
  readonly valueLabel: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly kind: 'line' | 'lines' | 'email' | 'url' | 'number';
  read(typed: string): unknown;
}

const asTyped = (typed: string): string => typed;
const eachLine = (typed: string): string[] => typed.split('\n').filter((line) => line.trim() !== '');
/** Sends text that isn't a number as typed, so that the server refuses it. */
const asNumber = (typed: string): unknown => {
  const number = wholeNumber(typed.trim());
  return Number.isNaN(number) ? typed : number;
};
const emptyClears = 'Leave empty to clear it.';

export const editFields: readonly EditField[] = [
  {
    name: 'officeHours',
    label: 'Office hours',
    valueLabel: 'New office hours',
    kind: 'lines',
    placeholder: 'Mon-Fri: 9:00 AM - 6:00 PM\nSat: 9:00 AM - 2:00 PM',
    hint: 'One day or range of days per line. Gate hours aren’t changed.',
    read: asTyped,
  },
  {
    name: 'gateHours',
    label: 'Gate hours',
    valueLabel: 'New gate hours',
    kind: 'lines',
    placeholder: '6:00 AM - 10:00 PM daily',
    hint: 'One day or range of days per line. Office hours aren’t changed.',
    read: asTyped,
  },
  {
    name: 'addAmenities',
    label: 'Add amenities',
    valueLabel: 'Amenities to add',
    kind: 'lines',
    hint: 'One per line.',
    read: eachLine,
  },
  {
    name: 'removeAmenities',
    label: 'Remove amenities',
    valueLabel: 'Amenities to remove',
    kind: 'lines',
    hint: 'One per line.',
    read: eachLine,
  },
  {
    name: 'facilityEmail',
    label: 'Facility email',
    valueLabel: 'New facility email',
    kind: 'email',
    hint: emptyClears,
    read: asTyped,
  },
  {
    name: 'paymentPortalUrl',
    label: 'Payment portal URL',
    valueLabel: 'New payment portal URL',
    kind: 'url',
    hint: emptyClears,
    read: asTyped,
  },
  {
    name: 'emailSubject',
    label: 'Email subject',
    valueLabel: 'New email subject',
    kind: 'line',
    hint: 'Leave empty for the default.',
    read: asTyped,
  },
  {
    name: 'emailTemplate',
    label: 'Email template',
    valueLabel: 'New email template',
    kind: 'lines',
    hint: 'Leave empty for the default.',
    read: asTyped,
  },
  {
    name: 'retentionDays',
    label: 'Days to keep',
    valueLabel: 'New days to keep',
    kind: 'number',
    placeholder: 'Forever',
    hint: "For visitors' data. Leave empty to keep everything.",
    read: asNumber,
  },
];

/** The chosen fields as typed, by name. */
export type TypedEdit = Readonly<Partial<Record<keyof LocationEdit, string>>>;

export const editOf = (typed: TypedEdit): LocationEdit =>
  Object.fromEntries(
    editFields.flatMap(({ name, read }) => {
      const text = typed[name];
      return text === undefined ? [] : [[name, read(text)]];
    }),
  );

const labels = new Map<string, string>([
  ...editFields.map(({ name, label }) => [name, label] as const),
  ['officeHours', 'Hours'],
  ['amenities', 'Amenities'],
]);

const emptyValues = new Map([
  ['emailSubject', 'the default'],
  ['emailTemplate', 'the default'],
  ['retentionDays', 'forever'],
]);

/** What an empty field means. */
export const emptyValueOf = (field: string): string => emptyValues.get(field) ?? 'nothing';

/** The name of a changed field in the preview. */
export const labelOfField = (field: string): string => labels.get(field) ?? field;
