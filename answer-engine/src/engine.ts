import { answerParts } from './answer-parts.ts';
import type { Answered } from './answered.ts';
import type { Candidate } from './candidates/candidate.ts';
import { findCandidates } from './candidates/find-candidates.ts';
import { composeReply } from './compose/compose-reply.ts';
import { type Decision, decide } from './decide/decide.ts';
import type { DialogueState } from './dialogue.ts';
import { type Facility, type Knowledge, knowledgeIn } from './knowledge.ts';
import type { Reply } from './reply.ts';
import type { Faq } from './retrieve/faq.ts';
import { indexFaqs } from './retrieve/index-faqs.ts';
import { createPassageIndex, faqsOfPassages, type WebsitePassage } from './retrieve/passage-index.ts';
import { type Understanding, understand } from './understand/understand.ts';
import type { VisitorMessage } from './understand/visitor-message.ts';

/** The sources of one bot's answers, before they are indexed. */
export interface Sources {
  readonly facility: Facility | undefined;
  readonly faqs: readonly Faq[];
  readonly passages: readonly WebsitePassage[];
}

/** The stages from a message to a reply. They are stateless: the dialogue state is an argument. */
export interface Engine {
  /** Prepares FAQs and website passages for retrieval. Takes about a second per two thousand. */
  index(sources: Sources): Knowledge;
  /** Interprets a message in the context of the dialogue: language, intents with probabilities, record intents, entities. */
  understand(message: VisitorMessage, dialogue: DialogueState, facility: Facility | undefined): Understanding;
  /** Every possible answer with a score from 0 to 1; empty for a button of a unit that the facility does not offer. */
  findCandidates(understanding: Understanding, dialogue: DialogueState, knowledge: Knowledge): Candidate[];
  /** Chooses one candidate and gives the reason, or hands over to a language model or a person. */
  decide(candidates: readonly Candidate[], understanding: Understanding): Decision;
  /** Writes the reply in the visitor's language. A hand-over becomes an offer to leave contact details. */
  compose(decision: Decision, understanding: Understanding): Reply;
  /** Runs all stages from `understand` to `compose`. A message with several questions runs through them question by question. */
  answer(message: VisitorMessage, dialogue: DialogueState, knowledge: Knowledge): Answered;
}

/**
 * Creates the engine. Importing this module loads the models from `answer-engine/models`, once per process; the import fails if a file is
 * missing or damaged.
 */
export function createEngine(): Engine {
  const find: Engine['findCandidates'] = (understanding, dialogue, knowledge) =>
    findCandidates({ ...understanding, dialogue, knowledge: knowledgeIn(understanding.language, knowledge) });
  const answerOne = (message: VisitorMessage, dialogue: DialogueState, knowledge: Knowledge): Answered => {
    const understanding = understand(message, dialogue, knowledge.facility);
    const candidates = find(understanding, dialogue, knowledge);
    const decision = decide(candidates, understanding);
    return { understanding, candidates, decision, reply: composeReply(decision, understanding) };
  };
  return {
    index: ({ facility, faqs, passages }) => ({
      facility,
      faqs: indexFaqs(faqs),
      passages: createPassageIndex(passages, indexFaqs(faqsOfPassages(passages))),
    }),
    understand,
    findCandidates: find,
    decide,
    compose: composeReply,
    answer: (message, dialogue, knowledge) =>
      answerParts(message, dialogue, (part, state) => answerOne(part, state, knowledge)) ??
      answerOne(message, dialogue, knowledge),
  };
}
