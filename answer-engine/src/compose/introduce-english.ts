import { countFunctionWords, writtenWords } from '../text/function-words.ts';
import type { Understanding } from '../understand/understand.ts';

/** Spanish sentences that introduce a text that the operator wrote in English. */
const introductions = {
  answer: 'Esto es lo que dice la oficina, en inglés:',
  unit: 'Así describe la oficina esta unidad, en inglés:',
};

/** A text as the operator wrote it. If the visitor writes Spanish, a Spanish sentence introduces an English text. */
export const introduceEnglish = (
  { language }: Pick<Understanding, 'language'>,
  text: string,
  kind: keyof typeof introductions,
): string =>
  language === 'spanish' && isEnglish(text) && !text.includes(introductions[kind])
    ? `${introductions[kind]}\n\n${text}`
    : text;

function isEnglish(text: string): boolean {
  const { english, spanish } = countFunctionWords(writtenWords(text));
  return english > spanish;
}
