import type { AnswerSource } from '@chat-module/contract/conversations';
import type { Location } from '@chat-module/contract/locations';
import { type RecordField, recordLabels } from '../../compose/record-labels.ts';
import type { Reply } from '../../reply.ts';
import type { Turn } from '../../turn.ts';

/** An answer from the facility's own record. */
export interface Fact {
  readonly reply: Reply;
  /** The share of the message that it accounts for, from 0 to 1. */
  readonly coverage: number;
  /** False where the record does not say it for sure: a FAQ that does is the better answer. Else true. */
  readonly isCertain?: boolean;
  /** It quotes the figure that was asked for: a FAQ that says another one is out of date. */
  readonly isQuote?: boolean;
}

/** One kind of fact. `undefined`: the message does not ask for it, or the record does not say. */
export type FactFinder = (turn: Turn, facility: Location) => Fact | undefined;

/** Fields of the record as what an answer rests on. */
export const fromRecord = (...fields: readonly RecordField[]): AnswerSource[] =>
  fields.map((field) => ({ kind: 'record', id: field, label: recordLabels[field] }));
