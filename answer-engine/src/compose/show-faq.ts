import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { thresholds } from '../decide/thresholds.ts';
import type { ShownFaq } from '../dialogue.ts';
import { figureKinds } from '../lexicon/asked-details.ts';
import type { Reply } from '../reply.ts';
import { readSentenceQuery } from '../rerank/sentence-query.ts';
import { rankSentences, type SentenceMatch } from '../rerank/sentence-ranker.ts';
import { sentencesOf, withReferents } from '../retrieve/answer-sentences.ts';
import type { Faq } from '../retrieve/faq.ts';
import type { FaqMatch } from '../retrieve/faq-index.ts';
import { relatedFaqs } from '../retrieve/related-faqs.ts';
import type { Turn } from '../turn.ts';
import { findRepair, readCorrection } from '../understand/dialogue/repair.ts';
import { callUs } from './write-contact.ts';

/** Maximum number of FAQs in the dialogue state. */
const maxShownFaqs = 12;

/**
 * Shows an FAQ: in full if it is new, if its own question was sent or if the visitor wants to hear it again; otherwise the sentence that was
 * asked for.
 */
export function showFaq(turn: Turn, match: FaqMatch): Reply {
  const isKnown = turn.dialogue.shown?.some(({ faqId }) => faqId === match.faq.id) ?? false;
  if (!isKnown || asksForWhole(turn, match.faq)) return showWhole(turn, match);
  const { dialogue, knowledge } = turn;
  const followUp = { message: questionIn(turn), dialogue, faqs: knowledge.faqs, otherSources: 0 };
  return showAgain(turn, match, rankSentences(followUp), false);
}

/** Whether a message is the FAQ's own question, which its button sends, or asks to hear the last answer again. */
export const asksForWhole = ({ said }: Turn, { question }: Faq): boolean =>
  findRepair(said) === 'repeat' || normalizeText(said.trim()) === normalizeText(question.trim());

/** The answer as the operator wrote it, regardless of what has been shown before. */
export const quoteFaq = ({ faq, score }: FaqMatch): Reply => ({
  response: faq.answer,
  responseSource: 'faq',
  faqId: faq.id,
  sources: [{ kind: 'faq', id: faq.id, label: faq.question, score }],
});

export function showWhole(turn: Turn, match: FaqMatch): Reply {
  const { faq } = match;
  const sentences = sentencesOf(faq).map((_, at) => at);
  return { ...quoteFaq(match), dialogue: { shown: remember(turn, { faqId: faq.id, sentences }) } };
}

/** Shows some sentences of an FAQ that was shown before. The visitor can ask for the rest. */
export function showSentences(turn: Turn, match: FaqMatch, sentences: readonly number[]): Reply {
  const { faq } = match;
  const all = sentencesOf(faq);
  const response = sentences.map((at) => all[at]?.text ?? '').join(' ');
  return {
    ...quoteFaq(match),
    response,
    ...(sentences.length < all.length && { canTellMore: true }),
    dialogue: {
      shown: remember(turn, { faqId: faq.id, sentences }),
      ...(turn.dialogue.subject?.faqId === faq.id && { subject: turn.dialogue.subject }),
    },
  };
}

/** Sentences with at least this share of the best sentence's probability are shown with it. */
const minShareOfBest = 0.2;
/** The same if a lower share would repeat all that the visitor has just read. */
const minShareInRepeat = 0.6;
const maxSentences = 3;

/**
 * The positions of the sentences to show, with those that they refer to. If this would repeat all that the visitor has just read, the best one
 * comes alone or with those that are about as probable.
 *
 * @param own the sentences of the FAQ, most probable first
 * @param last the positions shown last
 */
function sentencesToShow(own: readonly SentenceMatch[], last: readonly number[], faq: Faq): number[] {
  const [best] = own;
  if (!best) return [];
  const withShare = (share: number) =>
    own.slice(0, maxSentences).filter(({ probability }) => probability >= share * best.probability);
  const sentences = withReferents(sentencesOf(faq), positionsOf(withShare(minShareOfBest)));
  const isRepeat = last.length > 0 && last.every((at) => sentences.includes(at));
  if (!isRepeat) return sentences;
  const isKept = ({ position }: SentenceMatch) => last.includes(best.position) || !last.includes(position);
  return positionsOf(withShare(minShareInRepeat).filter(isKept));
}

/** Match normalized text. "How do I add a roommate?" asks for steps, but "how do I know?" does not. */
const asksForSteps =
  /\bhow(?: (?:do|would|can|could|should|does|did)|d) (?:i|we|he|she|my \w+) (?!know\b|tell\b)|\bcomo (?:le )?(?:hago|hacemos|hace|puedo|podemos|puede)\b|\bcomo l[aeo]s? \w+o\b/;
