/**
 * What sort of answer a question asks for, and which sorts a text holds: the expected answer types of question answering
 * (Li and Roth 2002, "Learning Question Classifiers"). Who asks how much is not told by an answer without an amount.
 */
export const answerTypes = [
  'amount',
  'duration',
  'time',
  'count',
  'place',
  'person',
  'reason',
  'consequence',
  'yesOrNo',
] as const;

export type AnswerType = (typeof answerTypes)[number];

/** How each is asked for, in English and Spanish. */
const asked: Readonly<Record<AnswerType, RegExp>> = {
  amount:
    /\b(?:how much|price|cost|fee|charge|rate|deposit|pay|expensive|cu[aá]nto (?:cuesta|cobran|sale|es)|precio)\b|\$/i,
  duration:
    /\b(?:how long|how many (?:days|months|weeks|hours)|grace|cu[aá]nto tiempo|minimum stay|weeks|until when|notice)\b/i,
  time: /\b(?:what time|when do|how late|how early|hours|open|close|a qu[eé] hora|midnight|tonight|sunday|saturday|weekend)\b/i,
  count: /\b(?:how many|how big|how tall|how wide|how high|size|limit|maximum|max|fit)\b/i,
  place: /\b(?:where|which (?:door|side|floor|building)|d[oó]nde)\b/i,
  person: /\b(?:who|whom|whose|anyone|someone|qui[eé]n|wife|husband|brother|friend|mom|dad|son|daughter)\b/i,
  reason: /\b(?:(?:why|how come|what for)\b|por qu[eé](?![a-z]))/i,
  consequence: /\b(?:what if|what happens|happens if|qu[eé] pasa)\b/i,
  yesOrNo: /^(?:can|may|could|do|is|are|am|puedo|se puede|hay|tienen)\b/i,
};

/** By what an answer is known to hold it. */
const told: Readonly<Record<AnswerType, RegExp>> = {
  amount: /\$\s?\d|\d\s?(?:dollars|percent|%)|free\b|no charge|no fee/i,
  duration:
    /\b(?:\d+|one|two|three|four|five|six|seven|ten|twelve|thirty|sixty) ?-?(?:day|week|month|hour|minute|year|d[ií]a|mes|hora|semana|a[nñ]o)(?:e?s)?\b/i,
  time: /\b\d{1,2}(?::\d\d)?\s?(?:am|pm|a\.m|p\.m)\b|24 ?(?:hours|\/7)|midnight|noon|sunday|saturday/i,
  count: /\b\d+|\b(?:one|two|three|four|five|six|eight|ten|twelve)\b/i,
  place:
    /\b(?:office|front|desk|building|door|gate|hall|lobby|aisle|floor|counter|behind|next to|inside|outside|online|website|app|portal)\b/i,
  person:
    /\b(?:manager|staff|owner|police|tenant|person|anyone|family|guest|authorized|spouse|adult|somebody|someone)\b/i,
  reason: /\b(?:because|since|so that|due to|in order|keeps?|porque)\b/i,
  consequence: /\b(?:if|after|when|once|until)\b/i,
  yesOrNo: /^(?:(?:yes|no|sure|sorry|we|you)\b|s[ií](?![a-z]))/i,
};

const typesFound = (text: string, patterns: Readonly<Record<AnswerType, RegExp>>): ReadonlySet<AnswerType> =>
  new Set(answerTypes.filter((type) => patterns[type].test(text)));

export const answerTypesAskedFor = (question: string): ReadonlySet<AnswerType> => typesFound(question.trim(), asked);

export const answerTypesIn = (answer: string): ReadonlySet<AnswerType> => typesFound(answer.trim(), told);
