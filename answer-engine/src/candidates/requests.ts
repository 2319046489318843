import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { officeStatus } from '../compose/office-status.ts';
import { showFaq } from '../compose/show-faq.ts';
import { callUs } from '../compose/write-contact.ts';
import { thresholds } from '../decide/thresholds.ts';
import { wasShown } from '../dialogue.ts';
import type { Reply } from '../reply.ts';
import type { Faq } from '../retrieve/faq.ts';
import { faqAbout, probabilityAbout } from '../retrieve/faq-about.ts';
import type { Turn } from '../turn.ts';
import { likelyAct } from '../understand/dialogue/act-classifier.ts';
import { findRequest, type Request } from '../understand/requests/find-request.ts';
import type { SafetyIntent } from '../understand/safety/safety-rules.ts';
import { type Candidate, isGoodEnough } from './candidate.ts';
import { fromRecord } from './record/fact.ts';

/** Matters whose own reply helps less than the reply to a request. */
const lowerPriorityMatters: ReadonlySet<SafetyIntent | undefined> = new Set([
  undefined,
  'balance',
  'complaint',
  'dispute',
]);

/** Responds to a request that the bot can't fulfill: says who can, and how. Never claims that something was or will be done. */
export function requestCandidate(turn: Turn, faqs: readonly Candidate[]): Candidate | undefined {
  if (!lowerPriorityMatters.has(turn.safetyIntent)) return undefined;
  const request = findRequest(turn.text, turn.read, hasCharge(turn)) ?? requestByAct(turn, faqs);
  if (request === undefined || (unitRequests.has(request) && isWishForUnit(turn))) return undefined;
  return { source: 'request', name: request, score: 1, compose: () => replyTo(request, turn, faqs) };
}

/** Requests that are the wish for a unit if the visitor has just spoken of one: "put me down for it". */
const unitRequests: ReadonlySet<Request> = new Set(['enroll', 'favor']);

const isWishForUnit = ({ unitQuestion }: Turn): boolean =>
  unitQuestion?.ask === 'wish' && unitQuestion.isCertain && unitQuestion.units.length > 0;

const namesCharge = /\b(?:fees?|charges?|late|penalty|recargos?|cargos?|multas?)\b/i;

/** Whether an FAQ on a charge has just answered. */
export function hasCharge({ dialogue: { subject, lastReply }, knowledge }: Turn): boolean {
  const faq = subject?.faqId === undefined ? undefined : knowledge.faqs.entries.get(subject.faqId)?.faq;
  return lastReply?.responseSource === 'faq' && faq !== undefined && namesCharge.test(`${faq.question} ${faq.answer}`);
}

/** A request that only the dialogue act reveals: an action, if no FAQ answers, or a certain plea for a lower charge, regardless of FAQs. */
function requestByAct({ act, visit }: Turn, [best]: readonly Candidate[]): Request | undefined {
  if (visit?.isAboutHours) return undefined;
  if (act.act === 'waive') return act.probability >= thresholds.certainAct ? 'waive' : undefined;
  return likelyAct(act) === 'actForMe' && !isGoodEnough(best) ? 'favor' : undefined;
}

/** The intents of the FAQs that explain how to get each request fulfilled. */
const explainingIntents: Readonly<Partial<Record<Request, readonly string[]>>> = {
  cancel: ['reserve/cancel'],
  moveOut: ['leave/notice', 'leave/how'],
  changeAccount: ['account/update', 'account/login', 'pay/autopay', 'pay/stop-autopay', 'access/other-people'],
  charge: ['pay/remote', 'pay/methods'],
  sendDocument: ['pay/receipt', 'pay/statements', 'term/lease-copy'],
  book: ['service/truck', 'service/carts', 'service/conference', 'facility/appointment', 'term/tour'],
  enroll: ['term/waiting-list', 'pay/autopay', 'account/login'],
  sendSomebody: ['lock/lost-key', 'access/gate-broken'],
  waive: ['late/fee', 'late/extension'],
};
/** Requests that are answered with such an FAQ, if there is one, regardless of the details of the message. */
const alwaysExplained: ReadonlySet<Request> = new Set(['cancel', 'moveOut']);

