import type { SizeOption } from '@chat-module/contract/locations';
import type { UnitFeature } from '../../lexicon/unit-feature-phrases.ts';
import type { UnitReferenceGroup } from '../../lexicon/unit-phrases.ts';
import { areaSqFt, parseUnitSize, type UnitSize } from '../entities/unit-size.ts';
import type { UnitWords } from './unit-words.ts';
import type { UnitsOfDialogue } from './units-of-dialogue.ts';

export type ReferenceKind =
  /** By its size. */
  | 'named'
  /** "The next size up" */
  | 'bigger'
  | 'smaller'
  /** "Your smallest" */
  | 'extreme'
  /** "The second one" */
  | 'listed'
  /** "The heated one" */
  | 'described'
  /** "Which ones are drive-up?" */
  | 'having'
  | 'both'
  /** "That one" */
  | 'that'
  /** "It", or nothing at all. */
  | 'implied';

/** The units that a message means. */
export interface UnitReference {
  readonly kind: ReferenceKind;
  /** Several if the message leaves open which of them. */
  readonly units: readonly SizeOption[];
  /** The unit that "bigger" or "smaller" starts from. */
  readonly base?: UnitSize;
  /** All units that are bigger, or smaller. */
  readonly beyond?: readonly SizeOption[];
  /** The message without the part that rules units out: "the biggest, not the RV space". */
  readonly read?: UnitWords;
  /** The features by which the message asks for units. */
  readonly features?: readonly UnitFeature[];
}

/** Finds the units that one way of referring means; `undefined` if the message does not use it. */
export type Finder = (
  read: UnitWords,
  units: UnitsOfDialogue,
  groups: ReadonlySet<UnitReferenceGroup>,
) => UnitReference | undefined;

export const featuresIn = (read: UnitWords): UnitFeature[] => [...new Set(read.features.map(({ name }) => name))];

/** In square feet; 0 if the size cannot be read. */
export const area = ({ size }: SizeOption): number => {
  const parsed = parseUnitSize(size);
  return parsed ? areaSqFt(parsed) : 0;
};

/** In feet: furniture doesn't fit into a narrower unit. */
const leastRoomWidthFt = 4;

/** Whether a unit is too narrow for a room: a rack or a shallow locker. */
export const isRackSized = ({ widthFt, depthFt }: UnitSize): boolean => Math.min(widthFt, depthFt) < leastRoomWidthFt;
