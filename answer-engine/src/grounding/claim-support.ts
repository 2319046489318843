import { type Clause, contentOf, figuresOf, isVerb, type Said } from './clauses.ts';
import type { FeatureVector } from './sources.ts';
import type { Figure, Token } from './tokenize-claims.ts';
import { conditions } from './vocabulary.ts';

/**
 * How far from a figure the words stand that say what it is a figure of: so many content words of a claim, and so many of
 * its source. Set on the development half of `answer-engine/data/grounding-answers.jsonl` (no lie shown, fewest truths withheld).
 */
export const reach = { ofClaim: 2, ofSource: 4 };

/** What else was said that a condition of a source may be met by. */
export interface Surroundings {
  /** The facility's own numbers, which may stand beside what a source says of calling. */
  readonly phones: ReadonlySet<string>;
  readonly tokens: readonly Said[];
}

const shares = (a: readonly string[], b: readonly string[]): boolean => a.some((it) => b.includes(it));
const doneId = (token: Token): string | undefined => token.ids.find((id) => id.startsWith('done '));

function isSameWord(claimed: Token, known: Token): boolean {
  const isDone = doneId(claimed);
  return isDone ? known.ids.includes(isDone) : shares(claimed.ids, known.ids);
}

export function isSupported(claim: Clause, evidence: FeatureVector, around: Surroundings): boolean {
  const own = evidence.clause.tokens;
  return (
    wordsAgree(claim, evidence) &&
    figuresAgree(claim, evidence, around.phones) &&
    strengthAgrees(claim.tokens, own, evidence.context) &&
    conditionsAreKept(claim, evidence, around) &&
    subjectsAgree(claim, evidence) &&
    isNotWidened(claim.tokens, own) &&
    groupsAgree(claim.tokens, own) &&
    !isCostOfSaving(claim.tokens, own)
  );
}

/* ---- words ---- */

/** Beside an amount these say no more than it does: "a charge of $15 is added", "we add $15". */
const ofMoney = ['fee', 'cost', 'pay', 'add', 'accept'];
function claimedOf(tokens: readonly Said[]): Said[] {
  const hasAmount = tokens.some(({ figure }) => figure?.kind === 'money');
  const hasTime = tokens.some(({ figure }) => figure?.kind === 'time');
  const hasDue = tokens.some(({ ids }) => ids.includes('due'));
  const isOptional = ({ ids, isOpposite }: Said): boolean =>
    !isOpposite &&
    ((hasTime && shares(ids, ['availabl', 'run'])) ||
      (hasAmount && ids.every((id) => ofMoney.includes(id))) ||
      (hasDue && ids.includes('pay')) ||
      (ids.includes('rent') && tokens.some((token) => shares(token.ids, ['month_to_month', 'due']))));
  const isOfMonth = (token: Said): boolean =>
    token.ids.includes('month') &&
    tokens
      .slice(0, tokens.indexOf(token))
      .slice(-3)
      .some(({ figure }) => figure?.kind === 'ordinal') &&
    /^(?:the|del|mes)$/i.test(tokens[tokens.indexOf(token) - 1]?.text ?? '');
  return contentOf(tokens).filter((token) => !isOptional(token) && !isOfMonth(token));
}

function wordsAgree(claim: Clause, { clause, context, isOpenQuestion }: FeatureVector): boolean {
  let inOwn = 0;
  let inContext = 0;
  for (const token of claimedOf(claim.tokens)) {
    if (token.ids.includes('free') && clause.tokens.some((it) => it.isNegative && shares(it.ids, ['fee', 'cost']))) {
      inOwn += 1;
      continue;
    }
    if (isImplied(token, claim.tokens, clause, context)) continue;
    const known = clause.tokens.filter((it) => isSameWord(token, it));
    if (known.some(({ isNegative }) => isNegative === token.isNegative)) inOwn += 1;
    else if (known.length === 0 && context.some((it) => it.isNegative === token.isNegative && isSameWord(token, it)))
      inContext += 1;
    else return false;
  }
  const figures = figuresOf(claim.tokens).length;
  if (
    claim.tokens.some(({ raises }) => raises.includes('must')) &&
    clause.tokens.some(({ raises }) => raises.includes('must'))
  )
    inOwn += 1;
  if (inOwn + figures === 0) return false;
  if (isOpenQuestion && inContext > 0 && figures === 0 && inOwn < 2 && clause.tokens.some(isVerb)) return false;
  if (inContext === 0) return true;
  const own = contentOf(clause.tokens);
  if (isNegated(claim.tokens)) return isNegated(clause.tokens);
  return own.length > 0 ? !own.every(({ isNegative }) => isNegative) : !isNegated(clause.tokens);
}

