import type { Context } from '../../context.ts';
import type { ChatTurn, Reply } from '../chat-turn.ts';
import { fromRecord } from '../facts/fact.ts';
import type { FaqMatch } from '../faq-index.ts';
import { emergencyNumber } from '../situations/emergency-number.ts';
import { findSituation, situationGroups } from '../situations/find-situation.ts';
import { emergencies, type Situation } from '../situations/situation-patterns.ts';
import { callUs } from '../write-contact.ts';
import { showFaq } from './show-faq.ts';

/** An emergency: where help comes from, before anything else. */
export function sendForHelp(_context: Context, turn: ChatTurn): Reply | undefined {
  const situation = findSituation(turn.sent.message);
  if (turn.sent.messageType || situation === undefined || !emergencies.has(situation)) return undefined;
  return { ...safeWay(turn, situation), isQuestion: false };
}

/** What only people can settle: never an invented answer, and a FAQ only when it is on this very thing. */
export function leaveToPeople(_context: Context, turn: ChatTurn): Reply | undefined {
  const situation = findSituation(turn.sent.message);
  if (turn.sent.messageType || situation === undefined) return undefined;
  const faq = faqOn(turn, situation);
  return faq ? showFaq(faq) : { ...safeWay(turn, situation), showLeadForm: true };
}

const faqsCompared = 5;
/** Below it even a FAQ on the same thing answers another question. */
const leastScore = 0.05;
const sureScore = 0.55;

function faqOn({ knowledge, read, sent }: ChatTurn, situation: Situation): FaqMatch | undefined {
  const match = knowledge.faqs.match(read);
  const near = knowledge.faqs.nearest(read, faqsCompared).filter(({ score }) => score >= leastScore);
  const candidates = [...(match ? [match] : []), ...near];
  const onTheSame = candidates.find(({ faq }) => findSituation(faq.question) === situation);
  return onTheSame ?? (match && isToThePoint(sent.message, match) ? match : undefined);
}

/** A FAQ that was found by its other words is off the point. */
function isToThePoint(message: string, { faq, topics, score }: FaqMatch): boolean {
  if (topics.length > 0 || score >= sureScore) return true;
  const told = situationGroups(message);
  return [...situationGroups(`${faq.question} ${faq.answer}`)].some((group) => told.has(group));
}

function safeWay({ texts, facility }: ChatTurn, situation: Situation): Reply {
  const contact = {
    callUs: callUs(texts, facility),
    hours: facility?.officeHours ?? '',
    emergencyNumber: emergencyNumber(facility),
  };
  return {
    response: texts.safeWays[situation](contact),
    responseSource: 'unanswered',
    ...(facility && { sources: fromRecord('phoneNumber', 'officeHours') }),
  };
}
