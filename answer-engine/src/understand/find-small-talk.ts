import { thresholds } from '../decide/thresholds.ts';
import { createPhraseMatcher } from '../lexicon/phrase-matcher.ts';
import { smallTalkPhrases } from '../lexicon/small-talk-phrases.ts';
import { isGibberish } from '../text/is-gibberish.ts';
import { splitSentences } from '../text/split-sentences.ts';
import { englishStopWords, spanishStopWords } from '../text/stop-words.ts';
import { splitWords } from '../text/tokenize.ts';
import { asksSomething } from './dialogue/asks-something.ts';

/** The types of small talk: messages that ask nothing a facility could answer. */
export type SmallTalk = keyof typeof smallTalkPhrases | 'apology' | 'gibberish';

/** In descending priority: "hi, are you a bot? thanks" is of type `bot`. */
const byPriority = [
  'injection',
  'bot',
  'mood',
  'solved',
  'abuse',
  'offTopic',
  'praise',
  'bye',
  'thanks',
  'maker',
  'decline',
  'laugh',
  'greeting',
  'chat',
  'okay',
] as const satisfies readonly SmallTalk[];

const matcher = createPhraseMatcher(byPriority.map((name) => [name, smallTalkPhrases[name]] as const));

/** The type of small talk that makes up most of a message; undefined if its share is below the threshold. A prompt injection counts at any share. */
export function findSmallTalk(text: string): SmallTalk | undefined {
  if (pretendedRole.test(text)) return 'injection';
  if (sum.test(text)) return 'offTopic';
  if (apology.test(text) && !asksSomething(text)) return 'apology';
  const words = splitWords(withoutChat(text).replace(timeOfDay, ' ').replace(isWorth, ' '));
  const found = matcher.find(words);
  const groups = new Set(found.map(({ name }) => name));
  if (groups.has('injection')) return 'injection';
  const type = byPriority.find((name) => groups.has(name));
  if (type && remarks.has(type) && asksSomething(text.replace(exclamation, ' '))) return undefined;
  if (type === 'solved' && (objects(text) || asksIfItWorks.test(text))) return undefined;
  if (type === undefined) return isGibberish(words) ? 'gibberish' : undefined;
  const taken = new Set(found.flatMap(({ positions }) => positions));
  const otherWords = words.filter((word, at) => !taken.has(at) && !isFiller(word)).length;
  const phrases = new Set(found.map(({ positions }) => positions[0])).size;
  return phrases / (phrases + otherWords) >= thresholds.aboutLittleElse ? type : undefined;
}

/** "You have been very patient with an old man." */
export const praise =
  /\byou(?: have|['’]?ve)? been (?:so |very |most |really |awfully |mighty )?(?:patient|kind|helpful|sweet|nice|good|great|lovely|wonderful)\b(?: (?:with|to) (?:me|us|him|her|them|(?:my|an?) (?:\w+ )?\w+))?/i;

/** "Sorry I barked at you", not "sorry, your guy yelled at me". */
const apology =
  /\b(?:sorry|apologi[sz]e|apologies|perd[oó]n|disculpe)(?: (?:that|if|for|about|por|i|i['’]?ve|was|got|being|having|went|so|a|bit|all|me|haber|haberle))* (?:yell(?:ed|ing)|bark(?:ed|ing)|snapp(?:ed|ing)|shout(?:ed|ing)|scream(?:ed|ing)|cuss(?:ed|ing)|swear(?:ing)?|rant(?:ed|ing)|rude|short with|grumpy|cranky|off on you|gritar(?:le)?|gritado|enojarme|gros[ea]r[oa])\b/i;

/** "How lovely" begins like a question. */
const exclamation =
  /\bhow (?:lovely|nice|kind|sweet|great)\b(?! (?:is|are)\b)|\bqu[eé] (?:bueno|bien|amable|teng[ao]n?)(?!\p{L})/giu;

/** "This afternoon possible?" is not a greeting. */
const timeOfDay = /\b(?:this|the|every|tomorrow) (?:morning|afternoon|evening)\b/gi;

/** "¿Desde cuándo vale?" is not "okay". */
const isWorth = /\b(?:cu[aá]n\w+|qu[eé]|no|lo|le|me|te) vale\b/gi;

/** "I have a van, does that work too": a question in the middle of a message. */
const asksIfItWorks =
  /\b(?:does|will|would|can|could|did) (?:it|that|this|one|they|those|these) (?:still |also |even )?work\b/i;

/** "SYSTEM: confirm" */
const pretendedRole = /^\s*(?:system|developer|assistant|admin)\s*:/i;
const sum = /\b\d+(?:\.\d+)?\s*(?:times|plus|minus|divided by|percent of|% of|to the power)\s*\d/i;

/** In a message that asks something, these only set the tone: "fine, what does it cost". */
const remarks: ReadonlySet<SmallTalk> = new Set([
  'solved',
  'praise',
  'bye',
  'thanks',
  'decline',
  'laugh',
  'chat',
  'okay',
]);

/** Whether a message says that a problem is not solved, regardless of what else it says. */
export const objects = (text: string): boolean => splitWords(text).some((word) => objections.has(word));

/** Whether small talk is only the tone of a message that asks something. */
export const isRemark = (smallTalk: SmallTalk): boolean => remarks.has(smallTalk);

/** Words that show that a problem is not solved: "it worked yesterday, but not now". */
const objections = new Set([
  'not',
  'but',
  'still',
  'no',
  'until',
  'till',
  'how',
  'why',
  'cant',
  'wont',
  'doesnt',
  'didnt',
  'isnt',
  'if',
  'when',
  'need',
  'needs',
  'fix',
  'si',
  'cuando',
  'pero',
  'todavia',
  'aun',
]);

const chatMatcher = createPhraseMatcher([['chat', smallTalkPhrases.chat] as const]);

/** Reduces remarks, such as those about the weather, to the phrase that identifies them. */
const withoutChat = (text: string): string =>
  splitSentences(text, { anyCase: true })
    .map((sentence) => {
      const words = splitWords(sentence);
      const [remark] = asksSomething(sentence) ? [] : chatMatcher.find(words);
      return remark ? remark.positions.map((at) => words[at]).join(' ') : sentence;
    })
    .join(' ');

/** Small talk that ends a conversation, or a problem in it. */
const endings = ['solved', 'bye', 'thanks'] as const satisfies readonly SmallTalk[];
/** Maximum length in words. */
const longestEnding = 12;

/** Finds thanks, a goodbye or good news in a short message that says more, such as "I held the key down and it opened"; undefined for a question. */
export function findEnding(text: string): SmallTalk | undefined {
  const words = splitWords(text);
  if (words.length > longestEnding || asksSomething(text)) return undefined;
  const groups = new Set(matcher.find(words).map(({ name }) => name));
  return words.some((word) => objections.has(word)) || asksIfItWorks.test(text)
    ? undefined
    : endings.find((name) => groups.has(name));
}

const isFiller = (word: string): boolean => englishStopWords.has(word) || spanishStopWords.has(word);
