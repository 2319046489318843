import { numberWordPattern } from '../text/number-words.ts';

/**
 * The expected answer types of question answering (Li and Roth 2002, "Learning Question Classifiers"): a question that asks for an
 * amount needs an answer that states one.
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

/** Matches questions that ask for the type, in English and Spanish. */
const questionPatterns: Readonly<Record<AnswerType, RegExp>> = {
  amount:
    /\b(?:how much|price|cost|fee|charge|rate|deposit|pay|expensive|cu[aá]nto (?:cuesta|cobran|sale|es|vale|ser[ií]a)|precio|tarifa|cuota|multa|recargo|dep[oó]sito|cobran|cuesta)\b|\$/i,
  duration:
    /\b(?:how long|how soon|how many (?:days|months|weeks|hours)|grace|cu[aá]nto (?:tiempo|tarda)|cu[aá]nt[oa]s (?:d[ií]as|meses|semanas|horas)|plazo|minimum stay|weeks|until when|notice)\b/i,
  time: /\b(?:what time|when do|how late|how early|hours|open|close|midnight|tonight|sunday|saturday|weekend|a qu[eé] hora|cu[aá]ndo|horario|abren|abiert[oa]s?|cierran|domingos?|s[aá]bados?)\b/i,
  count:
    /\b(?:how many|how big|how tall|how wide|how high|size|limit|maximum|max|fit|cu[aá]nt[oa]s|qu[eé] tan (?:grande|alt[oa]|anch[oa])|tama[nñ]o|miden?|caben?|l[ií]mite|m[aá]ximo)(?![a-z])/i,
  place: /\b(?:where|which (?:door|side|floor|building)|d[oó]nde|en qu[eé] (?:lado|piso|edificio|puerta))\b/i,
  person:
    /\b(?:who|whom|whose|anyone|someone|wife|husband|brother|friend|mom|dad|son|daughter|qui[eé]n|alguien|espos[oa]|herman[oa]|amig[oa]|mam[aá]|pap[aá]|hij[oa])(?![a-z])/i,
  reason: /\b(?:(?:why|how come|what for)\b|por qu[eé](?![a-z]))/i,
  consequence: /\b(?:what if|what happens|happens if|qu[eé] pasa|y si|qu[eé] hacen si)\b/i,
  yesOrNo:
    /^(?:(?:can|may|could|do|does|is|are|am|will|would|puedo|puede|pueden|podemos|se puede|hay|tienen|tiene|es|son|aceptan|venden|rentan|ofrecen|necesito|tengo que)\b|est[aá]n?(?![a-z]))/i,
};

/** Matches answers that contain the type. */
const answerPatterns: Readonly<Record<AnswerType, RegExp>> = {
  amount:
    /\$\s?\d|\d\s?(?:dollars|percent|%|d[oó]lares|por ciento)|\b(?:free|no charge|no fee|gratis|sin (?:costo|cargo))\b/i,
  duration: new RegExp(
    `\\b(?:\\d+|una?|${numberWordPattern(99)}) ?-?(?:day|week|month|hour|minute|year|d[ií]a|mes|hora|semana|minuto|a[nñ]o)(?:e?s)?\\b`,
    'i',
  ),
  time: /\b\d{1,2}(?::\d\d)?\s?(?:am|pm|a\.? ?m|p\.? ?m)\b|24 ?(?:hours|horas|\/7)|\b(?:midnight|noon|sundays?|saturdays?|medianoche|mediod[ií]a|domingos?|s[aá]bados?)\b/i,
  count: new RegExp(`\\b\\d+|\\b(?:${numberWordPattern(99)})\\b`, 'i'),
  place:
    /\b(?:office|front|desk|building|door|gate|hall|lobby|aisle|floor|counter|behind|next to|inside|outside|online|website|app|portal|oficina|puerta|port[oó]n|edificio|pasillo|piso|mostrador|entrada|adentro|afuera|detr[aá]s|en l[ií]nea)\b/i,
  person:
    /\b(?:manager|staff|owner|police|tenant|person|anyone|family|guest|authorized|spouse|adult|somebody|someone|encargad[oa]|gerente|due[nñ][oa]|polic[ií]a|persona|familia|familiar|autorizad[oa]|adulto|alguien)\b/i,
  reason: /\b(?:because|since|so that|due to|in order|keeps?|porque|ya que|para que|debido a)\b/i,
  consequence: /\b(?:if|after|when|once|until|si|despu[eé]s|cuando|hasta)\b/i,
  yesOrNo: /^(?:(?:yes|no|sure|sorry|we|you)\b|s[ií](?![a-z]))/i,
};

const typesFound = (text: string, patterns: Readonly<Record<AnswerType, RegExp>>): ReadonlySet<AnswerType> =>
  new Set(answerTypes.filter((type) => patterns[type].test(text)));

/** The answer types that a question asks for. */
export const answerTypesAskedFor = (question: string): ReadonlySet<AnswerType> =>
  typesFound(question.trim(), questionPatterns);

/** The answer types that an answer contains. */
export const answerTypesIn = (answer: string): ReadonlySet<AnswerType> => typesFound(answer.trim(), answerPatterns);
