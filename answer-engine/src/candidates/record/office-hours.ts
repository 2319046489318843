import { localTime } from '@chat-module/opening-hours/local-time';
import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { isWritten } from '@chat-module/opening-hours/query-hours';
import type { WrittenHours } from '@chat-module/opening-hours/written-hours';
import { answerHours } from '../../compose/answer-hours.ts';
import { introduceEnglish } from '../../compose/introduce-english.ts';
import { readHours } from '../../compose/read-hours.ts';
import { showSentences, showWhole } from '../../compose/show-faq.ts';
import { callUs, phoneLink } from '../../compose/write-contact.ts';
import { thresholds } from '../../decide/thresholds.ts';
import { wasShown } from '../../dialogue.ts';
import type { Facility } from '../../knowledge.ts';
import { sentencesOf } from '../../retrieve/answer-sentences.ts';
import { detectLanguage } from '../../text/detect-language.ts';
import type { Turn } from '../../turn.ts';
import { asksToGetIn } from '../../understand/dialogue/access-wish.ts';
import { isAtNight } from '../../understand/dialogue/read-visit.ts';
import { type HoursQuestion, parseHoursQuestion } from '../../understand/entities/hours-question.ts';
import { probabilityOf } from '../../understand/intents/intents.ts';
import { type Fact, type FactFinder, fromRecord } from './fact.ts';
import { accessFaqOf, type GateFaq, gateFaqOf } from './gate-hours.ts';

/** The hours of the office and the gate for the requested day and time. Gate hours come from an FAQ if the record has none. */
export const officeHours: FactFinder = (turn, facility) => {
  const { recordIntents, knowledge } = turn;
  const coverage = recordIntents.get('hours') ?? recordIntents.get('gate_hours');
  if (coverage === undefined) return undefined;
  const written = readHours(facility.officeHours);
  const question = questionOf(turn, facility);
  if (question.place === 'gate' && !isWritten(written.gate)) {
    const faq = isDated(question) ? gateFaqOf(knowledge.faqs) : undefined;
    const dated = faq && fromFaq(turn, facility, faq, question, coverage);
    if (dated) return dated;
    if (!recordIntents.has('hours') || question.isPlaceNamed) return quoteAccess(turn, question, coverage);
    question.place = 'office';
  }
  return facility.officeHours === '' ? undefined : ofRecord(turn, facility, question, written, coverage);
};

const asksIfOpen = /\b(?:open|clos|shut|abr|abier|cierr|cerr)/i;

interface Asked extends Omit<HoursQuestion, 'place'> {
  place: HoursQuestion['place'];
}

function questionOf({ recordIntents, visit, text, read, now }: Turn, { timezone }: Facility): Asked {
  if (visit) return { ...visit.question };
  const question = parseHoursQuestion(text, localTime(now, timezone));
  const isOfGate =
    !recordIntents.has('hours') ||
    (!question.isPlaceNamed && probabilityOf(read.intents, 'access/hours') >= thresholds.accessOverOffice) ||
    (isAtNight(question) && !question.isPlaceNamed && !asksIfOpen.test(text));
  return { ...question, ...(isOfGate && { place: 'gate' as const, isPlaceNamed: true }) };
}

/**
 * The FAQ about access as it is, without yes or no. If it has just been shown, its sentences with hours answer a question about a time, and one
 * of its sentences another question.
 */
function quoteAccess(turn: Turn, question: Asked, coverage: number): Fact | undefined {
  const { dialogue, knowledge, visit } = turn;
  const faq = coverage >= thresholds.recordIntentCoverage ? accessFaqOf(knowledge.faqs) : undefined;
  if (!faq) return undefined;
  const match = { faq, score: 1 };
  const isQuote = visit?.isAboutHours === true;
  if (dialogue.shown?.[0]?.faqId !== faq.id) return { reply: showWhole(turn, match), coverage, isQuote };
  const timed = sentencesOf(faq).flatMap(({ details }, at) => (details.has('time') ? [at] : []));
  if (question.time === undefined || timed.length === 0) return undefined;
  return { reply: showSentences(turn, match, timed), coverage, isQuote };
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
  const { texts, language, now, visit, dialogue, knowledge, text } = turn;
  const gate = isWritten(written.gate) ? written.gate : (gateFaqOf(knowledge.faqs)?.hours ?? written.gate);
  const local = localTime(now, facility.timezone);
  const { answer, isCertain } = answerHours(texts, { ...written, gate }, question, local, callUs(texts, facility));
  // The hours as written are shown once if they are in the visitor's language, and always if nothing else answers.
  const isForeign = language === 'spanish' && detectLanguage(facility.officeHours) === 'english';
  const isShown = answer === '' || !(dialogue.isHoursShown || isForeign);
  const phone = visit?.isByPhone ? texts.record.phone(phoneLink(facility)) : '';
  const ours = isShown ? texts.hours.ours(facility.officeHours) : '';
  const asked = normalizeText(text);
  const access =
    question.place === 'office' && (asksToGetIn(asked) || namesBoth.test(asked))
      ? accessTold(turn, question, written)
      : '';
  const response = [[answer, phone].filter(Boolean).join(' '), access, ours].filter(Boolean).join('\n\n');
  return {
    reply: { response, responseSource: 'website', sources: fromRecord('officeHours') },
    coverage,
    isCertain,
    isQuote: visit?.isAboutHours === true && isCertain && answer !== '',
  };
}

/** "Are the gate hours the same?", asked along with the office. */
const namesBoth =
  /\bgates? (?:hours|opens?|closes?)\b|\b(?:gate and (?:the )?office|office and (?:the )?gate)\b|\boficina y (?:el |del )?porton\b/;

/** The hours of the gate, for a question that is about the office too. */
function accessTold(turn: Turn, question: HoursQuestion, written: WrittenHours): string {
  const { texts, facility, now, knowledge } = turn;
  if (!facility) return '';
  if (!isWritten(written.gate)) return introduceEnglish(turn, accessFaqOf(knowledge.faqs)?.answer ?? '', 'answer');
  const asked: HoursQuestion = { ...question, place: 'gate', yesMeans: undefined };
  return answerHours(texts, written, asked, localTime(now, facility.timezone), callUs(texts, facility)).answer;
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
