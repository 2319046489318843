import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { callUs } from '../compose/write-contact.ts';
import { unitButtons } from '../compose/write-price.ts';
import type { OpenOffer } from '../dialogue.ts';
import type { Reply } from '../reply.ts';
import { splitSentences } from '../text/split-sentences.ts';
import { splitWords } from '../text/tokenize.ts';
import type { Turn } from '../turn.ts';
import { findOfferAnswer, type OfferAnswer } from '../understand/dialogue/offer-answer.ts';
import { tellsOfFailure } from '../understand/dialogue/repair.ts';
import { findSmallTalk } from '../understand/find-small-talk.ts';
import { namesUnit } from '../understand/units/unit-question.ts';
import { offerReservation } from './availability.ts';
import type { Candidate } from './candidate.ts';
import { namedSuggestion, offeredFaqs, showOffered, suggestAgain } from './suggested-faqs.ts';

/** Responds to a typed answer to the bot's last offer: "yes", "nah", "the first one", "Monday is fine"; also to "why?". */
export function openOfferCandidate(turn: Turn): Candidate | undefined {
  // "Still nothing" is no refusal.
  if (turn.dialogue.lastReply?.responseSource === 'faq' && tellsOfFailure(turn.said)) return undefined;
  if (asksIfDone(turn)) return { source: 'openOffer', name: 'not yet', score: 1, compose: () => denyDone(turn) };
  // "No, the other one" refers to a unit.
  const refersToUnit = namesUnit(turn.unitQuestion) && turn.dialogue.offer?.kind !== 'suggestions';
  const act = refersToUnit ? undefined : findOfferAnswer(turn.said);
  const lastSentence = splitSentences(turn.said, { anyCase: true }).at(-1) ?? '';
  const isTaken = takesIt.test(turn.said) || takesIt.test(lastSentence);
  const taken = isTaken ? takeUnit(turn) : undefined;
  const compose = taken ?? (act ? answerTo(turn, act) : isTaken ? undefined : answerByName(turn));
  return compose && { source: 'openOffer', name: act?.kind ?? 'choice', score: 1, compose };
}

const agreement =
  '(?:ok|okay|k|alright|all right|good|great|yes|yeah|sure|fine|cool|perfect|then|so|well|and|bueno|va|sale)';
const taking = [
  "let'?s (?:go|do (?:it|this|that|that one))|do (?:it|this|that)",
  '(?:please |can you |could you )?(?:go ahead|(?:sign|count|pencil) me (?:up|in)|put me down)',
  '(?:please |can you |could you )?(?:book|reserve|hold) (?:it|that|that one|this one)',
  "i(?:'ll| will|'?d like to| would like to| want to) (?:take|rent|book|reserve) (?:it|that|that one|this one)",
  '(?:me )?l[oa] (?:quiero|tomo|llevo|quedo)|(?:ap[aá]rt|res[eé]rv)e(?:me)?l[oa]',
].join('|');
/** "Good, I want to take it", "ok reserve it then", "alright, let's go" */
const takesIt = new RegExp(
  `^\\W*(?:${agreement}\\b\\W*)*(?:${taking})(?: (?:with|for) (?:it|that|me|us))?(?:,? (?:then|please|now|por favor))*\\W*$`,
  'i',
);

/** Takes the unit spoken of, after other questions; without a unit, the office gets in touch. */
function takeUnit({ dialogue: { offer }, unitQuestion, chosenUnit, texts }: Turn): Compose | undefined {
  const isOffered = offer !== undefined && offer.kind !== 'suggestions';
  if (isOffered || (unitQuestion?.ask === 'wish' && unitQuestion.isCertain)) return undefined;
  if (!chosenUnit) return () => ({ response: texts.offers.leaveDetails, ...form });
  return () => ({ ...offerReservation(texts, chosenUnit), response: texts.offers.requestUnit(chosenUnit.size) });
}

const saysDone =
  /\b(?:(?:its|it is|is it|is that|thats|is the (?:unit|spot|space)) (?:now )?(?:all )?(?:mine|ours|booked|reserved|held|confirmed|done|set|locked in)|(?:am i|im|i am|are we|were|we are) (?:now )?(?:all )?(?:set|booked|reserved|confirmed|locked in|good to go|on the list)|(?:did|has) (?:it|that|this) (?:go|gone|went) through|(?:ya|entonces) (?:es (?:mi[oa]|nuestr[oa])|quedo|esta (?:apartad|reservad|confirmad)[oa]|me l[oa] apart\w+))\b/;
const concludes = /^(?:(?:ok|okay|k|and|y) )*(?:so|then|entonces)\b|\b(?:now|then|right|entonces|verdad)\W*$|\?\s*$/;

/** "So it's mine now?", while the form waits to be sent. */
function asksIfDone({ said, dialogue: { offer } }: Turn): boolean {
  const text = normalizeText(said);
  const isForm = offer?.kind === 'contact' || offer?.kind === 'reservation';
  return isForm && splitWords(said).length <= longestConclusion && saysDone.test(text) && concludes.test(text);
}

/** In words. */
const longestConclusion = 9;

const denyDone = ({ texts, dialogue }: Turn): Reply => ({
  response: texts.offers.notYetDone,
  ...form,
  unitSize: dialogue.lastReply?.unitSize,
});

type Compose = () => Reply;

/** Handles "the late fee one" after suggestions. */
function answerByName(turn: Turn): Compose | undefined {
  const faq = namedSuggestion(turn);
  return faq && (() => showOffered(turn, faq));
}