/** A source without a verb of its own leaves out what its reader knows: "Not heated.", "No ammunition." */
function isImplied(token: Said, claim: readonly Said[], { tokens }: Clause, context: readonly Said[]): boolean {
  const isOwned =
    /^(?:our|nuestr[ao]s)$/i.test(claim[claim.indexOf(token) - 1]?.text ?? '') && claim.indexOf(token) > 1;
  if (tokens.some((known) => isSameWord(token, known))) return false;
  if (token.ids.includes('allow')) return token.isNegative && tokens.some(({ isNegator }) => isNegator);
  if (context.length === 0 || tokens.some(isVerb)) return false;
  if (shares(token.ids, ['access', 'open'])) return !token.isNegative && tellsHoursOfAccess(tokens, context);
  return token.ids.includes('unit') ? !isOwned : shares(token.ids, ['store', 'parking']);
}

/** "Hours: 24/7", "Gate times: daylight to 9 PM", but not those of the office. */
const tellsHoursOfAccess = (tokens: readonly Said[], context: readonly Said[]): boolean =>
  tokens.some(({ figure, ids }) => figure?.kind === 'time' || ids.includes('always')) &&
  context.some(({ ids }) => shares(ids, ['access', 'hours'])) &&
  ![...tokens, ...context].some(({ ids }) => shares(ids, ['office', 'phone', 'call', 'text', 'staff']));

const isNegated = (tokens: readonly Said[]): boolean => tokens.some(({ isNegative }) => isNegative);

const beforeVerb = (tokens: readonly Said[]): Said[] => {
  const verb = tokens.findIndex(isVerb);
  const before = tokens.slice(0, Math.max(0, verb));
  const isBroken = before.some(
    ({ kind, text }) => kind !== 'word' || /^(?:if|when|unless|once|for|to|with|si|cuando|para)$/i.test(text),
  );
  return isBroken ? [] : contentOf(before);
};

/** "Carts are free", under "Do you rent trucks?", says nothing of trucks; "remove your lock" is not what we do. */
function subjectsAgree(claim: Clause, { clause }: FeatureVector): boolean {
  const [claimed, own] = [beforeVerb(claim.tokens), beforeVerb(clause.tokens)];
  const hasOwn = own.length > 0 && !clause.isAnaphoric && claimed.length > 0;
  if (hasOwn && !claimed.some((token) => clause.tokens.some((it) => isSameWord(token, it)))) return false;
  const ours = claim.tokens.flatMap((token, at) =>
    /^(?:we|nosotros)$/i.test(token.text) ? verbAfter(claim.tokens, at) : [],
  );
  const theirs = clause.tokens.flatMap((token, at) =>
    /^(?:they|you)$/i.test(token.text) ? verbAfter(clause.tokens, at) : [],
  );
  const saysWe = clause.tokens.some(({ text }) => /^we$/i.test(text));
  return ours.every((token) => {
    if (/^sells?$/i.test(token.text)) return true;
    if (/^(?:buy|buys|purchase)$/i.test(token.text)) return clause.tokens.some(({ text }) => text === token.text);
    if (!saysWe && theirs.some((it) => isSameWord(token, it)) && !shares(token.ids, ['rent', 'pay', 'buy']))
      return false;
    return saysWe || !clause.tokens.some((known, at) => isSameWord(token, known) && isOrder(clause.tokens, at));
  });
}

