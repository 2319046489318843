import { halfDay, wholeDay } from '@chat-module/opening-hours/clock-time';
import type { LocalTime } from '@chat-module/opening-hours/local-time';
import { thresholds } from '../../decide/thresholds.ts';
import type { DialogueState } from '../../dialogue.ts';
import { splitWords } from '../../text/tokenize.ts';
import { wholeWeek } from '../entities/days-asked.ts';
import { type HoursQuestion, parseHoursQuestion } from '../entities/hours-question.ts';
import { parseUnitSizes } from '../entities/unit-size.ts';
import { asksToGetIn, asksToGetToThings } from './access-wish.ts';
import { asksSomething } from './asks-something.ts';
import { daySpokenOf, isTimed, lastPlace, questionInContext, saysNow, spokenNow, statesNow } from './visit-context.ts';
import { parseVisitFragment, type VisitFragment } from './visit-fragment.ts';

/** A message that relates a time to the opening hours: a visit announced, or a follow-up to a question about hours. */
export interface VisitReading {
  readonly question: HoursQuestion;
  /** The share of the message that is about the visit, from 0 to 1. */
  readonly coverage: number;
  /** The message as a complete question; a visit announced is complete. */
  readonly text: string;
  /** It asks whether somebody answers the phone at that time. */
  readonly isByPhone: boolean;
  /** The hours answer it before any FAQ does: it follows a question about hours, or asks whether somebody is there at a time. */
  readonly isAboutHours: boolean;
}

const earliestVisit = 6 * 60;
const latestVisit = 21 * 60;

/** Nobody expects the office to be open at two in the morning. */
export const isAtNight = ({ time }: HoursQuestion): boolean =>
  time !== undefined && (time.minute < earliestVisit || time.minute >= latestVisit);

/** "Can I still get to my unit that day?" after a question about hours, or "can I get in on Labor Day?" on its own. */
function readAccess(
  said: string,
  { text, groups }: VisitFragment,
  dialogue: DialogueState,
  now: LocalTime,
): VisitReading | undefined {
  const asked = parseHoursQuestion(said, now);
  const isDated = isTimed(asked);
  const isMeant = lastPlace(dialogue)
    ? asksToGetToThings(text, isDated)
    : isDated && asked.place === 'gate' && !isAtNight(asked) && asksToGetIn(text);
  if (!isMeant) return undefined;
  const days = asked.days.kind === 'unsaid' || asked.days.kind === 'now' ? daySpokenOf(dialogue, now) : asked.days;
  const yesMeans = groups.has('asks_time') ? undefined : 'open';
  return {
    question: { ...asked, place: 'gate', isPlaceNamed: true, days, aspect: 'open', yesMeans },
    coverage: 1,
    text: said,
    isByPhone: false,
    isAboutHours: true,
  };
}

/** Reads a message as a visit or as a follow-up about hours; `undefined` if it is neither. `now` is the facility's local time. */
export function readVisit(message: string, dialogue: DialogueState, now: LocalTime): VisitReading | undefined {
  const said = lastPlace(dialogue) ? withArrival(message, spokenNow(dialogue.visit, now)) : message;
  return (
    readWhole(said, dialogue, now) ?? readBeforeRemark(said, dialogue, now) ?? readAfterRemark(said, dialogue, now)
  );
}

/** "I'm like 40 min out", "be there in half an hour", "llego en 20 minutos" */
const arrival =
  /\b(?:i['’]?m|i am|we['’]?re|we are|be|get|am|estoy|estamos|llego|llegamos)(?: (?!late\b)[a-z]+){0,3}? (\d{1,3}|an?|half an?|una?|media) (min|hour|hr|hora)[a-z]*(?! (?:late|early|before|after|past|behind|antes|tarde))(?: (?:out|away|off|from (?:you|there|here|now)))?/i;

/** "With traffic more like 5:40" */
const laterTime = /^.*\b(?:more like|closer to|make (?:it|that)|m[aá]s bien|mejor) (?=(?:a las? )?\d)/i;

/** A message with the time of arrival on the clock instead of the time that is left, or with the last time that it names alone. */
function withArrival(said: string, { minute }: LocalTime): string {
  const [, count = '', unit = ''] = arrival.exec(said) ?? [];
  if (!unit) return said.replace(laterTime, 'at ');
  const share = /half|media/i.test(count) ? 0.5 : Number(count) || 1;
  const at = Math.round(minute + share * (unit.startsWith('m') ? 1 : 60));
  if (at >= wholeDay) return said;
  const clock = `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`;
  return said.replace(arrival, `today at ${clock}${at < halfDay ? ' am' : ''}`);
}

/** Maximum length, in words, of a remark after a follow-up about hours. */
const longestRemark = 8;

