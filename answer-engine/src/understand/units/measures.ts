import type { SizeOption } from '@chat-module/contract/locations';
import { splitSentences } from '../../text/split-sentences.ts';
import type { UnitWords } from './unit-words.ts';

const ofDoor = /\b(?:doors?|doorway|opening|puertas?|cortina)\b/i;
const ofHeight = /\b(?:ceilings?|headroom|clearance|high|tall|height)\b/i;

/** The sentence of a unit's description, or else its type, that measures its door or its height. */
export const measureIn = ({ type, description }: SizeOption, subject: 'door' | 'height'): string | undefined =>
  [...splitSentences(description, { anyCase: true }), `${type}.`]
    .map((sentence) => sentence.trim())
    .find((sentence) => (subject === 'door' ? ofDoor : ofHeight).test(sentence) && /\d/.test(sentence));

const measurement =
  /\b(?:how (?:wide|tall|high|big|large|much)|width|height|wide|tall|high|size|dimensions?|clearance|clears?|ancho|ancha|alto|alta|altura|mide|tama[nñ]o|medidas?)\b/i;

/** Doors other than that of a unit. */
const otherDoors = /\b(?:elevator|lift|gate|building|hall|office|front|dock|elevador|ascensor|port[oó]n|edificio)\b/i;

/** Whether a message asks how wide or high the door of a unit is, whatever it says besides. */
export const measuresDoor = ({ asks, text }: UnitWords): boolean =>
  asks.has('door') &&
  splitSentences(text, { anyCase: true }).some(
    (sentence) => ofDoor.test(sentence) && measurement.test(sentence) && !otherDoors.test(sentence),
  );
