import { ofAccounts } from './of-accounts.mjs';
import { ofPeople } from './of-people.mjs';
import { ofRequests } from './of-requests.mjs';
import { ofTexts } from './of-texts.mjs';

/**
 * What is defended and how to take the defence out: `attack` is the row of docs/security-tests.md, `without` names the
 * defence, `test` and `named` say which tests must fail once every `cut` has been made.
 */
export const defences = [...ofPeople, ...ofAccounts, ...ofRequests, ...ofTexts];

/** A source text with one defence taken out. A text that does not hold it exactly once is an error: the list is stale. */
export function takenOut(source, { file, code, instead }) {
  const [before, after, ...more] = source.split(code);
  if (after === undefined || more.length > 0) throw new Error(`${file} does not hold this once: ${code}`);
  return before + instead + after;
}