const auxiliary = /^(?:will|ll|can|may|must|do|does|did|not|also|should|would|could|always|never|to|have|need)$/i;
/** What somebody does: "we will not hold". */
function verbAfter(tokens: readonly Said[], at: number): Said[] {
  const next = tokens.slice(at + 1).find(({ text }) => !auxiliary.test(text));
  return next && isContent(next) ? [next] : [];
}

const isContent = (token: Said): boolean => token.kind === 'word' && !token.isLight;
/** "Sweep the unit, and remove your lock". */
function isOrder(tokens: readonly Said[], at: number): boolean {
  const [token, before] = [tokens[at] as Said, tokens[at - 1]];
  const isFirst = before === undefined || before.kind === 'sign' || /^(?:and|or|please|then)$/i.test(before.text);
  return isFirst && !/(?:ed|ing|s)$/.test(token.text) && tokens.some(({ text }) => /^(?:your|you|us|it)$/i.test(text));
}

/** "All units in Building B" are not all units. */
function isNotWidened(claim: readonly Said[], own: readonly Said[]): boolean {
  if (!claim.some(({ raises }) => raises.includes('all'))) return true;
  const claimed = claim.filter(({ raises }) => raises.includes('all'));
  // "Never above 5%" does not widen "each February"; "24-hour access" is no "all".
  const isAlike = (token: Said) =>
    token.raises.includes('all') &&
    claimed.some(
      (it) => it.isNegator === token.isNegator && it.ids.includes('always') === token.ids.includes('always'),
    );
  const at = own.some(isAlike) ? own.findIndex(isAlike) : own.findIndex(({ raises }) => raises.includes('all'));
  if (own[at]?.ids.includes('always') && claimed.every(({ ids }) => ids.includes('always')))
    return contentOf(claim).some(({ ids }) => !ids.includes('always'));
  if (at < 0) return true;
  const rest = own.slice(at + 1);
  const end = rest.findIndex(
    (token) => token.kind === 'sign' || /^(?:is|are|must|may|can|will|has|have)$/i.test(token.text),
  );
  return contentOf(rest.slice(0, end < 0 ? 5 : end)).every((token) => claim.some((it) => isSameWord(it, token)));
}

const people =
  /^(?:tenants?|renters?|customers?|guests?|visitors?|everyone|everybody|anyone|anybody|inquilin[oa]s?|clientes?|todos)$/i;

/** "All of our tenants", "everyone". */
const isOfEverybody = (tokens: readonly Said[]): boolean =>
  tokens.some(
    ({ raises }, at) =>
      raises.includes('all') &&
      tokens
        .slice(at, at + 4)
        .filter(({ isLight }) => isLight)
        .some(({ text }) => people.test(text)),
  );

/** What holds for business tenants is not said of tenants, and "each package" is not each tenant. */
function groupsAgree(claim: readonly Said[], own: readonly Said[]): boolean {
  if (isOfEverybody(claim) && !isOfEverybody(own)) return false;
  if (!claim.some(({ text }) => people.test(text))) return true;
  const kinds = own.filter(
    (token, at) => token.kind === 'word' && !token.isLight && !isVerb(token) && people.test(own[at + 1]?.text ?? ''),
  );
  return kinds.every((kind) => claim.some((it) => isSameWord(it, kind)));
}

/** "Autopay saves $3" is not "autopay costs $3". */
const isCostOfSaving = (claim: readonly Said[], own: readonly Said[]): boolean => {
  const isSaving = (tokens: readonly Said[]) => tokens.some(({ ids }) => ids.includes('discount'));
  const isCharge = (tokens: readonly Said[]) => tokens.some(({ ids }) => shares(ids, ofMoney));
  const hasAmount = claim.some(({ figure }) => figure?.kind === 'money');
  return hasAmount && isCharge(claim) && !isSaving(claim) && isSaving(own) && !isCharge(own);
};

/* ---- figures ---- */

function figuresAgree(claim: Clause, evidence: FeatureVector, phones: ReadonlySet<string> = new Set()): boolean {
  const isCall = claim.tokens.some(({ ids }) => shares(ids, ['phone', 'call', 'text']));
  return figuresOf(claim.tokens).every(
    (token) =>
      (isCall && token.figure?.kind === 'phone' && phones.has(token.figure.value)) ||
      figureAgrees(token, claim.tokens, evidence),
  );
}

