import type { AnswerSource } from '@chat-module/contract/conversations';
import type { Location, SizeOption } from '@chat-module/contract/locations';
import { type RecordField, recordLabels } from '../compose/record-labels.ts';
import { writeDollars } from '../compose/write-price.ts';
import type { Passage } from './passage.ts';

/** The fields of the record that are a single text. */
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