function answerTo(turn: Turn, act: OfferAnswer): Compose | undefined {
  const { offer, lastReply } = turn.dialogue;
  const isReason = act.kind === 'why' || (act.kind === 'whyNot' && !offer);
  if (isReason) return lastReply && (() => admitNoReason(turn));
  switch (offer?.kind) {
    case 'suggestions':
      return answerToSuggestions(turn, act);
    case 'units':
      return answerToUnits(turn, offer, act);
    case 'reservation':
      return answerToReservation(turn, offer, act);
    case 'contact':
      return answerToContact(turn, act);
    default:
      return answerToNothing(turn, act);
  }
}

/** Whether the visitor agrees to a question that the bot asked or, with `hasAsked` false, to something that it only showed. */
const agrees = (act: OfferAnswer, hasAsked: boolean): boolean =>
  act.kind === 'whyNot' || (act.kind === 'yes' && (act.isFirm || hasAsked));

const saysWhen = (act: OfferAnswer): boolean => act.kind === 'yes' && act.saysWhen;

const refuses = ({ kind }: OfferAnswer): boolean => kind === 'no' || kind === 'none';

const form = { responseSource: 'availability_inquiry', showLeadForm: true, isQuestion: false } as const;
const smallTalk = { responseSource: 'unanswered', isQuestion: false } as const;
/** A form is open, so "ok" does not ask for it again. */
const nothingOpen = { offer: undefined } as const;

function answerToSuggestions(turn: Turn, act: OfferAnswer): Compose | undefined {
  const { texts, facility, dialogue } = turn;
  const faqs = offeredFaqs(turn);
  if (act.kind === 'choice') {
    const faq = faqs.at(act.position);
    return faq && (() => showOffered(turn, faq));
  }
  const hasAsked = dialogue.lastReply?.responseSource === 'unanswered';
  if (act.kind === 'no' && act.isClosing) return () => declineContact(turn);
  if (refuses(act) || (hasAsked && act.kind === 'notYet')) {
    const response = texts.offers.noneOfThese(callUs(texts, facility));
    return () => ({ response, ...smallTalk, showLeadForm: true, dialogue: nothingOpen });
  }
  // Next to an answer, "yes" refers to the answer.
  if (!hasAsked || !agrees(act, !saysWhen(act))) return undefined;
  const [faq, ...others] = faqs;
  if (!faq) return undefined;
  return others.length === 0 ? () => showOffered(turn, faq) : () => suggestAgain(texts.offers.whichQuestion, faqs);
}

type OfferOf<Kind> = Extract<OpenOffer, { kind: Kind }>;

function answerToUnits(turn: Turn, { unitIds }: OfferOf<'units'>, act: OfferAnswer): Compose | undefined {
  const { texts, facility } = turn;
  if (refuses(act) || act.kind === 'notYet') {
    const response = texts.offers.noUnit(callUs(texts, facility));
    return () => ({ response, ...smallTalk });
  }
  const options = facility?.sizeOptions.filter(({ id }) => unitIds.includes(id)) ?? [];
  if (!agrees(act, false) || options.length === 0) return undefined;
  const buttons = unitButtons(turn, options);
  return () => ({ response: texts.offers.whichUnit, responseSource: 'unit_details', unitButtons: buttons });
}

function answerToReservation(turn: Turn, { unitId }: OfferOf<'reservation'>, act: OfferAnswer): Compose | undefined {
  const { texts, facility } = turn;
  const options = facility?.sizeOptions ?? [];
  const unit = options.find(({ id }) => id === unitId);
  if (!unit) return undefined;
  if (act.kind === 'notYet') return () => ({ response: texts.offers.noRush(callUs(texts, facility)), ...smallTalk });
  if (refuses(act)) {
    const others = options.filter(({ id }) => id !== unitId);
    const response = others.length > 0 ? texts.offers.otherUnits : texts.offers.noUnit(callUs(texts, facility));
    return () => ({ response, responseSource: 'unit_details', unitButtons: unitButtons(turn, others) });
  }
  if (!agrees(act, !saysWhen(act))) return undefined;
  const response = texts.offers.requestUnit(unit.size);
  return () => ({ ...offerReservation(texts, unit), response, dialogue: nothingOpen });
}

function answerToContact(turn: Turn, act: OfferAnswer): Compose | undefined {
  const { texts, dialogue } = turn;
  const isAboutUnits = dialogue.lastReply?.responseSource === 'availability_inquiry';
  if (refuses(act) || act.kind === 'notYet') return () => declineContact(turn);
  if (!agrees(act, isAboutUnits)) return undefined;
  const accepted = isAboutUnits ? texts.availability.leaveDetails : texts.offers.leaveDetails;
  const response = saysWhen(act) ? texts.offers.passOnWish : accepted;
  return () => ({ response, ...form, unitSize: dialogue.lastReply?.unitSize, dialogue: nothingOpen });
}

const declineContact = ({ texts, facility }: Turn): Reply => ({
  response: texts.offers.noContact(callUs(texts, facility)),
  ...smallTalk,
});

/** Responds to "yes" and "no" when nothing is offered. */
function answerToNothing({ texts, said }: Turn, act: OfferAnswer): Compose | undefined {
  const pleasantry = findSmallTalk(said);
  if (pleasantry === 'bye' || pleasantry === 'thanks') return undefined;
  if (refuses(act)) return () => ({ response: texts.offers.allRight, ...smallTalk });
  const isAnswer = act.kind === 'yes' && act.isFirm && !act.namesOffer && !saysWhen(act);
  return isAnswer ? () => ({ response: texts.offers.whatElse, ...smallTalk }) : undefined;
}

const admitNoReason = ({ texts, facility }: Turn): Reply => ({
  response: texts.noAnswer.why(callUs(texts, facility)),
  responseSource: 'unanswered',
  showLeadForm: true,
  isQuestion: false,
});