const givesSteps =
  /\b(?:come|stop|bring|sign|call|text|email|ask|fill|form|complet\w+|log in|download|show|at the (?:office|counter|desk)|in the app|online|venga|traiga|firme|llame|llene|pida|en la oficina|en linea)\b/;

/** The sentences for a question, most probable first: those that give steps if it asks for steps and there are any; otherwise all. */
function sentencesFor(question: string, own: readonly SentenceMatch[]): readonly SentenceMatch[] {
  if (!asksForSteps.test(normalizeText(question))) return own;
  const steps = own.filter(({ indexed, position }) =>
    givesSteps.test(normalizeText(sentencesOf(indexed.faq)[position]?.text ?? '')),
  );
  return steps.length > 0 ? steps : own;
}

const positionsOf = (sentences: readonly SentenceMatch[]): number[] =>
  sentences.map(({ position }) => position).sort((a, b) => a - b);

/**
 * Shows the sentences that a follow-up asks for, of an FAQ that was shown before. If the visitor has just read these sentences, they are
 * repeated if they are probably meant; otherwise the rest of the answer is shown.
 *
 * @param ranked the sentences, most probable first
 * @param isUncertain whether the visitor may mean something else
 */
export function showAgain(turn: Turn, match: FaqMatch, ranked: readonly SentenceMatch[], isUncertain: boolean): Reply {
  const { faq } = match;
  const own = ranked.filter(({ indexed }) => indexed.faq.id === faq.id);
  const best = own[0]?.probability ?? 0;
  const all = sentencesOf(faq);
  const last = turn.dialogue.shown?.find(({ faqId }) => faqId === faq.id)?.sentences ?? [];
  const sentences = sentencesToShow(sentencesFor(questionIn(turn), own), last, faq);
  const isSame = sentences.length === last.length && sentences.every((at) => last.includes(at));
  const reply = showSentences(turn, match, sentences);
  const mayLackPrice = best < thresholds.sentenceWithoutPrice && lacksPrice(questionIn(turn), faq);
  if (best < thresholds.likelySentence || mayLackPrice)
    return withRelatedFaqs(turn, faq.id, { response: '', responseSource: 'faq', faqId: faq.id, isQuestion: false });
  if (!isSame) return hedge(turn, { faq, score: best }, reply, isUncertain);
  const rest = all.flatMap((_, at) => (last.includes(at) ? [] : [at]));
  if (best < thresholds.certainSentence && rest.length > 0) return showSentences(turn, match, rest);
  return { ...reply, response: turn.texts.followUp.asISaid(reply.response) };
}

/** If the visitor asked something other than the FAQ's question, a leading "yes" would be taken as the answer to that. */
export const startsWithYesOrNo = /^(?:yes|yep|yeah|no|nope|s[ií])\b/i;

/** Presents a reply as the answer to what the visitor may mean, if that is uncertain or the reply starts with yes or no. */
export function hedge({ texts }: Turn, { score }: FaqMatch, reply: Reply, isUncertain: boolean): Reply {
  const mayMislead = startsWithYesOrNo.test(reply.response) && score < thresholds.certainFaq;
  return isUncertain || mayMislead ? { ...reply, response: texts.followUp.perhaps(reply.response) } : reply;
}

/** Whether a message asks for a price, and no other figure, but the answer states no price. */
const lacksPrice = (message: string, faq: Faq): boolean => {
  const figures = [...readSentenceQuery(message).details].filter((kind) => figureKinds.has(kind));
  const asksPrice = figures.length > 0 && figures.every((kind) => kind === 'amount');
  return asksPrice && !sentencesOf(faq).some(({ details }) => details.has('amount'));
};

/** Says that there is no more to tell, and adds the phone number and similar questions. */
export function withRelatedFaqs(turn: Turn, faqId: string, reply: Reply): Reply {
  const { texts, facility } = turn;
  const related = relatedFaqs(turn, faqId);
  const isQuoted = reply.response !== '';
  return {
    ...reply,
    response: [isQuoted && reply.response, texts.followUp.allIKnow(callUs(texts, facility))]
      .filter(Boolean)
      .join('\n\n'),
    ...(related.length > 0 && { suggestions: related.map(({ id, question }) => ({ id, question })) }),
    dialogue: {
      ...reply.dialogue,
      ...(related.length > 0 && { offer: { kind: 'suggestions', faqIds: related.map(({ id }) => id) } }),
    },
  };
}

/** The part of the message that asks; for a correction, what the visitor means. */
export const questionIn = ({ said }: Pick<Turn, 'said'>): string => readCorrection(said)?.meant ?? said;

const remember = ({ dialogue }: Pick<Turn, 'dialogue'>, shown: ShownFaq): ShownFaq[] =>
  [shown, ...(dialogue.shown ?? []).filter(({ faqId }) => faqId !== shown.faqId)].slice(0, maxShownFaqs);
