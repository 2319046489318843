import type { TimeSpan } from '@chat-module/opening-hours/clock-time';
import { resolveSpan, wholeDay } from '@chat-module/opening-hours/clock-time';
import { majorHolidays } from '@chat-module/opening-hours/special-days';
import { readTokens, type Token } from '@chat-module/opening-hours/tokenize-line';
import type { DayHours, PlaceHours } from '@chat-module/opening-hours/written-hours';
import { thresholds } from '../../decide/thresholds.ts';
import type { Faq } from '../../retrieve/faq.ts';
import type { FaqIndex } from '../../retrieve/faq-index.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import { probabilityOf } from '../../understand/intents/intents.ts';

/** The gate hours that an FAQ states. */
export interface GateFaq {
  readonly faq: Faq;
  readonly hours: PlaceHours;
  /** The sentences of its answer about other things, such as whom to ask for other times. */
  readonly others: readonly string[];
}

interface AccessFaqs {
  /** It may say other things, too. */
  readonly access: Faq | undefined;
  readonly gate: GateFaq | undefined;
}

const found = new WeakMap<FaqIndex, AccessFaqs>();

function accessFaqsOf(faqs: FaqIndex): AccessFaqs {
  const known = found.get(faqs) ?? findAccessFaqs(faqs);
  found.set(faqs, known);
  return known;
}

/** The FAQ that says when tenants can get to their units. */
export const accessFaqOf = (faqs: FaqIndex): Faq | undefined => accessFaqsOf(faqs).access;

/** The FAQ about gate hours, if it states them plainly: the same hours every day. */
export const gateFaqOf = (faqs: FaqIndex): GateFaq | undefined => accessFaqsOf(faqs).gate;

function findAccessFaqs({ entries }: FaqIndex): AccessFaqs {
  const about = [...entries.values()]
    .map(({ faq, intents }) => ({ faq, probability: probabilityOf(intents, 'access/hours') }))
    .filter(({ probability }) => probability >= thresholds.accessFaq)
    .sort((a, b) => b.probability - a.probability)
    .map(({ faq }) => faq);
  const access = about.find(({ answer }) => splitSentences(answer).some(statesDay)) ?? about.find(isAroundTheClock);
  return { access, gate: access && readGateFaq(access) };
}

/** A pass for the night has a price. */
const isAroundTheClock = ({ answer }: Faq): boolean =>
  readTokens(answer).some(({ kind }) => kind === 'wholeDay') && !answer.includes('$');

/** Whether a sentence states hours from morning to evening; those of a night pass run from evening to morning. */
function statesDay(sentence: string): boolean {
  const times = readTokens(withHalves(sentence)).flatMap((token) => (token.kind === 'time' ? [token.time] : []));
  return times.some(({ half }, at) => half !== 'am' && half !== 'ambiguous' && times[at - 1]?.half === 'am');
}

/** "6 in the morning" as "6 am". */
const withHalves = (sentence: string): string =>
  sentence
    .replace(/(\d) (?:in the morning|de la ma[nñ]ana)\b/gi, '$1 am')
    .replace(/(\d) (?:in the evening|at night|de la noche)\b/gi, '$1 pm');

/** Reads hours that are the same every day. A sentence with a restriction, or with any other time, makes the answer unclear. */
function readGateFaq(faq: Faq): GateFaq | undefined {
  const sentences = splitSentences(faq.answer);
  const read = sentences.map((sentence) => ({
    sentence,
    tokens: readTokens(withHalves(sentence).replace(/^(?:yes|no|si|sí)\b[,.]?/i, '')),
  }));
  const withHours = read.filter(({ tokens }) => tokens.some(({ kind }) => kind === 'time' || kind === 'wholeDay'));
  const [only] = withHours;
  const span = only && withHours.length === 1 ? dailySpan(only.tokens) : undefined;
  if (!only || !span) return undefined;
  const day: DayHours = { spans: [span], byAppointment: false };
  const includesHolidays =
    /\b(?:365|every day of the year|todos los d[ií]as del a[nñ]o)\b/i.test(only.sentence) ||
    only.tokens.some(({ kind }) => kind === 'special');
  return {
    faq,
    hours: {
      week: Array.from({ length: 7 }, () => day),
      seasons: [],
      specials: includesHolidays ? majorHolidays.map((it) => ({ day: it, hours: day })) : [],
    },
    others: sentences.filter((sentence) => sentence !== only.sentence),
  };
}

const restrictions =
  /^(?:not|no|nt|dont|doesnt|cant|wont|except|but|only|unless|if|after|before|office|heated|climate|interior|indoor|enclosed|dock|excepto|salvo|solo|pero|si)$/;

function dailySpan(tokens: readonly Token[]): TimeSpan | undefined {
  const isRestricted = tokens.some(
    (token) =>
      token.kind === 'closed' ||
      token.kind === 'except' ||
      token.kind === 'appointment' ||
      token.kind === 'otherPlace' ||
      token.kind === 'month' ||
      (token.kind === 'place' && token.place === 'office') ||
      (token.kind === 'unknown' && restrictions.test(token.text)),
  );
  const days = tokens.flatMap((token) => (token.kind === 'days' ? [token.days.length] : []));
  if (isRestricted || days.some((count) => count < 7)) return undefined;
  const isAllDay = tokens.some(({ kind }) => kind === 'wholeDay');
  const times = tokens.flatMap((token) => (token.kind === 'time' ? [token.time] : []));
  if (isAllDay) return times.length === 0 ? { fromMinute: 0, toMinute: wholeDay } : undefined;
  const [from, until] = times;
  return from && until && times.length === 2 ? resolveSpan(from, until) : undefined;
}
