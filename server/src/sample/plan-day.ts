import { chance, type Random } from './seeded-random.ts';
import type { TypedSource } from './visitor-topics.ts';

/** A day's number of typed messages by source, and of visits through the size buttons. */
export interface DayPlan {
  readonly typed: Readonly<Record<TypedSource, number>>;
  readonly guidedVisits: number;
}

/** The day of the install, whose first three figures are on the dashboard. */
export const firstDay: DayPlan = {
  typed: { faq: 34, website: 89, ai: 156, availability_inquiry: 11, unanswered: 6 },
  guidedVisits: 13,
};

const sundayToSaturday = [0.62, 1.18, 1.12, 1.06, 1.04, 1.1, 0.8];
const growthPerDay = 0.006;

/** A day like the first one, with a weekly rhythm, slight growth over the month and some randomness. */
export function planEarlierDay(random: Random, day: string, daysAgo: number): DayPlan {
  const weekday = sundayToSaturday[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 1;
  const traffic = weekday * (1 - growthPerDay * daysAgo) * (0.85 + 0.3 * random());
  const vary = (count: number): number => {
    const exact = count * traffic * (0.88 + 0.24 * random());
    return Math.floor(exact) + (chance(random, exact % 1) ? 1 : 0);
  };
  const { faq, website, ai, availability_inquiry, unanswered } = firstDay.typed;
  return {
    typed: {
      faq: vary(faq),
      website: vary(website),
      ai: vary(ai),
      availability_inquiry: vary(availability_inquiry),
      unanswered: vary(unanswered),
    },
    guidedVisits: vary(firstDay.guidedVisits),
  };
}
