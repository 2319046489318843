import { rememberRecent } from './memoize.ts';

/** With what it is read as, four to five kilobytes each. */
const remembered = 1000;
/** In characters. Nobody tells a story twice in the same words, and what is read of one takes ten times the memory. */
const longest = 200;

/**
 * A function of a message that keeps its last results: visitors ask the same in the same words, press the same prompts, and
 * take up what they have said before.
 */
export const rememberMessages = <Result>(read: (message: string) => Result): ((message: string) => Result) =>
  rememberRecent(read, remembered, longest);
