import { ofAccounts } from './of-accounts.mjs';
import { ofPeople } from './of-people.mjs';
import { ofRequests } from './of-requests.mjs';
import { ofTexts } from './of-texts.mjs';
import { ofWidgets } from './of-widgets.mjs';

/**
 * The defenses and how to remove each: `attack` is the row in docs/security-tests.md, `without` names the defense, `test` and
 * `named` say which tests must fail once every `cut` has been made.
 */
export const defences = [...ofPeople, ...ofAccounts, ...ofRequests, ...ofTexts, ...ofWidgets];

/** A source text without one defense. Throws unless the text contains it exactly once: then the list is stale. */
export function takenOut(source, { file, code, instead }) {
  const [before, after, ...more] = source.split(code);
  if (after === undefined || more.length > 0) throw new Error(`${file} does not contain this exactly once: ${code}`);
  return before + instead + after;
}