function figureAgrees(
  token: Said,
  claim: readonly Said[],
  { passage, clause, context, isOpenQuestion }: FeatureVector,
): boolean {
  const own = clause.tokens.flatMap((known, at) => (isSameFigure(token.figure, known.figure) ? at : []));
  // The numbers of an address are of one thing.
  if (own.length > 0 && passage.kind === 'record' && passage.id === 'address') return true;
  if (own.length > 0) return own.some((at) => isSameRole(token, claim, clause.tokens, at, context));
  const isTitled = !isOpenQuestion || token.figure?.kind === 'size';
  return (
    isTitled &&
    context.some((known) => isSameFigure(token.figure, known.figure)) &&
    !clause.tokens.some(({ figure }) => figure?.kind === token.figure?.kind)
  );
}

function isSameFigure(claimed: Figure | undefined, known: Figure | undefined): boolean {
  if (!claimed || !known) return false;
  if (claimed.kind === 'days' && known.kind === 'days')
    return [...(claimed.days ?? [])].every((day) => known.days?.has(day));
  if (claimed.kind !== known.kind || isContrary(claimed, known)) return false;
  if (claimed.kind === 'time') return isSameTime(claimed, known);
  return claimed.kind === 'phone' ? known.value.endsWith(claimed.value) : claimed.value === known.value;
}

const isContrary = (a: Figure, b: Figure): boolean =>
  a.relation !== undefined && b.relation !== undefined && a.relation !== b.relation;

function isSameTime(a: Figure, b: Figure): boolean {
  if (a.role && b.role && a.role !== b.role) return false;
  const cycle = a.isAmbiguous || b.isAmbiguous ? 720 : 1440;
  return (a.minute ?? 0) % cycle === (b.minute ?? 0) % cycle;
}

const standAlone: readonly string[] = ['contact', 'phone', 'days', 'size'];

function isSameRole(
  token: Said,
  claim: readonly Said[],
  known: readonly Said[],
  at: number,
  context: readonly Said[],
): boolean {
  const figure = token.figure as Figure;
  if ((known[at] as Said).isNegative !== token.isNegative) return false;
  const part = partOf(known, at, figure);
  const elsewhere = known
    .flatMap((it, index) => (index !== at && it.figure?.kind === figure.kind ? partOf(known, index, figure) : []))
    .filter((it) => !part.includes(it));
  // What stands only beside another figure of the kind is that one's.
  const others = claim.filter(
    (it) => it !== token && (it.kind === 'figure' ? it.figure?.kind !== figure.kind : !it.isLight),
  );
  const isSame = (a: Said, b: Said) => (a.kind === 'figure' ? isSameFigure(a.figure, b.figure) : isSameWord(a, b));
  const near = partOf(claim, claim.indexOf(token), figure);
  for (const other of others.filter((it) => near.includes(it)))
    if (elsewhere.some((it) => isSame(other, it)) && ![...part, ...context].some((it) => isSame(other, it)))
      return false;
  if (standAlone.includes(figure.kind)) return true;
  const claimed = claimedOf(claim);
  const about = nearest(
    contentAround(claim, claim.indexOf(token)).filter((it) => claimed.includes(it.token)),
    reach.ofClaim,
  );
  if (about.length === 0) return true;
  const ofSource = [...nearest(contentAround(part, part.indexOf(known[at] as Said)), reach.ofSource), ...context];
  return about.some((it) => ofSource.some((other) => isSameWord(it, other)));
}

