import type { AnswerFilter, RatingFilter } from '@chat-module/contract/conversations';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from './all-of.ts';
import { highestDownRating } from './session-badges.store.ts';

/** Which answers to list. */
export interface AnswerChoice {
  readonly source?: AnswerFilter | undefined;
  readonly faqId?: string | undefined;
  readonly rating?: RatingFilter | undefined;
}

/** The columns that the conditions read. */
export const answerColumns = ['responseSource', 'faqId', 'satisfactionRating', 'sources'] as const;

/** A quote inside a label is escaped, so that no label reads as the kind of a source. */
const isOfPage = sql`sources like '%"kind":"page"%'`;

/** As the roll-up of days counts them. */
const ofSource: Readonly<Record<AnswerFilter, RawBuilder<unknown>>> = {
  faq: sql`response_source = 'faq'`,
  website: sql`response_source = 'website'`,
  record: sql`response_source = 'website' and not ${isOfPage}`,
  page: sql`response_source = 'website' and ${isOfPage}`,
  ai: sql`response_source = 'ai'`,
  unanswered: sql`response_source = 'unanswered'`,
  other: sql`response_source not in ('faq', 'website', 'ai', 'unanswered')`,
};

const ofRating: Readonly<Record<RatingFilter, RawBuilder<unknown>>> = {
  up: sql`satisfaction_rating > ${sql.lit(highestDownRating)}`,
  down: sql`satisfaction_rating <= ${sql.lit(highestDownRating)}`,
  any: sql`satisfaction_rating is not null`,
};

/** `undefined` if all answers are asked for. */
export const answerCondition = ({ source, faqId, rating }: AnswerChoice): RawBuilder<boolean> | undefined =>
  allOf([
    ...(source ? [ofSource[source]] : []),
    ...(faqId ? [sql`faq_id = ${faqId}`] : []),
    ...(rating ? [ofRating[rating]] : []),
  ]);
