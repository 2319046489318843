import type { ModelOutcome } from '@chat-module/contract/conversations';
import type { ResponseSource } from '@chat-module/contract/response-sources';
import type { Instant, Json } from './columns.ts';

export interface ConversationRow {
  id: string;
  /** Kept when the bot or the location is deleted. */
  botId: string;
  locationId: string | null;
  sessionId: string;
  userMessage: string;
  botResponse: string;
  responseSource: ResponseSource;
  faqId: string | null;
  /** The size option that the visitor had chosen with this message. */
  unitId: string | null;
  satisfactionRating: number | null;
  responseTimeMs: number;
  pageUrl: string;
  /** The calendar day at the location, in whose figures this conversation counts. */
  day: string;
  /** The answer's sources. */
  sources: Json;
  /** The model's result; `null` if it wasn't needed or the bot has none. */
  modelOutcome: ModelOutcome | null;
  modelDetail: string;
  /** The state that the next message of the session builds on: a `DialogueState` of the answer engine. */
  dialogueState: Json;
  createdAt: Instant;
}

/** The reply to a message of the last day, for a visitor who sends the message again. */
export interface RecentReplyRow {
  botId: string;
  sessionId: string;
  /** The widget's name for the message, unique in its session. */
  messageId: string;
  /** The `ChatReply` as it was sent. */
  reply: Json;
  createdAt: Instant;
}

/** A bot's number of questions to the model on a calendar day. */
export interface ModelUseRow {
  botId: string;
  day: string;
  count: number;
}

/** Those of one session, network address or operator. `subject` is a pseudonym. */
export interface ModelShareRow extends ModelUseRow {
  subject: string;
}

/** A visit: the messages of one widget in one browser tab. If the bot moves, a new visit starts. */
export interface VisitorSessionRow {
  id: string;
  botId: string;
  sessionId: string;
  locationId: string | null;
  messageCount: number;
  /** These four are 1 or 0. Each has an index of the visits with 1. */
  hasLead: number;
  hasReservation: number;
  hasUnanswered: number;
  isRatedDown: number;
  /** The calendar day at the location on which it began, in whose figures it counts. */
  day: string;
  /** The last step of the funnel that it has reached: a number of `visitSteps`. */
  step: number;
  /** 1 if it began while the office was closed; 0 also if the office hours don't say. */
  isAfterHours: number;
  startedAt: Instant;
  lastMessageAt: Instant;
}

/** A visitor who has loaded the chat window that day. `subject` is a pseudonym of one day. */
export interface ChatOpeningRow {
  botId: string;
  day: string;
  subject: string;
  /** 1 once a visit has followed. */
  hasAsked: number;
  openedAt: Instant;
}