/** The part of a clause around a figure that has no other figure of its kind, up to the commas and joins between them. */
function partOf(tokens: readonly Said[], at: number, { kind, role }: Figure): readonly Said[] {
  // "Between 60 and 78" is one figure.
  const isRange = (index: number) =>
    Math.abs(index - at) === 2 && /^(?:-|to|and|or|a|y|o)$/i.test(tokens[(index + at) / 2]?.text ?? '');
  const isRival = (token: Said | undefined, index: number) =>
    index !== at &&
    !isRange(index) &&
    token?.figure?.kind === kind &&
    !(kind === 'time' && role && token.figure.role !== role);
  const isBreak = (token: Said) =>
    (token.kind === 'sign' && /[,;():]/.test(token.text)) || /^(?:and|or|but|plus|while|y|o|pero)$/i.test(token.text);
  if (!tokens.some(isRival)) return tokens;
  let start = at;
  while (
    start > 0 &&
    !isRival(tokens[start - 1], start - 1) &&
    !(isBreak(tokens[start - 1] as Said) && hasRivalBefore(tokens, start - 1, isRival))
  )
    start -= 1;
  let end = at;
  while (
    end < tokens.length - 1 &&
    !isRival(tokens[end + 1], end + 1) &&
    !(isBreak(tokens[end + 1] as Said) && hasRivalAfter(tokens, end + 1, isRival))
  )
    end += 1;
  return tokens.slice(start, end + 1);
}

type IsRival = (token: Said | undefined, at: number) => boolean;
const hasRivalBefore = (tokens: readonly Said[], until: number, isRival: IsRival) =>
  tokens.slice(0, until).some((token, at) => isRival(token, at));
const hasRivalAfter = (tokens: readonly Said[], from: number, isRival: IsRival) =>
  tokens.slice(from).some((token, at) => isRival(token, at + from));

interface EmbeddedText {
  readonly token: Said;
  readonly distance: number;
}
const contentAround = (tokens: readonly Said[], at: number): EmbeddedText[] =>
  tokens
    .map((token, index) => ({ token, distance: Math.abs(index - at) }))
    .filter(({ token }) => token.kind === 'word' && !token.isLight);
const nearest = (placed: readonly EmbeddedText[], count: number): Said[] =>
  [...placed]
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ token }) => token);

/* ---- strength ---- */

const all = (tokens: readonly Token[], of: 'raises' | 'lowers'): Set<string> =>
  new Set(tokens.flatMap((token) => token[of]));

/** A claim is no stronger than its source: "always" and "must" stand there too, and its "may" and "up to" are kept. */
/** What "must" is said of is not what it is denied of. */
const raisesOf = (tokens: readonly Said[]): Set<string> =>
  new Set(
    tokens.flatMap(({ raises, isNegative }) =>
      raises.map((raise) => (raise === 'must' ? `${raise} ${isNegative}` : raise)),
    ),
  );
const bare = (raise: string): string => raise.split(' ')[0] ?? '';

function strengthAgrees(claim: readonly Said[], own: readonly Said[], context: readonly Said[]): boolean {
  const lowered = all(claim, 'lowers');
  const known = raisesOf([...own, ...context]);
  for (const raise of raisesOf(claim))
    if (raise !== 'only' && !known.has(raise) && !isRaisedBy(bare(raise), own) && !isTerseDuty(raise, claim, own))
      return false;
  for (const lower of all(own, 'lowers')) if (!isKept(lower, lowered, claim, own)) return false;
  return true;
}

/** "Vehicles: titled in your name" is a rule, as is "18 and over"; "Deposit: none" requires no deposit. */
function isTerseDuty(raise: string, claim: readonly Said[], own: readonly Said[]): boolean {
  if (own.some((token) => isVerb(token) || token.lowers.includes('maybe') || token.ids.includes('allow'))) return false;
  if (raise === 'must true')
    return isNegated(own) && contentOf(own).every((token) => claim.some((it) => isSameWord(token, it)));
  const at = claim.findIndex(({ raises }) => raises.includes('must'));
  return raise === 'must false' && /^be$/i.test(claim[at + 1]?.text ?? '');
}

function isRaisedBy(raise: string, own: readonly Said[]): boolean {
  if (raise === 'need')
    return (
      !own.some(({ text }) => /^(?:recommend\w*|suggest\w*|optional|may|might|can|could|if|puede)$/i.test(text)) ||
      isDuty(own)
    );
  return raise === 'must' && (isDuty(own) || own.some(({ raises }) => raises.includes('need')));
}

