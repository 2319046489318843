import { type VisitStep, visitSteps } from '@chat-module/contract/conversations';
import type { ConversationRow, VisitorSessionRow } from '../database/rows/conversations.ts';
import { noLocation } from '../locations/of-location.ts';
import type { Outcome, OutcomeCounts } from './outcomes.store.ts';

/** As stored: from 1. */
export const stepNumber = (step: VisitStep): number => visitSteps.indexOf(step) + 1;

/** How far a message takes its visit. */
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

/** What it adds to the day when a visit goes from one step to another, and takes back on the way down. */
export function outcomeOfSteps({ botId, locationId, day }: CountedVisit, from: number, to: number): Outcome {
  const passed = visitSteps.slice(Math.min(from, to), Math.max(from, to));
  const counts = Object.fromEntries(passed.map((step) => [counterOfStep[step], to > from ? 1 : -1]));
  return { botId, locationId: locationId ?? noLocation, date: day, ...counts };
}
