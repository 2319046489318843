import { emergencyNumber } from '../compose/emergency-number.ts';
import { joinReplies } from '../compose/join-replies.ts';
import type { Contact } from '../compose/texts/contact.ts';
import { callUs } from '../compose/write-contact.ts';
import { thresholds } from '../decide/thresholds.ts';
import { wasShown } from '../dialogue.ts';
import type { Reply } from '../reply.ts';
import { probabilityAbout } from '../retrieve/faq-about.ts';
import type { Turn } from '../turn.ts';
import { analyzeText } from '../understand/analyze-text.ts';
import { likelyAct } from '../understand/dialogue/act-classifier.ts';
import { asksSomething } from '../understand/dialogue/asks-something.ts';
import { type IntentProbabilities, probabilityOf } from '../understand/intents/intents.ts';
import { isEmergency } from '../understand/safety/find-emergency.ts';
import { asksWhoPays, isPlea } from '../understand/safety/find-safety-intent.ts';
import type { DelicateMatter, SafetyIntent } from '../understand/safety/safety-rules.ts';
import { tellsOfTrouble } from '../understand/safety/tells-of-trouble.ts';
import { answerAfterDeath, sizeAfterDeath } from './after-death.ts';
import type { Candidate } from './candidate.ts';
import { certainAnswer } from './certain-answer.ts';
import { isLifeAtRisk } from './emergency.ts';
import { coverSentencesIn, insuranceAnswer } from './insurance-answer.ts';
import { fromRecord } from './record/fact.ts';

/** Matters that call for sympathy, with the intents of the FAQs that may answer after it. */
const sympathies = {
  death: ['access/death'],
  breakInFound: ['security/break-ins', 'insurance/damage'],
  damage: ['insurance/damage', 'condition/damp'],
  lien: ['late/lien'],
  hardship: ['late/extension', 'late/lien', 'late/fee'],
  accident: [],
  whoPays: ['insurance/damage', 'insurance/required'],
  plea: [],
} as const satisfies Partial<Record<DelicateMatter | 'whoPays' | 'plea', readonly string[]>>;
type Sympathy = keyof typeof sympathies;

const isSympathy = (matter: string): matter is Sympathy => Object.hasOwn(sympathies, matter);

/**
 * A canned reply for a matter that needs a person: sympathy where it is due, and whom to call. An FAQ about exactly this matter may answer
 * instead.
 */
export function safetyCandidate(turn: Turn, faqs: readonly Candidate[]): Candidate | undefined {
  const aboutInsurance = insuranceAfterLoss(turn);
  if (aboutInsurance)
    return { source: 'safety', name: 'insurance', score: 1, isFinal: true, compose: () => aboutInsurance };
  const matter = matterOf(turn);
  const onDeath = matter === 'death' ? sizeAfterDeath(turn) : answerAfterDeath(turn);
  if (onDeath) return { source: 'safety', name: 'death', score: 1, isFinal: true, compose: () => onDeath };
  if (matter === undefined) return undefined;
  const sympathy = isSympathy(matter) ? turn.texts.sympathies[matter] : undefined;
  const onInsurance = matter === 'whoPays' ? faqs.find((faq) => isAboutInsurance(turn, faq)) : undefined;
  const answer = onInsurance?.compose() ?? (matter === 'whoPays' ? coverSentencesIn(turn) : undefined);
  if (answer)
    return { source: 'safety', name: matter, score: 1, isFinal: true, compose: () => withSympathy(turn, answer) };
  return {
    source: 'safety',
    name: matter,
    score: 1,
    isFinal: matter === 'possibleEmergency',
    ...(sympathy !== undefined &&
      isSympathy(matter) && {
        yieldsTo: (faq) => mayFollow(turn, matter, faq) || isCertainAnswer(turn, matter, faq),
        sympathyBefore: (faq) =>
          mayFollow(turn, matter, faq) || isAbout(turn.read.intents, matter) ? sympathy : undefined,
      }),
    compose: () => {
      const reply: Reply = {
        response: replyTo(turn, matter),
        responseSource: 'unanswered',
        showLeadForm: true,
        ...(turn.facility && { sources: fromRecord('phoneNumber', 'officeHours') }),
      };
      const answer = matter === 'possibleEmergency' ? certainAnswer(turn, faqs) : undefined;
      const brief = { ...contactOf(turn), hours: '' };
      return answer
        ? joinReplies({ ...reply, response: turn.texts.safetyReplies.possibleEmergency(brief) }, answer)
        : reply;
    },
  };
}

