import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  byBot,
  byId,
  id,
  instant,
  listCount,
  ofLocation,
  oneOf,
  optionalId,
  optionalLines,
  optionalText,
  pageQuery,
  requiredLines,
  requiredWebAddress,
  saying,
} from './fields.ts';

export const faqStatuses = ['active', 'inactive'] as const;
export type FaqStatus = (typeof faqStatuses)[number];
export const defaultFaqCategory = 'general';
/** An import cuts longer answers. */
export const maxAnswerLength = 10_000;

export const faq = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  questionEs: z.string().meta({ description: 'In Spanish; empty if there is no Spanish version' }),
  answerEs: z.string().meta({ description: 'For visitors who write Spanish; empty if there is no Spanish version' }),
  category: z.string(),
  status: z.enum(faqStatuses),
  usageCount: z.number(),
  botId: z.string().optional().meta({ description: 'Missing for an FAQ of a set' }),
  setId: z.string().optional().meta({ description: 'The set that it belongs to, instead of a bot' }),
  overridesId: z.string().optional().meta({ description: 'The FAQ of a set that it replaces for its bot' }),
  createdAt: instant,
  updatedAt: instant,
});
export type Faq = z.output<typeof faq>;

const faqFields = z.object({
  botId: id('Bot'),
  question: requiredLines('Question', 1000),
  answer: requiredLines('Answer', maxAnswerLength),
  questionEs: optionalLines('Spanish question', 1000),
  answerEs: optionalLines('Spanish answer', maxAnswerLength),
  category: optionalText('Category', 100).transform((category) => category || defaultFaqCategory),
  status: oneOf('Status', faqStatuses),
});

interface SpanishVersion {
  readonly questionEs?: string | undefined;
  readonly answerEs?: string | undefined;
}

/** The missing half of a Spanish version: a visitor needs question and answer. */
export function missingInSpanish({
  questionEs = '',
  answerEs = '',
}: SpanishVersion): { readonly path: keyof SpanishVersion; readonly message: string } | undefined {
  if ((questionEs === '') === (answerEs === '')) return undefined;
  return questionEs === ''
    ? { path: 'questionEs', message: 'Add the Spanish question, or clear the Spanish answer.' }
    : { path: 'answerEs', message: 'Add the Spanish answer, or clear the Spanish question.' };
}

function refuseHalfSpanish(faq: SpanishVersion, refusals: z.RefinementCtx): void {
  const missing = missingInSpanish(faq);
  if (missing) refusals.addIssue({ code: 'custom', path: [missing.path], message: missing.message });
}

interface Owner {
  readonly botId?: string | null | undefined;
  readonly setId?: string | null | undefined;
}

/** Reported together with the errors of other fields. */
const noOwner = {
  path: ['botId'],
  message: 'Bot is required.',
  when: ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null,
};
const hasOwner = ({ botId, setId }: Owner): boolean => Boolean(botId || setId);

const twoOwners = { path: ['setId'], message: 'Choose a bot or a set, not both.' };
const hasOneOwner = ({ botId, setId }: Owner): boolean => !(botId && setId);

export const newFaq = faqFields
  .partial()
  .extend(faqFields.pick({ question: true, answer: true }).shape)
  .extend({
    botId: optionalId('Bot').optional(),
    setId: optionalId('FAQ set').optional(),
    overridesId: optionalId('Overridden FAQ').optional(),
    unansweredId: optionalId('Unanswered question').optional(),
  })
  .refine(hasOwner, noOwner)
  .refine(hasOneOwner, twoOwners)
  .superRefine(refuseHalfSpanish);
export type NewFaq = z.output<typeof newFaq>;

export const faqChanges = faqFields.omit({ botId: true }).partial();
export type FaqChanges = z.output<typeof faqChanges>;

export const unansweredQuestion = z.object({
  id: z.string(),
  botId: z.string(),
  locationId: z.string().nullable(),
  question: z.string().meta({ description: 'In its latest wording' }),
  count: z.number(),
  firstAskedAt: instant,
  lastAskedAt: instant,
});
export type UnansweredQuestion = z.output<typeof unansweredQuestion>;

const faqFilter = z.object({
  botId: z.string().max(100).optional(),
  setId: z.string().max(100).optional().meta({ description: 'Only the FAQs of this set' }),
  search: z.string().max(200).optional(),
  category: z.string().max(100).optional(),
  status: oneOf('Status', faqStatuses).optional(),
});

