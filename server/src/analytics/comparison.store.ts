import type { ComparedFigures } from '@chat-module/contract/comparison';
import type { Database } from '../database/schema.ts';
import { type FigureRange, inRange, sumsOf } from '../figures/sum-figures.ts';
import type { Scope } from '../session/operator.ts';

const answerCounters = ['conversationCount', 'unanswered', 'responseTimeSumMs', 'ratingCount', 'ratingSum'] as const;
const outcomeCounters = ['visits', 'reservedVisits', 'leads', 'reservations'] as const;

const noAnswers = { conversationCount: 0, unanswered: 0, responseTimeSumMs: 0, ratingCount: 0, ratingSum: 0 };
const noOutcomes = { visits: 0, reservedVisits: 0, leads: 0, reservations: 0 };

const present = (answers: typeof noAnswers, outcomes: typeof noOutcomes): ComparedFigures => {
  const { conversationCount, unanswered, responseTimeSumMs, ratingCount, ratingSum } = answers;
  const { visits, reservedVisits, leads, reservations } = outcomes;
  return {
    ...{ conversations: conversationCount, unanswered, visits, reservedVisits, leads, reservations },
    avgSatisfactionRating: ratingCount === 0 ? null : ratingSum / ratingCount,
    avgResponseTime: conversationCount === 0 ? null : Math.round(responseTimeSumMs / conversationCount),
  };
};

export const noFigures: ComparedFigures = present(noAnswers, noOutcomes);

/** The figures of a period by bot. One row per bot and day is read. */
export async function sumByBot(db: Database, range: FigureRange): Promise<ReadonlyMap<string, ComparedFigures>> {
  const answers = await inRange(db.selectFrom('dailyAnalytics'), range)
    .select('botId')
    .select(sumsOf(answerCounters))
    .groupBy('botId')
    .execute();
  const outcomes = await inRange(db.selectFrom('dailyOutcomes'), range)
    .select('botId')
    .select(sumsOf(outcomeCounters))
    .groupBy('botId')
    .execute();
  const answersOf = new Map(answers.map((row) => [row.botId, row]));
  const outcomesOf = new Map(outcomes.map((row) => [row.botId, row]));
  const ids = new Set([...answersOf.keys(), ...outcomesOf.keys()]);
  return new Map([...ids].map((id) => [id, present(answersOf.get(id) ?? noAnswers, outcomesOf.get(id) ?? noOutcomes)]));
}

/** All bots that an operator may see, with their locations. */
export function listComparedBots(db: Database, scope: Scope) {
  const all = db
    .selectFrom('bots')
    .leftJoin('locations', 'locations.id', 'bots.locationId')
    .select(['bots.id as botId', 'bots.name as botName', 'bots.locationId', 'locations.businessName as locationName'])
    .orderBy('bots.name')
    .orderBy('bots.id');
  return (scope.all ? all : all.where('bots.locationId', 'in', ['', ...scope.locationIds])).execute();
}
