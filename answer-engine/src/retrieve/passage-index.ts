import { splitSentences } from '../text/split-sentences.ts';
import type { TextAnalysis } from '../understand/analyze-text.ts';
import { analyzeWords, type ContentTerm, type WordAnalysis } from '../understand/analyze-words.ts';
import { type WeightedTerm, weightTerms } from '../understand/content-terms.ts';
import type { Faq } from './faq.ts';
import type { FaqIndex } from './faq-index.ts';

/** A section of a page of the facility's website. */
export interface WebsitePassage {
  readonly id: string;
  readonly pageId: string;
  readonly pageTitle: string;
  readonly linkUrl: string;
  /** The headings above it, outermost first, separated by " › ". */
  readonly heading: string;
  readonly text: string;
}

export interface PassageMatch {
  readonly passage: WebsitePassage;
  /** Calibrated probability, from 0 to 1, that the passage answers the message. */
  readonly score: number;
  /** The weighted share of the message's content terms, from 0 to 1, that the excerpt and the heading cover. */
  readonly support: number;
  /** The sentences that cover most of the message; the whole text of a short passage. */
  readonly excerpt: string;
}

export interface PassageIndex {
  /** The best passages by score and support, best first, without a threshold. */
  nearest(message: TextAnalysis, limit: number): PassageMatch[];
  readonly faqs: FaqIndex;
}

/** The number of best-matching passages that get an excerpt. */
const maxExcerpts = 6;

/** @param faqs the index of `faqsOfPassages(passages)` */
export function createPassageIndex(passages: readonly WebsitePassage[], faqs: FaqIndex): PassageIndex {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const hasSharedHeading = sharedHeadings(passages);
  const windows = new Map<string, readonly Window[]>();

  const windowsOf = (passage: WebsitePassage): readonly Window[] => {
    const known = windows.get(passage.id) ?? slideWindows(passage);
    windows.set(passage.id, known);
    return known;
  };

  const rank = (message: TextAnalysis): PassageMatch[] => {
    const contentTerms = weightTerms(message);
    return faqs
      .nearest(message, maxExcerpts)
      .flatMap(({ faq, score }) => {
        const passage = byId.get(faq.id);
        if (!passage) return [];
        const heading = { analysis: analyzeWords(passage.heading), isShared: hasSharedHeading(passage) };
        const { support, text } = bestWindow(contentTerms, windowsOf(passage), heading);
        return [{ passage, score, support, excerpt: text }];
      })
      .sort((a, b) => b.score + b.support - (a.score + a.support));
  };

  return {
    faqs,
    nearest: (message, limit) => rank(message).slice(0, limit),
  };
}

/** Converts passages to FAQs. The question is the heading, or the first sentence if other passages have the same heading. */
export function faqsOfPassages(passages: readonly WebsitePassage[]): Faq[] {
  const hasSharedHeading = sharedHeadings(passages);
  return passages.map((passage) => ({
    id: passage.id,
    question: hasSharedHeading(passage) ? (splitSentences(passage.text)[0] ?? '') : lastHeading(passage.heading),
    answer: passage.text,
  }));
}

function sharedHeadings(passages: readonly WebsitePassage[]): (passage: WebsitePassage) => boolean {
  const counts = countHeadings(passages);
  return ({ heading }) => (counts.get(lastHeading(heading)) ?? 0) > 1;
}

const countHeadings = (passages: readonly WebsitePassage[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { heading } of passages) counts.set(lastHeading(heading), (counts.get(lastHeading(heading)) ?? 0) + 1);
  return counts;
};

const lastHeading = (heading: string): string => heading.split(' › ').at(-1) ?? '';

interface Window {
  readonly text: string;
  readonly analysis: WordAnalysis;
}

const sentencesPerWindow = 2;
/** Maximum length, in words, of a passage that is shown whole. */
const maxWholeLength = 60;

const countWords = (text: string): number => text.split(/\s+/).length;

/** One window per sentence: that sentence and the next. The text of a short passage is always shown whole. */
function slideWindows({ text }: WebsitePassage): Window[] {
  const sentences = splitSentences(text);
  return sentences.map((_, at) => {
    const part = sentences.slice(at, at + sentencesPerWindow).join(' ');
    return { text: countWords(text) <= maxWholeLength ? text : part, analysis: analyzeWords(part) };
  });
}

const conceptMatch = 0.8;
const ownHeadingWeight = 0.8;
/** The weight of a heading that many passages share, because it says little about each of them. */
const sharedHeadingWeight = 0.3;

/** 1 for the same stem, `conceptMatch` for the same concept, else 0. */
const termMatch = ({ contentTerms, concepts }: WordAnalysis, term: ContentTerm): number => {
  if (contentTerms.some(({ stem }) => stem === term.stem)) return 1;
  return term.concepts.some((concept) => concepts.has(concept)) ? conceptMatch : 0;
};

function bestWindow(
  contentTerms: readonly WeightedTerm[],
  windows: readonly Window[],
  heading: { readonly analysis: WordAnalysis; readonly isShared: boolean },
): { readonly support: number; readonly text: string } {
  const totalWeight = contentTerms.reduce((sum, term) => sum + term.weight, 0) || 1;
  const headingWeight = heading.isShared ? sharedHeadingWeight : ownHeadingWeight;
  let best = { support: 0, text: windows[0]?.text ?? '' };
  for (const { analysis, text } of windows) {
    const covered = contentTerms.reduce((sum, term) => {
      return sum + term.weight * Math.max(termMatch(analysis, term), headingWeight * termMatch(heading.analysis, term));
    }, 0);
    if (covered / totalWeight > best.support) best = { support: covered / totalWeight, text };
  }
  return best;
}
