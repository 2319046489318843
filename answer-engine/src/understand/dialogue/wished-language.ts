import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import type { Language } from '../../text/detect-language.ts';
import { englishStopWords, spanishStopWords } from '../../text/stop-words.ts';

export interface LanguageWish {
  readonly language: Language;
  /** "Do you speak Spanish?" may also ask about the people in the office. */
  readonly isQuestion: boolean;
  /** The message says nothing else. */
  readonly isAlone: boolean;
}

/** Patterns whose first group is the wished language. */
const wishes = [
  /^\W*(?:(?:ok|okay|no|sorry|please|hey|hi|um|uh|ah|just|in|only|back to|hola|perdon|disculpe|mejor|bueno|en|solo)\W+)*(english|ingles|spanish|espanol|castellano)(?:\W+(?:please|pls|plz|then|now|only|version|por favor|porfa|porfavor|entonces|mejor|gracias|thanks))*\W*$/,
  /\b(?:can we|could we|lets|can you|could you|please|prefer|switch|continue|answer|reply|respond|write|talk|speak|chat)\b[^.?!]{0,25}\b(?:in|to) (english|spanish)\b/,
  /\b(?:podemos|puede|puedes|podria|prefiero|hable|hablar|hablamos|hablemos|hableme|hablame|contest\w+|respond\w+|escrib\w+|sig\w+|seguir|continu\w+|cambi\w+)\b[^.?!]{0,25}\b(?:en|a) (espanol|castellano|ingles)\b/,
];
const questions = [
  /\b(?:do|can) (?:you|u|ya|yall|this|it|the bot) (?:guys |all |also )?(?:speak|understand|know|do) (english|spanish)\b/,
  /\b(?:speak|habl\w+) (?:usted |ustedes )?(spanish|espanol|castellano|english|ingles)\b/,
  /\b(?:se habla|atiend\w+ en) (espanol|castellano|ingles)\b/,
];
/** Patterns whose first group is a language that the visitor does not speak. */
const refusals = [
  /\bno (?:hablo|entiendo|leo|se) (?:mucho |bien |nada de |casi )*(?:el )?(ingles|espanol)\b/,
  /\b(?:dont|do not|cant|cannot|no) (?:really |even )?(?:speak|read|understand|know|hablo) (?:any |much |good )?(spanish|espanol)\b/,
];

const other: Readonly<Record<Language, Language>> = { english: 'spanish', spanish: 'english' };
const languageNamed = (name: string): Language => (/^e?spa|^cas/.test(name) ? 'spanish' : 'english');

/** "Does anyone in the office speak Spanish?" */
const people =
  /\b(?:someone|somebody|anyone|anybody|staff|office|manager|people|person|agent|employees?|who|everyone|everybody|alguien|personal|oficina|empleados?|encargad[oa]|quien|persona)\b/;

/** The language that the visitor asks to continue in: "English please", "no hablo inglés". */
export function findLanguageWish(message: string): LanguageWish | undefined {
  const text = normalizeText(message);
  if (people.test(text)) return undefined;
  const find = (patterns: readonly RegExp[]) => patterns.map((pattern) => pattern.exec(text)).find(Boolean);
  const isAlone = (text.match(/\p{L}+/gu) ?? []).every(isPartOfWish);
  const refused = find(refusals);
  if (refused) return { language: other[languageNamed(refused[1] ?? '')], isQuestion: false, isAlone };
  const wished = find(wishes) ?? undefined;
  const found = isAlone ? (wished ?? find(questions)) : undefined;
  return found ? { language: languageNamed(found[1] ?? ''), isQuestion: !wished, isAlone } : undefined;
}

const verbs =
  /^(?:english|ingles|spanish|espanol|castellano|speak|talk|chat|write|answer|reply|respond|switch|continue|back|prefer|read|understand|version|then|sorry|habl\w+|prefiero|contest\w+|respond\w+|escrib\w+|seguir|sig\w+|continu\w+|cambi\w+|entiendo|leo|podemos|podria|puedes|atiend\w+|mejor|disculpe|perdon|casi|nada|bien|mucho|entonces|porfa|porfavor)$/;

/** Question words show that a message asks something else: "no hablo inglés, ¿dónde están?". */
const interrogatives = /^(?:how|what|when|where|which|who|why|como|cual(?:es)?|cuando|cuant[oa]s?|donde|quien|que)$/;

const isPartOfWish = (word: string): boolean =>
  !interrogatives.test(word) &&
  (word.length === 1 || englishStopWords.has(word) || spanishStopWords.has(word) || verbs.test(word));

/** Removes the sentences and clauses that only name a language: "no hablo inglés, ¿cuánto cuesta?" asks for the price. */
export function withoutLanguageWish(message: string): string {
  const wish = findLanguageWish(message);
  if (!wish || wish.isAlone) return message;
  return message
    .split(/(?<=[,.;!?\n])/)
    .filter((clause) => !findLanguageWish(clause)?.isAlone)
    .join('')
    .trim();
}
