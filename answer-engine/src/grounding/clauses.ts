import type { Token } from './token.ts';

/** A token with its polarity. */
export interface PolarToken extends Token {
  readonly isNegative: boolean;
}

/** A part of a sentence that makes one claim. */
export interface Clause {
  readonly tokens: readonly PolarToken[];
  /** Its subject is in the clause before it: "and closes at 6", "They fit …". */
  readonly isAnaphoric: boolean;
}

/** In tokens. A longer sentence has no clauses, which keeps the cost of a text linear in its length. */
export const longestSentence = 120;

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
const verbs = wordsOf(`
is are was were has have had do does did can could may might must will would should cannot need needs open opens close closes
cost costs accept accepts allow allows offer offers provide provides take takes include includes require requires apply
applies sell sells rent rents go goes run runs get gets pay pays start starts begin begins end ends work works come comes
keep keeps charge charges ask asks tell give bring send leave remove sweep wash drain click press enter show text pick put hold holds fit fits call visit bring use let re ll ve stop stops rise rises add adds store stay stays sits
es son esta estan hay tiene tienen tenemos puede pueden debe deben cuesta cuestan abre abren abrimos cierra cierran cerramos
acepta aceptan aceptamos ofrece ofrecemos cobra cobramos cobran aplica aplican vende vendemos requiere necesita necesitamos paga pagan caben cabe vence vencen rentamos guardamos
`);
const contrasts = wordsOf('but however while whereas although though yet pero mientras aunque sino');
const joins = wordsOf('and so which plus then y e que ademas with con');
const pronouns = wordsOf(`it they them this that these those which he she one ones its their also and so plus then too
esto eso estos estas ellos ellas tambien ademas`);

export const isVerb = ({ kind, text, ids }: Token): boolean =>
  kind === 'word' && !ids.includes('free') && text.split(' ').some((it) => verbs.has(it.toLowerCase()));
const isIn = (words: ReadonlySet<string>, token: Token | undefined): boolean =>
  token?.kind === 'word' && words.has(token.text.toLowerCase());
const isComma = (token: Token | undefined): boolean => token?.kind === 'sign' && /[,(–—]/.test(token.text);
const isContent = ({ kind, isLight }: Token): boolean => kind === 'figure' || !isLight;

/** Whether a clause starts at a token: at a contrast, or at a conjunction before a verb. */
function isBoundary(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (token.kind === 'sign' && /[;/]/.test(token.text)) return token.text === ';';
  if (isIn(contrasts, token)) return true;
  if (at > 0 && (startsHours(tokens, at) || startsCharge(tokens, at))) return true;
  const isJoin =
    isIn(joins, token) || (isComma(token) && !isIn(joins, tokens[at + 1]) && !isIn(contrasts, tokens[at + 1]));
  if (startsRemainder(tokens, at)) return true;
  if (/^so$/i.test(token.text) && isComma(tokens[at - 1])) return !/^that$/i.test(tokens[at + 1]?.text ?? '');
  if (!isJoin || at === 0 || isCondition(tokens, at)) return false;
  if (isIn(joins, token) && isIn(weOrThey, tokens[at + 1]) && tokens.slice(0, at).some(isVerb)) return true;
  return hasVerbAhead(tokens, at + 1) && (tokens.slice(0, at).some(isVerb) || isIn(subjects, tokens[at + 1]));
}

const weOrThey = wordsOf('we they');

/** Whether a comma starts an independent part: "No deposit, just a $24 fee", "at 450 Linden Avenue, next to the post office". */
function startsRemainder(tokens: readonly Token[], at: number): boolean {
  if (!isComma(tokens[at]) || at === 0) return false;
  const before = tokens.slice(0, at);
  const next = tokens[at + 1]?.text ?? '';
  if (/^(?:just|only)$/i.test(next)) return before.some(({ isNegator }) => isNegator);
  return /^(?:next|across|behind)$/i.test(next) && before.some(({ kind }) => kind === 'figure');
}

const conditionWords = wordsOf('if when unless once si cuando');
/** Whether a comma ends a condition, which stays in the clause: "If it is wet, we move you". */
const isCondition = (tokens: readonly Token[], at: number): boolean =>
  isComma(tokens[at]) &&
  (tokens.slice(0, 2).some((token) => isIn(conditionWords, token)) ||
    (/^(?:for|at|after|before|under|para)$/i.test(tokens[0]?.text ?? '') && !tokens.slice(0, at).some(isVerb))) &&
  !tokens.slice(0, at).some(isComma);
const subjects = wordsOf('we you they it i');

/** Whether hours of other days begin: "… and Saturday 9 to 1". */
function startsHours(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (!isComma(token) && !/^(?:and|y|,)$/i.test(token.text)) return false;
  if (isComma(token) && /^(?:and|y)$/i.test(tokens[at + 1]?.text ?? '')) return false;
  const isHours = (some: readonly Token[]) =>
    some.some(({ figure }) => figure?.kind === 'time') && some.some(({ figure }) => figure?.kind === 'days');
  const next = tokens.slice(at + 1, at + 4).some(({ figure }) => figure?.kind === 'days' || figure?.kind === 'time');
  const after = tokens.slice(at + 1);
  // "… and Sunday by appointment"
  const isOther = after.some(({ kind, isLight }) => kind === 'word' && !isLight);
  return next && isHours(tokens.slice(0, at)) && (isHours(after) || isOther);
}

/** Whether another charge begins: "Rent is due on the 1st, with a $20 late fee after the 5th". */
function startsCharge(tokens: readonly Token[], at: number): boolean {
  const isMoney = ({ figure }: Token) => figure?.kind === 'money';
  const isOther = ({ kind, figure }: Token) => kind === 'figure' && figure?.kind !== 'money';
  const [before, after] = [tokens.slice(0, at), tokens.slice(at + 1)];
  if (isComma(tokens[at]))
    return (
      /^(?:with|plus|con)$/i.test(after[0]?.text ?? '') &&
      after.slice(0, 4).some(isMoney) &&
      before.some(({ kind }) => kind === 'figure')
    );
  return (
    /^(?:and|y)$/i.test(tokens[at]?.text ?? '') &&
    after.slice(0, 1).some(isMoney) &&
    before.some(isMoney) &&
    before.some(isOther) &&
    after.some(isOther)
  );
}

function hasVerbAhead(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < Math.min(tokens.length, from + 8); at += 1) {
    const token = tokens[at] as Token;
    if (isVerb(token)) return true;
    if (isComma(token) || isIn(joins, token) || /^(?:if|when|unless|for|to|at|from|si|cuando)$/i.test(token.text))
      return false;
  }
  return false;
}

