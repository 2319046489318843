import type { CheerioAPI } from 'cheerio/slim';

export interface StructuredFaq {
  readonly question: string;
  /** Text or HTML. */
  readonly answer: string;
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
type JsonObject = { readonly [name: string]: Json };

const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const listOf = (json: Json | undefined): readonly Json[] =>
  json === undefined || json === null ? [] : Array.isArray(json) ? json : [json];

const hasType = (json: JsonObject, type: string): boolean =>
  listOf(json['@type']).some((name) => typeof name === 'string' && name.replace(/^.*[/#:]/, '') === type);

/** The JSON of a script; hand-made ones come with comments around them and raw line breaks inside their strings. */
const parseScript = (script: string): Json | undefined => {
  const bare = script
    .replace(/^\s*(<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[)/, '')
    .replace(/(-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>)\s*;?\s*$/, '');
  for (const attempt of [bare, bare.replace(/\s+/g, ' '), bare.replace(/\s+/g, ' ').replace(/,\s*([}\]])/g, '$1')]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // The next attempt repairs more.
    }
  }
  return undefined;
};

const objectsIn = (root: Json | undefined): JsonObject[] => {
  const found: JsonObject[] = [];
  const pending: Json[] = root === undefined ? [] : [root];
  for (let json = pending.pop(); json !== undefined; json = pending.pop()) {
    if (isObject(json)) found.push(json);
    if (typeof json === 'object' && json !== null) pending.push(...Object.values(json).reverse());
  }
  return found;
};

const textOf = (json: Json | undefined): string => (typeof json === 'string' ? json : '');

// With markup; a longer one is none, and costly to tidy.
const maxQuestionLength = 5_000;

const faqOf = (item: JsonObject): StructuredFaq | undefined => {
  const question = textOf(item.name) || textOf(item.text);
  const answer = listOf(item.acceptedAnswer)
    .map((each) => (isObject(each) ? textOf(each.text) : textOf(each)))
    .find((text) => text.trim() !== '');
  if (question.trim() === '' || question.length > maxQuestionLength) return undefined;
  // Flash cards and quizzes are questions to the reader.
  return answer && !item.eduQuestionType ? { question, answer } : undefined;
};

/** schema.org questions in the scripts of the page, at whatever depth. */
export const readJsonLd = ($: CheerioAPI): StructuredFaq[] =>
  $('script[type*="ld+json"]')
    .toArray()
    .flatMap((script) => objectsIn(parseScript($(script).text())))
    .filter((item) => hasType(item, 'Question'))
    .flatMap((item) => faqOf(item) ?? []);
