import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import type { ShownFaq } from '../dialogue.ts';
import type { Reply } from '../reply.ts';
import { sentencesOf } from '../retrieve/answer-sentences.ts';
import { type AskedSentence, findAskedSentence, readSentenceQuery } from '../retrieve/asked-sentence.ts';
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
  return isKnown && !asksForWhole(turn, match.faq) ? showAgain(turn, match) : showWhole(turn, match);
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

function showAgain(turn: Turn, match: FaqMatch): Reply {
  const indexed = turn.knowledge.faqs.entries.get(match.faq.id);
  const asked = indexed && findAskedSentence(readSentenceQuery(questionIn(turn)), indexed);
  return asked ? showAskedSentence(turn, match, asked) : showWhole(turn, match);
}

/** The sentence that a question asks for. One that the visitor has just read is repeated as such, with other ways to go on. */
export function showAskedSentence(turn: Turn, match: FaqMatch, { sentences, isSupported }: AskedSentence): Reply {
  const { faq } = match;
  const reply = showSentences(turn, match, sentences);
  const last = turn.dialogue.shown?.find(({ faqId }) => faqId === faq.id)?.sentences ?? [];
  const isSame = sentences.length === last.length && sentences.every((at) => last.includes(at));
  if (!isSame && isSupported) return reply;
  const repeated = isSame || isSupported ? reply : showSentences(turn, match, mainSentences(faq));
  const response = turn.texts.followUp.asISaid(repeated.response);
  return isSame && !isSupported ? withRelatedFaqs(turn, faq.id, { ...reply, response }) : { ...repeated, response };
}

/** In characters: an answer up to this length is repeated whole. */
const longestRepeat = 120;

/** A short answer whole; of a longer one the first sentence, which is what the answer is about. */
const mainSentences = (faq: Faq): number[] =>
  faq.answer.length <= longestRepeat ? sentencesOf(faq).map((_, at) => at) : [0];

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