/** How to claim or what is covered, once nobody is in danger. */
function insuranceAfterLoss(turn: Turn): Reply | undefined {
  const past = turn.dialogue.safetyIntent;
  if (!past || !isLoss(past) || isLifeAtRisk(turn)) return undefined;
  return insuranceAnswer(turn, losses.has(past));
}

function matterOf(turn: Turn): DelicateMatter | Sympathy | undefined {
  const { safetyIntent, dialogue, said } = turn;
  const past = dialogue.safetyIntent ?? (hasJustReadAboutLien(turn) ? 'lien' : undefined);
  if (past && asksWhoPays(said) && isLoss(past)) return 'whoPays';
  if (safetyIntent && !isEmergency(safetyIntent)) return safetyIntent;
  if (!past || isEmergency(past)) return undefined;
  const isDistress = likelyAct(turn.act) === 'distress' && !asksSomething(said);
  return isPlea(said) || (isSympathy(past) && (isDistress || tellsOfTrouble(said, turn.read))) ? 'plea' : undefined;
}

/** Whether the visitor has just read what happens to stored goods when nobody pays. */
const hasJustReadAboutLien = ({ dialogue: { subject }, knowledge }: Turn): boolean =>
  subject?.faqId !== undefined &&
  probabilityAbout(knowledge.faqs.entries, subject.faqId, ['late/lien']) >= thresholds.intent;

/** Matters after which something is broken or gone. */
const losses: ReadonlySet<SafetyIntent> = new Set(['breakInFound', 'damage', 'breakIn', 'flood']);

const isLoss = (safetyIntent: SafetyIntent): boolean => isEmergency(safetyIntent) || losses.has(safetyIntent);

const contactOf = ({ texts, facility }: Turn): Contact => ({
  callUs: callUs(texts, facility),
  hours: facility?.officeHours ?? '',
  emergencyNumber: emergencyNumber(facility),
});

function replyTo(turn: Turn, matter: DelicateMatter | Sympathy): string {
  const { texts, dialogue } = turn;
  const contact = contactOf(turn);
  const isRepeated = dialogue.safetyIntent === matter && isSympathy(matter);
  return isRepeated ? texts.safetyReplies.again(contact) : texts.safetyReplies[matter](contact);
}

/** An FAQ on insurance says who pays, even if its words are far from the visitor's. */
const isAboutInsurance = (turn: Turn, faq: Candidate): boolean =>
  faq.score >= thresholds.alternative && mayFollow(turn, 'whoPays', faq, thresholds.intent);

const withSympathy = ({ texts }: Turn, answer: Reply): Reply => ({
  ...answer,
  response: `${texts.sympathies.whoPays}\n\n${answer.response}`,
});

/**
 * Whether an FAQ is about the matter and new to the visitor.
 *
 * @param minimum the minimum probability, from 0 to 1, that it is about the matter
 */
function mayFollow(
  { dialogue }: Turn,
  sympathy: Sympathy,
  { match }: Candidate,
  minimum: number = thresholds.intentsOfPhrase,
): boolean {
  if (!match || wasShown(dialogue, match.faq.id)) return false;
  const { question, answer } = match.faq;
  return isAbout(analyzeText(`${question}\n${answer}`).intents, sympathy, minimum);
}

/** An FAQ that certainly answers a question is not held back. A plea or a report of a break-in is not a question. */
const isCertainAnswer = ({ dialogue, said }: Turn, sympathy: Sympathy, { match, score }: Candidate): boolean =>
  match !== undefined &&
  sympathy !== 'plea' &&
  (sympathy !== 'breakInFound' || asksSomething(said)) &&
  score >= thresholds.certainFaq &&
  !wasShown(dialogue, match.faq.id);

const isAbout = (
  intents: IntentProbabilities,
  sympathy: Sympathy,
  minimum: number = thresholds.intentsOfPhrase,
): boolean => sympathies[sympathy].reduce((sum, intent) => sum + probabilityOf(intents, intent), 0) >= minimum;
