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
  'lateness',
  'lockout',
  'escalation',
  'combination',
  'start',
  'tier',
] as const;
export type DetailKind = (typeof detailKinds)[number];

/** Details that are so specific that a sentence which gives one answers a question for it. */
export const figureKinds: ReadonlySet<DetailKind> = new Set([
  'amount',
  'duration',
  'frequency',
  'time',
  'count',
  'lateness',
  'lockout',
  'escalation',
  'combination',
  'start',
  'tier',
]);

/** Details that are so rare that a FAQ which the visitor has not read may give them: what follows when rent is late. */
export const rareKinds: ReadonlySet<DetailKind> = new Set(['lateness', 'lockout', 'combination']);

const span = '(?:minute|hour|day|night|week|weekend|month|year|minuto|hora|dia|noche|semana|mes|ano)(?:e?s)?';

/** Match normalized questions that ask for the detail, in English and Spanish. */
export const askedPatterns: Readonly<Record<DetailKind, RegExp>> = {
  amount:
    /\bhow much(?! (?:notice|time|warning|space|room|stuff))\b|\b(?:price|cost|charge|fee|rate)[sd]?\b|\b(?:billed|bill me|invoiced)\b|\bcosting\b|\bcharging\b|\b(?:for|is (?:it|that|this)|be) free\b|\bfree\?|\bexpensive\b|\bwant for\b|\bset (?:me|us) back\b|\b(?:run|cost) (?:me|us)\b|\bgo(?:es)? for\b|\bdo (?:i|we) (?:have to |need to |gotta )?pay\b(?! (?:online|by|with|in))|\bcuanto(?! (?:tiempo|tarda|dura|espacio))\b|\b(?:precio|costo|cuesta|cobran|cobra|cargo|gratis|tarifa|recargo)s?\b/,
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
  lateness:
    /\b(?:pay|paid|paying|check|cheque|payment|money|rent)\b.{0,40}\b(?:(?:on|by|until|till) the \d{1,2}(?:st|nd|rd|th)?|late|behind)\b|\b(?:days?|weeks?) (?:late|behind|overdue)\b|\b(?:pago|pagar|pague|pagara)\b.{0,40}\b(?:el (?:dia )?\d{1,2}|tarde)\b|\batras(?:o|ad[oa])\b/,
  lockout:
    /\b(?:can i not|can i no longer|cant i|i can't|i cant) get (?:in|into|to)\b|\b(?:lock|shut|locked|locking) (?:me|us|people) out\b|\b(?:lose|losing|lost|cut off|shut off|turn off|kill) (?:my |the |our )?(?:gate |code|access)|\bcode (?:stop|quit|shut|die|cut)|\b(?:cierran|bloquean|quitan|cortan|niegan) (?:la |el |mi )?(?:puerta|acceso|entrada|codigo|porton|paso)\b/,
  escalation:
    /\b(?:get|gets|getting|grow|grows|go|goes|going) (?:any )?(?:worse|bigger|higher|up)\b|\b(?:keep|keeps) (?:going|adding|growing)\b|\badds? up\b|\b(?:more|another) (?:after|on top)\b|\b(?:empeora|aumenta|sube|sigue subiendo)\b/,
  combination:
    /\b(?:stack|stacks|stacked|combine|combined|together|on top of)\b|\b(?:combinar?|juntar?|acumular?|sumar)(?:se|los|las)?\b/,
  start:
    /\bcount(?:ing|s|ed)? from\b|\bfrom (?:what|which|today|now|when)\b|\bstart(?:s|ing)? (?:when|from|counting)\b|\b(?:a partir de|desde) (?:cuando|hoy|que dia)\b/,
  tier: /\b(?:top|highest|lowest|cheapest|basic|middle|best|biggest) (?:tier|plan|level|option|coverage)\b|\b(?:plan|nivel) mas (?:alto|bajo|barato|caro)\b/,
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
  lateness: /\blate (?:fee|charge|payment)s?\b|\bafter (?:the|day) \d|\b(?:recargo|cargo por (?:pago tardio|atraso))\b/,
  lockout:
    /\b(?:access|code|gate|entry|unit|acceso|codigo)\b.{0,25}\b(?:suspended|shuts? off|turned off|deactivated|disabled|denied|locked|blocked|stops|suspende|bloquea|desactiva)\b|\boverlock/,
  escalation: /\b(?:second|third|another|additional|again|increases?|escalates?|segundo|otro|adicional|aumenta)\b/,
  combination: /\b(?:combined?|stack(?:ed)?|one (?:discount|offer|promotion) (?:at|per)|combinar?|acumul)/,
  start: /\bfrom (?:the|your|when)\b|\b(?:starting|beginning)\b|\b(?:a partir de|desde)\b/,
  tier: /\$ ?\d.{0,80}\$ ?\d/,
};
