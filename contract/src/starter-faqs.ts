import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byBot, byId, optionalText } from './fields.ts';

/** The blanks that an operator fills in; the others come from the location record. */
export const starterBlanks = [
  { name: 'gateHours', label: 'Gate hours', example: '6 AM to 10 PM every day' },
  { name: 'paymentMethods', label: 'Ways to pay', example: 'credit cards, checks and cash' },
  { name: 'rentDue', label: 'Rent is due', example: 'on the 1st of each month' },
  { name: 'lateFee', label: 'Late fee', example: '$20 from the 6th day on' },
  { name: 'deposit', label: 'Deposit', example: 'none' },
  { name: 'moveInFee', label: 'Move-in fee', example: '$25, paid once' },
  { name: 'insurance', label: 'Insurance', example: 'required, from $12 a month' },
  { name: 'notice', label: 'Notice before moving out', example: '10 days' },
] as const;
export type StarterBlank = (typeof starterBlanks)[number]['name'];

/** Blanks that only the location record fills, and their labels. */
export const recordBlanks = {
  businessName: 'Business name',
  phone: 'Phone number',
  address: 'Address',
  officeHours: 'Office hours',
  paymentPortal: 'Payment portal',
  climateSizes: 'A climate-controlled size',
  driveUpSizes: 'A drive-up size',
  parkingSizes: 'A size of the category Parking',
} as const;
export type RecordBlank = keyof typeof recordBlanks;

const starterFaq = z.object({
  id: z.string(),
  category: z.string(),
  question: z.string(),
  answer: z.string().meta({ description: 'With blanks such as {{lateFee}}' }),
});
export type StarterFaq = z.output<typeof starterFaq>;

export const listStarterFaqs = endpoint({
  method: 'GET',
  path: '/api/locations/:id/starter-faqs',
  access: 'manager',
  summary: 'Storage questions with answers to start from, and what the location record already fills in',
  params: byId,
  reply: z.object({
    faqs: z.array(starterFaq),
    known: z.record(z.string(), z.string()).meta({ description: 'The blanks that the location record fills in' }),
  }),
});

const given = Object.fromEntries(starterBlanks.map(({ name, label }) => [name, optionalText(label, 300)]));

/** Blanks of a set's FAQs: each bot's location record fills them in when the bot answers. */
export const filledByEachRecord: ReadonlySet<string> = new Set([...Object.keys(recordBlanks), 'gateHours']);

const chosenStarterFaqs = z.object({
  keep: z.array(z.string().max(100)).min(1, 'Choose at least one question.').max(100),
  values: z.object(given).partial(),
});

const addedStarterFaqs = z.object({
  imported: z.number().meta({ description: 'How many were added or changed' }),
  skipped: z.number().meta({ description: 'How many existed already, or were kept because an operator edited them' }),
  leftOut: z.array(z.string()).meta({ description: 'The ids of questions with an open blank' }),
});

export const addStarterFaqs = endpoint({
  method: 'POST',
  path: '/api/bots/:botId/starter-faqs',
  access: 'manager',
  summary: "Add starter questions to a bot's FAQs; one with an open blank is left out",
  params: byBot,
  body: chosenStarterFaqs,
  reply: addedStarterFaqs,
});

export const addSetStarterFaqs = endpoint({
  method: 'POST',
  path: '/api/faq-sets/:id/starter-faqs',
  access: 'manager',
  summary: "Add starter questions to an FAQ set; blanks that each bot's location record fills in stay open",
  params: byId,
  body: chosenStarterFaqs,
  reply: addedStarterFaqs,
});
