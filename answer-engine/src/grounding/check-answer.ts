import { cutSentences } from '../text/split-sentences.ts';
import { asksForSecrets, type Known, shapeOf } from './claim-shapes.ts';
import { isSupported, type Surroundings } from './claim-support.ts';
import { type Clause, contentOf, figuresOf, type Said, splitClauses } from './clauses.ts';
import { cleanText, isUnreadable } from './clean-text.ts';
import type { Passage } from './passage.ts';
import { type FeatureVector, readSources } from './sources.ts';
import { contactKey, type Figure, readTokens } from './tokenize-claims.ts';
import { plainWord } from './words.ts';
import { writeFigures } from './write-figures.ts';

export interface Told {
  readonly passages: readonly Passage[];
  /** The visitor has left contact details in this session. */
  readonly hasLead: boolean;
}

export interface Asked {
  readonly question: string;
  /** The day of the week at the facility; 0 is Sunday. */
  readonly today: number;
}

export type GroundingVerdict =
  | {
      readonly kind: 'shown';
      readonly text: string;
      /** What supports it, with the share of its claims that each supports. */
      readonly support: ReadonlyMap<Passage, number>;
      /** Sentences that were left out. */
      readonly cut: readonly string[];
    }
  | { readonly kind: 'withheld'; readonly reason: string };

const withheld = (reason: string): GroundingVerdict => ({ kind: 'withheld', reason });
const quoted = (text: string): string => `“${text.length > 120 ? `${text.slice(0, 119)}…` : text}”`;
const unsupported = (sentence: string): GroundingVerdict =>
  withheld(`${quoted(sentence.trim())} is not supported by its sources`);

/** Somebody will call who has left a number: the leads are there to be called. */
const leadPassage: Passage = {
  kind: 'record',
  id: 'lead',
  label: '',
  text: 'Someone, our manager and our team will call, contact or email you soon.',
};

const leadPassages = [leadPassage];

type Verdict =
  | { readonly kind: 'claims nothing' }
  | { readonly kind: 'supported'; readonly text: string; readonly by: ReadonlySet<Passage> }
  | { readonly kind: 'cut' }
  | { readonly kind: 'dropped' };

/** What of a model's answer a visitor may see: the sentences that a source supports, and those that claim nothing. */
export function checkAnswer(answer: string, { passages, hasLead }: Told, asked: Asked): GroundingVerdict {
  const cleaned = cleanText(answer);
  if (isUnreadable(cleaned)) return withheld('it is in a script that cannot be checked');
  const check = new AnswerCheck(passages, hasLead, asked);
  const parts = cutSentences(cleaned, { atSemicolons: true, anyCase: true });
  const verdicts = parts.map((part) => check.judge(part));
  const main = verdicts.findIndex(({ kind }) => kind === 'cut' || kind === 'supported');
  if (verdicts[main]?.kind === 'cut') return unsupported(parts[main] ?? '');
  const text = verdicts
    .map((verdict, at) => textOf(verdict, parts[at] ?? ''))
    .join('')
    .trim();
  if (text === '') return unsupported(cleaned);
  const cut = parts.filter((_, at) => verdicts[at]?.kind === 'cut').map((part) => part.trim());
  return { kind: 'shown', text, support: countSupport(verdicts), cut };
}

function textOf(verdict: Verdict, part: string): string {
  if (verdict.kind === 'supported') return verdict.text;
  return verdict.kind === 'claims nothing' ? part : '';
}

function countSupport(verdicts: readonly Verdict[]): ReadonlyMap<Passage, number> {
  const claims = verdicts.filter((it) => it.kind === 'supported');
  const shares = new Map<Passage, number>();
  for (const { by } of claims)
    for (const passage of by) shares.set(passage, (shares.get(passage) ?? 0) + 1 / claims.length);
  shares.delete(leadPassage);
  return shares;
}

