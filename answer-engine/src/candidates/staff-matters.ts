import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { afterHoursLine } from '../compose/after-hours-line.ts';
import { isOfficeClosed, officeStatus } from '../compose/office-status.ts';
import { showFaq, showSentences } from '../compose/show-faq.ts';
import { callUs } from '../compose/write-contact.ts';
import { thresholds } from '../decide/thresholds.ts';
import { wasShown } from '../dialogue.ts';
import { discountGroup, tellsOfDiscount } from '../lexicon/discount-patterns.ts';
import { firstNames } from '../lexicon/first-names.ts';
import type { Reply } from '../reply.ts';
import { sentencesOf } from '../retrieve/answer-sentences.ts';
import type { Faq } from '../retrieve/faq.ts';
import { faqAbout } from '../retrieve/faq-about.ts';
import type { Turn } from '../turn.ts';
import { likelyAct } from '../understand/dialogue/act-classifier.ts';
import { asksByTone, asksSomething } from '../understand/dialogue/asks-something.ts';
import { findRepair, tellsOfFailure } from '../understand/dialogue/repair.ts';
import { findSmallTalk, objects, praise } from '../understand/find-small-talk.ts';
import { probabilityOf } from '../understand/intents/intents.ts';
import { asksWhomToCall, mentionsNight } from '../understand/requests/asks-at-night.ts';
import { findRequest } from '../understand/requests/find-request.ts';
import { findStaffMatter, type StaffMatter } from '../understand/requests/find-staff-matter.ts';
import { type Candidate, isGoodEnough } from './candidate.ts';
import { certainAnswer } from './certain-answer.ts';
import { ongoingEmergency } from './emergency.ts';
import { fromRecord } from './record/fact.ts';
import { hasCharge } from './requests.ts';

/** Responds to wishes to talk to a person, complaints and haggling: whom to contact, and the form. */
export function staffMatterCandidate(turn: Turn, faqs: readonly Candidate[]): Candidate | undefined {
  if (turn.safetyIntent !== undefined && turn.safetyIntent !== 'complaint') return undefined;
  // "Say again, some idiot was honking" is no complaint.
  if (turn.visit?.isAboutHours || findRepair(turn.said) === 'repeat') return undefined;
  const smallTalk = findSmallTalk(turn.said);
  if (likelyAct(turn.act) === 'bot' || smallTalk === 'bot' || smallTalk === 'apology') return undefined;
  const matter =
    findStaffMatter(turn.text, turn.read) ??
    (isFailedAdvice(turn)
      ? 'failedAdvice'
      : tellsOfMissedNotice(turn)
        ? 'complaint'
        : (personByName(turn) ?? personAtNight(turn) ?? unansweredMatter(turn, faqs)));
  if (matter === 'complaint' && praise.test(turn.said) && !objects(turn.said)) return undefined;
  if (matter === undefined || (ongoingEmergency(turn) && isComplaint(matter))) return undefined;
  if (matter === 'price' && takesUnit(turn)) return undefined;
  // "Take the late fee off" asks for an action, not for a lower price.
  if (!isComplaint(matter) && matter !== 'noContact' && findRequest(turn.text, turn.read, hasCharge(turn)))
    return undefined;
  const isFinal = matter !== 'bid' && matter !== 'price';
  return { source: 'staffMatter', name: matter, score: 1, isFinal, compose: () => replyTo(matter, turn, faqs) };
}

/** "Figures. Could I get it this Thursday?" */
const takesUnit = ({ unitQuestion, act }: Turn): boolean =>
  unitQuestion?.ask === 'wish' && (act.act === 'takeUnit' || act.act === 'question');

const asksForName =
  /\b(?:(?:get|give|fetch|find) (?:me|us)|gimme|(?:talk|speak|chat) (?:to|with)|put|hablar con|pas[ea]me (?:a|con)|comuniqueme con) (?<name>[a-z]+)\b/;

const asksWhen = /\b(?:when|what|how|where|why|cuando|como|donde)\b/;

/** "Get me Rosa", if an FAQ names her. */
function personByName({ said, knowledge }: Turn): StaffMatter | undefined {
  const asked = normalizeText(said);
  const name = asksWhen.test(asked) ? undefined : asksForName.exec(asked)?.groups?.name;
  if (name === undefined || !firstNames.has(name)) return undefined;
  const written = new RegExp(`\\b${name.charAt(0).toUpperCase()}${name.slice(1)}\\b`);
  return [...knowledge.faqs.entries.values()].some(({ faq }) => written.test(faq.answer)) ? 'person' : undefined;
}

/** "The office is shut, who can I call tonight?", if an FAQ names a number for that time. */
const personAtNight = (turn: Turn): StaffMatter | undefined =>
  mentionsNight(turn.said) && asksWhomToCall(turn.said) && afterHoursLine(turn) ? 'person' : undefined;

/** Whether the advice of an FAQ didn't help, so that repeating it wouldn't either. */
const isFailedAdvice = ({ said, dialogue: { lastReply } }: Turn): boolean =>
  lastReply?.responseSource === 'faq' && tellsOfFailure(said);

