import { emergencyNumber } from '../compose/emergency-number.ts';
import { callUs } from '../compose/write-contact.ts';
import type { Reply } from '../reply.ts';
import type { Turn } from '../turn.ts';
import { emergencies, type Situation } from '../understand/safety/safety-rules.ts';
import type { Candidate } from './candidate.ts';
import { fromRecord } from './record/fact.ts';

/** An emergency: where to get help. Or what only people can settle: never an invented answer. */
export function safetyCandidate(turn: Turn): Candidate | undefined {
  const { situation } = turn;
  if (situation === undefined) return undefined;
  const isEmergency = emergencies.has(situation);
  return {
    source: isEmergency ? 'emergency' : 'safety',
    name: situation,
    score: 1,
    compose: () => ({
      ...cannedReply(turn, situation),
      ...(isEmergency ? { isQuestion: false } : { showLeadForm: true }),
    }),
  };
}

function cannedReply({ texts, facility }: Turn, situation: Situation): Reply {
  const contact = {
    callUs: callUs(texts, facility),
    hours: facility?.officeHours ?? '',
    emergencyNumber: emergencyNumber(facility),
  };
  return {
    response: texts.safeWays[situation](contact),
    responseSource: 'unanswered',
    ...(facility && { sources: fromRecord('phoneNumber', 'officeHours') }),
  };
}
