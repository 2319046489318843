import type { Location, SizeOption } from '@chat-module/contract/locations';
import type { ChatTurn, Reply } from '../chat-turn.ts';
import { describeOption } from '../sizes/describe-option.ts';
import { nearestSizes, optionsOfSize, unitButton } from '../sizes/size-options.ts';
import { writeUnitSize } from '../sizes/unit-size.ts';
import { writeList } from '../write-list.ts';
import { coverageBy, type FactFinder } from './fact.ts';

const explains = [
  'size',
  'unit',
  'size_named',
  'which_size',
  'how_big',
  'bigger',
  'smaller',
  'home',
  'furniture',
  'box',
  'car',
  'motorcycle',
  'rv',
  'boat',
  'wish',
];

/** The sizes that the facility rents, all of them or the one that the message names. */
export const sizes: FactFinder = (turn, facility) => {
  const { topics } = turn.read;
  const asked = topics.has('unit_size') || topics.has('ask_sizes') || topics.has('which_size');
  if (!asked || facility.sizeOptions.length === 0) return undefined;
  return {
    reply: describeNamed(turn, facility) ?? listAll(facility.sizeOptions, topics),
    coverage: coverageBy(turn, explains),
  };
};

function describeNamed({ read }: ChatTurn, { sizeOptions }: Location): Reply | undefined {
  const [size] = read.sizes;
  if (!size) return undefined;
  const [option, ...others] = optionsOfSize(sizeOptions, size);
  if (option && others.length === 0) return { ...describeOption(option), response: describeAs(option) };
  if (option)
    return offer(`We have more than one kind of **${option.size}**. Which one would you like to see?`, [
      option,
      ...others,
    ]);
  const nearest = writeList(nearestSizes(sizeOptions, size, 2), 'and');
  const unitSize = writeUnitSize(size);
  return { ...offer(`We don't have a **${unitSize}**. The closest we have: ${nearest}.`, sizeOptions), unitSize };
}

const describeAs = (option: SizeOption): string => {
  const area = option.description && ` ${option.description}`;
  return `**${unitButton(option).label}**:${area || ' ask us for the details of this unit.'}`;
};

function listAll(options: readonly SizeOption[], topics: ReadonlySet<string>): Reply {
  const advice = topics.has('which_size') ? 'Pick a size to see what fits in it.' : 'These are the sizes we have.';
  return offer(`${advice} Which one would you like to know more about?`, options);
}

const offer = (response: string, options: readonly SizeOption[]): Reply => ({
  response,
  responseSource: 'unit_details',
  unitButtons: options.map(unitButton),
});
