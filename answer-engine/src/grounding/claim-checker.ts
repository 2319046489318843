import { asksForSecrets, type Known, shapeOf } from './claim-shapes.ts';
import { type Clause, contentOf, figuresOf, type PolarToken, splitClauses } from './clauses.ts';
import { contactKey } from './contact-key.ts';
import { type ClaimContext, isEntailed } from './entailment.ts';
import type { Passage } from './passage.ts';
import { type Evidence, readEvidence } from './sources.ts';
import type { Figure } from './token.ts';
import { tokenizeClaim } from './tokenize-claims.ts';
import { plainWord } from './words.ts';
import { writeFigures } from './write-figures.ts';

/** What may support the claims of an answer. */
export interface Sources {
  readonly passages: readonly Passage[];
  /** The visitor has left contact details in this session, so that staff will call. */
  readonly hasLead: boolean;
}

export interface Question {
  readonly question: string;
  /** The day of the week at the facility; 0 is Sunday. */
  readonly today: number;
}

/** A visitor who left contact details will be called, because staff call every lead. */
export const leadPassage: Passage = {
  kind: 'record',
  id: 'lead',
  label: '',
  text: 'Someone, our manager and our team will call, contact or email you soon.',
};

const leadPassages = [leadPassage];

/** The result of checking one sentence. */
export type Verdict =
  | { readonly kind: 'claims nothing' }
  | { readonly kind: 'supported'; readonly text: string; readonly by: ReadonlySet<Passage> }
  | { readonly kind: 'cut' }
  | { readonly kind: 'dropped' };

const particle =
  /^\s*(?:yes|yep|yeah|no|nope|aye|absolutely|certainly|definitely|correct|of course|sure|s[ií]|claro|claro que s[ií]|por supuesto)\s*[,.!;:—–-]+\s*/i;
const isMarkup = (text: string): boolean => /<[a-z/!?]|&(?:#\w+|[a-z]+);/i.test(text);
/** Terms that fit any subject, so that a claim with only these has no subject of its own: "It's $25 a month", "That's allowed". */
const genericTerms: readonly string[] = [
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

/** Checks the sentences of one answer in order: an anaphoric clause needs evidence from the source of the sentence before. */
export class ClaimChecker {
  private readonly evidence: readonly Evidence[];
  private readonly known: Known;
  private readonly question: readonly PolarToken[];
  private tokensBefore: PolarToken[] = [];
  private sourcesBefore: ReadonlySet<Passage> | undefined;
  private wasCut = false;
  private readonly name: string;
  private readonly phones: ReadonlySet<string>;

  constructor(
    passages: readonly Passage[],
    hasLead: boolean,
    private readonly asked: Question,
  ) {
    this.evidence = hasLead ? [...readEvidence(passages), ...readEvidence(leadPassages)] : readEvidence(passages);
    this.name = nameIn(passages);
    this.phones = new Set(this.figuresKnown().flatMap(({ kind, value }) => (kind === 'phone' ? value : [])));
    this.question = splitClauses(tokenizeClaim(writeFigures(asked.question))).flatMap(({ tokens }) => tokens);
    this.known = { asked: wordsOf(asked.question), name: wordsOf(nameIn(passages)), isContact: this.contacts() };
  }

  check(part: string): Verdict {
    const verdict = this.verdictOf(part);
    if (verdict.kind === 'cut') this.wasCut = true;
    if (verdict.kind === 'supported') this.wasCut = false;
    return verdict;
  }

  private verdictOf(part: string): Verdict {
    if (part.trim() === '') return { kind: 'claims nothing' };
    if (isMarkup(part) || asksForSecrets(part)) return { kind: 'cut' };
    if (shapeOf(part.trim(), this.known)) return { kind: 'claims nothing' };
    const opening = particle.exec(part)?.[0] ?? '';
    const rest = part.slice(opening.length);
    if (rest.trim() === '' || particle.exec(`${part.trim()},`)?.[0].trim().length === part.trim().length + 1)
      return { kind: 'dropped' };
    const supported = this.evidenceForSentence(rest);
    if (!supported) return { kind: 'cut' };
    const text = opening !== '' && !this.answersQuestion(opening, supported) ? capitalised(rest) : part;
    this.sourcesBefore = new Set(supported.map(({ passage }) => passage));
    return { kind: 'supported', text, by: this.sourcesBefore };
  }

  private evidenceForSentence(sentence: string): Evidence[] | undefined {
    const named = this.name === '' ? sentence : sentence.replaceAll(this.name, 'our facility');
    const clauses = splitClauses(tokenizeClaim(writeFigures(named), this.asked.today));
    if (clauses.length === 0) return undefined;
    const found: Evidence[] = [];
    let before = this.sourcesBefore;
    for (const [at, clause] of clauses.entries()) {
      if (at === 0 && clause.isAnaphoric && this.wasCut) return undefined;
      const around = {
        phones: this.phones,
        tokens: [...clauses.flatMap(({ tokens }) => tokens), ...this.tokensBefore, ...this.question],
      };
      const by = this.evidenceFor(clause, clause.isAnaphoric ? before : undefined, around);
      if (by.length === 0) return undefined;
      found.push(...by);
      before = new Set(by.map(({ passage }) => passage));
    }
    this.tokensBefore.push(...clauses.flatMap(({ tokens }) => tokens));
    return found;
  }

  private evidenceFor(clause: Clause, within: ReadonlySet<Passage> | undefined, around: ClaimContext): Evidence[] {
    if (clause.tokens.some(({ text }) => /^i$/i.test(text))) return [];
    const candidates = this.evidence.filter(({ passage }) => !within || within.has(passage));
    const found = candidates.filter((it) => isEntailed(clause, it, around) && this.matchesQuestion(clause, it));
    return found.length > 0 ? found : this.evidenceForList(clause, candidates, around);
  }

  /** The items of a list may have different sources: "We have cameras, carts and a keypad". */
  private evidenceForList({ tokens }: Clause, candidates: readonly Evidence[], around: ClaimContext): Evidence[] {
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
    const items: PolarToken[][] = [[]];
    for (const token of tokens) {
      if ((token.kind === 'sign' && token.text === ',') || /^(?:and|y|plus|with|con)$/i.test(token.text))
        items.push([]);
      else items.at(-1)?.push(token);
    }
    const found = items
      .filter((item) => contentOf(item).length + figuresOf(item).length > 0)
      .map((item) => candidates.filter((it) => isEntailed({ tokens: item, isAnaphoric: false }, it, around)));
    return found.length > 1 && found.every((by) => by.length > 0) ? found.flat() : [];
  }

  /** A claim without a subject of its own, "It's $25 a month", needs evidence on the subject of the question. */
  private matchesQuestion({ tokens, isAnaphoric }: Clause, { clause, context }: Evidence): boolean {
    const isOwn =
      contentOf(tokens).some(({ ids }) => !ids.some((id) => genericTerms.includes(id))) ||
      tokens.some(({ figure }) => figure && ['contact', 'phone', 'size'].includes(figure.kind));
    if (isOwn || (isAnaphoric && this.sourcesBefore)) return true;
    const asked = contentOf(this.question);
    const shared = asked.filter(({ ids }) =>
      [...clause.tokens, ...context].some((known) => known.ids.some((id) => ids.includes(id))),
    );
    const least = tokens.some(({ figure }) => figure) ? asked.length / 2 : asked.length;
    return asked.length > 0 && shared.length >= least;
  }

  /** "Yes" asserts the whole question: it stays only if the source contains all of the question. */
  private answersQuestion(opening: string, supported: readonly Evidence[]): boolean {
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
