import type { Location } from '@chat-module/contract/locations';
import { answerMessage } from '../chat/answer-message.ts';
import { type FaqEntry, readFaq } from '../chat/faq-entry.ts';
import { createPassageIndex, faqsOfPassages } from '../chat/passage-index.ts';
import { readFaqs } from '../chat/read-faqs.ts';
import { readTurn } from '../chat/read-turn.ts';
import type { Context } from '../context.ts';
import type { BotRow, ConversationRow } from '../database/schema.ts';
import { sampleAmenities, sampleBot, sampleFacility } from '../sample/content/sample-facility.ts';
import { sampleFaqs } from '../sample/content/sample-faqs.ts';
import { sampleSizeOptions } from '../sample/content/sample-size-options.ts';

/** Answers a message after the visitor's earlier ones, newest first, without a server or a database. */
export type AnswerInProcess = (message: string, earlier: readonly string[]) => Promise<unknown>;

const createdAt = '2026-05-01T12:00:00.000Z';
const facility: Location = {
  ...sampleFacility,
  timezoneSource: 'chosen',
  ...{ id: 'location', userId: null, retentionDays: null, isSample: false, createdAt, updatedAt: createdAt },
  sizeOptions: [...sampleSizeOptions],
  amenities: [...sampleAmenities],
};
const bot: BotRow = {
  ...sampleBot,
  ...{ id: 'bot', userId: null, locationId: facility.id, openaiKeyCipher: '', openaiKeyMask: '' },
  ...{ knowledgeVersion: 1, modelAnswersPerDay: null, sampleMadeAt: null, createdAt, updatedAt: createdAt },
};
const asker = { kind: 'visitor', sessionId: 'session', network: '127.0.0.1' } as const;
/** Only the model needs one, and it isn't asked. */
const noContext = {} as Context;

const turnOf = (userMessage: string, at: number): ConversationRow => ({
  ...{ id: String(at), botId: bot.id, locationId: bot.locationId, sessionId: 'session', userMessage, createdAt },
  ...{ botResponse: 'Yes.', responseSource: 'faq', faqId: null, unitId: null, satisfactionRating: null },
  ...{ responseTimeMs: 1, pageUrl: '', day: '2026-05-01', sources: '[]', modelOutcome: null, modelDetail: '' },
});

/** A bot with the given number of FAQs, copies of a few that are read once, and a website with as many passages as distinct FAQs. */
export async function openBot(faqCount: number): Promise<AnswerInProcess> {
  const read = sampleFaqs.map((faq, at) => readFaq({ id: String(at), ...faq }));
  const known = new Map<string, FaqEntry>();
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
    faqs: await readFaqs(faqs, known).finish(),
    passages: createPassageIndex(passages, await readFaqs(faqsOfPassages(passages)).finish()),
  };
  return (message, earlier) => {
    const sent = { message, sessionId: 'session' };
    const recentTurns = earlier.map(turnOf);
    const turn = readTurn({ sent, asker, bot, facility, recentTurns, knowledge, now: new Date(createdAt) });
    return answerMessage(noContext, turn, { askModel: false });
  };
}