/** "The 24th? that's my birthday", "meant august, we're away till then" */
function readBeforeRemark(said: string, dialogue: DialogueState, now: LocalTime): VisitReading | undefined {
  const [, head = '', mark, remark = ''] = /^([^?,.;!]{3,80})([?,.;!]) +([^?]+)$/.exec(said) ?? [];
  const fragment = parseVisitFragment(head);
  if (!lastPlace(dialogue) || fragment.ownWords > 0 || (mark !== '?' && !fragment.groups.has('correction')))
    return undefined;
  // "We're" would be read as "were", which opens a question.
  if (asksSomething(remark.replace(/['’]/g, ' ')) || splitWords(remark).length > longestRemark) return undefined;
  const question = questionInContext(head, fragment, dialogue, now);
  const isMeant = isTimed(question) && isFollowUp(fragment, question, dialogue);
  return isMeant ? readFollowUp(head, fragment, question, now) : undefined;
}

/** "Stuck in traffic. When are they back?" */
function readAfterRemark(said: string, dialogue: DialogueState, now: LocalTime): VisitReading | undefined {
  const [, remark = '', question = ''] = /^([^.!;?]{2,60})[.!;] +([^.!;]{3,40})$/.exec(said) ?? [];
  if (!lastPlace(dialogue) || !asksSomething(question) || asksSomething(remark.replace(/['’]/g, ' '))) return undefined;
  return splitWords(remark).length <= longestRemark ? readWhole(question, dialogue, now) : undefined;
}

/** "I'll be in a 20 foot truck" is not about being in the office. */
const isInVehicle = /\bbe in (?:an?|my|our) /i;

/** "I can't get there till Saturday" asks whether something waits until then. */
const cannotComeUntil =
  /\b(?:can['’]?t|cannot|won['’]?t|no (?:puedo|podemos|podr[eé]|podremos))\b.{0,30}\b(?:till?|until|before|hasta|antes)\b/i;

function readWhole(said: string, dialogue: DialogueState, now: LocalTime): VisitReading | undefined {
  const fragment = parseVisitFragment(said);
  if (fragment.wordCount > thresholds.visitWords || fragment.asksOtherwise) return undefined;
  if (parseUnitSizes(said).length > 0 || isInVehicle.test(said)) return undefined;
  if (!lastPlace(dialogue) && cannotComeUntil.test(said)) return undefined;
  const access = readAccess(said, fragment, dialogue, now);
  if (access) return access;
  const question = questionInContext(said, fragment, dialogue, now);
  if (fragment.ownWords > (asksForStaffAtTime(fragment, question, dialogue) ? maxOwnWords : 1)) return undefined;
  if (isFollowUp(fragment, question, dialogue)) return readFollowUp(said, fragment, question, now);
  return isVisit(fragment, question, said) ? readAnnounced(said, fragment, question) : undefined;
}

const verbs =
  'come|coming|stop|stopping|scoot|scooting|swing|swinging|drop|dropping|pop|popping|head|heading|drive|driving|show|showing|roll|rolling|run|running|walk|walking|pull|pulling|pass|passing|visit|visiting|arrive|arriving|be there|be by|get there|get by|make it|on my way';
/** Matches messages in which the visitor comes, rather than a truck or a check. */
const visitorComes = new RegExp(
  [
    `\\b(?:i|we|id|ill|im|me|us|ok to|okay to|alright to)(?: (?!it |that |they |he |she )\\w+){0,4}? (?:${verbs})\\b`,
    `^(?:(?!(?:it|that|they|he|she) )\\w+ ){0,2}(?:${verbs})\\b`,
    '\\b(?:paso|pasar|pasare|pasamos|voy|vamos|ire|llego|llegar|llegare|llegamos|vengo|venir|caigo|acercarme|pasarme)\\b',
  ].join('|'),
);

/** "I'd swing by Saturday around four", "they pick up at noon?" */
function isVisit({ text, groups, ownWords }: VisitFragment, question: HoursQuestion, said: string): boolean {
  if (!isTimed(question)) return groups.has('staff') && ownWords === 0 && saysNow.test(text);
  if (groups.has('staff') || (groups.has('here') && statesNow(said))) return true;
  if (groups.has('off_work')) return ownWords === 0 && question.time !== undefined;
  return groups.has('come') && visitorComes.test(text);
}

function readAnnounced(said: string, fragment: VisitFragment, asked: HoursQuestion): VisitReading {
  const { groups, coverage } = fragment;
  const isOpenQuestion = asked.aspect !== 'open' || groups.has('asks_time');
  const isYesOrNo = !isOpenQuestion && (!statesNow(said) || groups.has('staff'));
  const isAboutGate = isAtNight(asked) && !asked.isPlaceNamed && !groups.has('staff');
  const place = isAboutGate ? 'gate' : asked.place;
  const yesMeans = asked.yesMeans ?? (isYesOrNo ? 'open' : undefined);
  const isExact = groups.has('come') && asked.time !== undefined && asked.days.kind === 'dates';
  return {
    question: { ...asked, place, yesMeans },
    coverage: isExact ? 1 : coverage,
    text: said,
    isByPhone: groups.has('phone') && place === 'office',
    isAboutHours:
      isExact || (asked.time !== undefined && (groups.has('staff') || (groups.has('here') && statesNow(said)))),
  };
}

/** Maximum number of words about something else: "if the pass is bad and we don't make it til 4:20, still somebody around?" */
const maxOwnWords = 3;

/** A follow-up on hours that asks whether somebody is there at a time. */
const asksForStaffAtTime = ({ groups }: VisitFragment, { time }: HoursQuestion, dialogue: DialogueState): boolean =>
  groups.has('staff') && time !== undefined && lastPlace(dialogue) !== undefined;

/** "And the gate?", "what about the office" */
const placeAlone =
  /^(?:(?:ok|okay|and|or|but|so|then|what about|how about|what|for|y|e|o|pero|que tal|tambien|en|the|el|la|del|de|at|by) )*(?:office|gate|gates|oficina|porton|reja|access)(?: (?:hours|then|too|instead|tambien|entonces))*$/;

const firstPerson = /\b(?:i(?! mean)|im|ive|id|ill|my|me|we|our|yo|mi|mis)\b/;

/** "Is she in?", "¿está ahí?" */
const isThere =
  /^(?:(?:ok|okay|and|so|but|well|y|pero|oiga) )*(?:(?:(?:is|are) )?(?:he|she|they) (?:still )?(?:in|there|back|around)(?: yet)?|estan? (?:(?:el|ella|ellos|ellas) )?(?:ahi|ahorita|en la oficina))$/;

/** "And Labor Day?" some turns after the hours were shown. */
const isDayAlone = ({ text, wordCount }: VisitFragment, { days }: HoursQuestion, dialogue: DialogueState): boolean =>
  dialogue.isHoursShown === true &&
  wordCount <= thresholds.followUpWords &&
  !firstPerson.test(text) &&
  (days.kind === 'special' ? days.isHoliday : days.kind === 'dates' && days.isNamed);

/** "1:30 then", "and weekends?", "sorry, I meant the gate", "when would I catch him" */
function isFollowUp(fragment: VisitFragment, question: HoursQuestion, dialogue: DialogueState): boolean {
  const { text, groups, ownWords, wordCount } = fragment;
  const { subject, visit } = dialogue;
  if (!subject) return false;
  if (asksForStaffAtTime(fragment, question, dialogue)) return true;
  if (ownWords > 0) return false;
  if (groups.has('catch_person'))
    return (
      isTimed(question) ||
      groups.has('asks_time') ||
      question.days.kind === 'now' ||
      question.aspect === 'lunch' ||
      isThere.test(text)
    );
  if (!lastPlace(dialogue)) return isDayAlone(fragment, question, dialogue);
  if (/\b(?:code|codes|codigo)\b/.test(text)) return false;
  if (question.aspect === 'lunch') return !firstPerson.test(text);
  const isAboutPeople = groups.has('come') || groups.has('staff') || groups.has('off_work');
  if (question.time && (isAboutPeople || wordCount <= thresholds.followUpWords)) return true;
  if (groups.has('other_place') || (groups.has('correction') && question.isPlaceNamed) || placeAlone.test(text))
    return true;
  if (wordCount > thresholds.followUpWords || (groups.has('business') && !isAboutPeople)) return false;
  if (isTimed(question)) return isAboutPeople || question.isPlaceNamed || !firstPerson.test(text);
  if (groups.has('same_time') || groups.has('that_day')) return visit !== undefined;
  const isLimit = question.aspect === 'opens' || question.aspect === 'closes';
  return groups.has('staff') || (groups.has('asks_time') && (wordCount <= 3 || isLimit));
}

/** Without a day, "is anybody there" asks about now, and other questions about the whole week. */
function readFollowUp(said: string, fragment: VisitFragment, asked: HoursQuestion, now: LocalTime): VisitReading {
  const { text, groups, coverage } = fragment;
  const isOfNow = groups.has('staff') || isThere.test(text);
  const isNow = asked.days.kind === 'now' || (isOfNow && !groups.has('asks_time'));
  const days = isNow ? { kind: 'now' as const } : wholeWeek(now.date);
  const question = isTimed(asked) ? asked : { ...asked, days };
  const isCorrection = groups.has('correction') || groups.has('other_place');
  const complete = question.place === 'gate' ? 'gate access hours' : 'are you open';
  return {
    question,
    coverage,
    text: isCorrection ? complete : `${complete} ${said}`,
    isByPhone: groups.has('phone') && question.place === 'office',
    isAboutHours: true,
  };
}
