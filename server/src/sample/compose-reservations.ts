import type { ReservationStatus } from '@chat-module/contract/reservations';
import { day, instantAfter } from '../clock.ts';
import type { ConversationRow } from '../database/rows/conversations.ts';
import type { ReservationRow } from '../database/rows/submissions.ts';
import { noHold } from '../holds/hold-times.ts';
import { newId } from '../ids.ts';
import { reservationSearchText } from '../reservations/reservations.store.ts';
import { sampleSizeOptions } from './content/sample-size-options.ts';
import { chooseTurns, type FollowUps, followUpOf, formTimes } from './follow-up.ts';
import type { Person } from './invent-people.ts';
import type { Random } from './seeded-random.ts';

const open = { status: 'pending', notes: '' } as const;

const followUps: FollowUps<ReservationStatus> = {
  recent: [
    open,
    open,
    { status: 'confirmed', notes: 'Moving in on Saturday morning. Truck is booked.' },
    open,
    { status: 'pending', notes: 'Called twice, no answer yet.' },
    open,
    { status: 'confirmed', notes: '' },
    open,
  ],
  earlier: [
    { status: 'completed', notes: 'Lease signed, code sent by text.' },
    { status: 'confirmed', notes: 'Needs the unit from the 1st.' },
    { status: 'completed', notes: 'Moved in. Took the $12 protection plan.' },
    { status: 'cancelled', notes: 'Move was called off.' },
    { status: 'completed', notes: '' },
    { status: 'completed', notes: 'Military discount noted.' },
    { status: 'confirmed', notes: 'Asked for a unit near the loading door.' },
    { status: 'cancelled', notes: 'Took a smaller unit instead.' },
    { status: 'completed', notes: 'Paid six months ahead.' },
    { status: 'pending', notes: 'Waiting for this size to become free.' },
  ],
};

const units = new Map(sampleSizeOptions.map((option) => [option.id, option]));

/** Some give a move-in date. */
const moveInOf = (turn: ConversationRow, age: number): string =>
  age % 3 === 0 ? instantAfter(new Date(turn.createdAt), (3 + (age % 7)) * day).slice(0, 10) : '';

/** Reservations by visitors who had chosen a unit. */
export function composeReservations(
  random: Random,
  conversations: readonly ConversationRow[],
  people: readonly Person[],
  now: Date,
): ReservationRow[] {
  const candidates = conversations.filter(({ unitId }) => unitId !== null);
  const turns = chooseTurns(random, candidates, people.length);
  return turns.flatMap((turn, age) => {
    const person = people[age];
    if (!person || turn.unitId === null) return [];
    const followUp = followUpOf(followUps, age);
    const asked = {
      unitSize: units.get(turn.unitId)?.size ?? '',
      unitType: units.get(turn.unitId)?.type ?? '',
      customerName: person.name,
      customerEmail: person.email,
      customerPhone: person.phone,
    };
    return [
      {
        ...asked,
        ...followUp,
        ...noHold,
        ...formTimes(random, turn, followUp.status === 'pending', now),
        id: newId(),
        botId: turn.botId,
        locationId: turn.locationId,
        sessionId: turn.sessionId,
        idempotencyKey: null,
        bodyHash: null,
        duplicateKey: null,
        unitId: turn.unitId,
        monthlyPriceCents: units.get(turn.unitId)?.monthlyPriceCents ?? null,
        moveInDate: moveInOf(turn, age),
        searchText: reservationSearchText(asked),
        assigneeId: null,
        followUpOn: '',
        pageUrl: turn.pageUrl,
      },
    ];
  });
}
