import type { Faq } from '../retrieve/faq.ts';
import { splitSentences } from '../text/split-sentences.ts';
import type { Turn } from '../turn.ts';
import { introduceEnglish } from './introduce-english.ts';

const phoneNumber = /\+?\d?[\s.-]?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}\b/;
const phoneNumbers = new RegExp(phoneNumber, 'g');
const closed =
  /\bafter[\s-]hours?\b|\b(?:office|we|desk)(?: is| are|['’]re) (?:closed|not in|out)\b|\b(?:at|by|over)\s?night\b|\bday (?:or|and) night\b|\bemergenc|\burgent|\b24[\s/-]?(?:7|hours?)\b/i;

const known = new WeakMap<Faq, readonly string[]>();

/** The sentences that say whom to call when the office is closed. Computed on first use, because a bot may have thousands of FAQs. */
function sentencesOnNights(faq: Faq): readonly string[] {
  const sentences =
    known.get(faq) ??
    (phoneNumber.test(faq.answer)
      ? splitSentences(faq.answer).filter((text) => phoneNumber.test(text) && closed.test(text))
      : []);
  known.set(faq, sentences);
  return sentences;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(-10);

/** What an FAQ says about a number to call when the office is closed, if it differs from the office's number. */
export function afterHoursLine(turn: Turn): string | undefined {
  const ofOffice = digitsOf(turn.facility?.phoneNumber ?? '');
  for (const { faq } of turn.knowledge.faqs.entries.values()) {
    const line = sentencesOnNights(faq).find((text) =>
      text.match(phoneNumbers)?.some((number) => digitsOf(number) !== ofOffice),
    );
    if (line !== undefined) return introduceEnglish(turn, line, 'answer');
  }
  return undefined;
}
