import { emergencyNumber } from '../compose/emergency-number.ts';
import { callUs } from '../compose/write-contact.ts';
import type { Reply } from '../reply.ts';
import type { Turn } from '../turn.ts';
import { emergencies, type SafetyIntent } from '../understand/safety/safety-rules.ts';
import type { Candidate } from './candidate.ts';
import { fromRecord } from './record/fact.ts';

/** A canned reply for a safety intent: where to get help in an emergency, or whom to call about a case that needs a person. */
export function safetyCandidate(turn: Turn): Candidate | undefined {
  const { safetyIntent } = turn;
  if (safetyIntent === undefined) return undefined;
  const isEmergency = emergencies.has(safetyIntent);
  return {
    source: isEmergency ? 'emergency' : 'safety',
    name: safetyIntent,
    score: 1,
    compose: () => ({
      ...cannedReply(turn, safetyIntent),
      ...(isEmergency ? { isQuestion: false } : { showLeadForm: true }),
    }),
  };
}

function cannedReply({ texts, facility }: Turn, safetyIntent: SafetyIntent): Reply {
  const contact = {
    callUs: callUs(texts, facility),
    hours: facility?.officeHours ?? '',
    emergencyNumber: emergencyNumber(facility),
  };
  return {
    response: texts.safetyReplies[safetyIntent](contact),
    responseSource: 'unanswered',
    ...(facility && { sources: fromRecord('phoneNumber', 'officeHours') }),
  };
}