export const listFaqs = endpoint({
  method: 'GET',
  path: '/api/faqs',
  access: 'signedIn',
  summary: 'FAQs of one bot, or of all bots that the operator may see; `of=sets`: those of the shared sets instead',
  query: pageQuery.extend(faqFilter.shape).extend({ of: oneOf('of', ['bots', 'sets']).optional() }),
  reply: z.array(faq),
  paged: true,
});

/** The columns of an exported list. An import reads those that an FAQ has, and leaves out the last three. */
export const faqCsvColumns = [
  'question',
  'answer',
  'category',
  'question_es',
  'answer_es',
  'status',
  'bot',
  'faq_set',
  'used',
] as const;

export const exportFaqs = endpoint({
  method: 'GET',
  path: '/api/faqs/export',
  access: 'signedIn',
  summary:
    'The FAQs that match a filter as CSV, which the CSV import reads: those of a bot without the ones that it inherits, ' +
    'those of a set, or all. Every word of a search is found anywhere',
  query: faqFilter,
  reply: z.string(),
  writes: true,
  contentType: 'text/csv',
});

export const createFaq = endpoint({
  method: 'POST',
  path: '/api/faqs',
  access: 'manager',
  summary:
    'Create an FAQ of a bot or of a set; with `unansweredId` it takes that question off the list of unanswered ones, and ' +
    'with `overridesId` it replaces that FAQ of a set for its bot',
  body: newFaq,
  reply: faq,
  status: 201,
});

export const updateFaq = endpoint({
  method: 'PUT',
  path: '/api/faqs/:id',
  access: 'manager',
  summary: 'Change an FAQ; fields left out keep their value',
  params: byId,
  body: faqChanges,
  reply: faq,
});

export const deleteFaq = endpoint({
  method: 'DELETE',
  path: '/api/faqs/:id',
  access: 'manager',
  summary: 'Delete an FAQ',
  params: byId,
  reply: saying,
});

const cut = z.literal(true).optional().meta({ description: 'The page’s answer exceeds the maximum length' });

/** The progress of reading a page. */
export const pageProgress = z.discriminatedUnion('step', [
  z.object({ step: z.literal('asking'), host: z.string() }),
  z.object({ step: z.literal('receiving'), host: z.string(), bytes: z.number() }),
  z.object({ step: z.literal('searching'), host: z.string() }),
  z.object({ step: z.literal('following'), page: z.number(), pages: z.number() }),
  z.object({ step: z.literal('comparing'), found: z.number() }),
]);
export type PageProgress = z.output<typeof pageProgress>;

const pageToRead = z.object({ url: requiredWebAddress('URL') });

const extractedFaqs = z.object({
  imported: z.number().meta({ description: 'How many were added or changed' }),
  skipped: z.number().meta({ description: 'How many existed already, or were kept because an operator edited them' }),
  faqs: z.array(faq.extend({ cut })).meta({ description: 'In the order of the page' }),
});

export const extractFaqs = endpoint({
  method: 'POST',
  path: '/api/bots/:botId/extract-faqs',
  access: 'manager',
  summary: 'Read the questions and answers of a web page into the FAQs of a bot',
  params: byBot,
  body: pageToRead,
  progress: pageProgress,
  reply: extractedFaqs,
});

export const extractSetFaqs = endpoint({
  method: 'POST',
  path: '/api/faq-sets/:id/extract-faqs',
  access: 'manager',
  summary: 'Read the questions and answers of a web page into an FAQ set',
  params: byId,
  body: pageToRead,
  progress: pageProgress,
  reply: extractedFaqs,
});

export const foundStates = ['new', 'changed', 'same', 'edited'] as const;

/** A question on a page next to the FAQ of the bot or set. */
export const foundFaq = z.object({
  question: z.string(),
  answer: z.string(),
  category: z.string().optional(),
  cut,
  state: z.enum(foundStates).meta({
    description:
      '`changed`: the page differs from the last import; `edited`: an operator wrote or edited what is ' +
      'stored, and it differs from the page',
  }),
  stored: faq.pick({ id: true, question: true, answer: true, category: true }).optional(),
});
export type FoundFaq = z.output<typeof foundFaq>;

/** An FAQ from an earlier import that the page no longer has. */
export const goneFaq = faq.pick({ id: true, question: true, answer: true, category: true }).extend({
  edited: z.boolean().meta({ description: 'An operator has edited it since' }),
});
export type GoneFaq = z.output<typeof goneFaq>;

