import { type VisitStep, visitSteps } from '@chat-module/contract/conversations';
import type { ConversationRow, VisitorSessionRow } from '../database/rows/conversations.ts';
import { noLocation } from '../locations/of-location.ts';
import type { Outcome, OutcomeCounts } from './outcomes.store.ts';

/** The stored number of a step, starting at 1. */
export const stepNumber = (step: VisitStep): number => visitSteps.indexOf(step) + 1;

/** The funnel step that a message reaches. */
export function stepOfMessage({ responseSource, unitId }: Pick<ConversationRow, 'responseSource' | 'unitId'>): number {
  if (unitId !== null) return stepNumber('unit');
  return stepNumber(responseSource === 'unit_details' ? 'size' : 'asked');
}

const counterOfStep: Readonly<Record<VisitStep, keyof OutcomeCounts>> = {
  asked: 'visits',
  size: 'sizeVisits',
  unit: 'unitVisits',
  reserved: 'reservedVisits',
  confirmed: 'confirmedVisits',
};

export type CountedVisit = Pick<VisitorSessionRow, 'botId' | 'locationId' | 'day'>;

/** The change of a day's figures when a visit moves from one step to another; negative for a step back. */
export function outcomeOfSteps({ botId, locationId, day }: CountedVisit, from: number, to: number): Outcome {
  const passed = visitSteps.slice(Math.min(from, to), Math.max(from, to));
  const counts = Object.fromEntries(passed.map((step) => [counterOfStep[step], to > from ? 1 : -1]));
  return { botId, locationId: locationId ?? noLocation, date: day, ...counts };
}
