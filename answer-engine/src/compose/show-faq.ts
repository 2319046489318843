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

/** The most FAQs that the dialogue state remembers. */
const rememberedFaqs = 12;

/**
 * A FAQ's answer: as the operator wrote it when it is new, its own question was sent, or the visitor wants to hear it again; else the
 * sentence that was asked for.
 */
export function showFaq(turn: Turn, match: FaqMatch): Reply {
  const isKnown = turn.dialogue.shown?.some(({ faqId }) => faqId === match.faq.id) ?? false;
  if (!isKnown || asksForWhole(turn, match.faq)) return showWhole(turn, match);
  const { dialogue, knowledge } = turn;
  const followUp = { message: questionIn(turn), dialogue, faqs: knowledge.faqs, otherSources: 0 };
  return showAgain(turn, match, rankSentences(followUp), false);
}

/** Whether a message is the FAQ's own question, as its button sends it, or wants the last answer again. */
export const asksForWhole = ({ said }: Turn, { question }: Faq): boolean =>
  findRepair(said) === 'repeat' || normalizeText(said.trim()) === normalizeText(question.trim());

/** The answer as the operator wrote it, whatever has been shown before. */
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

/** Some sentences of a FAQ that was shown before. The rest can be asked for. */
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

/** A sentence this much less likely than the best one is shown with it, as a share of its probability. */
const nearBest = 0.3;
const mostSentences = 3;

/**
 * The sentences of a FAQ, shown before, that a follow-up asks for. If the visitor has just read them, they are repeated as such when they
 * are likely to be meant; otherwise the rest of the answer follows.
 *
 * @param ranked sentences, the likeliest first
 * @param isUncertain whether the visitor may mean something else
 */
export function showAgain(turn: Turn, match: FaqMatch, ranked: readonly SentenceMatch[], isUncertain: boolean): Reply {
  const { faq } = match;
  const own = ranked.filter(({ indexed }) => indexed.faq.id === faq.id);
  const best = own[0]?.probability ?? 0;
  const all = sentencesOf(faq);
  const chosen = own.slice(0, mostSentences).filter(({ probability }) => probability >= nearBest * best);
  const sentences = withReferents(
    all,
    chosen.map(({ position }) => position).sort((a, b) => a - b),
  );
  const last = turn.dialogue.shown?.find(({ faqId }) => faqId === faq.id)?.sentences ?? [];
  const isSame = sentences.length === last.length && sentences.every((at) => last.includes(at));
  const reply = showSentences(turn, match, sentences);
  if (best < thresholds.likelySentence || lacksPrice(questionIn(turn), faq))
    return withRelatedFaqs(turn, faq.id, { response: '', responseSource: 'faq', faqId: faq.id, isQuestion: false });
  if (!isSame) return hedge(turn, { faq, score: best }, reply, isUncertain);
  const rest = all.flatMap((_, at) => (last.includes(at) ? [] : [at]));
  if (best < thresholds.certainSentence && rest.length > 0) return showSentences(turn, match, rest);
  return { ...reply, response: turn.texts.followUp.asISaid(reply.response) };
}

/** A "yes" to another question than the FAQ's own would be taken for an answer. */
const saysYesOrNo = /^(?:yes|yep|yeah|no|nope|s[ií])\b/i;

/** Says that a reply answers what the visitor seems to mean, if that is uncertain or the reply begins with yes or no. */
export function hedge({ texts }: Turn, { score }: FaqMatch, reply: Reply, isUncertain: boolean): Reply {
  const mayMislead = saysYesOrNo.test(reply.response) && score < thresholds.certainFaq;
  return isUncertain || mayMislead ? { ...reply, response: texts.followUp.perhaps(reply.response) } : reply;
}

/** Whether a message asks for a price, and for no other figure, that the answer does not give. */
const lacksPrice = (message: string, faq: Faq): boolean => {
  const figures = [...readSentenceQuery(message).details].filter((kind) => figureKinds.has(kind));
  const asksPrice = figures.length > 0 && figures.every((kind) => kind === 'amount');
  return asksPrice && !sentencesOf(faq).some(({ details }) => details.has('amount'));
};

/** All there is to know was shown: the phone, and questions that are close to this one. */
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

/** The part of the message that asks: of a correction, what the visitor means. */
export const questionIn = ({ said }: Pick<Turn, 'said'>): string => readCorrection(said)?.meant ?? said;

const remember = ({ dialogue }: Pick<Turn, 'dialogue'>, shown: ShownFaq): ShownFaq[] =>
  [shown, ...(dialogue.shown ?? []).filter(({ faqId }) => faqId !== shown.faqId)].slice(0, rememberedFaqs);
