import type { Passage } from '../gather-passages.ts';
import { attributesIn, nearestAttributes } from './attributes.ts';
import type { Claim, PlainClaim } from './claim.ts';
import { contentStems } from './content-stems.ts';
import { placeKey } from './places.ts';
import { prepareText } from './prepare-text.ts';
import { isPlain, readStatements, type Statement, subjectOf } from './statements.ts';

/** One claim of a source, with all that tells what it is a claim of. */
export interface KnownClaim {
  readonly claim: Claim;
  readonly passage: Passage;
  /** What it may be a figure of. */
  readonly attributes: ReadonlySet<number>;
  /** The unit sizes that its sentence or title is about. */
  readonly sizes: readonly string[];
  /** The stems of its sentence and title. */
  readonly words: ReadonlySet<string>;
}

export interface KnownFacts {
  readonly claims: readonly KnownClaim[];
  readonly sizes: ReadonlySet<string>;
  /** In how many sentences a stem stands. */
  readonly frequencies: ReadonlyMap<string, number>;
  /** Everything, as places are looked up in it. */
  readonly places: string;
}

export const sizesOf = (claims: readonly Claim[]): string[] =>
  claims.flatMap((claim) => (claim.kind === 'size' ? claim.value : []));

const isNo = (text: string): boolean => /^(?:no|not|nope|none)\b/i.test(text.trim());
/** A question that is answered with a plain yes says what its answer does not repeat. */
const isYes = (text: string): boolean => /^(?:yes|yep|correct|of course|s[ií]|claro)\b/i.test(text.trim());

export function readFacts(passages: readonly Passage[]): KnownFacts {
  const sources = passages.filter(({ id, kind }) => !(kind === 'record' && id === 'today'));
  const claims = sources.flatMap(readPassage);
  const titles = sources.map(({ kind, label }) => (kind === 'turn' ? '' : label));
  return {
    claims,
    sizes: new Set([...claims.flatMap(({ sizes }) => sizes)]),
    frequencies: countStems(claims),
    places: ` ${placeKey(prepareText([...titles, ...sources.map(({ text }) => text)].join(' \n ')))} `,
  };
}

function countStems(claims: readonly KnownClaim[]): ReadonlyMap<string, number> {
  const frequencies = new Map<string, number>();
  for (const words of new Set(claims.map((known) => known.words)))
    for (const stem of words) frequencies.set(stem, (frequencies.get(stem) ?? 0) + 1);
  return frequencies;
}

function readPassage(passage: Passage): KnownClaim[] {
  const { kind, id, label, text } = passage;
  // The label of a turn is the visitor's own words.
  const title = kind === 'turn' ? '' : prepareText(label);
  const titles = readStatements(title);
  const subject = id === 'officeHours' ? 'office' : subjectOf(title);
  const prepared = prepareText(text);
  const statements = [
    ...readStatements(prepared, { subject }),
    ...(isYes(text) ? titles : titles.map(sizesAlone)),
    ...(isNo(text) ? titles.map(nothingToPay) : []),
  ];
  const about = {
    passage,
    sizes: sizesOf(titles.flatMap(({ claims }) => claims)),
    attributes: attributesIn(title).map(({ attribute }) => attribute),
    words: contentStems(title),
    whole: {
      claims: statements.flatMap(({ claims }) => claims),
      text: prepared,
      words: contentStems(`${title} ${prepared}`),
    },
  };
  return statements.flatMap((statement) => readStatement(statement, about));
}

/** "Do you take a deposit?" "No." */
const nothingToPay = ({ text }: Statement): Statement => ({
  text,
  claims: [{ kind: 'price', value: '0', text, at: 0, nouns: [] }],
});

/** Any other figure of a question may be what is not so. */
const sizesAlone = ({ text, claims }: Statement): Statement => ({
  text,
  claims: claims.filter(({ kind }) => kind === 'size'),
});

interface Title {
  readonly passage: Passage;
  readonly sizes: readonly string[];
  readonly attributes: readonly number[];
  readonly words: ReadonlySet<string>;
  /** All of the passage, for what is its only figure of a kind. */
  readonly whole: { readonly claims: readonly Claim[]; readonly text: string; readonly words: ReadonlySet<string> };
}

function readStatement({ text, claims }: Statement, title: Title): KnownClaim[] {
  const own = sizesOf(claims);
  const words = new Set([...contentStems(text), ...title.words]);
  return claims.map((claim) => {
    // The only figure of its kind is what all of a text is about; a record has lists.
    const isOnly =
      title.passage.kind !== 'record' && title.whole.claims.filter(({ kind }) => kind === claim.kind).length === 1;
    const attributes = isOnly ? allAttributes(title.whole.text) : attributesOf(claim, claims, text);
    return {
      claim,
      passage: title.passage,
      sizes: own.length > 0 ? own : title.sizes,
      attributes: new Set([...attributes, ...title.attributes]),
      words: isOnly ? title.whole.words : words,
    };
  });
}

const allAttributes = (text: string): ReadonlySet<number> =>
  new Set(attributesIn(text).map(({ attribute }) => attribute));

/** With one figure of a kind in a sentence, all of it is about that figure; with more, each has what stands nearest. */
function attributesOf(claim: Claim, claims: readonly Claim[], text: string): ReadonlySet<number> {
  const alike = claims.filter(({ kind }) => kind === claim.kind).length;
  return alike > 1 ? nearestAttributes(attributesIn(text), claim.at) : allAttributes(text);
}

export const plainClaims = ({ claims }: KnownFacts): (KnownClaim & { readonly claim: PlainClaim })[] =>
  claims.flatMap((known) => (isPlain(known.claim) ? { ...known, claim: known.claim } : []));
