import type { ChatMessage } from '@chat-module/contract/chat';
import type { NewLead } from '@chat-module/contract/leads';
import type { NewReservation } from '@chat-module/contract/reservations';
import type { FilledForm, Question, Rating } from '../conversation/conversation-state.ts';
import { fetchJson } from './fetch-json.ts';
import { textOf } from './received.ts';
import { type Reply, readReply } from './reply.ts';
import { toJson } from './to-json.ts';

const maxPageUrlLength = 2000;

/** Only origin and path: a page's query and fragment may hold tokens. */
const pageUrl = (): string => `${location.origin}${location.pathname}`.slice(0, maxPageUrlLength);

const json = { 'Content-Type': 'application/json' };

/** With a key, the request survives leaving the page, and repeats count once. */
const post = (url: string, body: object, key?: string): Promise<unknown> =>
  fetchJson(url, {
    method: 'POST',
    headers: key ? { ...json, 'Idempotency-Key': key } : json,
    body: toJson(body),
    keepalive: Boolean(key),
  });

type Guided = Pick<ChatMessage, 'messageType' | 'roomType' | 'unitId'>;

const guidedPart = (question: Question): Guided => {
  if (question.kind === 'room') return { messageType: 'roomSelection', roomType: question.room };
  if (question.kind === 'typed') return {};
  return { messageType: question.topic === 'rates' ? 'ratesInquiry' : 'unitSelection', unitId: question.unit.id };
};

export interface Api {
  ask: (question: Question) => Promise<Reply>;
  rate: (conversationId: string, rating: Rating) => Promise<unknown>;
  emailChat: (email: string, language: string) => Promise<unknown>;
  /** Resolves to the facility's message to the visitor; empty if there is none. */
  sendForm: (form: FilledForm) => Promise<string>;
}

/** The calls of a visitor's chat; each rejects if it fails. */
export const createApi = (origin: string, botId: string, sessionId: string): Api => {
  const chatUrl = `${origin}/api/chat/${encodeURIComponent(botId)}`;
  const sendForm = ({ contact, ...form }: FilledForm): Promise<unknown> => {
    if (form.kind === 'lead') {
      const lead: NewLead = { botId, sessionId, pageUrl: pageUrl(), ...form.about, ...contact };
      return post(`${origin}/api/leads`, lead, form.key);
    }
    const reservation: NewReservation = {
      ...{ botId, sessionId, unitId: form.unit.id, unitSize: form.unit.size },
      ...{ customerName: contact.name, customerPhone: contact.phone, customerEmail: contact.email },
      moveInDate: contact.moveInDate,
    };
    return post(`${origin}/api/reservations`, reservation, form.key);
  };
  return {
    ask: async (question) => {
      const { text: message, messageId, declined } = question;
      const body: ChatMessage = {
        message,
        sessionId,
        messageId,
        declined,
        pageUrl: pageUrl(),
        ...guidedPart(question),
      };
      const reply = readReply(await post(chatUrl, body));
      if (!reply) throw new Error('No reply.');
      return reply;
    },
    rate: (conversationId, rating) => post(`${chatUrl}/rating`, { sessionId, conversationId, rating }),
    emailChat: (email, language) => post(`${chatUrl}/transcript`, { sessionId, email, language }),
    sendForm: async (form) => textOf(await sendForm(form), 'message'),
  };
};
