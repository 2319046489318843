import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { showSentences, showWhole } from '../compose/show-faq.ts';
import { wasShown } from '../dialogue.ts';
import type { Reply } from '../reply.ts';
import { sentencesOf } from '../retrieve/answer-sentences.ts';
import type { Faq } from '../retrieve/faq.ts';
import type { Turn } from '../turn.ts';

const insurance =
  /\b(?:insur(?:ance|ed|er)|(?<!payment )[a-z]*plan|policy|coverage|protection|seguro|poliza|cobertura)\b/;

const asksToClaim =
  /\b(?:(?<!you )claims?\b(?! (?:to|that|you)\b)|put(?:ting)? (?:in (?:for|one|my)|it in(?=\W*$))|how (?:do|should|can|would) (?:i|we) (?:file|submit|start|begin|report)\b(?! (?:pay|rent))|(?:what|where) (?:do|should|can|must) (?:i|we) (?:file|submit|report)|reclam(?:o|os|ar|acion)|(?:lo|la) reporto)\b/;
/** The same, of a loss that was spoken of. */
const goesOn =
  /\b(?:now what|what now|whats next|who do (?:i|we) (?:tell|notify)|where do (?:i|we) (?:send|turn) (?:it|that|this|them)|how long (?:have|do) (?:i|we)(?: got| have)?(?= to (?:put|file|claim|report|send|submit|turn)\b|\W*$)|y ahora que|que sigue|a quien (?:le |les )?aviso|cuanto tiempo tengo para (?:reclamar|reportar|mandar|avisar))/;
/** Asks how an insured visitor gets the money. */
const asksForMoney = /\bwho pays (?:me|us)\b|\bquien (?:me|nos) paga\b/;
const asksIfCovered =
  /\b(?:am i|are we|(?:is|are|will|would) (?:it|that|this|they|all of it|everything|(?:my|our) \w+)) (?:be )?(?:covered|insured)\b|\b(?:esta|estan|estoy) (?:cubiert|asegurad)[oa]s?\b/;
const asksForCover = /\b(?:covers?|covered|counts?|pays?|good for|any good|appl(?:y|ies)|cubren?|pagan?|sirve)\b/;

const isOnClaims =
  /\b(?:claims?|reclam(?:os?|aciones|acion|ar))\b|\breport(?:ing)? (?:a |any )?(?:damage|theft|loss)|\b(?:damaged|stolen)\b.{0,40}\bwhat (?:now|do)\b/;
const tellsHowToClaim =
  /\bclaims?\b[^.]{0,40}\b(?:are|is|must|go|goes|can|should|within)\b|\b(?:file|make|start|submit|put in) an? (?:insurance )?claim\b|\breclam(?:os?|acion(?:es)?)\b/;
/** "Our plan covers fire.", "Ours covers the building, not your goods.", "It does not cover floods." */
const tellsCover =
  /\b(?:plan|polic(?:y|ies)|insurance|ours|coverage|protection|it)\b[^.]{0,40}\b(?:covers?|pays? for)\b|\b(?:insurance|policy) is your own\b|\bthrough your own (?:insurance|policy)\b|\b(?:seguro|plan|poliza)\b[^.]{0,20}\bcubren?\b/;
/** "Your things are covered by your own policy." */
const tellsWhoseCover =
  /\b(?:insured|cover(?:s|ed|age)?|cubre|cubiert[oa]s?|asegurad[oa]s?)\b.{0,30}\b(?:insurance|policy|seguro|poliza)\b|\b(?:insurance|policy|seguro|poliza)\b.{0,30}\b(?:covers?|cubre)\b/;
const isOnCover = /\b(?:covers?|covered|exclusions|pays? for|cubren?)\b/;

/**
 * Answers what a visitor asks about their insurance after a loss: how to claim, or what the plan covers. Undefined if no FAQ says so.
 *
 * @param isLost whether something was damaged or stolen, so that "now what?" asks how to claim
 */
export function insuranceAnswer(turn: Turn, isLost: boolean): Reply | undefined {
  const said = normalizeText(turn.said);
  const isOnInsurance = insurance.test(said) || (isLost && asksIfCovered.test(said));
  if (goesOn.test(said) && (isLost || isOnInsurance))
    return claimFaqIn(turn, isLost && isOnInsurance ? isAny : undefined);
  if (asksToClaim.test(said) && (isLost || isOnInsurance)) return claimFaqIn(turn, isAny) ?? claimSentencesIn(turn);
  if (isLost && isOnInsurance && asksForMoney.test(said)) return claimFaqIn(turn, isAny);
  return isOnInsurance && asksForCover.test(said) ? coverFaqIn(turn) : undefined;
}

/** The same, as a sentence of an FAQ on something else, for a visitor in an emergency. */
export function insuranceAnswerNow(turn: Turn): Reply | undefined {
  const said = normalizeText(turn.said);
  const asks = asksIfCovered.test(said) || (insurance.test(said) && asksForCover.test(said));
  return insuranceAnswer(turn, true) ?? (asks ? coverSentencesIn(turn) : undefined);
}

type IsEligible = (faq: Faq) => boolean;

const isAny: IsEligible = () => true;

/** Whether the visitor has not read an FAQ, or only a part of it. */
const isNewIn =
  ({ dialogue }: Turn): IsEligible =>
  (faq) => {
    const shown = dialogue.shown?.find(({ faqId }) => faqId === faq.id);
    return shown ? shown.sentences.length < sentencesOf(faq).length : !wasShown(dialogue, faq.id);
  };

const claimFaqIn = (turn: Turn, isEligible = isNewIn(turn)): Reply | undefined =>
  showFirst(turn, isEligible, (question) => isOnClaims.test(question));

const coverFaqIn = (turn: Turn): Reply | undefined =>
  showFirst(turn, isNewIn(turn), (question) => isOnCover.test(question) && insurance.test(question));

/** Shows the first eligible FAQ with such a question. */
function showFirst(turn: Turn, isEligible: IsEligible, isMeant: (question: string) => boolean): Reply | undefined {
  const faq = faqsOf(turn).find((one) => isMeant(normalizeText(one.question)) && isEligible(one));
  return faq && showWhole(turn, { faq, score: 1 });
}

/** The sentences on claims of an FAQ on something else, or of one that the visitor has read. */
const claimSentencesIn = (turn: Turn): Reply | undefined => sentencesIn(turn, faqsOf(turn), tellsHowToClaim);

/** What an FAQ that the visitor has not read says about whose insurance covers what. An FAQ on insurance comes first. */
export function coverSentencesIn(turn: Turn): Reply | undefined {
  const faqs = faqsOf(turn).filter(isNewIn(turn));
  const onInsurance = faqs.filter(({ question }) => insurance.test(normalizeText(question)));
  return sentencesIn(turn, onInsurance, tellsCover) ?? sentencesIn(turn, faqs, tellsWhoseCover);
}

/** The sentences that match, of the first FAQ that has one. */
function sentencesIn(turn: Turn, faqs: readonly Faq[], pattern: RegExp): Reply | undefined {
  const tells = (text: string) => pattern.test(normalizeText(text));
  const faq = faqs.find(({ answer }) => tells(answer));
  if (!faq) return undefined;
  const positions = sentencesOf(faq).flatMap(({ text }, at) => (tells(text) ? [at] : []));
  return showSentences(turn, { faq, score: 1 }, positions);
}

const faqsOf = ({ knowledge }: Turn): Faq[] => [...knowledge.faqs.entries.values()].map(({ faq }) => faq);
