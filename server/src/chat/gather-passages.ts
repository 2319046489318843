import type { AnswerSource } from '@chat-module/contract/conversations';
import type { Location, SizeOption } from '@chat-module/contract/locations';
import { serverTimezone } from '../calendar.ts';
import type { ConversationRow } from '../database/schema.ts';
import type { ChatTurn } from './chat-turn.ts';
import { type RecordField, recordLabels } from './record-labels.ts';
import { writeDollars } from './sizes/write-price.ts';

/** A piece of what is known, small enough to be named as the source of an answer. */
export interface Passage extends AnswerSource {
  readonly text: string;
}

export const faqsTold = 8;
export const pagesTold = 4;
/** Of one FAQ or turn: a prompt costs by its length, and each text is searched for what an answer claims. */
const mostTold = 2000;
export const turnsTold = 5;

/** Everything that the model is told and that an answer of it may rest on. */
export const gatherPassages = ({ facility, knowledge, read, recentTurns, now }: ChatTurn): Passage[] => [
  todayIn(facility?.timezone ?? serverTimezone, now),
  ...(facility ? passagesOfRecord(facility) : []),
  ...knowledge.faqs.nearest(read, faqsTold).map(
    ({ faq, score }): Passage => ({
      kind: 'faq',
      id: faq.id,
      label: faq.question,
      text: faq.answer.slice(0, mostTold),
      score,
    }),
  ),
  ...knowledge.passages.nearest(read, pagesTold).map(
    ({ passage, score }): Passage => ({
      kind: 'page',
      id: passage.pageId,
      label: passage.heading,
      text: passage.text.slice(0, mostTold),
      score,
    }),
  ),
  ...recentTurns.slice(0, turnsTold).filter(isOurs).map(passageOfTurn),
];

/** The day, without the time: that would be a figure which says nothing about the facility. */
function todayIn(timeZone: string, now: Date): Passage {
  const day = now.toLocaleDateString('en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
  return { kind: 'record', id: 'today', label: 'Today', text: `Today is ${day}.` };
}

/** The fields of the record that are one text. */
const textFields = [
  'businessName',
  'address',
  'phoneNumber',
  'website',
  'officeHours',
  'paymentPortalUrl',
  'pricingPageUrl',
  'contactPageUrl',
  'faqPageUrl',
] as const satisfies readonly RecordField[];

const sourceOf = (id: RecordField, label: string = recordLabels[id]): AnswerSource => ({ kind: 'record', id, label });

export const passagesOfRecord = (facility: Location): Passage[] => [
  ...textFields
    .filter((field) => facility[field] !== '')
    .map((field) => ({ ...sourceOf(field), text: facility[field] })),
  ...facility.sizeOptions.map((option) => ({
    ...sourceOf('sizeOptions', labelOfSize(option)),
    text: textOfSize(option),
  })),
  ...(facility.amenities.length > 0 ? [{ ...sourceOf('amenities'), text: facility.amenities.join('\n') }] : []),
];

const labelOfSize = ({ size, type }: SizeOption): string => `Size ${[size, type].filter(Boolean).join(', ')}`;

const textOfSize = ({ size, type, category, description, ...price }: SizeOption): string =>
  [`${[size, type, category].filter(Boolean).join(', ')}.`, description, sentenceOfPrice(price)]
    .filter(Boolean)
    .join(' ');

const sentenceOfPrice = ({
  monthlyPriceCents,
  priceAsOf,
}: Pick<SizeOption, 'monthlyPriceCents' | 'priceAsOf'>): string =>
  monthlyPriceCents === null
    ? ''
    : `It costs and rents from ${writeDollars(monthlyPriceCents)} a month, its price and rate as of ${writeDay(priceAsOf)}.`;

const writeDay = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What a visitor or the model itself has said is no source. */
const isOurs = ({ responseSource }: ConversationRow): boolean =>
  responseSource !== 'ai' && responseSource !== 'unanswered';

const passageOfTurn = ({ id, userMessage, botResponse }: ConversationRow): Passage => ({
  kind: 'turn',
  id,
  label: `Earlier answer to “${userMessage}”`,
  text: botResponse.slice(0, mostTold),
});
