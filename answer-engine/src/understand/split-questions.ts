import { splitSentences } from '../text/split-sentences.ts';

/** Maximum length in characters; a longer message is a story, not a list of questions. */
const longest = 240;
/** Maximum number of parts; more make a story as well. */
const maxParts = 3;

const opening =
  "(?:do|does|did|can|could|may|is|are|am|will|would|should|have|how|what|whats|what's|when|whens|when's|where|wheres|where's|which|who|whos|who's|why|any|puedo|pueden?|podr[ií]a|se puede|hay|tienen?|cu[aá]nto|cu[aá]nta|cu[aá]l|cu[aá]les|c[oó]mo|d[oó]nde|cu[aá]ndo|(?:a |en |de )?qu[eé]|aceptan|venden|rentan|ofrecen)";
const greeting = String.raw`(?:(?:hi|hey|hello|hola|ok|okay|so|also|and|n|&|plus|then|well|um|uh|quick question|y|tambi[eé]n|adem[aá]s|buenas|buenos d[ií]as)[\s,.!:]+)*`;

const opensQuestion = new RegExp(`^[¿\\s]*${greeting}[¿\\s]*${opening}(?![a-záéíóúñ])`, 'iu');
/** The joint between two questions of one sentence. */
const joint = new RegExp(
  String.raw`(?:\s?[,;]\s?|\s)(?:and|n|&|also|plus|y|tambi[eé]n|adem[aá]s)\s(?:(?:also|then|tambi[eé]n)\s)?(?=[¿]?${opening}\s)`,
  'iu',
);

/** "And" before a question that stands alone. */
const leadingJoint = new RegExp(
  String.raw`^(?:and|n|&|also|plus|y|tambi[eé]n|adem[aá]s)[\s,]+(?=[¿]?${opening}\s)`,
  'iu',
);

/** Whether a text ends with a question mark or begins like a question. */
export const isQuestion = (text: string): boolean => text.endsWith('?') || opensQuestion.test(text);

const holdsQuestion =
  /\b(?:where|when|what time|how (?:much|late|long|many|big)|(?:do|can|are) (?:you|yall|i)|cu[aá]nto|cu[aá]ndo|d[oó]nde)(?![a-z])/i;

/** The questions of a message, in order, each with the statements before it; the message itself if it has one question or none. */
export function splitQuestions(message: string): string[] {
  if (message.length > longest) return [message];
  const parts: string[] = [];
  let before = '';
  for (const sentence of splitSentences(message, { anyCase: true }).flatMap(splitAtJoints)) {
    const part = before === '' ? sentence : `${before} ${sentence}`;
    before = isQuestion(sentence) || holdsQuestion.test(sentence) ? '' : part;
    if (before === '') parts.push(part);
  }
  const last = parts.length - 1;
  if (before !== '' && last >= 0) parts[last] = `${parts[last]} ${before}`;
  return parts.length >= 2 && parts.length <= maxParts ? parts : [message];
}

/** Splits a sentence that contains a question at the start of the next question. */
function splitAtJoints(sentence: string): string[] {
  const [first = '', ...rest] = sentence.split(joint).map((part) => part.trim().replace(leadingJoint, ''));
  return isQuestion(first) || holdsQuestion.test(first) ? [first, ...rest].filter((part) => part !== '') : [sentence];
}
