import { createPhraseMatcher } from '../../lexicon/phrase-matcher.ts';
import { repairPhrases } from '../../lexicon/repair-phrases.ts';
import { splitWords } from '../../text/tokenize.ts';
import { asksSomething } from './asks-something.ts';

const matcher = createPhraseMatcher(Object.entries(repairPhrases) as [keyof typeof repairPhrases, string][]);

/** Maximum length in words; a longer message that starts with such a request asks something else. */
const longestRequest = 8;

/** Whether a message only asks to hear the last answer again, or to hear more of it. */
export function findRepair(message: string): 'repeat' | 'more' | undefined {
  const words = splitWords(message);
  const found = matcher.find(words);
  const begins = found.some(({ name, positions }) => name === 'repeatFirst' && positions[0] === 0);
  if (begins && words.length <= longestRequest) return 'repeat';
  const taken = new Set(found.flatMap(({ positions }) => positions));
  if (taken.size < words.length) return undefined;
  return (['repeat', 'more'] as const).find((name) => found.some((match) => match.name === name));
}

const failure =
  /(?:^|[.,!] ?|\b(?:i|we|ive|i've|already|just) )(?:did|done|tried) (?:that|this|both|all (?:of )?(?:it|that|this)|everything)\b(?! (?:already |back )?(?:in|last|before)\b)|\b(?:did|does|is|wo)n'?t (?:work(?:ing)?|help(?:ing)?|budge|do (?:it|anything|nothing))\b|\bstill (?:nothing|nothin'?|no luck|not|won'?t|doesn'?t|stuck|locked|the same)\b|\b(?:nothing|nothin'?) happens\b|\bno (?:luck|good)\b|\bya (?:lo )?(?:hice|intent[eé]|prob[eé])(?!\p{L})|\bno (?:funciona|funcion[oó]|sirve|sirvi[oó]|abri[oó])(?!\p{L})|\bsigue (?:igual|sin)\b/iu;

/** No question, although it begins like one. */
const didThat = /^(?:i )?did (?:all (?:of )?)?(?:that|this|it|both)\b/i;

/** Whether a message says that the last advice did not help: "did that, nothing". */
export const tellsOfFailure = (message: string): boolean =>
  failure.test(message) && !asksSomething(message.replace(didThat, ''));

/** A correction of the last question: what the visitor means and, if stated, what they don't mean. */
export interface Correction {
  readonly meant: string;
  readonly notMeant?: string;
}

const refusal = '(?:no+|nah|nope|sorry|oops|wait|pardon|actually|perd[oó]n|disculpe)';
const frame =
  "(?:i (?:actually |really )?(?:mean|meant|was (?:asking|talking) about|am asking about|want(?:ed)? to know about)|i'?m (?:asking|talking) about|(?:me refiero|me refer[ií]a|quise decir|quer[ií]a decir|hablo|preguntaba)(?: por| de| al?)?)";
const article = String.raw`(?:the|my|your|el|la|los|las|mi)\s+`;
const clause = '[^,.;!?]+';

const patterns: readonly RegExp[] = [
  // "sorry, not the office, i was asking about the gate"
  `^(?:${refusal}[\\s,.!]+)+(?:not|no)\\s+(?<no>${clause})\\s*[,.;]+\\s*(?:but\\s+|sino\\s+)?(?:${frame}\\s+)?(?<yes>${clause})[.!?]*$`,
  // "not the office, the gate"
  `^(?:not|no)\\s+(?<no>${article}${clause})\\s*[,.;]+\\s*(?:but\\s+|sino\\s+)?(?<yes>${article}${clause})[.!?]*$`,
  // "no, i meant the box truck, not the semi"
  `^(?:${refusal}[\\s,.!]+)*${frame}[\\s:,]+(?<yes>[^,.;!?]+?)(?:\\s*,?\\s+(?:not|no)\\s+(?<no>${clause}))?[.!?]*$`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** Reads "no, I meant the box truck, not the semi"; undefined for any other message. */
export function readCorrection(message: string): Correction | undefined {
  for (const pattern of patterns) {
    const groups = pattern.exec(message.trim())?.groups;
    if (groups?.yes) return { meant: groups.yes.trim(), notMeant: groups.no?.trim() };
  }
  return undefined;
}
