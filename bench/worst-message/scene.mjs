import { readFacilities } from '../../answer-engine/data/read-data.mjs';
import { nextDialogue } from '../../answer-engine/dist/compose/next-dialogue.js';
import { newDialogue } from '../../answer-engine/dist/dialogue.js';
import { createEngine } from '../../answer-engine/dist/engine.js';
import { indexFaqs } from '../../answer-engine/dist/retrieve/index-faqs.js';
import { createPassageIndex, faqsOfPassages } from '../../answer-engine/dist/retrieve/passage-index.js';
import { understand } from '../../answer-engine/dist/understand/understand.js';
import { readFacility } from '../answers/facility.mjs';
import { manyFaqs } from '../answers/many-faqs.mjs';

const engine = createEngine();
const set = readFacility();
const facilities = readFacilities('train');
const passageCount = 200;

/** Visitors' questions in their own words. */
export const questions = facilities.flatMap(({ messages }) => messages.map(({ message }) => message));
/** The words of the bot's FAQs. */
export const faqTexts = set.faqs.flatMap(({ question, answer }) => [question, answer]);

const passages = facilities
  .flatMap(({ faqs }) => faqs)
  .slice(0, passageCount)
  .map(({ question, answer }, at) => ({
    id: String(at),
    pageId: 'page',
    pageTitle: 'Questions',
    linkUrl: 'https://facility.example/',
    heading: `Good to know › ${question}`,
    text: `${answer} ${faqTexts[at % faqTexts.length]}`,
  }));

const price = { monthlyPriceCents: 8900, priceAsOf: '2026-11-01' };
const facility = {
  ...{ facilityEmail: '', timezone: 'America/New_York' },
  ...set.facility,
  sizeOptions: set.facility.sizeOptions.map((option) => ({ ...price, ...option })),
};
const now = new Date('2026-11-20T15:00:00Z');

const replyByFaq = { response: faqTexts[1], responseSource: 'faq', unitId: facility.sizeOptions[0].id };

/** A bot with the given number of FAQs and a website that answers in this process. */
export const openBot = async (faqCount) => {
  const knowledge = {
    facility,
    faqs: indexFaqs(manyFaqs(set, faqCount)),
    passages: createPassageIndex(passages, indexFaqs(faqsOfPassages(passages))),
  };
  const dialogues = new WeakMap();
  const dialogueAfter = (earlier) => {
    if (!dialogues.has(earlier)) dialogues.set(earlier, earlier.reduceRight(continueDialogue, newDialogue));
    return dialogues.get(earlier);
  };
  return ({ message, earlier }) => engine.answer({ message, receivedAt: now }, dialogueAfter(earlier), knowledge);
};

const continueDialogue = (dialogue, message) =>
  nextDialogue(dialogue, understand({ message, receivedAt: now }, dialogue, facility), replyByFaq);
