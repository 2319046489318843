import type { Location, SizeOption } from '@chat-module/contract/locations';
import { nearestSizes, optionsOfSize, unitButton } from '../compose/size-options.ts';
import type { Texts } from '../compose/texts/english.ts';
import { unitButtons } from '../compose/write-price.ts';
import type { Reply } from '../reply.ts';
import type { Turn } from '../turn.ts';
import { type UnitSize, writeUnitSize } from '../understand/entities/unit-size.ts';
import type { RecordIntents } from '../understand/record-intents/match-record-intents.ts';
import { withFeatures } from '../understand/units/unit-features.ts';
import { readUnitWords } from '../understand/units/unit-words.ts';
import type { Candidate } from './candidate.ts';
import { fromRecord } from './record/fact.ts';
import { comparesSizes } from './record/sizes.ts';

/** Answers whether a unit is free, and wishes to rent one. Vacancy is not stored, so the reply refers to the manager. */
export function availabilityCandidate(turn: Turn): Candidate | undefined {
  const coverage =
    hasBetterIntent(turn.recordIntents) || comparesSizes(turn) ? undefined : availabilityCoverage(turn.recordIntents);
  if (coverage === undefined) return undefined;
  return { source: 'availability', name: 'availability', score: coverage, compose: () => answerAvailability(turn) };
}

function answerAvailability(turn: Turn): Reply {
  const { read, recordIntents, texts, facility, chosenUnit } = turn;
  const [size] = read.sizes;
  const isOfChosen = chosenUnit && (!size || optionsOfSize([chosenUnit], size).length > 0);
  if (isOfChosen && recordIntents.has('rent_wish')) return offerReservation(texts, chosenUnit);
  if (size) return answerFor(size, texts, facility);
  return inquireByFeature(turn) ?? inquiry(texts.availability.changes);
}

/** "Any drive-ups left?" names units by a feature; `undefined` if the message names none that some units have and others lack. */
function inquireByFeature(turn: Turn): Reply | undefined {
  const { texts, facility, said } = turn;
  const options = facility?.sizeOptions ?? [];
  const { features, goods } = readUnitWords(said);
  if (features.length === 0 || goods.goods.length > 0) return undefined;
  const having = withFeatures(
    options,
    features.map(({ name }) => name),
  );
  const [first] = having;
  if (!first || having.length === options.length) return undefined;
  const sizes = [...new Set(having.map(({ size }) => size))];
  return {
    ...inquiry(texts.availability.managerKnows(sizes.join(' / ')), sizes.length === 1 ? first.size : undefined),
    unitButtons: unitButtons(turn, having),
    dialogue: { offer: { kind: 'contact' } },
    sources: fromRecord('sizeOptions'),
  };
}

/** A wish to rent counts as an availability question if it covers the whole message. */
const availabilityCoverage = (recordIntents: RecordIntents): number | undefined =>
  recordIntents.get('availability') ?? (recordIntents.get('rent_wish') === 1 ? 1 : undefined);

const otherIntents = ['hours', 'gate_hours', 'address', 'directions', 'phone', 'pay_bill', 'price'] as const;

/** "Send me the link, I want to pay this month's rent": another record intent covers more of the message, or all of it. */
function hasBetterIntent(recordIntents: RecordIntents): boolean {
  const ofAvailability = recordIntents.get('availability');
  return otherIntents.some((intent) => {
    const coverage = recordIntents.get(intent) ?? 0;
    return ofAvailability === undefined ? coverage === 1 : coverage > ofAvailability;
  });
}

function answerFor(size: UnitSize, { availability }: Texts, facility: Location | undefined): Reply {
  const options = facility?.sizeOptions ?? [];
  const [option] = optionsOfSize(options, size);
  const unitSize = option?.size ?? writeUnitSize(size);
  if (option || options.length === 0) return inquiry(availability.managerKnows(unitSize), unitSize);
  return inquiry(availability.notOffered(unitSize, nearestSizes(options, size, 2)), unitSize);
}

/** Offers to reserve a size option that the facility has. */
export const offerReservation = ({ availability }: Texts, option: SizeOption): Reply => ({
  response: availability.reserve(option.size),
  responseSource: 'availability_inquiry',
  unitSize: option.size,
  unitId: option.id,
  reservationUnit: unitButton(option),
  showReservationPrompt: true,
  sources: fromRecord('sizeOptions'),
});

const inquiry = (response: string, unitSize?: string): Reply => ({
  response,
  responseSource: 'availability_inquiry',
  showAvailabilityConfirm: true,
  unitSize,
});
