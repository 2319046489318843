import type { Location, SizeOption } from '@chat-module/contract/locations';
import type { Context } from '../../context.ts';
import type { ChatTurn, Reply } from '../chat-turn.ts';
import { nearestSizes, optionsOfSize } from '../sizes/size-options.ts';
import { type UnitSize, writeUnitSize } from '../sizes/unit-size.ts';
import { writeList } from '../write-list.ts';

const contactOffer = 'Would you like a manager to contact you about availability?';

/** Is a unit free, or: I want to rent one. Which units are free is not stored: people answer that. */
export function answerAvailability(_context: Context, { read, facility, chosenUnit }: ChatTurn): Reply | undefined {
  if (!read.topics.has('ask_availability')) return undefined;
  const [size] = read.sizes;
  if (size) return answerFor(size, facility);
  if (chosenUnit && read.topics.has('wish_to_rent')) return offerReservation(chosenUnit);
  return inquiry(`What we have free changes from day to day. ${contactOffer}`);
}

function answerFor(size: UnitSize, facility: Location | undefined): Reply {
  const options = facility?.sizeOptions ?? [];
  const [option] = optionsOfSize(options, size);
  const unitSize = option?.size ?? writeUnitSize(size);
  if (option || options.length === 0) {
    return inquiry(
      `Our manager knows best whether a **${unitSize}** unit is free right now. ${contactOffer}`,
      unitSize,
    );
  }
  const nearest = writeList(nearestSizes(options, size, 2), 'and');
  const closest = nearest && ` The closest sizes we have are ${nearest}.`;
  return inquiry(`We don't have **${unitSize}** units.${closest} ${contactOffer}`, unitSize);
}

const offerReservation = ({ size, id }: SizeOption): Reply => ({
  response: `Good choice! Let's get your **${size}** unit reserved.`,
  responseSource: 'availability_inquiry',
  unitSize: size,
  unitId: id,
  showReservationPrompt: true,
});

const inquiry = (response: string, unitSize?: string): Reply => ({
  response,
  responseSource: 'availability_inquiry',
  showAvailabilityConfirm: true,
  unitSize,
});
