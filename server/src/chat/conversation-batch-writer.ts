import { setImmediate as endOfTurn } from 'node:timers/promises';
import { countTurns } from '../analytics/daily-analytics.store.ts';
import { countConversations } from '../conversations/conversation-figures.store.ts';
import type { VisitMessage } from '../conversations/count-visits.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../database/dialect.ts';
import type { ConversationRow, RecentReplyRow } from '../database/rows/conversations.ts';
import type { UnansweredQuestionRow } from '../database/rows/faqs.ts';
import type { Database } from '../database/schema.ts';
import { countFaqDay } from '../figures/faq-days.store.ts';
import { groupsInOrder } from '../groups-in-order.ts';
import { noLocation } from '../locations/of-location.ts';
import { countFaqUses, insertConversations } from './chat.store.ts';
import { countUnanswered, makeRoomForQuestions } from './open-questions.store.ts';
import { insertRecentReplies } from './recent-replies.store.ts';

/** The rows of one message and its answer. */
interface WrittenTurn {
  readonly conversation: ConversationRow;
  /** Its reply, if the visitor may send the message again. */
  readonly recentReply: RecentReplyRow | undefined;
  /** Whether it is a question without an answer. */
  readonly isOpenQuestion: boolean;
  readonly visitor: VisitMessage['visitor'];
  readonly start: VisitMessage['start'];
  /** The question as it is listed; limits may leave it out. */
  readonly openQuestion: UnansweredQuestionRow | undefined;
}

export interface ConversationBatchWriter {
  /**
   * Stores a turn and the figures that count it; resolves after the commit. Rejects with a unique violation if its message
   * was answered before.
   */
  write(turn: WrittenTurn): Promise<void>;
}

interface Waiting {
  readonly turn: WrittenTurn;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

const maxTogether = 100;

/**
 * Turns that arrive during a write are stored together in the next one, so that a busy server commits, and updates each
 * figure, once for many turns. A single turn doesn't wait. `onStored` gets the locations of each batch.
 */
export function createConversationBatchWriter(
  db: Database,
  onStored: (locationIds: readonly (string | null)[]) => void = () => undefined,
): ConversationBatchWriter {
  const waiting: Waiting[] = [];
  let isWriting = false;

  const writeAll = async () => {
    isWriting = true;
    while (waiting.length > 0) {
      // Turns answered in this iteration of the event loop join the batch.
      await endOfTurn();
      const batch = waiting.splice(0, maxTogether);
      await writeTogether(db, batch);
      onStored(batch.map(({ turn }) => turn.conversation.locationId));
    }
    isWriting = false;
  };

  return {
    write: (turn) =>
      new Promise((resolve, reject) => {
        waiting.push({ turn, resolve, reject });
        if (!isWriting) void writeAll();
      }),
  };
}

async function writeTogether(db: Database, batch: readonly Waiting[]): Promise<void> {
  try {
    const botsWithNewQuestions = await storeTurns(db, batch);
    // In separate transactions, which hold no lock that others wait for. The next question retries a failure.
    for (const botId of botsWithNewQuestions) await makeRoomForQuestions(db, botId).catch(() => undefined);
    for (const { resolve } of batch) resolve();
  } catch (error) {
    // One turn may belong to a deleted bot or a message that was answered before; the others are stored without it.
    const isOfOneTurn = isForeignKeyViolation(error) || isUniqueViolation(error);
    if (batch.length > 1 && isOfOneTurn) for (const one of batch) await writeTogether(db, [one]);
    else for (const { reject } of batch) reject(error);
  }
}

/** Adds to the FAQs' use counts, of all time and of the day. */
async function countFaqs(transaction: Database, conversations: readonly ConversationRow[]): Promise<void> {
  const used = conversations.filter(({ faqId }) => faqId !== null);
  const owner = ({ faqId, day, botId, locationId }: ConversationRow) => `${faqId} ${day} ${botId} ${locationId ?? ''}`;
  for (const [first, ...more] of groupsInOrder(used, owner)) {
    if (!first?.faqId) continue;
    const { faqId, botId, locationId, day: date } = first;
    const uses = 1 + more.length;
    const [counted] = await countFaqUses(transaction, { faqId, uses });
    if (counted) await countFaqDay(transaction, { faqId, botId, locationId: locationId ?? noLocation, date, uses });
  }
}

/** Always in the same order, so that nodes that answer the same messages can't deadlock. */
const recentRepliesOf = (batch: readonly Waiting[]): RecentReplyRow[] =>
  groupsInOrder(
    batch.flatMap(({ turn }) => turn.recentReply ?? []),
    ({ botId, sessionId, messageId }) => `${botId} ${sessionId} ${messageId}`,
  ).flat();

/** Returns the bots that have a newly listed question. */
const storeTurns = (db: Database, batch: readonly Waiting[]): Promise<ReadonlySet<string>> =>
  db.transaction().execute(async (transaction) => {
    const conversations = batch.map(({ turn }) => turn.conversation);
    await insertRecentReplies(transaction, recentRepliesOf(batch));
    await insertConversations(transaction, conversations);
    await countFaqs(transaction, conversations);
    await countConversations(
      transaction,
      batch.map(({ turn: { conversation, openQuestion: _, ...counted } }) => ({ ...conversation, ...counted })),
    );
    await countTurns(
      transaction,
      conversations.map(({ day, ...counted }) => ({ ...counted, date: day })),
    );
    const open = batch.flatMap(({ turn }) => turn.openQuestion ?? []);
    const botsWithNewQuestions = new Set<string>();
    const keyOf = ({ botId, questionKey, locationId }: UnansweredQuestionRow) =>
      `${botId} ${questionKey} ${locationId}`;
    for (const asked of groupsInOrder(open, keyOf).flat()) {
      const [counted] = await countUnanswered(transaction, asked);
      if (counted?.count === 1) botsWithNewQuestions.add(asked.botId);
    }
    return botsWithNewQuestions;
  });
