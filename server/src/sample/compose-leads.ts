import type { leadStatuses } from '@chat-module/contract/leads';
import type { ConversationRow } from '../database/rows/conversations.ts';
import type { LeadRow } from '../database/rows/submissions.ts';
import { newId } from '../ids.ts';
import { leadSearchText } from '../leads/leads.store.ts';
import { chooseTurns, type FollowUps, followUpOf, formTimes } from './follow-up.ts';
import type { Person } from './invent-people.ts';
import type { Random } from './seeded-random.ts';

type LeadStatus = (typeof leadStatuses)[number];

const untouched = { status: 'new', notes: '' } as const;
const leftMessage = { status: 'contacted', notes: 'Left a voicemail, will try again tomorrow.' } as const;

const followUps: FollowUps<LeadStatus> = {
  recent: [untouched, untouched, leftMessage, untouched, untouched, untouched, leftMessage],
  earlier: [
    { status: 'converted', notes: 'Signed the lease online the same evening.' },
    { status: 'contacted', notes: 'Wants to compare with another facility, call back Friday.' },
    { status: 'closed', notes: 'Found storage closer to home.' },
    { status: 'converted', notes: 'Came by for a tour and took the unit.' },
    { status: 'contacted', notes: 'Prefers email. Sent the size guide.' },
    { status: 'closed', notes: '' },
    { status: 'converted', notes: 'On the waiting list for two days, then moved in.' },
    { status: 'contacted', notes: '' },
    { status: 'closed', notes: 'No answer after three calls.' },
    { status: 'new', notes: '' },
  ],
};

/** Contact details left after a question about availability or an unanswered one. */
export function composeLeads(
  random: Random,
  conversations: readonly ConversationRow[],
  people: readonly Person[],
  now: Date,
): LeadRow[] {
  const candidates = conversations.filter(
    ({ responseSource }) => responseSource === 'availability_inquiry' || responseSource === 'unanswered',
  );
  const turns = chooseTurns(random, candidates, people.length);
  return turns.flatMap((turn, age) => {
    const person = people[age];
    if (!person) return [];
    const followUp = followUpOf(followUps, age);
    const left = {
      ...person,
      inquiry: turn.userMessage,
      unitSize: /\d+x\d+/.exec(turn.userMessage)?.[0] ?? '',
    };
    return [
      {
        ...left,
        ...followUp,
        ...formTimes(random, turn, followUp.status === 'new', now),
        id: newId(),
        botId: turn.botId,
        locationId: turn.locationId,
        sessionId: turn.sessionId,
        assigneeId: null,
        followUpOn: '',
        pageUrl: turn.pageUrl,
        idempotencyKey: null,
        bodyHash: null,
        duplicateKey: null,
        searchText: leadSearchText(left),
      },
    ];
  });
}
