import type { SizeOption } from '@chat-module/contract/locations';
import { fromRecord } from '../candidates/record/fact.ts';
import type { Reply } from '../reply.ts';
import type { Faq } from '../retrieve/faq.ts';
import { splitSentences } from '../text/split-sentences.ts';
import type { Turn } from '../turn.ts';
import { parseUnitSizes, type UnitSize } from '../understand/entities/unit-size.ts';
import { introduceEnglish } from './introduce-english.ts';
import { optionsOfSize, unitButton } from './size-options.ts';

/** Maximum number of sizes whose prices one reply quotes. */
const maxQuoted = 3;

const amount = /\$\s?\d/;
/** Words that show that a sentence is about a charge other than the rent. */
const otherCharge =
  /\b(?:deposits?|fees?|late|discount|off|insurance|refund|prorat\w+|first|half|percent|free|dep[oó]sitos?|recargos?|cargos?|descuentos?|seguro|mitad|gratis|primer)\b|%/i;

/** A sentence that states the price of some sizes. */
interface PriceSentence {
  readonly text: string;
  readonly sizes: readonly UnitSize[];
}

type StatedPrice = Pick<Reply, 'response' | 'sources'>;

/** The prices of units as stated in their descriptions or else in an FAQ; `undefined` unless every price is stated. */
export function statedPrice(turn: Turn, options: readonly SizeOption[]): StatedPrice | undefined {
  const sizes = new Set(options.map(({ size }) => size));
  if (sizes.size === 0 || sizes.size > maxQuoted) return undefined;
  return priceInDescriptions(options) ?? priceInFaq(turn, options, [...sizes]) ?? pricePerFoot(turn, options);
}

function priceInDescriptions(options: readonly SizeOption[]): StatedPrice | undefined {
  const quoted = options.map((option) => {
    const sentences = priceSentencesIn(option.description);
    return sentences.length > 0 ? `**${unitButton(option).label}**: ${sentences.join(' ')}` : undefined;
  });
  return quoted.every((sentence) => sentence !== undefined)
    ? { response: quoted.join('\n'), sources: fromRecord('sizeOptions') }
    : undefined;
}

function priceInFaq(turn: Turn, options: readonly SizeOption[], sizes: readonly string[]): StatedPrice | undefined {
  for (const { faq } of turn.knowledge.faqs.entries.values()) {
    const quoted = sizes.map((size) => sentenceOn(faq, optionsWith(options, size)));
    if (quoted.every((sentence) => sentence !== undefined)) {
      const response = [...new Set(quoted)].map(({ text }) => text).join(' ');
      return {
        response: introduceEnglish(turn, response, 'answer'),
        sources: [{ kind: 'faq', id: faq.id, label: faq.question, score: 1 }],
      };
    }
  }
  return undefined;
}

const perFootAndMonth =
  /\$\s?\d[\d.,]* (?:a|per) (?:linear )?(?:foot|ft)\b.{0,20}\b(?:(?:a|per|each|every) month|monthly)\b/i;

/** The FAQ that prices parking by the foot, for vehicle spaces. */
function pricePerFoot(turn: Turn, options: readonly SizeOption[]): StatedPrice | undefined {
  if (!options.every(({ category }) => category === 'parking')) return undefined;
  const found = [...turn.knowledge.faqs.entries.values()].filter(({ faq }) => perFootAndMonth.test(faq.answer));
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  return {
    response: introduceEnglish(turn, only.faq.answer, 'answer'),
    sources: [{ kind: 'faq', id: only.faq.id, label: only.faq.question, score: 1 }],
  };
}

const optionsWith = (options: readonly SizeOption[], size: string): SizeOption[] =>
  options.filter((option) => option.size === size);

const sentenceOn = (faq: Faq, ofSize: readonly SizeOption[]): PriceSentence | undefined =>
  priceSentencesOf(faq).find(({ sizes }) => sizes.some((size) => optionsOfSize(ofSize, size).length > 0));

const known = new WeakMap<Faq, readonly PriceSentence[]>();

/** Computed on first use, because a bot may have thousands of FAQs. */
function priceSentencesOf(faq: Faq): readonly PriceSentence[] {
  const sentences = known.get(faq) ?? (amount.test(faq.answer) ? readPriceSentences(faq.answer) : []);
  known.set(faq, sentences);
  return sentences;
}

const priceSentencesIn = (text: string): string[] =>
  splitSentences(text, { anyCase: true }).filter((sentence) => amount.test(sentence) && !otherCharge.test(sentence));

const readPriceSentences = (answer: string): PriceSentence[] =>
  priceSentencesIn(answer)
    .map((text) => ({ text, sizes: parseUnitSizes(text) }))
    .filter(({ sizes }) => sizes.length > 0);
