import { answerHours } from '../hours/answer-hours.ts';
import { readHoursAsked } from '../hours/hours-asked.ts';
import { localTime } from '../hours/local-time.ts';
import { parseHours } from '../hours/parse-hours.ts';
import { rememberRecent } from '../language/remember-recent.ts';
import { callUs } from '../write-contact.ts';
import { type FactFinder, fromRecord } from './fact.ts';

/** As many facilities as are asked at a time. */
const remembered = 1000;
const hoursWritten = rememberRecent(parseHours, remembered);

export const officeHours: FactFinder = ({ asks, texts, text, now }, facility) => {
  const ofOffice = asks.get('hours');
  const ofGate = asks.get('gate_hours');
  const coverage = ofOffice ?? ofGate;
  if (coverage === undefined || facility.officeHours === '') return undefined;
  const hours = hoursWritten(facility.officeHours);
  const local = localTime(now, facility.timezone);
  const asked = { ...readHoursAsked(text, local), ...(ofOffice === undefined && { place: 'gate' as const }) };
  const isGateWritten = hours.gate.week.some(Boolean);
  if (asked.place === 'gate' && !isGateWritten) {
    if (ofOffice === undefined) return undefined;
    asked.place = 'office';
  }
  const { answer, isCertain } = answerHours(texts, hours, asked, local, callUs(texts, facility));
  const response = [answer, texts.hours.ours(facility.officeHours)].filter((part) => part !== '').join('\n\n');
  return {
    reply: { response, responseSource: 'website', sources: fromRecord('officeHours') },
    coverage,
    isCertain,
  };
};
