import type { Candidate } from '../candidates/candidate.ts';
import type { Decision } from '../decide/decide.ts';
import type { Facility } from '../knowledge.ts';
import type { Reply } from '../reply.ts';
import type { Understanding } from '../understand/understand.ts';
import { withLeadDraft } from './contact-details.ts';
import { handOver } from './hand-over.ts';
import { introduceEnglish } from './introduce-english.ts';
import { callUs } from './write-contact.ts';

/** Composes the reply that carries out a decision. */
export const composeReply = (decision: Decision, understanding: Understanding): Reply =>
  withLeadDraft(carryOut(decision, understanding), understanding);

function carryOut(decision: Decision, understanding: Understanding): Reply {
  switch (decision.kind) {
    case 'answer':
      return withSuggestions(answerOf(decision, understanding), decision.alternatives);
    case 'clarify':
      return clarify(decision, understanding);
    case 'handOver':
      return handOver(understanding);
  }
}

const introduceFaq = (understanding: Understanding, reply: Reply): Reply =>
  reply.responseSource === 'faq'
    ? { ...reply, response: introduceEnglish(understanding, reply.response, 'answer') }
    : reply;

/** The rates button for an FAQ that states prices, because today's prices are on the rates page. */
const ratesButton = (facility: Facility | undefined): Pick<Reply, 'showRatesButton' | 'ratesPageUrl'> =>
  facility?.pricingPageUrl ? { showRatesButton: true, ratesPageUrl: facility.pricingPageUrl } : {};

/** The answer. If it replaces a sympathetic reply, the sympathy comes before it and the contact details after it. */
function answerOf({ candidate, reason }: Extract<Decision, { kind: 'answer' }>, understanding: Understanding): Reply {
  const hasPrice = reason.kind === 'replaces' && reason.because === 'faqHasPrice';
  const reply = {
    ...introduceFaq(understanding, candidate.compose()),
    ...(hasPrice && ratesButton(understanding.facility)),
  };
  // The FAQ says how long a unit is held; the form is for the unit that the visitor wants.
  if (reason.kind === 'replaces' && reason.replaced.name === 'wish')
    return withReservation(reply, reason.replaced.compose());
  const sympathy = reason.kind === 'replaces' ? reason.replaced.sympathyBefore?.(candidate) : undefined;
  if (sympathy === undefined) return reply;
  const { texts, facility } = understanding;
  const { response } = reply;
  const nextStep = tellsPhone(response, facility) ? [] : [texts.followUp.talkItThrough(callUs(texts, facility))];
  return { ...reply, response: [sympathy, response, ...nextStep].join('\n\n') };
}

const withReservation = (
  reply: Reply,
  { response, unitSize, unitId, reservationUnit, showReservationPrompt }: Reply,
): Reply =>
  reservationUnit
    ? { ...reply, response: `${reply.response} ${response}`, unitSize, unitId, reservationUnit, showReservationPrompt }
    : reply;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const tellsPhone = (text: string, facility: Facility | undefined): boolean =>
  facility !== undefined && digitsOf(text).includes(digitsOf(facility.phoneNumber));

/** The guess with the questions of other FAQs, or a question back. */
function clarify({ faqs, guess }: Extract<Decision, { kind: 'clarify' }>, understanding: Understanding): Reply {
  if (!guess) return withSuggestions(askBack(understanding), faqs);
  const reply = introduceFaq(understanding, guess.compose());
  return withSuggestions(
    reply,
    faqs.filter(({ match }) => match?.faq.id !== reply.faqId),
  );
}

const askBack = ({ texts, facility }: Understanding): Reply => ({
  response: texts.noAnswer.didYouMean(callUs(texts, facility)),
  responseSource: 'unanswered',
  showLeadForm: true,
});

/** Suggests the questions of FAQs that the visitor may have meant. */
function withSuggestions(reply: Reply, candidates: readonly Candidate[]): Reply {
  const faqs = candidates.flatMap(({ match }) => match?.faq ?? []);
  if (faqs.length === 0) return reply;
  return { ...reply, suggestions: faqs.map(({ id, question }) => ({ id, question })) };
}
