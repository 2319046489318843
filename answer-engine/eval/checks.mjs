import { compilePattern } from './check-patterns.mjs';
import { isInLanguage, plainText, visibleText } from './check-text.mjs';

const listOf = (value) => (Array.isArray(value) ? value : [value]);

/** The digits of a phone number, without the country code of the United States. */
const phoneDigits = (text) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

const isThere = (value) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** The values that a field of a reply is compared by: for buttons, their sizes and labels. */
const valuesOf = (field) =>
  (Array.isArray(field) ? field.flatMap(({ size, label }) => [size, label]) : [field])
    .filter((value) => value !== undefined)
    .map((value) => plainText(String(value)));

const compileShown = ([flag, wanted]) => {
  if (typeof wanted === 'boolean') return ({ reply }) => isThere(reply[flag]) === wanted;
  const values = listOf(wanted).map(plainText);
  return ({ reply }) => valuesOf(reply[flag]).some((value) => values.includes(value));
};

/** Finds FAQs by id or question, because a server assigns its own ids. */
const compileSuggested = (names, faqs) => {
  const wanted = names.map((name) => faqs.find(({ id, question }) => id === name || question === name));
  if (wanted.includes(undefined)) throw new Error(`no FAQ is named ${names[wanted.indexOf(undefined)]}`);
  return ({ reply: { suggestions = [] } }) =>
    suggestions.some((one) => wanted.some(({ id, question }) => id === one.id || question === one.question));
};

const compileDraftField = ([field, wanted], { patterns }) => {
  if (wanted === true) return ({ reply }) => isThere(reply.leadDraft?.[field]);
  if (field === 'phone') {
    const numbers = listOf(wanted).map(phoneDigits);
    return ({ reply }) => numbers.includes(phoneDigits(reply.leadDraft?.phone ?? ''));
  }
  const matches = compilePattern(wanted, patterns);
  return ({ reply }) => isThere(reply.leadDraft?.[field]) && matches(plainText(reply.leadDraft[field]));
};

/** In characters: an earlier reply of this length or more counts as repeated if a new reply contains it. */
const longText = 120;

const repeats = ({ text, earlier }) =>
  text !== '' && earlier.some((before) => before === text || (before.length >= longText && text.includes(before)));

/** The tests of each kind of condition, all of which must pass; `wants` is the expected value that a report shows. */
const conditions = {
  says: (patterns, knowledge) =>
    listOf(patterns).map((pattern) => {
      const holds = compilePattern(pattern, knowledge.patterns);
      return { wants: pattern, holds: ({ visible }) => holds(visible) };
    }),
  shows: (flags) => Object.entries(flags).map((flag) => ({ wants: flag, holds: compileShown(flag) })),
  suggests: (names, { faqs }) => [{ wants: names, holds: compileSuggested(listOf(names), faqs) }],
  draft: (fields, knowledge) =>
    Object.entries(fields).map((field) => ({ wants: field, holds: compileDraftField(field, knowledge) })),
  maxChars: (most) => [{ wants: most, holds: ({ text }) => text.length <= most }],
  repeats: (wanted) => [{ wants: wanted, holds: (seen) => repeats(seen) === wanted }],
  lang: (language) => {
    isInLanguage(language, '');
    return [{ wants: language, holds: ({ text }) => isInLanguage(language, text) }];
  },
};

/** A list of patterns is shorthand for `says`. */
const compileAlternative = (alternative, knowledge) => {
  const isShort = Array.isArray(alternative) || typeof alternative === 'string';
  const named = Object.entries(isShort ? { says: alternative } : alternative);
  if (named.length === 0) throw new Error('an alternative has no conditions');
  return named.flatMap(([name, wanted]) => {
    if (!(name in conditions)) throw new Error(`"${name}" is no condition`);
    return conditions[name](wanted, knowledge).map((condition) => ({ name, ...condition }));
  });
};

const lists = ['any', 'ok', 'not', 'harm'];

const describe = ({ name, wants }) => `${name} ${JSON.stringify(wants)}`;

/**
 * Compiles the checks of a turn, as FORMAT.md describes them, to a function that marks a reply.
 *
 * @param knowledge `{ faqs, patterns }` of the facility
 * @returns `(reply, earlier) => { mark, because }`: `mark` is -1, 0, 1 or 2; `earlier` holds the earlier replies in the form of `plainText`
 * @throws for a check that is unknown or that no reply could pass
 */
export const compileChecks = (checks, knowledge) => {
  const unknown = Object.keys(checks).find((name) => !lists.includes(name));
  if (unknown !== undefined) throw new Error(`"${unknown}" is no kind of check`);
  if (!checks.any?.length) throw new Error('no reply would be right');
  const alternatives = Object.fromEntries(
    lists.map((name) => [name, (checks[name] ?? []).map((one) => compileAlternative(one, knowledge))]),
  );
  return (reply, earlier = []) => {
    const seen = { reply, text: plainText(reply.response), visible: visibleText(reply), earlier };
    const holding = (name) => alternatives[name].find((needed) => needed.every(({ holds }) => holds(seen)));
    const harm = holding('harm');
    if (harm) return { mark: -1, because: `harm: ${harm.map(describe).join(', ')}` };
    if (holding('any')) {
      const spoiled = holding('not');
      return spoiled ? { mark: 1, because: `but ${spoiled.map(describe).join(', ')}` } : { mark: 2, because: '' };
    }
    const missing = alternatives.any.map((needed) => describe(needed.find(({ holds }) => !holds(seen))));
    return { mark: holding('ok') ? 1 : 0, because: `not ${missing.join('; nor ')}` };
  };
};
