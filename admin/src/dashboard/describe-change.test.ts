import { expect, test } from 'vitest';
import {
  describeConversations,
  describeNewBots,
  describeResponseTime,
  describeSatisfaction,
} from './describe-change.ts';

const week = (conversations: number, avgResponseTime: number | null, satisfactionRate: number | null) => ({
  conversations,
  avgResponseTime,
  satisfactionRate,
});
const weeks = (lastWeek: ReturnType<typeof week>, weekBefore: ReturnType<typeof week>) => ({ lastWeek, weekBefore });

test('says how a better week differs', () => {
  const better = weeks(week(112, 420, 0.93), week(100, 500, 0.9));
  expect(describeConversations(better)).toMatchObject({ text: '+12% vs. prior week', tone: 'good' });
  expect(describeResponseTime(better)).toMatchObject({ text: '−80ms vs. prior week', tone: 'good' });
  expect(describeSatisfaction(better)).toMatchObject({
    text: '+3 pts vs. prior week',
    description: '3 percentage points higher in the last seven days than in the prior week.',
    tone: 'good',
  });
});

test('says how a worse week differs', () => {
  const worse = weeks(week(50, 1500, 0.89), week(100, 250, 0.9));
  expect(describeConversations(worse)).toMatchObject({
    text: '−50% vs. prior week',
    description: '50% fewer in the last seven days than in the prior week.',
    tone: 'bad',
  });
  expect(describeResponseTime(worse)).toMatchObject({ text: '+1.25s vs. prior week', tone: 'bad' });
  expect(describeSatisfaction(worse)).toMatchObject({ text: '−1 pts vs. prior week', tone: 'bad' });
});

test('says that nothing has changed, or that there is nothing to compare with', () => {
  const same = weeks(week(100, 250, 0.9), week(100, 250, 0.9));
  const first = weeks(week(100, 250, 0.9), week(0, null, null));
  for (const describe of [describeConversations, describeResponseTime, describeSatisfaction]) {
    expect(describe(same).text).toBe('Same as prior week');
    expect(describe(first).text).toBe('No prior week');
  }
});

test('counts the bots of the last seven days', () => {
  const now = new Date('2026-03-10T15:00:00.000Z');
  const old = { createdAt: '2026-03-03T14:00:00.000Z' };
  expect(describeNewBots([old, { createdAt: '2026-03-04T15:00:00.000Z' }], now).text).toBe('+1 this week');
  expect(describeNewBots([old], now).text).toBe('None new this week');
});
