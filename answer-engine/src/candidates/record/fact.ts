import type { AnswerSource } from '@chat-module/contract/conversations';
import type { Location } from '@chat-module/contract/locations';
import { type RecordField, recordLabels } from '../../compose/record-labels.ts';
import type { Reply } from '../../reply.ts';
import type { Turn } from '../../turn.ts';

/** An answer from the facility's record. */
export interface Fact {
  readonly reply: Reply;
  /** The share of the message that its record intent covers, from 0 to 1. */
  readonly coverage: number;
  /** False if the record answers the question only in part, so that an FAQ may answer better. Defaults to true. */
  readonly isCertain?: boolean;
  /** The fact quotes the requested figure, so an FAQ with a different figure is out of date. */
  readonly isQuote?: boolean;
}

/** Finds one fact; `undefined` if the message does not ask for it or the record lacks it. */
export type FactFinder = (turn: Turn, facility: Location) => Fact | undefined;

/** Cites fields of the record as the sources of an answer. */
export const fromRecord = (...fields: readonly RecordField[]): AnswerSource[] =>
  fields.map((field) => ({ kind: 'record', id: field, label: recordLabels[field] }));
