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

const found = new WeakMap<FaqIndex, GateFaq | undefined>();

/** The FAQ about gate hours, if it states them plainly: the same hours every day. */
export function gateFaqOf(faqs: FaqIndex): GateFaq | undefined {
  if (!found.has(faqs)) found.set(faqs, findGateFaq(faqs));
  return found.get(faqs);
}

function findGateFaq({ entries }: FaqIndex): GateFaq | undefined {
  const about = [...entries.values()]
    .map(({ faq, intents }) => ({ faq, probability: probabilityOf(intents, 'access/hours') }))
    .filter(({ probability }) => probability >= thresholds.intent)
    .sort((a, b) => b.probability - a.probability);
  return about.flatMap(({ faq }) => readGateFaq(faq) ?? [])[0];
}

/** Reads hours that are the same every day. A sentence with a restriction, or with any other time, makes the answer unclear. */
function readGateFaq(faq: Faq): GateFaq | undefined {
  const sentences = splitSentences(faq.answer);
  const read = sentences.map((sentence) => ({
    sentence,
    tokens: readTokens(sentence.replace(/^(?:yes|no|si|sí)\b[,.]?/i, '')),
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
  /^(?:not|no|nt|dont|doesnt|cant|wont|except|but|only|unless|if|after|before|office|excepto|salvo|solo|pero|si)$/;

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