export const leftOut = (cut: readonly string[]): string =>
  cut.length > 0 ? `left out: ${cut.map(quoted).join(', ')}` : '';

const particle =
  /^\s*(?:yes|yep|yeah|no|nope|aye|absolutely|certainly|definitely|correct|of course|sure|s[ií]|claro|claro que s[ií]|por supuesto)\s*[,.!;:—–-]+\s*/i;
const isMarkup = (text: string): boolean => /<[a-z/!?]|&(?:#\w+|[a-z]+);/i.test(text);
/** Said of whatever was asked about: "It's $25 a month", "That's allowed". */
const ofAnything: readonly string[] = [
  'month',
  'week',
  'day',
  'year',
  'hours',
  'allow',
  'free',
  'fee',
  'cost',
  'accept',
  'store',
];

/** Reads the sentences of one answer in order: what goes on from a sentence before rests on the same source. */
class AnswerCheck {
  private readonly evidence: readonly FeatureVector[];
  private readonly known: Known;
  private readonly question: readonly Said[];
  private said: Said[] = [];
  private before: ReadonlySet<Passage> | undefined;
  private wasCut = false;
  private readonly name: string;
  private readonly phones: ReadonlySet<string>;

  constructor(
    passages: readonly Passage[],
    hasLead: boolean,
    private readonly asked: Asked,
  ) {
    this.evidence = hasLead ? [...readSources(passages), ...readSources(leadPassages)] : readSources(passages);
    this.name = nameIn(passages);
    this.phones = new Set(this.figuresKnown().flatMap(({ kind, value }) => (kind === 'phone' ? value : [])));
    this.question = splitClauses(readTokens(writeFigures(asked.question))).flatMap(({ tokens }) => tokens);
    this.known = { asked: wordsOf(asked.question), name: wordsOf(nameIn(passages)), isContact: this.contacts() };
  }

  judge(part: string): Verdict {
    const verdict = this.verdictOn(part);
    if (verdict.kind === 'cut') this.wasCut = true;
    if (verdict.kind === 'supported') this.wasCut = false;
    return verdict;
  }

  private verdictOn(part: string): Verdict {
    if (part.trim() === '') return { kind: 'claims nothing' };
    if (isMarkup(part) || asksForSecrets(part)) return { kind: 'cut' };
    if (shapeOf(part.trim(), this.known)) return { kind: 'claims nothing' };
    const opening = particle.exec(part)?.[0] ?? '';
    const rest = part.slice(opening.length);
    if (rest.trim() === '' || particle.exec(`${part.trim()},`)?.[0].trim().length === part.trim().length + 1)
      return { kind: 'dropped' };
    const supported = this.supportOfSentence(rest);
    if (!supported) return { kind: 'cut' };
    const text = opening !== '' && !this.isAnswerTo(opening, supported) ? capitalised(rest) : part;
    this.before = new Set(supported.map(({ passage }) => passage));
    return { kind: 'supported', text, by: this.before };
  }

  private supportOfSentence(sentence: string): FeatureVector[] | undefined {
    const named = this.name === '' ? sentence : sentence.replaceAll(this.name, 'our facility');
    const clauses = splitClauses(readTokens(writeFigures(named), this.asked.today));
    if (clauses.length === 0) return undefined;
    const found: FeatureVector[] = [];
    let before = this.before;
    for (const [at, clause] of clauses.entries()) {
      if (at === 0 && clause.isAnaphoric && this.wasCut) return undefined;
      const around = {
        phones: this.phones,
        tokens: [...clauses.flatMap(({ tokens }) => tokens), ...this.said, ...this.question],
      };
      const by = this.supportOf(clause, clause.isAnaphoric ? before : undefined, around);
      if (by.length === 0) return undefined;
      found.push(...by);
      before = new Set(by.map(({ passage }) => passage));
    }
    this.said.push(...clauses.flatMap(({ tokens }) => tokens));
    return found;
  }

  private supportOf(clause: Clause, within: ReadonlySet<Passage> | undefined, around: Surroundings): FeatureVector[] {
    if (clause.tokens.some(({ text }) => /^i$/i.test(text))) return [];
    const candidates = this.evidence.filter(({ passage }) => !within || within.has(passage));
    const found = candidates.filter((it) => isSupported(clause, it, around) && this.isAboutQuestion(clause, it));
    return found.length > 0 ? found : this.supportOfList(clause, candidates, around);
  }

  /** "We have cameras, carts and a keypad": each may stand elsewhere. */
  private supportOfList(
    { tokens }: Clause,
    candidates: readonly FeatureVector[],
    around: Surroundings,
  ): FeatureVector[] {
    const isList = tokens
      .slice(0, 4)
      .some(({ text }) =>
        /^(?:have|offer|offers|provide|provides|feature|features|include|includes|there|tenemos|ofrecemos|contamos|hay)$/i.test(
          text,
        ),
      );
    if (
      !isList ||
      tokens.some(({ isNegative, figure }) => isNegative || figure?.kind === 'money' || figure?.kind === 'percent')
    )
      return [];
    const items: Said[][] = [[]];
    for (const token of tokens) {
      if ((token.kind === 'sign' && token.text === ',') || /^(?:and|y|plus|with|con)$/i.test(token.text))
        items.push([]);
      else items.at(-1)?.push(token);
    }
    const found = items
      .filter((item) => contentOf(item).length + figuresOf(item).length > 0)
      .map((item) => candidates.filter((it) => isSupported({ tokens: item, isAnaphoric: false }, it, around)));
    return found.length > 1 && found.every((by) => by.length > 0) ? found.flat() : [];
  }

  /** A claim without a subject of its own, "It's $25 a month", is about what was asked. */
  private isAboutQuestion({ tokens, isAnaphoric }: Clause, { clause, context }: FeatureVector): boolean {
    const isOwn =
      contentOf(tokens).some(({ ids }) => !ids.some((id) => ofAnything.includes(id))) ||
      tokens.some(({ figure }) => figure && ['contact', 'phone', 'size'].includes(figure.kind));
    if (isOwn || (isAnaphoric && this.before)) return true;
    const asked = contentOf(this.question);
    const shared = asked.filter(({ ids }) =>
      [...clause.tokens, ...context].some((known) => known.ids.some((id) => ids.includes(id))),
    );
    const least = tokens.some(({ figure }) => figure) ? asked.length / 2 : asked.length;
    return asked.length > 0 && shared.length >= least;
  }

  /** "Yes" says all that was asked: it stays only where its source speaks of all of it. */
  private isAnswerTo(opening: string, supported: readonly FeatureVector[]): boolean {
    const isNo = /^\s*(?:no|nope)\b/i.test(opening);
    return supported.some(({ clause, context }) => {
      const known = [...clause.tokens, ...context];
      const isNegative = clause.tokens.some((token) => token.isNegative);
      return (
        isNo === isNegative &&
        contentOf(this.question).every(({ ids }) => known.some((it) => it.ids.some((id) => ids.includes(id))))
      );
    });
  }

  private figuresKnown(): Figure[] {
    return this.evidence
      .flatMap(({ clause, context }) => [...clause.tokens, ...context])
      .flatMap(({ figure }) => figure ?? []);
  }

  private contacts(): (text: string) => boolean {
    const known = new Set(
      this.figuresKnown()
        .filter(({ kind }) => kind === 'contact' || kind === 'phone')
        .map(({ value }) => value),
    );
    return (text) => known.has(contactKey(text)) || known.has(text.replace(/\D/g, '').slice(-10));
  }
}

const capitalised = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/[^\p{L}'’]+/u).map(plainWord));
const nameIn = (passages: readonly Passage[]): string =>
  passages.find(({ kind, id }) => kind === 'record' && id === 'businessName')?.text ?? '';
