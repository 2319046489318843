import { optionalLines, optionalText } from './fields.ts';

/** The placeholders of the email that confirms a reservation to its visitor, each in double braces. */
export const confirmationVariables = [
  'customerName',
  'unit',
  'unitSize',
  'unitType',
  'moveInDate',
  'heldUntil',
  'facilityName',
  'facilityPhone',
  'facilityAddress',
] as const;
export type ConfirmationValues = Readonly<Record<(typeof confirmationVariables)[number], string>>;

export const defaultConfirmationSubject = 'Your reservation at {{facilityName}} is confirmed';
export const defaultConfirmationTemplate = `Hello {{customerName}},

Your reservation at {{facilityName}} is confirmed.

Unit: {{unit}}
Move-in date: {{moveInDate}}

To change or cancel it, please call us at {{facilityPhone}}.

{{facilityName}}
{{facilityAddress}}`;

/** Whether the visitor gets the email when an operator confirms the reservation. */
export const confirmationMailSettings = ['off', 'on'] as const;

const known: ReadonlySet<string> = new Set(confirmationVariables);
const placeholders = /\{\{([^{}]*)\}\}/g;

/** The first unknown placeholder, as written. */
const unknownIn = (template: string): string | undefined =>
  [...template.matchAll(placeholders)].find(([, name = '']) => !known.has(name.trim()))?.[0];

const refusal = (template: string): string =>
  `There is no placeholder ${unknownIn(template)}. Use: ${confirmationVariables.map((name) => `{{${name}}}`).join(', ')}.`;

/** Refuses unknown placeholders: a visitor would see them as written. */
const template = (text: ReturnType<typeof optionalLines>) =>
  text.refine((value) => unknownIn(value) === undefined, { error: ({ input }) => refusal(String(input)) });

export const confirmationSubject = template(optionalText('Confirmation subject', 300));
export const confirmationTemplate = template(optionalLines('Confirmation text', 10_000));