const previewedFaqs = z.object({
  url: z.string().meta({ description: 'The URL of the page, after redirects' }),
  faqs: z.array(foundFaq).meta({ description: 'In the order of the page' }),
  gone: z.array(goneFaq).meta({ description: 'FAQs from an earlier import of this page that it no longer has' }),
});

export const previewFaqs = endpoint({
  method: 'POST',
  path: '/api/bots/:botId/preview-faqs',
  access: 'manager',
  summary: 'Read the questions and answers of a web page and compare them with the FAQs of a bot; changes nothing',
  params: byBot,
  body: pageToRead,
  progress: pageProgress,
  reply: previewedFaqs,
});

export const previewSetFaqs = endpoint({
  method: 'POST',
  path: '/api/faq-sets/:id/preview-faqs',
  access: 'manager',
  summary: 'Read the questions and answers of a web page and compare them with an FAQ set; changes nothing',
  params: byId,
  body: pageToRead,
  progress: pageProgress,
  reply: previewedFaqs,
});

export const importedAtOnce = 500;

const atMost = (what: string): string => `At most ${importedAtOnce} ${what} at once.`;

const faqToImport = faqFields
  .pick({ question: true, answer: true })
  .extend({
    questionEs: faqFields.shape.questionEs.optional(),
    answerEs: faqFields.shape.answerEs.optional(),
    category: optionalText('Category', 100).optional(),
    status: oneOf('Status', faqStatuses)
      .optional()
      .meta({ description: 'For a new FAQ; an existing one keeps its status' }),
    overwrite: z.boolean('Overwrite must be true or false.').optional(),
  })
  .superRefine(refuseHalfSpanish);

const faqsToImport = z
  .object({
    faqs: z.array(faqToImport).max(importedAtOnce, atMost('questions')),
    page: requiredWebAddress('Page').optional().meta({ description: 'The page that the list was read from' }),
    remove: z
      .array(z.string().max(100))
      .max(importedAtOnce, atMost('FAQs'))
      .optional()
      .meta({ description: 'The ids of FAQs of the bot or set to delete' }),
  })
  .refine(({ faqs, remove = [] }) => faqs.length + remove.length > 0, {
    path: ['faqs'],
    message: 'There is no question to import.',
  });

const importedFaqs = z.object({
  imported: z.number().meta({ description: 'How many were added or changed' }),
  skipped: z.number().meta({ description: 'How many existed already, or repeat one of the list' }),
  kept: z.number().meta({
    description: 'How many of the skipped differ from the list, and were kept because an operator edited them',
  }),
  deleted: z.number(),
});

export const importFaqs = endpoint({
  method: 'POST',
  path: '/api/bots/:botId/import-faqs',
  access: 'manager',
  summary:
    'Add questions and answers from a list; an existing question is updated, never duplicated. What an ' +
    'operator wrote or edited is kept, unless `overwrite` says otherwise. The FAQs in `remove` are deleted',
  params: byBot,
  body: faqsToImport,
  reply: importedFaqs,
});

export const importSetFaqs = endpoint({
  method: 'POST',
  path: '/api/faq-sets/:id/import-faqs',
  access: 'manager',
  summary: 'Add questions and answers from a list to an FAQ set, by the same rules as for a bot',
  params: byId,
  body: faqsToImport,
  reply: importedFaqs,
});

export const dismissUnanswered = endpoint({
  method: 'DELETE',
  path: '/api/admin/unanswered/:id',
  access: 'manager',
  summary: 'Take a question off the list of unanswered ones; it comes back when it is asked again',
  params: byId,
  reply: saying,
});

export const listUnanswered = endpoint({
  method: 'GET',
  path: '/api/admin/unanswered',
  access: 'signedIn',
  summary: 'Unanswered questions, similar ones together',
  query: ofLocation,
  reply: z.array(unansweredQuestion),
  paged: true,
});

const unansweredFilter = ofLocation.pick({ locationId: true });

export const countUnanswered = endpoint({
  method: 'GET',
  path: '/api/admin/unanswered/count',
  access: 'signedIn',
  summary: 'The number of unanswered questions',
  query: unansweredFilter,
  reply: listCount,
});

export const exportUnanswered = endpoint({
  method: 'GET',
  path: '/api/admin/unanswered/export',
  access: 'signedIn',
  summary: 'The unanswered questions as CSV',
  query: unansweredFilter,
  reply: z.string(),
  writes: true,
  contentType: 'text/csv',
});
