import { localTime } from '@chat-module/opening-hours/local-time';
import { parseHours } from '@chat-module/opening-hours/parse-hours';
import { answerHours } from '../../compose/answer-hours.ts';
import { callUs } from '../../compose/write-contact.ts';
import { memoize } from '../../text/memoize.ts';
import { parseHoursQuestion } from '../../understand/entities/hours-question.ts';
import { type FactFinder, fromRecord } from './fact.ts';

/** About one text per active facility. */
const memoizedTexts = 1000;
const parseHoursMemoized = memoize(parseHours, memoizedTexts);

export const officeHours: FactFinder = ({ recordIntents, texts, text, now }, facility) => {
  const ofOffice = recordIntents.get('hours');
  const ofGate = recordIntents.get('gate_hours');
  const coverage = ofOffice ?? ofGate;
  if (coverage === undefined || facility.officeHours === '') return undefined;
  const hours = parseHoursMemoized(facility.officeHours);
  const local = localTime(now, facility.timezone);
  const question = { ...parseHoursQuestion(text, local), ...(ofOffice === undefined && { place: 'gate' as const }) };
  const isGateWritten = hours.gate.week.some(Boolean);
  if (question.place === 'gate' && !isGateWritten) {
    if (ofOffice === undefined) return undefined;
    question.place = 'office';
  }
  const { answer, isCertain } = answerHours(texts, hours, question, local, callUs(texts, facility));
  const response = [answer, texts.hours.ours(facility.officeHours)].filter((part) => part !== '').join('\n\n');
  return {
    reply: { response, responseSource: 'website', sources: fromRecord('officeHours') },
    coverage,
    isCertain,
  };
};
