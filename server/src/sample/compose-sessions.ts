import { composeGuidedTurns } from './compose-guided-turns.ts';
import { composeTypedTurns } from './compose-typed-turns.ts';
import type { DayPlan } from './plan-day.ts';
import type { SampleSession } from './sample-turn.ts';
import { pick, type Random, shuffled } from './seeded-random.ts';
import type { TypedSource, VisitorTopics } from './visitor-topics.ts';

/** Drawn as often as each occurs here. */
const typedVisitLengths = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6];
const typedAfterGuidedVisit = [0, 0, 0, 1, 2];

/** Distributes a day's messages over visits of one to six messages. */
export function composeSessions(
  random: Random,
  plan: DayPlan,
  { typed: topics, discountsFaqId }: VisitorTopics,
): SampleSession[] {
  const waiting = shuffled(random, typedSourcesOf(plan));
  const typed = (count: number) => composeTypedTurns(random, topics, waiting.splice(0, count));
  const sessions = Array.from({ length: plan.guidedVisits }, () => [
    ...composeGuidedTurns(random, discountsFaqId),
    ...typed(pick(random, typedAfterGuidedVisit)),
  ]);
  while (waiting.length > 0) sessions.push(typed(pick(random, typedVisitLengths)));
  return sessions;
}

const typedSourcesOf = ({ typed }: DayPlan): TypedSource[] => [
  ...Array<TypedSource>(typed.faq).fill('faq'),
  ...Array<TypedSource>(typed.website).fill('website'),
  ...Array<TypedSource>(typed.ai).fill('ai'),
  ...Array<TypedSource>(typed.availability_inquiry).fill('availability_inquiry'),
  ...Array<TypedSource>(typed.unanswered).fill('unanswered'),
];