const notice =
  '(?:letters?|e-?mails?|texts?|notices?|messages?|bills?|invoices?|warnings?|mail|cartas?|correos?|mensajes?|avisos?|facturas?|llamadas?)';
const namesNotice = new RegExp(`\\b${notice}\\b`);
/** Matches normalized text. */
const gotNone = new RegExp(
  `\\b(?:never|nobody|no one|didnt|havent|hasnt|did not|have not|aint) (?:[a-z]+ )?(?:got|get|gotten|received?|seen?|saw|sent|gave|given|came|come)\\b.*\\b${notice}\\b|\\b(?:nunca|no) (?:me |nos )?(?:lleg|recib|mand|envi)[a-z]* .*\\b${notice}\\b`,
);

/** "Never got any letter", after an FAQ that says that one comes. */
function tellsOfMissedNotice({ said, dialogue: { lastReply, shown }, knowledge }: Turn): boolean {
  if (lastReply?.responseSource !== 'faq' || asksSomething(said) || !gotNone.test(normalizeText(said))) return false;
  const answer = knowledge.faqs.entries.get(shown?.[0]?.faqId ?? '')?.faq.answer ?? '';
  return namesNotice.test(normalizeText(answer));
}

/** The matter of an intent or a dialogue act, if no FAQ answers. A plea after a lien or a loss has a reply of its own. */
function unansweredMatter(turn: Turn, [best]: readonly Candidate[]): StaffMatter | undefined {
  const act = likelyAct(turn.act);
  const isAbuse = probabilityOf(turn.read.intents, 'out-of-domain/abuse') >= thresholds.intent;
  // Distress or a complaint that is stated, not asked about, is not for an FAQ, unless the FAQ is surer: "I'm his wife".
  const isStatement =
    (act === 'distress' || act === 'complaint') && !asksSomething(turn.said) && !asksByTone(turn.said);
  const isFaqSurer = turn.act.probability < thresholds.certainAct && (best?.score ?? 0) >= thresholds.certainFaq;
  const isAnsweredByFaq = isGoodEnough(best) && (!isStatement || isFaqSurer);
  if (isAbuse || ongoingEmergency(turn) || isAnsweredByFaq) return undefined;
  const isPrivate = probabilityOf(turn.read.intents, 'out-of-domain/other-tenants') >= thresholds.intentsOfPhrase;
  if (isPrivate && (best?.score ?? 0) < thresholds.clarifyOffTopic) return 'otherTenants';
  if (act === 'distress') return turn.dialogue.safetyIntent === undefined ? 'distress' : undefined;
  if (isPossibleComplaint(turn)) return 'complaint';
  return act === 'person' || act === 'complaint' ? act : undefined;
}

/** Where no FAQ answers, sympathy for what was no complaint does less harm than none for one. */
const isPossibleComplaint = ({ act: { act, probability }, said }: Turn): boolean =>
  act === 'complaint' && probability >= thresholds.possibleComplaint && !asksSomething(said) && !asksByTone(said);

/** Matters that call for an apology. Not used during an emergency, when "nobody picks up" is no complaint. */
const complaints = ['noResponse', 'nearMiss', 'complaint', 'distress'] as const satisfies readonly StaffMatter[];

const isComplaint = (matter: StaffMatter): matter is (typeof complaints)[number] =>
  (complaints as readonly StaffMatter[]).includes(matter);

/** The answer of a certain FAQ, after an apology where one is due. A visitor who clearly wants a person gets one. */
function answerWithFaq(matter: StaffMatter, turn: Turn, faqs: readonly Candidate[]): Reply | undefined {
  const isApologyDue = isComplaint(matter);
  if (turn.act.act === 'person' || !(isApologyDue || matter === 'person')) return undefined;
  const answer = certainAnswer(turn, faqs);
  if (!answer) return undefined;
  const { texts, facility } = turn;
  const apology = isApologyDue ? texts.service.apologies[matter] : undefined;
  const next = texts.followUp.talkItThrough(callUs(texts, facility));
  return { ...answer, response: [apology, answer.response, next].filter(Boolean).join('\n\n'), showLeadForm: true };
}

function replyTo(matter: StaffMatter, turn: Turn, faqs: readonly Candidate[]): Reply {
  const { texts, facility, dialogue } = turn;
  const { matters, stillSorry } = texts.service;
  const toUs = callUs(texts, facility);
  const answer = answerWithFaq(matter, turn, faqs);
  if (answer) return answer;
  switch (matter) {
    case 'noContact':
      return {
        response: matters.noContact(toUs),
        responseSource: 'unanswered',
        isQuestion: false,
        dialogue: { contact: undefined },
      };
    case 'bid':
    case 'price':
      return haggle(matter, turn, faqs);
    case 'otherTenants':
      return { response: matters.otherTenants(toUs), responseSource: 'unanswered', isQuestion: false };
    case 'person':
      return {
        ...offerForm([
          matters.person(toUs),
          officeStatus(turn),
          isOfficeClosed(turn) || mentionsNight(turn.said) ? afterHoursLine(turn) : undefined,
          facility && texts.service.orLeaveDetails,
        ]),
        ...(facility && { responseSource: 'website', sources: fromRecord('phoneNumber', 'officeHours') }),
      };
    case 'failedAdvice': {
      const next = nextStep(turn, faqs);
      return next
        ? showSentences(turn, { faq: next.faq, score: 1 }, [next.position])
        : offerForm([matters.failedAdvice(toUs), officeStatus(turn)]);
    }
    default: {
      const isAnother = dialogue.offer?.kind === 'contact' && matter !== 'noResponse';
      return offerForm([isAnother ? stillSorry(toUs) : matters[matter](toUs), officeStatus(turn)]);
    }
  }
}

