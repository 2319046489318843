import { parseHours } from '@chat-module/opening-hours/parse-hours';
import { memoize } from '../text/memoize.ts';

/** About one text per active facility. */
const memoizedTexts = 1000;

/** The hours in the free text of a location record. */
export const readHours = memoize(parseHours, memoizedTexts);
