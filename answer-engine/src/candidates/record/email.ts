import { showSentences } from '../../compose/show-faq.ts';
import { thresholds } from '../../decide/thresholds.ts';
import { sentencesOf } from '../../retrieve/answer-sentences.ts';
import { probabilityAbout } from '../../retrieve/faq-about.ts';
import { probabilityOf } from '../../understand/intents/intents.ts';
import type { FactFinder } from './fact.ts';

const emailAddress = /\S@\w[\w-]*\.\w/;

/** The email address, in the sentences of the FAQ that is most about contact: visitors don't see the record's address for leads. */
export const email: FactFinder = (turn) => {
  const { read, knowledge } = turn;
  const coverage = probabilityOf(read.intents, 'record/email');
  if (coverage < thresholds.intent) return undefined;
  const { entries } = knowledge.faqs;
  const aboutContact = (id: string): number => probabilityAbout(entries, id, ['record/email', 'record/phone']);
  const [faq] = [...entries.values()]
    .map((entry) => entry.faq)
    .filter(({ answer }) => emailAddress.test(answer))
    .sort((a, b) => aboutContact(b.id) - aboutContact(a.id));
  if (!faq) return undefined;
  const positions = sentencesOf(faq).flatMap(({ text }, at) => (emailAddress.test(text) ? [at] : []));
  return { reply: showSentences(turn, { faq, score: 1 }, positions), coverage, isCertain: false };
};
