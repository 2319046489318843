import type { AnswerSource } from '@chat-module/contract/conversations';
import type { Location, SizeOption } from '@chat-module/contract/locations';
import { serverTimezone } from '../calendar.ts';
import type { ConversationRow } from '../database/schema.ts';
import type { ChatTurn } from './chat-turn.ts';

/** A piece of what is known, small enough to be named as the source of an answer. */
export interface Passage extends AnswerSource {
  readonly text: string;
}

const faqsTold = 8;
/** Of one FAQ or turn: a prompt costs by its length, and each text is searched for what an answer claims. */
const mostTold = 2000;
export const turnsTold = 5;

/** Everything that the model is told and that an answer of it may rest on. */
export const gatherPassages = ({ facility, knowledge, read, recentTurns, now }: ChatTurn): Passage[] => [
  todayIn(facility?.timezone ?? serverTimezone, now),
  ...(facility ? passagesOfRecord(facility) : []),
  ...knowledge.faqs
    .nearest(read, faqsTold)
    .map(
      ({ faq, score }): Passage => ({
        kind: 'faq',
        id: faq.id,
        label: faq.question,
        text: faq.answer.slice(0, mostTold),
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

const recordLabels = {
  businessName: 'Business name',
  address: 'Address',
  phoneNumber: 'Phone number',
  website: 'Website',
  officeHours: 'Office hours',
  paymentPortalUrl: 'Payment portal',
  pricingPageUrl: 'Pricing page',
  contactPageUrl: 'Contact page',
  faqPageUrl: 'FAQ page',
} as const satisfies Partial<Record<keyof Location, string>>;

export type RecordField = keyof typeof recordLabels;

export const recordSource = (id: RecordField): AnswerSource => ({ kind: 'record', id, label: recordLabels[id] });
export const amenitiesSource: AnswerSource = { kind: 'record', id: 'amenities', label: 'Amenities' };
export const sizeSource = ({ size, type }: Pick<SizeOption, 'size' | 'type'>): AnswerSource => ({
  kind: 'record',
  id: 'sizeOptions',
  label: `Size ${[size, type].filter(Boolean).join(', ')}`,
});

const isRecordField = (name: string): name is RecordField => name in recordLabels;

const passagesOfRecord = (facility: Location): Passage[] => [
  ...Object.keys(recordLabels)
    .filter(isRecordField)
    .filter((field) => facility[field] !== '')
    .map((field) => ({ ...recordSource(field), text: facility[field] })),
  ...facility.sizeOptions.map((option) => ({ ...sizeSource(option), text: textOfSize(option) })),
  ...(facility.amenities.length > 0 ? [{ ...amenitiesSource, text: facility.amenities.join('\n') }] : []),
];

const textOfSize = ({ size, type, category, description }: SizeOption): string =>
  `${[size, type, category].filter(Boolean).join(', ')}. ${description}`.trim();

/** What a visitor or the model itself has said is no source. */
const isOurs = ({ responseSource }: ConversationRow): boolean =>
  responseSource !== 'ai' && responseSource !== 'unanswered';

const passageOfTurn = ({ id, userMessage, botResponse }: ConversationRow): Passage => ({
  kind: 'turn',
  id,
  label: `Earlier answer to “${userMessage}”`,
  text: botResponse.slice(0, mostTold),
});