/** "Bring your license" asks for it. */
const isDuty = (own: readonly Said[]): boolean =>
  (own[0] !== undefined && isVerb(own[0])) ||
  (/^you$/i.test(own[0]?.text ?? '') && !own.some(({ text }) => /^(?:can|may|could)$/i.test(text))) ||
  own.some(({ text }) => /^(?:please|should|por favor)$/i.test(text));

/** "Tenants may request it for $10" says what it costs; "you may be charged $10" does not. */
function isLeaveOf(own: readonly Said[], at: number, claim: readonly Said[]): boolean {
  const isPerson = /^(?:you|tenants|customers|renters|guests|visitors)$/i.test(own[at - 1]?.text ?? '');
  const costs = own.filter(({ figure }) => figure?.kind === 'money');
  const isCharge = own[at + 1]?.text === 'be' || own[at + 1]?.ids.includes('pay');
  return (
    isPerson &&
    !isCharge &&
    costs.length > 0 &&
    costs.every((token) => claim.some(({ figure }) => isSameFigure(figure, token.figure)))
  );
}

const limits = ['most', 'least', 'about'];
function isKept(lower: string, lowered: ReadonlySet<string>, claim: readonly Said[], own: readonly Said[]): boolean {
  if (lowered.has(lower) || lowered.has('maybe')) return true;
  if (
    lower === 'maybe' &&
    own.every(
      (token, at) =>
        !token.lowers.includes('maybe') ||
        (token.text === 'may' &&
          (own[at + 1]?.text === 'not' ||
            isLeaveOf(own, at, claim) ||
            claim.some(({ text }) => /^(?:can|cannot|could|puede|pueden|allowed|fine|welcome)$/i.test(text)))),
    )
  )
    return true;
  if (!limits.includes(lower)) return false;
  // A limit counts for a figure that the claim has.
  const limited = own.flatMap((token, at) =>
    token.lowers.includes(lower) ? (own.slice(at, at + 4).find(({ kind }) => kind === 'figure') ?? []) : [],
  );
  return !limited.some(({ figure }) => claim.some((token) => isSameFigure(token.figure, figure)));
}

/* ---- conditions ---- */

const [englishConditions = '', spanishConditions = ''] = conditions.split('|');
const conditionWords = new Set(`${englishConditions} ${spanishConditions}`.trim().split(/\s+/));
const weak = new Set('where whose who with for during before after con para durante'.split(' '));

/** "Free if you rent a unit" is not "free". */
function conditionsAreKept(claim: Clause, { clause, provided }: FeatureVector, { tokens }: Surroundings): boolean {
  const said = [...claim.tokens, ...tokens];
  if (provided.length > 0 && !contentOf(provided).some((token) => said.some((it) => isSameWord(token, it))))
    return false;
  const isOffer = claim.tokens.some(
    (token) =>
      token.figure?.kind === 'money' ||
      token.figure?.kind === 'percent' ||
      shares(token.ids, ['fee', 'free', 'discount', 'refund', 'allow', 'waive']),
  );
  if (isOffer && !isOfSubject(clause.tokens, said)) return false;
  const conditional = phrasesOf(clause.tokens);
  const isMet = ({ isWeak, tokens: phrase, of }: Condition): boolean => {
    const content = contentOf(phrase);
    if (content.length === 0 || (isWeak && !isOffer)) return true;
    if (isOfOtherPart(of, claim.tokens)) return true;
    // "Not for one night" denies all the more.
    if (isWeak && /^not$/i.test(of.at(-1)?.text ?? '') && isNegated(claim.tokens)) return true;
    const isOfOther =
      contentOf(of).length > 0 &&
      !isOffer &&
      !of.some((token) => claim.tokens.some((it) => isSameWord(it, token) || isSameFigure(it.figure, token.figure)));
    if (isOfOther) return true;
    return content.some((token) => said.some((it) => isSameWord(token, it) || isSameWord(it, token)));
  };
  if (!conditional.every(isMet)) return false;
  return !isOnlyConditional(claim.tokens, clause.tokens, conditional);
}

