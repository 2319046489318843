import type { UnitFeature } from '../../lexicon/unit-feature-phrases.ts';
import { readUnitWords } from './unit-words.ts';

/** Features that visitors ask of a room for their things, and that rarely describe the things themselves. */
const ofRooms: ReadonlySet<UnitFeature> = new Set(['climate', 'heated', 'cooled', 'drive_up', 'ground']);

/** Words that make a feature one of the visitor's home, or one that is not needed. */
const home = /^(?:apartment|apt|house|home|condo|flat|place|bedroom|studio|departamento|depa|casa)s?$/;
const notNeeded = /\b(?:don'?t|do not|doesn'?t|does not|no) (?:\w+ )?(?:need|want|care|necesit\w+)\b/i;

/** The features by which a visitor narrows down the units for their things: "heated", "on the ground floor". */
export function wishedFeatures(text: string): UnitFeature[] {
  const { features, words } = readUnitWords(text);
  if (notNeeded.test(text)) return [];
  const wished = features.filter(
    ({ name, positions }) => ofRooms.has(name) && !home.test(words[(positions.at(-1) ?? 0) + 1] ?? ''),
  );
  return [...new Set(wished.map(({ name }) => name))];
}
