import type { CheerioAPI } from 'cheerio/slim';
import { jsonrepair } from 'jsonrepair';

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

const parsed = (text: string): Json | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

// Repairing malicious JSON could take long.
const maxMendedLength = 100_000;

/** JSON cut off in mid-sentence stays broken. */
const repaired = (text: string): Json | undefined => {
  if (text.length > maxMendedLength || !/[}\]]\s*$/.test(text)) return undefined;
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
};

const quoteEntity = /&(quot|#34|#x22);/g;

/**
 * The JSON of a script. Hand-written ones contain comments, missing or extra commas, raw line breaks or bare quotation
 * marks inside strings, or every quotation mark as an entity.
 */
const parseScript = (script: string): Json | undefined => {
  const uncommented = script
    .replace(/^\s*(<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[)/, '')
    .replace(/(-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>)\s*;?\s*$/, '');
  const quoted = uncommented.includes('"') ? uncommented : uncommented.replace(quoteEntity, '"');
  const bare = quoted.replace(/;\s*$/, '');
  return parsed(bare) ?? parsed(bare.replace(/\s+/g, ' ')) ?? repaired(bare);
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

// The maximum length including markup: a longer text is no question, and costly to clean up.
const maxQuestionLength = 5_000;

const faqOf = (item: JsonObject): StructuredFaq | undefined => {
  const question = textOf(item.name) || textOf(item.text);
  const answer = listOf(item.acceptedAnswer)
    .map((each) => (isObject(each) ? textOf(each.text) : textOf(each)))
    .find((text) => text.trim() !== '');
  if (question.trim() === '' || question.length > maxQuestionLength) return undefined;
  // Flash cards and quizzes ask the reader.
  return answer && !item.eduQuestionType ? { question, answer } : undefined;
};

const maxScripts = 50;

/** schema.org questions in the page's scripts, at any depth. */
export const readJsonLd = ($: CheerioAPI): StructuredFaq[] =>
  $('script[type*="ld+json"]')
    .toArray()
    .slice(0, maxScripts)
    .flatMap((script) => objectsIn(parseScript($(script).text())))
    .filter((item) => hasType(item, 'Question'))
    .flatMap((item) => faqOf(item) ?? []);