function replyTo(request: Request, turn: Turn, faqs: readonly Candidate[]): Reply {
  const cannot = turn.texts.service.cannot[request];
  const explained = explain(request, turn, faqs);
  if (explained) return { ...explained, response: `${cannot} ${explained.response}` };
  const rule = request === 'waive' ? waiverFaq(turn) : undefined;
  if (rule) return withOffice(turn, { ...rule, response: `${cannot} ${rule.response}` });
  return request === 'charge' ? pay(turn, cannot) : pointToOffice(turn, request, cannot);
}

/** The FAQ that explains how, unless it was shown before. */
function explain(request: Request, turn: Turn, [best]: readonly Candidate[]): Reply | undefined {
  const { dialogue } = turn;
  const { faqs } = turn.knowledge;
  const intents = explainingIntents[request] ?? [];
  const id = best?.match?.faq.id;
  if (best && id !== undefined && !wasShown(dialogue, id) && isGoodEnough(best)) {
    const isExplanation =
      best.score >= thresholds.certainFaq || probabilityAbout(faqs.entries, id, intents) >= thresholds.intent;
    if (isExplanation) return best.compose();
  }
  const isNew = (faq: Faq) => !wasShown(dialogue, faq.id);
  const faq = alwaysExplained.has(request) ? faqAbout(faqs.entries, intents, isNew) : undefined;
  return faq && showFaq(turn, { faq, score: 1 });
}

/** Matches normalized text. */
const asksToWaive =
  /\b(?:waive[rsd]?|waiving|forgiv(?:es?|en)|(?:take|taken|let (?:me|us)) (?:[a-z]+ ){0,4}off|quitar|perdonar|condonar)\b/;
const lateFee = /\blate\b.*\b(?:fees?|charges?)\b|\brecargos?\b/;

/** The FAQ on waiving late fees, for a visitor who wants that and has not read it. */
function waiverFaq(turn: Turn): Reply | undefined {
  const { said, dialogue, knowledge } = turn;
  const last = knowledge.faqs.entries.get(dialogue.shown?.[0]?.faqId ?? '')?.faq;
  if (!/\blate\b|\brecargos?\b/.test(normalizeText(`${said} ${last?.question} ${last?.answer}`))) return undefined;
  for (const { faq } of knowledge.faqs.entries.values()) {
    const question = normalizeText(faq.question);
    if (asksToWaive.test(question) && lateFee.test(question) && !wasShown(dialogue, faq.id))
      return showFaq(turn, { faq, score: 1 });
  }
  return undefined;
}

/** A reply with whom to call, since only the office can do it. */
const withOffice = ({ texts, facility }: Turn, reply: Reply): Reply => ({
  ...reply,
  response: `${reply.response}\n\n${texts.service.officeCan(callUs(texts, facility))}`,
});

/** How the visitor can pay: through the payment portal, or else at the office. */
function pay(turn: Turn, cannot: string): Reply {
  const { texts, facility } = turn;
  if (!facility?.paymentPortalUrl) return pointToOffice(turn, 'charge', cannot);
  return {
    response: `${cannot} ${texts.record.payOnline}`,
    responseSource: 'website',
    showPayBillButton: true,
    sources: fromRecord('paymentPortalUrl'),
  };
}

function pointToOffice(turn: Turn, request: Request, cannot: string): Reply {
  const { texts, facility } = turn;
  const { officeCan, contactPage, orLeaveDetails } = texts.service;
  const page = facility?.contactPageUrl;
  const sentences = [
    cannot,
    officeCan(callUs(texts, facility)),
    officeStatus(turn),
    page && contactPage(page),
    facility && orLeaveDetails,
  ];
  return {
    response: sentences.filter(Boolean).join(' '),
    ...(request === 'callBack' && facility
      ? { responseSource: 'website', sources: fromRecord('phoneNumber', 'officeHours') }
      : { responseSource: 'unanswered' }),
    showLeadForm: true,
    dialogue: { offer: { kind: 'contact' } },
  };
}
