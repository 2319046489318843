import { questions } from './questions/questions.ts';
import { readWords } from './read-words.ts';
import { type Features, textFeatures } from './text-features.ts';

export interface ExampleQuestion {
  /** The number of its kind in `kindNames`. */
  readonly kind: number;
  readonly features: Features;
}

export const kindNames = Object.keys(questions);

export const readExamples = (): ExampleQuestion[] =>
  Object.values(questions).flatMap((written, kind) =>
    written
      .split(/[;|]/)
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text) => ({ kind, features: textFeatures(readWords(text)) })),
  );