/** "$50 for units, $100 for sheds, refunded if clean": what is said of another amount, or of its return. */
function isOfOtherPart(of: readonly Said[], claim: readonly Said[]): boolean {
  const isClaimed = (token: Said) => claim.some((it) => isSameWord(it, token) || isSameFigure(it.figure, token.figure));
  if (of.some(isClaimed) || claim.some(({ ids }) => shares(ids, ['refund', 'back', 'free', 'waive', 'discount'])))
    return false;
  const isOfAmount =
    of.some(({ figure }) => figure?.kind === 'money') && claim.some(({ figure }) => figure?.kind === 'money');
  const isOfReturn = of.some(({ ids }) => shares(ids, ['refund', 'back']));
  // "Crab pots with bait, ammunition, …" under "Not allowed".
  const isOfItem =
    contentOf(of).length > 0 && isNegated(of) && claim.some((it) => it.isNegative && it.ids.includes('allow'));
  return isOfAmount || isOfReturn || isOfItem;
}

/** "Paying a year ahead saves 5%" is not "you save 5%". */
function isOfSubject(known: readonly Said[], said: readonly Said[]): boolean {
  const verb = known.findIndex((token) => isVerb(token) || token.ids.includes('discount'));
  const subject = claimedOf(known.slice(0, Math.max(0, verb)));
  return subject.length === 0 || subject.some((token) => said.some((it) => isSameWord(it, token)));
}

interface Condition {
  readonly isWeak: boolean;
  readonly tokens: readonly Said[];
  /** What stands before it in its part of a list: "a phone number, somebody to call if you are away". */
  readonly of: readonly Said[];
}

function phrasesOf(tokens: readonly Said[]): Condition[] {
  const found: { isWeak: boolean; tokens: Said[]; of: readonly Said[] }[] = [];
  let partStart = 0;
  let isInside = false;
  for (const [at, token] of tokens.entries()) {
    if (isReward(tokens, at)) found.push({ isWeak: false, tokens: tokens.slice(0, at), of: [] });
    const word = token.text.toLowerCase();
    if (token.kind === 'sign' && /[,;)]/.test(token.text)) {
      isInside = false;
      partStart = at + 1;
    } else if (token.kind === 'word' && conditionWords.has(word)) {
      found.push({ isWeak: weak.has(word), tokens: [], of: tokens.slice(partStart, at) });
      isInside = true;
    } else if (isInside) found.at(-1)?.tokens.push(token);
  }
  return found;
}

/** "Prepay twelve months and get one month free". */
const isReward = (tokens: readonly Said[], at: number): boolean =>
  tokens[at]?.text === 'and' &&
  /^(?:get|take|receive|save|earn)$/i.test(tokens[at + 1]?.text ?? '') &&
  !tokens.slice(0, at).some(isVerb);

/** "Only service animals are allowed" says that service animals are. */
function isOnlySubject({ tokens }: Condition, known: readonly Said[], claim: readonly Said[]): boolean {
  if (!/^only$/i.test(known[0]?.text ?? '') || tokens[0] !== known[1]) return false;
  const subject = beforeVerb(tokens);
  return subject.length > 0 && subject.every((token) => claim.some((it) => isSameWord(token, it)));
}

/** All that a claim says is under a condition in its source, and not in the claim. */
function isOnlyConditional(claim: readonly Said[], known: readonly Said[], conditional: readonly Condition[]): boolean {
  const strong = conditional
    .filter((condition) => !condition.isWeak && !isOnlySubject(condition, known, claim))
    .flatMap(({ tokens }) => tokens);
  if (
    strong.length === 0 ||
    claim.some(
      ({ kind, text }) => kind === 'word' && conditionWords.has(text.toLowerCase()) && !weak.has(text.toLowerCase()),
    )
  )
    return false;
  const outside = known.filter((token) => !strong.includes(token));
  // "Deposit: one month, back in two weeks if empty": the amount is under no condition.
  const hasFigure = figuresOf(claim).some((token) => outside.some((it) => isSameFigure(token.figure, it.figure)));
  const isUnder = (token: Said) =>
    !outside.some((it) => isSameWord(it, token)) && (!hasFigure || strong.some((it) => isSameWord(it, token)));
  return contentOf(claim).length > 0 && contentOf(claim).every(isUnder);
}
