import { hour, instantAfter, minute, second } from '../clock.ts';
import type { ConversationRow } from '../database/rows/conversations.ts';
import { type Random, shuffled, wholeNumber } from './seeded-random.ts';

/** How an operator handled a lead or a reservation. */
export interface FollowUp<Status> {
  readonly status: Status;
  readonly notes: string;
}

export interface FollowUps<Status> {
  /** Newest first: the latest ones are mostly still open. */
  readonly recent: readonly FollowUp<Status>[];
  /** Repeated for all older ones. */
  readonly earlier: readonly [FollowUp<Status>, ...FollowUp<Status>[]];
}

export const followUpOf = <Status>({ recent, earlier }: FollowUps<Status>, age: number): FollowUp<Status> =>
  recent[age] ?? earlier[(age - recent.length) % earlier.length] ?? earlier[0];

/** Some of the given turns, at most one per visit, newest first. */
export function chooseTurns(random: Random, turns: readonly ConversationRow[], count: number): ConversationRow[] {
  const bySession = new Map(shuffled(random, turns).map((turn) => [turn.sessionId, turn]));
  return [...bySession.values()].slice(0, count).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** When the visitor submitted the form and when the operator handled it; neither is in the future. */
export function formTimes(random: Random, turn: ConversationRow, isOpen: boolean, now: Date) {
  const sentAt = instantAfter(new Date(turn.createdAt), wholeNumber(random, 25 * second, 150 * second));
  const takenUpAt = instantAfter(new Date(sentAt), wholeNumber(random, 20 * minute, 22 * hour));
  const createdAt = notAfter(now, sentAt);
  return { createdAt, updatedAt: isOpen ? createdAt : notAfter(now, takenUpAt) };
}

const notAfter = (now: Date, instant: string): string => (instant > now.toISOString() ? now.toISOString() : instant);
