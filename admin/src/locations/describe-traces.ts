import type { LocationTraces } from '@chat-module/contract/locations';
import { countOf } from '../ui/list/count-of.ts';
import { listOf } from '../ui/list/list-of.ts';

/** What remains of a deleted location, in sentences. */
export function describeTraces(businessName: string, traces: LocationTraces): string {
  return `${describeHistory(businessName, traces)} ${describeRest(traces)}`.trim();
}

function describeHistory(businessName: string, { leads, reservations, conversations }: LocationTraces): string {
  const parts = [
    ...(leads > 0 ? [countOf(leads, 'lead')] : []),
    ...(reservations > 0 ? [countOf(reservations, 'reservation')] : []),
    ...(conversations > 0 ? [countOf(conversations, 'conversation')] : []),
  ];
  if (parts.length === 0) return 'It has no leads, reservations or conversations.';
  const stay = leads + reservations + conversations === 1 ? 'stays' : 'stay';
  return `${listOf(parts)} ${stay} in your lists as "${businessName} (deleted)".`;
}

function describeRest({ users, botName }: LocationTraces): string {
  const parts = [...(users > 0 ? [countOf(users, 'user')] : []), ...(botName === null ? [] : [`the bot "${botName}"`])];
  if (parts.length === 0) return '';
  const sentence = `${listOf(parts)} will have no location.`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}
