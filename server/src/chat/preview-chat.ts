import { nextDialogue } from '@chat-module/answer-engine/compose/next-dialogue';
import { type DialogueState, newDialogue } from '@chat-module/answer-engine/dialogue';
import type { Knowledge } from '@chat-module/answer-engine/knowledge';
import type { BodyOf, ReplyOf } from '@chat-module/contract/endpoint';
import type * as contract from '@chat-module/contract/location-preview';
import type { Location } from '@chat-module/contract/locations';
import { findVisibleBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import { withoutFormOffer } from '../conversations/close-form-offer.ts';
import { dialogueState } from '../database/row-schemas/dialogue-state.ts';
import { badRequest, notFound } from '../errors.ts';
import { draftLocation } from '../locations/change-locations.ts';
import { presentLocation } from '../locations/present-location.ts';
import { type Operator, scopeOf } from '../session/operator.ts';
import { answerByEngine, knowledgeOfRecord } from './answer-turn.ts';

const previewId = 'preview';

/** A location as typed. */
export const previewedLocation = (
  { clock }: Context,
  { location }: BodyOf<typeof contract.previewLocation>,
  operator: Operator,
) => draftLocation(previewId, location, clock.now(), operator.id);

/** Answers as a visitor would be answered, without the language model. Nothing is stored or counted. */
export async function previewChat(
  context: Context,
  asked: BodyOf<typeof contract.previewChat>,
  operator: Operator,
): Promise<ReplyOf<typeof contract.previewChat>> {
  const { sent } = asked;
  const facility = presentLocation(previewedLocation(context, asked, operator));
  const knowledge = { ...(await loadKnowledge(context, asked.botId, facility, operator)), facility };
  const known = readDialogue(asked.dialogue);
  const dialogue = sent.declined ? withoutFormOffer(known) : known;
  const { decision, understanding, reply } = answerByEngine({ sent, dialogue, knowledge, now: context.clock.now() });
  if (sent.messageType && decision.kind !== 'answer') throw notFound('The unit');
  return {
    reply: { conversationId: previewId, ...reply },
    dialogue: JSON.stringify(nextDialogue(dialogue, understanding, reply)),
  };
}

async function loadKnowledge(
  { db, knowledge }: Context,
  botId: string | null | undefined,
  facility: Location,
  operator: Operator,
): Promise<Knowledge> {
  if (!botId) return knowledgeOfRecord(facility);
  const bot = await findVisibleBot(db, scopeOf(operator), botId);
  if (!bot) throw notFound('The bot');
  return knowledge.of(bot);
}

function readDialogue(text: string | undefined): DialogueState {
  if (text === undefined) return newDialogue;
  const read = dialogueState.safeParse(parsed(text));
  if (!read.success) throw badRequest('dialogue is not one that this server gave out.', 'dialogue');
  return read.data as DialogueState;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
