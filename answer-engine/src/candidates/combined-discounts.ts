import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { showSentences } from '../compose/show-faq.ts';
import {
  addsDiscount,
  combines,
  discountBenefit,
  discountName,
  onlyCombines,
  saysWhetherTheyCombine,
  startsWithPlus,
  tellsOfDiscount,
  wantsBoth,
} from '../lexicon/discount-patterns.ts';
import { rankSentences } from '../rerank/sentence-ranker.ts';
import { sentencesOf, withReferents } from '../retrieve/answer-sentences.ts';
import type { Faq } from '../retrieve/faq.ts';
import type { Turn } from '../turn.ts';
import type { Candidate } from './candidate.ts';

/** Answers "can I stack that with the student discount?" with the sentence of an FAQ that says whether discounts combine. */
export function combinedDiscountsCandidate(turn: Turn): Candidate | undefined {
  const rule = turn.safetyIntent === undefined && asksToCombine(turn) ? findRule(turn) : undefined;
  if (!rule) return undefined;
  const { faq, position } = rule;
  return {
    source: 'faqSentence',
    name: faq.question,
    score: 1,
    compose: () => showSentences(turn, { faq, score: 1 }, withReferents(sentencesOf(faq), [position])),
  };
}

function asksToCombine(turn: Turn): boolean {
  const said = normalizeText(turn.said);
  const named = discountsIn(said);
  if (named > 0 && (combines.test(said) || startsWithPlus.test(said))) return true;
  if (!hasDiscountsInMind(turn)) return named > 1 && addsDiscount.test(said);
  return (
    wantsBoth.test(said) || onlyCombines.test(said) || addsBenefits(said) || (named > 0 && addsDiscount.test(said))
  );
}

const discountsIn = (text: string): number => [...text.matchAll(discountName)].length;

/** "10 percent and the free month". */
const addsBenefits = (text: string): boolean =>
  text.split(/\b(?:and|y)\b/).filter((part) => discountBenefit.test(part)).length > 1;

/** Whether the visitor has just asked or read about discounts. */
function hasDiscountsInMind({ dialogue: { subject, lastReply }, knowledge }: Turn): boolean {
  if (lastReply?.responseSource === 'contextual_promo_unit') return true;
  const faq = subject?.faqId === undefined ? undefined : knowledge.faqs.entries.get(subject.faqId)?.faq;
  return (
    subject !== undefined && (discountsIn(normalizeText(subject.text)) > 0 || (faq !== undefined && isOnDiscounts(faq)))
  );
}

const isOnDiscounts = ({ question, answer }: Faq): boolean =>
  tellsOfDiscount.test(normalizeText(`${question} ${answer}`));

interface SentencePosition {
  readonly faq: Faq;
  readonly position: number;
}

/** The sentence on combining discounts: of the FAQ that was just read, or else the one that fits the message best. */
function findRule({ said, dialogue, knowledge }: Turn): SentencePosition | undefined {
  const rules = [...knowledge.faqs.entries.values()].flatMap(({ faq }) => rulesIn(faq));
  const ofLast = rules.find(({ faq }) => faq.id === dialogue.subject?.faqId);
  if (ofLast || rules.length < 2) return ofLast ?? rules[0];
  const ranked = rankSentences({ message: said, dialogue, faqs: knowledge.faqs, otherSources: 0 });
  return ranked.flatMap(({ indexed, position }) =>
    rules.filter((rule) => rule.faq === indexed.faq && rule.position === position),
  )[0];
}

/** The answer is tested first, because its sentences are analyzed on first use. */
const rulesIn = (faq: Faq): SentencePosition[] =>
  isRule(faq.answer) && isOnDiscounts(faq)
    ? sentencesOf(faq).flatMap(({ text }, position) => (isRule(text) ? [{ faq, position }] : []))
    : [];

const isRule = (text: string): boolean => saysWhetherTheyCombine.test(normalizeText(text));