export function splitClauses(tokens: readonly Token[]): Clause[] {
  if (tokens.length > longestSentence) return [];
  const groups: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    if (isBoundary(tokens, at)) groups.push([]);
    groups.at(-1)?.push(token);
  }
  const clauses: Clause[] = [];
  for (const group of groups) {
    if (!group.some((token) => isContent(token) || token.raises.some((it) => it === 'must' || it === 'sure'))) continue;
    const isNegatedBefore = continuesNegation(group) && clauses.at(-1)?.tokens.at(-1)?.isNegative === true;
    clauses.push({ tokens: assignPolarity(group, isNegatedBefore), isAnaphoric: isAnaphoric(group, clauses.length) });
  }
  return clauses;
}

function isAnaphoric(group: readonly Token[], at: number): boolean {
  const first = group.findIndex(
    ({ kind, text }) =>
      kind !== 'sign' && !contrasts.has(text.toLowerCase()) && !['and', 'so', 'y', 'e'].includes(text.toLowerCase()),
  );
  const opening = group[first];
  if (!opening) return true;
  if (isIn(pronouns, opening)) return true;
  return (
    at > 0 && (isVerb(opening) || isIn(joins, opening) || opening.kind === 'figure' || opening.figure?.kind === 'time')
  );
}

const subjectOrFinite = wordsOf('we you they it i is are was were has have can may will must should');
/** Whether a negation continues: "You may not run a business, meet customers or work here". */
const continuesNegation = (part: readonly Token[]): boolean =>
  isComma(part[0]) && !part.some((token) => isIn(subjectOrFinite, token) || isIn(contrasts, token));

/** Marks the scope of negation: its part of the clause, and the list after it up to the next finite verb. */
function assignPolarity(tokens: readonly Token[], isNegatedBefore: boolean): PolarToken[] {
  const polar: PolarToken[] = [];
  let isNegative = isNegatedBefore;
  let part: Token[] = [];
  const finish = () => {
    const hasTime = part.some(({ figure }) => figure?.kind === 'time');
    // "Closes at 6" does not negate "open".
    const opposites = part.filter((it) => it.isOpposite && !(hasTime && it.ids.includes('open'))).length;
    const hasNegator = part.some(({ isNegator }) => isNegator);
    const hasVerb = part.some(isVerb);
    if (hasNegator || opposites > 0) isNegative = hasNegator !== (opposites % 2 === 1);
    else if (hasVerb && !continuesNegation(part)) isNegative = false;
    // "Gas, propane and paint are not allowed": the list before the first verb is negated too.
    const isListBeforeVerb = hasVerb && !polar.some(isVerb) && !polar.some(({ isNegator }) => isNegator);
    if (isListBeforeVerb) polar.splice(0, polar.length, ...polar.map((token) => ({ ...token, isNegative })));
    polar.push(...part.map((token) => ({ ...token, isNegative })));
    part = [];
  };
  for (const token of tokens) {
    if (
      isComma(token) ||
      isIn(contrasts, token) ||
      (/^(?:no|none)$/i.test(token.text) && /^(?:and|y)$/i.test(part.at(-1)?.text ?? '') && part.some(isContent)) ||
      (token.isNegator && /^(?:except|excluding|excepto|salvo|without|sin)$/.test(token.text))
    )
      finish();
    part.push(token);
  }
  finish();
  return polar;
}

export const contentOf = (tokens: readonly PolarToken[]): PolarToken[] =>
  tokens.filter(({ kind, isLight }) => kind === 'word' && !isLight);
export const figuresOf = (tokens: readonly PolarToken[]): PolarToken[] =>
  tokens.filter(({ kind }) => kind === 'figure');
