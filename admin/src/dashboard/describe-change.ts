import type { AnalyticsOverview } from '@chat-module/contract/analytics';
import type { StatChange } from '../ui/list/stat-cards.tsx';
import { formatPercent } from '../ui/text/format-number.ts';
import { formatResponseTime } from '../ui/text/format-response-time.ts';

const recentMs = 7 * 86_400_000;

type Weeks = Pick<AnalyticsOverview, 'lastWeek' | 'weekBefore'>;

const nothingToCompare = (what: string): StatChange => ({
  text: 'No prior week',
  description: `No ${what} in the prior week to compare with.`,
  tone: 'neutral',
});
const asBefore: StatChange = {
  text: 'Same as prior week',
  description: 'Unchanged from the prior week.',
  tone: 'neutral',
};

/** The bots that were created in the last seven days. */
export const describeNewBots = (bots: readonly { readonly createdAt: string }[], now: Date): StatChange => {
  const count = bots.filter(({ createdAt }) => now.getTime() - Date.parse(createdAt) < recentMs).length;
  return {
    text: count === 0 ? 'None new this week' : `+${count} this week`,
    description: `${count === 0 ? 'None' : count} created in the last seven days.`,
    tone: count === 0 ? 'neutral' : 'good',
  };
};

export const describeConversations = ({ lastWeek, weekBefore }: Weeks): StatChange => {
  if (weekBefore.conversations === 0) return nothingToCompare('conversations');
  const share = lastWeek.conversations / weekBefore.conversations - 1;
  const percent = formatPercent(Math.abs(share));
  if (percent === formatPercent(0)) return asBefore;
  return {
    text: `${share > 0 ? '+' : '−'}${percent} vs. prior week`,
    description: `${percent} ${share > 0 ? 'more' : 'fewer'} in the last seven days than in the prior week.`,
    tone: share > 0 ? 'good' : 'bad',
  };
};

export const describeResponseTime = ({ lastWeek, weekBefore }: Weeks): StatChange => {
  if (lastWeek.avgResponseTime === null || weekBefore.avgResponseTime === null)
    return nothingToCompare('response times');
  const ms = Math.round(lastWeek.avgResponseTime - weekBefore.avgResponseTime);
  if (ms === 0) return asBefore;
  const difference = formatResponseTime(Math.abs(ms));
  return {
    text: `${ms > 0 ? '+' : '−'}${difference} vs. prior week`,
    description: `${difference} ${ms > 0 ? 'slower' : 'faster'} in the last seven days than in the prior week.`,
    tone: ms > 0 ? 'bad' : 'good',
  };
};

export const describeSatisfaction = ({ lastWeek, weekBefore }: Weeks): StatChange => {
  if (lastWeek.satisfactionRate === null || weekBefore.satisfactionRate === null) return nothingToCompare('ratings');
  const points = Math.round(100 * (lastWeek.satisfactionRate - weekBefore.satisfactionRate));
  if (points === 0) return asBefore;
  const size = Math.abs(points);
  return {
    text: `${points > 0 ? '+' : '−'}${size} pts vs. prior week`,
    description: `${size} percentage ${size === 1 ? 'point' : 'points'} ${points > 0 ? 'higher' : 'lower'} in the last seven days than in the prior week.`,
    tone: points > 0 ? 'good' : 'bad',
  };
};
