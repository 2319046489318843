import { stemWord } from '../language/stem-word.ts';
import { commonplaceWords, englishStopWords, spanishStopWords } from '../language/stop-words.ts';

/** Words that stand beside a figure whatever it is a figure of; days are compared day by day. */
const sayNothing = new Set(
  'cost price pay charg charge dollar month monthly per year day week hour minute minut free total extra open close clos until daily weekday weekend within before after about around aroundtheclock'.split(
    ' ',
  ),
);
const dayName = /^(?:sun|mon|tues|wednes|thurs|fri|satur)days?$/;

const isWordOfItsOwn = (word: string): boolean =>
  word.length > 2 &&
  !englishStopWords.has(word) &&
  !spanishStopWords.has(word) &&
  !commonplaceWords.has(word) &&
  !dayName.test(word);

/** What a text is about, one stem for each word that says something. */
export const contentStems = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter(isWordOfItsOwn)
      .map(stemWord)
      .filter((stem) => !sayNothing.has(stem)),
  );
