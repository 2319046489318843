import type { ExtractedGoods } from '../understand/entities/goods-extractor.ts';
import type { Texts } from './texts/english.ts';

/** Names the goods in the language of the texts: "a king bed", "3 boxes", "a two-bedroom home". */
export function namesOf(texts: Texts, { goods, bedrooms }: ExtractedGoods): string[] {
  const homes = bedrooms.map((count) => texts.advice.home(count));
  const things = goods.map(({ goods: it, count }) => {
    const names = it[texts.language];
    return count === 1 ? names.one : `${count} ${names.many}`;
  });
  return [...homes, ...things];
}
