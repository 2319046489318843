import { splitSentences } from '@chat-module/answer-engine/text/split-sentences';
import { withoutContactFacts, withoutContactFactsUnder } from './contact-facts.ts';
import type { Block } from './page-digest.ts';
import { splitTitle } from './split-title.ts';

export interface PageText {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A self-contained piece of a website. */
export interface Passage {
  readonly pageId: string;
  /** The headings above it, outermost first. */
  readonly heading: string;
  readonly text: string;
}

const leastWords = 40;
const mostWords = 120;
/** A shorter text is merged with the previous one, because without a heading it is meaningless. */
const fewWords = 8;
const termWords = 4;

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Turns a site's pages into passages of 40 to 120 words (a shorter section stays its own passage). Leaves out text that
 * repeats across pages, and sentences and headings with a phone number, an address or hours, which only the record may
 * state.
 */
export function composePassages(pages: readonly PageText[]): Passage[] {
  const isBoilerplate = findBoilerplate(pages);
  const seen = new Set<string>();
  return pages.flatMap((page) => {
    const ownBlocks = page.blocks.filter(({ level, text }) => {
      const key = keyOf(text);
      if (level > 0) return true;
      if (isBoilerplate(key) || seen.has(key)) return false;
      if (countWords(text) > 3) seen.add(key);
      return true;
    });
    return sectionsOf(page.title, ownBlocks).flatMap((section) => passagesOf(page.id, section));
  });
}

const repeatedFromPages = 3;
const repeatedShare = 0.3;

function findBoilerplate(pages: readonly PageText[]): (key: string) => boolean {
  const counts = new Map<string, number>();
  for (const { blocks } of pages) {
    for (const key of new Set(blocks.map(({ text }) => keyOf(text)))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const least = Math.max(repeatedFromPages, pages.length * repeatedShare);
  return (key) => (counts.get(key) ?? 0) >= least;
}

interface Section {
  /** The page's title and the headings, outermost first. */
  readonly path: readonly string[];
  readonly texts: readonly string[];
}

function sectionsOf(title: string, blocks: readonly Block[]): Section[] {
  const path: { readonly level: number; readonly text: string }[] = [];
  const sections: { path: string[]; texts: string[] }[] = [];
  let isNew = true;
  for (const { level, text } of blocks) {
    if (level > 0) {
      while ((path.at(-1)?.level ?? 0) >= level) path.pop();
      path.push({ level, text });
      isNew = true;
      continue;
    }
    if (isNew || sections.length === 0) {
      const headings = path.map((each) => each.text);
      sections.push({ path: writePath(title, headings), texts: [] });
      isNew = false;
    }
    sections.at(-1)?.texts.push(text);
  }
  const told = sections
    .map(({ path, texts }) => ({
      path: path.map(withoutContactFacts).filter(Boolean),
      texts: textsToTell(path, texts),
    }))
    .filter(({ texts }) => texts.length > 0);
  return joinTerms(told);
}

const textsToTell = (path: readonly string[], texts: readonly string[]): string[] =>
  texts.map((text) => withoutContactFactsUnder(path.at(-1) ?? '', text)).filter((text) => text !== '');

/** A page's title often repeats its first heading and the site's name. */
function writePath(title: string, headings: readonly string[]): string[] {
  const [subject = ''] = splitTitle(title);
  const parts = [subject, ...headings].map((part) => part.replace(/\s+/g, ' ').trim().slice(0, 150)).filter(Boolean);
  return parts.filter((part, at) => !parts.slice(at + 1).some((later) => keyOf(later) === keyOf(part)));
}

/** A heading with a word or two below it, like a fee or "Not allowed", makes sense only together with that heading. */
const isTerm = ({ path, texts }: Section): boolean => path.length > 1 && countWords(texts.join(' ')) < termWords;

/** Consecutive terms under one heading, as in a list of fees, become one line each. */
function joinTerms(sections: readonly Section[]): Section[] {
  const joined: Section[] = [];
  let terms: Section[] = [];
  const endTerms = (): void => {
    const [first] = terms;
    const path = terms.length === 1 ? first?.path : first?.path.slice(0, -1);
    if (path) joined.push({ path, texts: terms.map(({ path, texts }) => `${path.at(-1)}: ${texts.join(' ')}`) });
    terms = [];
  };
  const parentOf = (section: Section | undefined): string => JSON.stringify(section?.path.slice(0, -1));
  for (const section of sections) {
    if (!isTerm(section) || (terms.length > 0 && parentOf(section) !== parentOf(terms[0]))) endTerms();
    if (isTerm(section)) terms.push(section);
    else joined.push(section);
  }
  endTerms();
  return joined;
}

function passagesOf(pageId: string, { path, texts }: Section): Passage[] {
  const heading = path.join(' › ');
  const pieces = gather(texts.flatMap(splitLong)).map((piece) => piece.join('\n'));
  const last = pieces.at(-1) ?? '';
  // A last piece of a few words is merged with the previous one.
  if (pieces.length > 1 && countWords(last) < fewWords) pieces.splice(-2, 2, `${pieces.at(-2)}\n${last}`);
  return pieces
    .filter((text) => countWords(text) >= (heading === '' ? fewWords : termWords) || path.length > 1)
    .map((text) => ({ pageId, heading, text }));
}

/** Groups consecutive texts up to a passage's word count. */
function gather(texts: readonly string[]): string[][] {
  const groups: string[][] = [];
  let words = mostWords;
  for (const text of texts) {
    const more = countWords(text);
    const group = groups.at(-1);
    if (group === undefined || (words >= leastWords && words + more > mostWords)) {
      groups.push([text]);
      words = more;
    } else {
      group.push(text);
      words += more;
    }
  }
  return groups;
}

/** Splits a paragraph that is too long for one passage at its sentences. */
function splitLong(text: string): string[] {
  if (countWords(text) <= mostWords) return [text];
  return gather(splitSentences(text).flatMap(splitByWords)).map((sentences) => sentences.join(' '));
}

function splitByWords(sentence: string): string[] {
  const words = sentence.split(/\s+/);
  const parts: string[] = [];
  for (let from = 0; from < words.length; from += mostWords) parts.push(words.slice(from, from + mostWords).join(' '));
  return parts;
}
