import type { ChatMessage, ChatReply } from '@chat-module/contract/chat';
import type { NewLead } from '@chat-module/contract/leads';
import type { PublicLocation } from '@chat-module/contract/locations';
import type { NewReservation } from '@chat-module/contract/reservations';
import type { Contact, Inquiry, Question, Rating, Unit } from './conversation-state.ts';

const timeoutMs = 60_000;
const maxPageUrlLength = 2000;

/** Rejects unless the answer is a success with JSON in it. */
const fetchJson = async (url: string, init: RequestInit): Promise<unknown> => {
  const response = await fetch(url, { ...init, credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json();
};

const post = (url: string, body: object): Promise<unknown> =>
  fetchJson(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

type Guided = Pick<ChatMessage, 'messageType' | 'roomType' | 'unitId'>;

const guidedPart = (question: Question): Guided => {
  if (question.kind === 'room') return { messageType: 'roomSelection', roomType: question.room };
  if (question.kind === 'typed') return {};
  return { messageType: question.topic === 'rates' ? 'ratesInquiry' : 'unitSelection', unitId: question.unit.id };
};

const isChatReply = (value: unknown): value is ChatReply => typeof Object(value).response === 'string';

const isPublicLocation = (value: unknown): value is PublicLocation => typeof Object(value).businessName === 'string';

export interface Api {
  ask: (question: Question) => Promise<ChatReply>;
  rate: (conversationId: string, rating: Rating) => Promise<unknown>;
  reserve: (unit: Unit, contact: Contact) => Promise<unknown>;
  /** Resolves to what the facility says to the visitor; empty when it says nothing. */
  leaveContact: (about: Inquiry, contact: Contact) => Promise<string>;
}

/** The calls a visitor's chat makes; each rejects when it does not succeed. */
export const createApi = (origin: string, botId: string, sessionId: string): Api => {
  const chatUrl = `${origin}/api/chat/${encodeURIComponent(botId)}`;
  return {
    ask: async (question) => {
      const pageUrl = location.href.slice(0, maxPageUrlLength);
      const body: ChatMessage = { message: question.text, sessionId, pageUrl, ...guidedPart(question) };
      const reply = await post(chatUrl, body);
      if (!isChatReply(reply)) throw new Error('The answer is not a chat reply.');
      return reply;
    },
    rate: (conversationId, rating) => post(`${chatUrl}/rating`, { sessionId, conversationId, rating }),
    reserve: (unit, { name, phone, email }) => {
      const body: NewReservation = {
        ...{ botId, sessionId, unitId: unit.id, unitSize: unit.size },
        ...{ customerName: name, customerPhone: phone, customerEmail: email },
      };
      return post(`${origin}/api/reservations`, body);
    },
    leaveContact: async (about, contact) => {
      const body: NewLead = { botId, sessionId, ...about, ...contact };
      const { message } = Object(await post(`${origin}/api/leads`, body));
      return typeof message === 'string' ? message : '';
    },
  };
};

export const fetchLocation = async (origin: string, locationId: string): Promise<PublicLocation> => {
  const found = await fetchJson(`${origin}/api/locations/${encodeURIComponent(locationId)}/public`, {});
  if (!isPublicLocation(found)) throw new Error('The answer is not a location.');
  return found;
};
