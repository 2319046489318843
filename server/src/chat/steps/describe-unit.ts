import type { Context } from '../../context.ts';
import type { ChatTurn, Reply } from '../chat-turn.ts';
import { describeOption } from '../sizes/describe-option.ts';
import { findUnitSent } from './find-unit-sent.ts';

/** The guided flow, second choice: a unit to know more about. */
export function describeUnit(_context: Context, turn: ChatTurn): Reply | undefined {
  if (turn.sent.messageType !== 'unitSelection') return undefined;
  return describeOption(turn, findUnitSent(turn));
}
