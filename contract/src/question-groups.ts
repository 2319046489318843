import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { newFaq, unansweredQuestion } from './faqs.ts';
import { byId, instant, optionalId } from './fields.ts';

/** Groups are made of the questions asked last: comparing more would take longer than an operator waits. */
export const groupedAtOnce = 500;

export const questionGroup = z.object({
  id: z.string().meta({ description: 'The id of its first question' }),
  question: z.string().meta({ description: 'Its most asked question' }),
  count: z.number().meta({ description: 'How often its questions were asked in total' }),
  lastAskedAt: instant,
  questions: z.array(unansweredQuestion).meta({ description: 'The most asked first' }),
});
export type QuestionGroup = z.output<typeof questionGroup>;

/** An answer that an operator may start from, with its source. */
export const answerSuggestion = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('faq'),
    question: z.string(),
    answer: z.string(),
    owner: z.string().meta({ description: 'The name of the bot or FAQ set that has it' }),
    score: z.number(),
  }),
  z.object({
    kind: z.literal('page'),
    title: z.string(),
    url: z.string(),
    answer: z.string(),
    score: z.number(),
  }),
]);
export type AnswerSuggestion = z.output<typeof answerSuggestion>;

export const listQuestionGroups = endpoint({
  method: 'GET',
  path: '/api/admin/unanswered/groups',
  access: 'signedIn',
  summary: `Unanswered questions of all bots, grouped by meaning, the most asked first; of the ${groupedAtOnce} asked last`,
  query: z.object({ locationId: z.string().max(100).optional() }),
  reply: z.array(questionGroup),
});

export const suggestAnswer = endpoint({
  method: 'GET',
  path: '/api/admin/unanswered/:id/suggestion',
  access: 'signedIn',
  summary: 'The nearest FAQ or website passage for an unanswered question',
  params: byId,
  reply: z.object({ suggestion: answerSuggestion.nullable() }),
});

const questionIds = z
  .array(z.string().max(100))
  .min(1, 'Choose at least one question.')
  .max(groupedAtOnce, `Choose at most ${groupedAtOnce} questions.`);

const answerFields = newFaq.shape;

export const groupAnswer = z
  .object({
    questionIds,
    question: answerFields.question,
    answer: answerFields.answer,
    category: answerFields.category,
    botIds: z.array(z.string().max(100)).max(1000, 'Choose at most 1000 bots.').optional(),
    setId: optionalId('FAQ set').optional(),
  })
  .superRefine(({ botIds = [], setId }, refusals) => {
    if (botIds.length === 0 && !setId)
      refusals.addIssue({ code: 'custom', path: ['botIds'], message: 'Choose at least one bot or an FAQ set.' });
    if (botIds.length > 0 && setId)
      refusals.addIssue({ code: 'custom', path: ['setId'], message: 'Choose bots or an FAQ set, not both.' });
  });
export type GroupAnswer = z.output<typeof groupAnswer>;

export const answerQuestions = endpoint({
  method: 'POST',
  path: '/api/admin/unanswered/answer',
  access: 'manager',
  summary:
    'Answer several unanswered questions with one FAQ, for each of the chosen bots or in a set; questions of bots that ' +
    'don’t get it stay on the list',
  body: groupAnswer,
  reply: z.object({ created: z.number(), answered: z.number() }),
});

export const dismissQuestions = endpoint({
  method: 'POST',
  path: '/api/admin/unanswered/dismiss',
  access: 'manager',
  summary: 'Take several questions off the list of unanswered ones; each comes back when it is asked again',
  body: z.object({ questionIds }),
  reply: z.object({ dismissed: z.number() }),
});
