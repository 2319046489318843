import type { SampleData } from '@chat-module/contract/sample-data';
import { countOf } from '../ui/list/count-of.ts';
import { listOf } from '../ui/list/list-of.ts';

/** Describes what isn't removed, in sentences; empty if nothing was added since. */
export function describeSince({ facilities, since }: SampleData, keepFacility: boolean): string {
  const parts = [
    ...(since.leads > 0 ? [countOf(since.leads, 'lead')] : []),
    ...(since.reservations > 0 ? [countOf(since.reservations, 'reservation')] : []),
    ...(since.conversations > 0 ? [countOf(since.conversations, 'conversation')] : []),
  ];
  if (parts.length === 0) return '';
  const isOne = since.leads + since.reservations + since.conversations === 1;
  const name = facilities[0] !== undefined && !keepFacility ? ` as "${facilities[0]} (deleted)"` : '';
  return `${listOf(parts)} arrived after the sample was created and ${isOne ? 'stays' : 'stay'} in your lists${name}.`;
}