const ifItFails =
  /\b(?:if (?:neither|nothing|it|that|this|the \w+) (?:works|helps|(?:still )?(?:does(?: not|n['’]t)|won['’]t|fails))|support|call button|intercom|help ?(?:line|desk)|hotline)\b/i;
const toReach = /\b(?:call|press|dial|ring|text|push|use|tap)\b/i;

/** What the last FAQ, or one that is close to it, says to do if the first advice does not help. */
function nextStep(
  { dialogue, knowledge }: Turn,
  found: readonly Candidate[],
): { faq: Faq; position: number } | undefined {
  const [shown] = dialogue.shown ?? [];
  const last = knowledge.faqs.entries.get(shown?.faqId ?? '')?.faq;
  const close = found.flatMap(({ match, score }) => (match && score >= thresholds.alternative ? match.faq : []));
  for (const faq of last ? [last, ...close] : close) {
    const position = sentencesOf(faq).findIndex(({ text }) => ifItFails.test(text) && toReach.test(text));
    // It did not help either if it is all that the visitor has just read.
    const isTried = faq === last && shown?.sentences.every((at) => at === position);
    if (position >= 0 && !isTried) return { faq, position };
  }
  return undefined;
}

/** The form, with sentences before it. */
const offerForm = (sentences: readonly (string | undefined)[]): Reply => ({
  response: sentences.filter(Boolean).join(' '),
  responseSource: 'unanswered',
  showLeadForm: true,
  isQuestion: false,
  dialogue: { offer: { kind: 'contact' } },
});

/**
 * The bot doesn't negotiate prices. Shows the FAQ that answers, or else refers to the office; for a reduction in general, shows the FAQ about
 * discounts.
 */
function haggle(matter: 'bid' | 'price', turn: Turn, faqs: readonly Candidate[]): Reply {
  const { texts, knowledge, facility } = turn;
  const isNew = ({ id }: Faq) => !wasShown(turn.dialogue, id);
  const answering = faqs.find(
    (faq) =>
      isGoodEnough(faq) &&
      faq.match &&
      isNew(faq.match.faq) &&
      (faq.score >= thresholds.certainFaq || isOnRent(faq.match.faq)),
  );
  const isAsked = matter === 'price' && likelyAct(turn.act) !== 'complaint';
  const discounts = answering || !isAsked ? undefined : faqAbout(knowledge.faqs.entries, ['price/discount'], isNew);
  const reply = answering?.compose() ?? (discounts && showFaq(turn, { faq: discounts, score: 1 })) ?? haggleRule(turn);
  if (!reply) {
    const response = texts.service.matters.price(callUs(texts, facility));
    return { response, responseSource: 'unanswered' };
  }
  // "Do you take anything off for seniors?" and "the door won't budge" are answered by the FAQ alone.
  const isAnswered =
    answering?.match &&
    (!isOnRent(answering.match.faq) || (matter === 'price' && discountGroup.test(normalizeText(turn.said))));
  if (isAnswered) return reply;
  const next = texts.followUp.talkItThrough(callUs(texts, facility));
  return { ...reply, response: `${texts.service.cannotPrice} ${reply.response}\n\n${next}` };
}

/** Whether an FAQ is about rent, discounts or haggling. "Match it, the place over the bridge is cheaper" may resemble one on directions. */
const isOnRent = ({ question, answer }: Faq): boolean => {
  const text = normalizeText(`${question} ${answer}`);
  return tellsOfDiscount.test(text) || rent.test(text) || tellsOfHaggling.test(text);
};

/** Matches normalized text. */
const rent = /\b(?:rents?|rates?|monthly|(?:a|per) month|renta|mensual(?:es)?)\b/;

const tellsOfHaggling =
  /\b(?:bargain|haggl|negotiat|regate|negociamos|price.match|match(?:ing)? (?:[a-z']+ ){0,3}(?:prices?|rates?|offers?|quotes?)|igualamos)/;

/** What an FAQ says about haggling and the prices of others. */
function haggleRule(turn: Turn): Reply | undefined {
  for (const { faq } of turn.knowledge.faqs.entries.values()) {
    const tells = (text: string) => tellsOfHaggling.test(normalizeText(text));
    const position = tells(faq.answer) ? sentencesOf(faq).findIndex(({ text }) => tells(text)) : -1;
    if (position >= 0) return showSentences(turn, { faq, score: 1 }, [position]);
  }
  return undefined;
}
