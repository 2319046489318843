import { numberWordPattern } from '../text/number-words.ts';

/** The kinds of detail that a follow-up asks for and a sentence gives. */
export const detailKinds = [
  'amount',
  'duration',
  'frequency',
  'time',
  'count',
  'place',
  'person',
  'obligation',
  'permission',
] as const;
export type DetailKind = (typeof detailKinds)[number];

/** Details so specific that a sentence with one answers a question for it. */
export const figureKinds: ReadonlySet<DetailKind> = new Set(['amount', 'duration', 'frequency', 'time', 'count']);

const span = '(?:minute|hour|day|night|week|weekend|month|year|minuto|hora|dia|noche|semana|mes|ano)(?:e?s)?';

/** Match normalized questions that ask for the detail, in English and Spanish. */
export const askedPatterns: Readonly<Record<DetailKind, RegExp>> = {
  amount:
    /\bhow much(?! (?:notice|time|warning|space|room|stuff))\b|\b(?:price|cost|charge|fee|rate)[sd]?\b|\bcosting\b|\bcharging\b|\b(?:for|is (?:it|that|this)|be) free\b|\bfree\?|\bexpensive\b|\bwant for\b|\bset (?:me|us) back\b|\b(?:run|cost) (?:me|us)\b|\bgo(?:es)? for\b|\bdo (?:i|we) (?:have to |need to |gotta )?pay\b(?! (?:online|by|with|in))|\bcuanto(?! (?:tiempo|tarda|dura|espacio))\b|\b(?:precio|costo|cuesta|cobran|cobra|cargo|gratis|tarifa|recargo)s?\b/,
  duration: new RegExp(
    `\\bhow (?:long|soon|quick(?:ly)?|fast)\\b|\\bhow many ${span}\\b|\\bhow much (?:notice|time|warning)\\b|\\b(?:whole|all|entire|full) ${span}\\b|\\buntil when\\b|\\bby when\\b|\\bcuanto (?:tiempo|tarda|dura)|\\bcuant[oa]s ${span}\\b|\\btod[oa] (?:el|la) ${span}\\b|\\bhasta cuando\\b`,
  ),
  frequency: new RegExp(
    `\\bhow (?:often|regularly|frequently)\\b|\\b(?:every|each|per|a) ${span}\\b|\\b(?:once|twice|monthly|weekly|daily|yearly|one time)\\b|\\bcada (?:cuanto|${span})\\b|\\buna (?:sola )?vez\\b|\\bmensual`,
  ),
  time: /\b(?:what|which) (?:time|times|hours?|days?|date)\b|\bhow (?:late|early)\b|\b(?:since|till|until) (?:when|what time)\b|(?:^|[,;.?!] *|\b(?:and|so|ok|okay|but|then|like|y) )when\b|\ba que horas?\b|\bque (?:dias?|fecha|horario)\b|\bcuando\b|\bhasta que hora\b/,
  count:
    /\bhow (?:many|big|large|tall|high|wide|heavy|far|deep)\b|\b(?:limit|maximum|max|minimum)\b|\bcuant[oa]s\b|\bque tan\b|\b(?:limite|maximo|minimo)\b/,
  place: /\bwhere(?:s|abouts)?\b|\bwhich (?:door|side|floor|building|entrance|gate)\b|\b(?:a |en |de )?donde\b/,
  person: /\bwho(?:s|m|se)?\b|\bquien(?:es)?\b/,
  obligation:
    /\b(?:have|has|had|need|needs) to\b|\bgotta\b|\b(?:must|required?|mandatory|necessary|compulsory)\b|\b(?:tengo|tiene|tienen|hay) que\b|\b(?:obligatori[oa]|debo|necesari[oa])\b/,
  permission:
    /\b(?:can|could|may|allowed|allow|okay to|ok to|fine to|alright|permitted)\b|\b(?:puedo|puede|pueden|podria|se puede|permiten|permitido)\b/,
};

const figure = `(?:\\d+|an?|one|una?|${numberWordPattern(99)})`;

/** Match normalized sentences that give the detail. */
export const givenPatterns: Readonly<Record<DetailKind, RegExp>> = {
  amount:
    /\$ ?\d|\d ?(?:dollars|bucks|percent|%|dolares|por ciento)|\b(?:free|no (?:extra |additional )?(?:charge|cost|fees?|deposit)|at no cost|included|gratis|sin (?:costo|cargo)|no (?:cobramos|cuesta))\b/,
  duration: new RegExp(`\\b${figure}(?:[ -]?${span})\\b|\\b${span}-to-${span}\\b`),
  frequency: new RegExp(
    `\\b(?:every|each|per|cada) (?:\\w+ )?${span}\\b|\\b(?:once|twice|monthly|weekly|daily|yearly|annually|one-time|month-to-month)\\b|\\buna (?:sola )?vez\\b|\\b(?:mensual|semanal|diari)`,
  ),
  time: /\b\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m|p\.m)\b|\b24 ?(?:hours|horas|\/7)|\b(?:midnight|noon|(?:office|business) hours|around the clock|medianoche|mediodia|horario)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:first|last) day\b|\b(?:primer|ultimo) dia\b/,
  count: new RegExp(`\\d|\\b(?:${numberWordPattern(99)})\\b`),
  place:
    /\b(?:next to|behind|inside|outside|in front|near|beside|across|upstairs|downstairs|at the|in the|by the|on the|online|junto|detras|adentro|afuera|frente|en la|en el)\b/,
  person:
    /\b(?:you|we|manager|staff|office|owner|police|tenants?|anyone|somebody|someone|customers?|usted|encargad[oa]|gerente|oficina|inquilinos?)\b/,
  obligation:
    /\b(?:must|required?|requires|have to|has to|need|needs|needed|please|only|always|leashed|debe|deben|requier|obligatori|necesit|tiene que|hay que)/,
  permission:
    /\b(?:may|can|cannot|cant|allowed|welcome|permitted|prohibited|never|not|no|dont|only|fine|puede|pueden|permit|prohib)/,
};
