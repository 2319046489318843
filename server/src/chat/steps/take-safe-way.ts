import type { Context } from '../../context.ts';
import type { ChatTurn, Reply } from '../chat-turn.ts';
import { fromRecord } from '../facts/fact.ts';
import type { FaqMatch } from '../faq-index.ts';
import { emergencyNumber } from '../situations/emergency-number.ts';
import { findSituation } from '../situations/find-situation.ts';
import { emergencies, type Situation } from '../situations/situation-patterns.ts';
import { callUs } from '../write-contact.ts';
import { showFaq } from './show-faq.ts';

/** An emergency: where help comes from, before anything else. */
export function sendForHelp(_context: Context, turn: ChatTurn): Reply | undefined {
  const { sent, situation } = turn;
  if (sent.messageType || situation === undefined || !emergencies.has(situation)) return undefined;
  return { ...safeWay(turn, situation), isQuestion: false };
}

/** What only people can settle: never an invented answer, and a FAQ only when it is on this very thing. */
export function leaveToPeople(_context: Context, turn: ChatTurn): Reply | undefined {
  const { sent, situation } = turn;
  if (sent.messageType || situation === undefined) return undefined;
  const faq = faqOn(turn, situation);
  return faq ? showFaq(faq) : { ...safeWay(turn, situation), showLeadForm: true };
}

const faqsCompared = 5;
/** A FAQ on the very same situation may be less sure of itself than others must be. */
const sureOnTheSame = 0.3;

function faqOn({ knowledge, read }: ChatTurn, situation: Situation): FaqMatch | undefined {
  const match = knowledge.faqs.match(read);
  if (match) return match;
  const near = knowledge.faqs.nearest(read, faqsCompared).filter(({ score }) => score >= sureOnTheSame);
  return near.find(({ faq }) => [faq.question, faq.answer].some((text) => findSituation(text) === situation));
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
