import * as contract from '@chat-module/contract/question-groups';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { listUnanswered } from '../faqs/unanswered.store.ts';
import { serve } from '../http/serve.ts';
import { locationFilter } from '../locations/of-location.ts';
import { scopeOf } from '../session/operator.ts';
import { answerQuestions, dismissQuestions } from './answer-questions.ts';
import { groupByMeaning } from './group-by-meaning.ts';
import { findQuestion } from './question-groups.store.ts';
import { suggestAnswer } from './suggest-answer.ts';

export function questionGroupsRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  serve(app, context, contract.listQuestionGroups, async ({ query, operator }) => {
    const filter = locationFilter(operator, query.locationId);
    const { rows } = await listUnanswered(db, filter, { limit: contract.groupedAtOnce });
    return groupByMeaning(rows);
  });

  serve(app, context, contract.suggestAnswer, async ({ params, operator }) => {
    const question = await findQuestion(db, locationFilter(operator), params.id);
    if (!question) throw notFound('The question');
    return { suggestion: await suggestAnswer(context, scopeOf(operator), question) };
  });

  serve(app, context, contract.answerQuestions, ({ body, operator }) => answerQuestions(context, body, operator));

  serve(app, context, contract.dismissQuestions, async ({ body, operator }) => {
    const filter = locationFilter(operator);
    return { dismissed: await dismissQuestions(context, filter, body.questionIds, operator) };
  });
}
