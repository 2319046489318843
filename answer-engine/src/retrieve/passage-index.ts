import { splitSentences } from '../text/split-sentences.ts';
import type { TextAnalysis } from '../understand/analyze-text.ts';
import { analyzeWords, type ContentTerm, type WordAnalysis } from '../understand/analyze-words.ts';
import { type WeightedTerm, weightTerms } from '../understand/content-terms.ts';
import type { Faq } from './faq.ts';
import type { FaqIndex } from './faq-index.ts';

/** A piece of the facility's website. */
export interface KnownPassage {
  readonly id: string;
  readonly pageId: string;
  readonly pageTitle: string;
  readonly linkUrl: string;
  /** The headings that it stands under, outermost first, with › between them. */
  readonly heading: string;
  readonly text: string;
}

export interface PassageMatch {
  readonly passage: KnownPassage;
  /** How probable it is that the passage answers the message, from 0 to 1. */
  readonly score: number;
  /** The share of the message, from 0 to 1, that neighbouring sentences of the passage and its heading speak of. */
  readonly support: number;
  /** These sentences. */
  readonly excerpt: string;
}

export interface PassageIndex {
  /** The passages closest to a message, the closest first, whether they answer it or not. */
  nearest(message: TextAnalysis, limit: number): PassageMatch[];
  readonly faqs: FaqIndex;
}

const compared = 6;

/** @param faqs of the passages, as `faqsOfPassages` makes them */
export function createPassageIndex(passages: readonly KnownPassage[], faqs: FaqIndex): PassageIndex {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const sharesHeading = headingsShared(passages);
  const windows = new Map<string, readonly Window[]>();

  const windowsOf = (passage: KnownPassage): readonly Window[] => {
    const known = windows.get(passage.id) ?? readWindows(passage);
    windows.set(passage.id, known);
    return known;
  };

  const compare = (message: TextAnalysis): PassageMatch[] => {
    const contentTerms = weightTerms(message);
    return faqs
      .nearest(message, compared)
      .flatMap(({ faq, score }) => {
        const passage = byId.get(faq.id);
        if (!passage) return [];
        const heading = { read: analyzeWords(passage.heading), isShared: sharesHeading(passage) };
        const { support, text } = bestWindow(contentTerms, windowsOf(passage), heading);
        return [{ passage, score, support, excerpt: text }];
      })
      .sort((a, b) => b.score + b.support - (a.score + a.support));
  };

  return {
    faqs,
    nearest: (message, limit) => compare(message).slice(0, limit),
  };
}

/** A passage as a FAQ: its heading asks what its text answers. */
export function faqsOfPassages(passages: readonly KnownPassage[]): Faq[] {
  const sharesHeading = headingsShared(passages);
  return passages.map((passage) => ({
    id: passage.id,
    question: sharesHeading(passage) ? (splitSentences(passage.text)[0] ?? '') : lastHeading(passage.heading),
    answer: passage.text,
  }));
}

function headingsShared(passages: readonly KnownPassage[]): (passage: KnownPassage) => boolean {
  const counts = countHeadings(passages);
  return ({ heading }) => (counts.get(lastHeading(heading)) ?? 0) > 1;
}

const countHeadings = (passages: readonly KnownPassage[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { heading } of passages) counts.set(lastHeading(heading), (counts.get(lastHeading(heading)) ?? 0) + 1);
  return counts;
};

const lastHeading = (heading: string): string => heading.split(' › ').at(-1) ?? '';

interface Window {
  readonly text: string;
  readonly read: WordAnalysis;
}

const sentencesOfWindow = 2;
const shownWhole = 60;

const countWords = (text: string): number => text.split(/\s+/).length;

/** Neighbouring sentences; a short passage is shown whole, whichever of them speak of the message. */
function readWindows({ text }: KnownPassage): Window[] {
  const sentences = splitSentences(text);
  return sentences.map((_, at) => {
    const part = sentences.slice(at, at + sentencesOfWindow).join(' ');
    return { text: countWords(text) <= shownWhole ? text : part, read: analyzeWords(part) };
  });
}

const byIdea = 0.8;
const byOwnHeading = 0.8;
/** What many passages stand under says little about each of them. */
const bySharedHeading = 0.3;

const speaksOf = ({ contentTerms, concepts }: WordAnalysis, { stem, concepts: meant }: ContentTerm): number => {
  if (contentTerms.some((subject) => subject.stem === stem)) return 1;
  return meant.some((concept) => concepts.has(concept)) ? byIdea : 0;
};

function bestWindow(
  contentTerms: readonly WeightedTerm[],
  windows: readonly Window[],
  heading: { readonly read: WordAnalysis; readonly isShared: boolean },
): { readonly support: number; readonly text: string } {
  const weight = contentTerms.reduce((sum, subject) => sum + subject.weight, 0) || 1;
  const byHeading = heading.isShared ? bySharedHeading : byOwnHeading;
  let best = { support: 0, text: windows[0]?.text ?? '' };
  for (const { read, text } of windows) {
    const spoken = contentTerms.reduce((sum, subject) => {
      return sum + subject.weight * Math.max(speaksOf(read, subject), byHeading * speaksOf(heading.read, subject));
    }, 0);
    if (spoken / weight > best.support) best = { support: spoken / weight, text };
  }
  return best;
}
