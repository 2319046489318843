import { readFacilities } from '../../answer-engine/data/read-data.mjs';
import { answerMessage } from '../../server/dist/chat/answer-message.js';
import { createPassageIndex, faqsOfPassages } from '../../server/dist/chat/passage-index.js';
import { readFaqs } from '../../server/dist/chat/read-faqs.js';
import { readTurn } from '../../server/dist/chat/read-turn.js';
import { readFacility } from '../answers/facility.mjs';
import { manyFaqs } from '../answers/many-faqs.mjs';

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
const bot = { id: 'bot', locationId: facility.id, status: 'active' };
const asker = { kind: 'visitor', sessionId: 'session', network: '127.0.0.1' };
const now = new Date('2026-11-20T15:00:00Z');

const turnOf = (message) => ({
  userMessage: message,
  botResponse: faqTexts[1],
  responseSource: 'faq',
  unitId: facility.sizeOptions[0].id,
});

/** A bot with the given number of FAQs and a website that answers in this process. */
export const openBot = async (faqCount) => {
  const knowledge = {
    facility,
    faqs: await readFaqs(manyFaqs(set, faqCount)).finish(),
    passages: createPassageIndex(passages, await readFaqs(faqsOfPassages(passages)).finish()),
  };
  return ({ message, earlier }) => {
    const sent = { message, sessionId: 'session' };
    const recentTurns = earlier.map(turnOf);
    const turn = readTurn({ sent, asker, bot, facility, recentTurns, knowledge, now });
    return answerMessage({}, turn, { askModel: false });
  };
};
