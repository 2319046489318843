import type { AnswerFilter, RatingFilter } from '@chat-module/contract/conversations';
import type { SelectOption } from '../ui/form/select-field.tsx';

const sources: Record<AnswerFilter, string> = {
  faq: 'FAQ',
  website: 'Record or website',
  record: 'Location record',
  page: 'Website page',
  ai: 'AI',
  unanswered: 'Unanswered',
  other: 'Guided flow and others',
};

const ratings: Record<RatingFilter, string> = { up: 'Rated up', down: 'Rated down', any: 'Rated up or down' };

const optionsOf = (labels: Record<string, string>): readonly SelectOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const sourceOptions = optionsOf(sources);
export const ratingOptions = optionsOf(ratings);

export const isSource = (value: string): value is AnswerFilter => Object.hasOwn(sources, value);
export const isRating = (value: string): value is RatingFilter => Object.hasOwn(ratings, value);
