/** Removes the markers of lists, headings and quotes. A link becomes its text and address. */
const withoutMarkdown = (text) =>
  text
    .replace(/\[([^\]]*)\]\(([^()\s]*)\)/g, '$1 $2')
    .replace(/^[ \t]*(?:[-*+>]|#{1,6})[ \t]+/gm, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/\*([^*\n]+)\*/g, '$1');

const withPlainCharacters = (text) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[‘’‛ʼ´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replaceAll('×', 'x');

/** "9:00 a.m." and "9am" become "9 am". */
const withPlainTimes = (text) =>
  text
    .replace(/\b([ap])\.\s?m\b\.?/g, '$1m')
    .replace(/(\d):00\b/g, '$1')
    .replace(/(\d)\s*([ap]m)\b/g, '$1 $2');

/** "$2,000.00" becomes "$2000". */
const withPlainAmounts = (text) =>
  text.replace(/(\d),(\d{3})\b/g, '$1$2').replace(/\$\s?(\d+)\.00\b/g, (_, amount) => `$${amount}`);

/** "10' × 15'" and "10 by 15 feet" become "10x15". */
const withPlainSizes = (text) =>
  text.replace(/(\d+)\s*(?:['"]|ft\b\.?|feet|foot)?\s*(?:x|by)\s*(\d+)(?:['"]|\s*(?:ft|feet|foot)\b)?/g, '$1x$2');

/** A text in the form that checks compare: no Markdown, capitals or accents, and one notation for times, amounts and sizes. */
export const plainText = (text = '') =>
  [withoutMarkdown, withPlainCharacters, withPlainTimes, withPlainAmounts, withPlainSizes]
    .reduce((read, rewrite) => rewrite(read), text)
    .replace(/\s+/g, ' ')
    .trim();

/** Everything a visitor reads of a reply: its text and the labels of its buttons. */
export const visibleText = ({ response, unitButtons = [], suggestions = [] }) =>
  [response, ...unitButtons.map(({ label }) => label), ...suggestions.map(({ question }) => question)]
    .map((text) => plainText(text))
    .filter(Boolean)
    .join(' | ');

const functionWords = {
  es: new Set(
    'el la los las un una de del que en por para con su sus es esta lo le nos se si no mas pero o y al cuando hasta puede tiene gracias hola'.split(
      ' ',
    ),
  ),
};

/** Enough function words that a courtesy in Spanish doesn't make a text Spanish. */
const minFunctionWords = 4;

/**
 * @param text from `plainText`
 * @throws for an unsupported language
 */
export const isInLanguage = (language, text) => {
  const known = functionWords[language];
  if (known === undefined) throw new Error(`no words of the language "${language}" are known`);
  return new Set(text.match(/[a-z]+/g)?.filter((word) => known.has(word))).size >= minFunctionWords;
};
