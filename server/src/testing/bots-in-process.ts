import { nextDialogue } from '@chat-module/answer-engine/compose/next-dialogue';
import { type DialogueState, newDialogue } from '@chat-module/answer-engine/dialogue';
import { createEngine } from '@chat-module/answer-engine/engine';
import { type IndexedFaq, indexFaq } from '@chat-module/answer-engine/retrieve/indexed-faq';
import { createPassageIndex, faqsOfPassages } from '@chat-module/answer-engine/retrieve/passage-index';
import { understand } from '@chat-module/answer-engine/understand/understand';
import { defaultReservationSettings, type Location } from '@chat-module/contract/locations';
import { indexInPortions } from '../chat/index-in-portions.ts';
import { sampleAmenities, sampleFacility } from '../sample/content/sample-facility.ts';
import { sampleFaqs } from '../sample/content/sample-faqs.ts';
import { sizeOptionsPricedOn } from '../sample/content/sample-size-options.ts';

/** A bot without a server or a database. */
export interface BotInProcess {
  answer(message: string, dialogue?: DialogueState): unknown;
  /** The state of a dialogue after some messages of a visitor, newest first. */
  dialogueAfter(messages: readonly string[]): DialogueState;
}

const createdAt = '2026-05-01T12:00:00.000Z';
const receivedAt = new Date(createdAt);
const facility: Location = {
  ...sampleFacility,
  timezoneSource: 'chosen',
  ...defaultReservationSettings,
  ...{ id: 'location', userId: null, retentionDays: null, isSample: false, createdAt, updatedAt: createdAt },
  sizeOptions: sizeOptionsPricedOn('2026-05-01'),
  amenities: [...sampleAmenities],
};
/** A bot with the given number of FAQs, copies of a few that are read once, and a website with as many passages as distinct FAQs. */
export async function openBot(faqCount: number): Promise<BotInProcess> {
  const read = sampleFaqs.map((faq, at) => indexFaq({ id: String(at), ...faq }));
  const known = new Map<string, IndexedFaq>();
  for (const [at, entry] of read.entries())
    for (let id = at; id < faqCount; id += read.length)
      known.set(String(id), { ...entry, faq: { ...entry.faq, id: String(id) } });
  const passages = sampleFaqs.map(({ question, answer }, at) => ({
    ...{ id: String(at), pageId: 'page', pageTitle: 'Help', linkUrl: facility.faqPageUrl },
    ...{ heading: `Help › ${question}`, text: answer },
  }));
  const faqs = [...known.values()].map(({ faq }) => faq);
  const knowledge = {
    facility,
    faqs: await indexInPortions(faqs, known).finish(),
    passages: createPassageIndex(passages, await indexInPortions(faqsOfPassages(passages)).finish()),
  };
  return {
    answer: (message, dialogue = newDialogue) => createEngine().answer({ message, receivedAt }, dialogue, knowledge),
    dialogueAfter: (messages) =>
      messages.reduceRight((dialogue, message) => {
        const understanding = understand({ message, receivedAt }, dialogue, facility);
        return nextDialogue(dialogue, understanding, { response: 'Yes.', responseSource: 'faq' });
      }, newDialogue),
  };
}
