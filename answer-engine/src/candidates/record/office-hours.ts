import { localTime } from '@chat-module/opening-hours/local-time';
import { isWritten } from '@chat-module/opening-hours/query-hours';
import type { WrittenHours } from '@chat-module/opening-hours/written-hours';
import { answerHours } from '../../compose/answer-hours.ts';
import { readHours } from '../../compose/read-hours.ts';
import { callUs, phoneLink } from '../../compose/write-contact.ts';
import { wasShown } from '../../dialogue.ts';
import type { Facility } from '../../knowledge.ts';
import { detectLanguage } from '../../text/detect-language.ts';
import type { Turn } from '../../turn.ts';
import { type HoursQuestion, parseHoursQuestion } from '../../understand/entities/hours-question.ts';
import { type Fact, type FactFinder, fromRecord } from './fact.ts';
import { type GateFaq, gateFaqOf } from './gate-hours.ts';

/** The hours of the office and the gate for the requested day and time. Gate hours come from an FAQ if the record has none. */
export const officeHours: FactFinder = (turn, facility) => {
  const { recordIntents, knowledge } = turn;
  const coverage = recordIntents.get('hours') ?? recordIntents.get('gate_hours');
  if (coverage === undefined) return undefined;
  const written = readHours(facility.officeHours);
  const question = questionOf(turn, facility);
  if (question.place === 'gate' && !isWritten(written.gate)) {
    const faq = isDated(question) ? gateFaqOf(knowledge.faqs) : undefined;
    if (faq) return fromFaq(turn, facility, faq, question, coverage);
    if (!recordIntents.has('hours') || question.isPlaceNamed) return undefined;
    question.place = 'office';
  }
  return facility.officeHours === '' ? undefined : ofRecord(turn, facility, question, written, coverage);
};

interface Asked extends Omit<HoursQuestion, 'place'> {
  place: HoursQuestion['place'];
}

function questionOf({ recordIntents, visit, text, now }: Turn, { timezone }: Facility): Asked {
  if (visit) return { ...visit.question };
  const question = parseHoursQuestion(text, localTime(now, timezone));
  return { ...question, ...(recordIntents.has('hours') ? undefined : { place: 'gate' as const }) };
}

const isDated = ({ days, time }: Asked): boolean =>
  time !== undefined || ['dates', 'special', 'holidays'].includes(days.kind);

function ofRecord(
  turn: Turn,
  facility: Facility,
  question: HoursQuestion,
  written: WrittenHours,
  coverage: number,
): Fact {
  const { texts, language, now, visit, dialogue, knowledge } = turn;
  const gate = isWritten(written.gate) ? written.gate : (gateFaqOf(knowledge.faqs)?.hours ?? written.gate);
  const local = localTime(now, facility.timezone);
  const { answer, isCertain } = answerHours(texts, { ...written, gate }, question, local, callUs(texts, facility));
  // The hours as written are shown once if they are in the visitor's language, and always if nothing else answers.
  const isForeign = language === 'spanish' && detectLanguage(facility.officeHours) === 'english';
  const isShown = answer === '' || !(dialogue.isHoursShown || isForeign);
  const phone = visit?.isByPhone ? texts.record.phone(phoneLink(facility)) : '';
  const ours = isShown ? texts.hours.ours(facility.officeHours) : '';
  const response = [[answer, phone].filter(Boolean).join(' '), ours].filter(Boolean).join('\n\n');
  return {
    reply: { response, responseSource: 'website', sources: fromRecord('officeHours') },
    coverage,
    isCertain,
    isQuote: visit?.isAboutHours === true && isCertain && answer !== '',
  };
}

/** Gate hours in the words of an FAQ, after the answer for the requested day and time. Doesn't repeat the whole FAQ. */
function fromFaq(
  { texts, now, dialogue }: Turn,
  facility: Facility,
  { faq, hours, others }: GateFaq,
  question: HoursQuestion,
  coverage: number,
): Fact | undefined {
  const written: WrittenHours = { office: hours, gate: hours, notUnderstood: [] };
  const local = localTime(now, facility.timezone);
  const { answer, isCertain } = answerHours(texts, written, question, local, callUs(texts, facility));
  if (!isCertain || answer === '') return undefined;
  const isShown = wasShown(dialogue, faq.id);
  return {
    reply: {
      response: isShown ? [answer, ...others].join(' ') : `${answer}\n\n${faq.answer}`,
      responseSource: 'faq',
      faqId: faq.id,
      sources: [{ kind: 'faq', id: faq.id, label: faq.question, score: 1 }],
    },
    coverage,
    isQuote: true,
  };
}
