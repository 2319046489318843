/** What only people at the facility can promise. */
const kinds = {
  contact: [
    String.raw`\b(?:some(?:one|body)|(?:a|our|the) (?:manager|team|staff|agent|representative|colleague|specialist)|(?:team|staff) members?|we|i|they)(?:'ll| will| am going to| are going to|'m going to|'re going to| shall| can have \w+)? (?:\w+ ){0,3}?(?:call(?:ing)? you|contact(?:ing)? you|reach(?:ing)? out|get(?:ting)? (?:back|in touch)|follow(?:ing)? up|text(?:ing)? you|e-?mail(?:ing)? you|write (?:to )?you|be in touch|phone you|ring you)`,
    String.raw`\byou(?:'ll| will) (?:\w+ ){0,3}?(?:hear (?:back )?from|(?:get|receive|be) (?:a call|called|contacted|an? e-?mail|a text))`,
    String.raw`\b(?:expect|get) a (?:quick )?(?:call|text|e-?mail|call ?back)\b`,
    String.raw`\b(?:call|text) you (?:back|shortly|soon|today|tomorrow|within)`,
    String.raw`\b(?:alguien|un (?:gerente|encargado|agente|representante)|nuestro (?:equipo|gerente|personal)|nosotros|le|te) (?:\w+ ){0,2}?(?:llamar[aáe]\w*|contactar[aáe]\w*|escribir[aáe]\w*|responder[aáe]\w*|avisar[aáe]\w*|va a (?:llamar|contactar)|vamos a (?:llamar|contactar))`,
    String.raw`\b(?:nos (?:pondremos|comunicaremos)|me (?:pondr[eé]|comunicar[eé])) (?:en contacto|con)`,
  ],
  booking: [
    String.raw`\b(?:i|we)(?:'ve| have|'ll| will|'m| am|'re| are| just)? (?:already |just |now |going to |gone ahead and )*(?:reserv(?:e|ed|ing)|book(?:ed|ing)?|schedul(?:e|ed|ing)|sign(?:ed)? you up|set (?:you|it|that|this) up|put you (?:down|on)|add(?:ed)? you|save(?:d)? (?:you|it|that)|mark(?:ed)? (?:it|you)|confirm(?:ed)? (?:your|the|it))`,
    String.raw`\b(?:your|the|it|that|this)(?:'s| (?:\w+ ){0,3}?(?:is|has been|was)) (?:now |already |all )*(?:reserved|booked|confirmed|scheduled|set aside|held|on hold|yours|all set|cancelled|canceled)\b`,
    String.raw`\byou(?:'re| are) (?:now |already )*(?:all set|booked|confirmed|on the (?:list|waiting list)|signed up)\b`,
    String.raw`\b(?:he|hemos|ya) (?:\w+ )?(?:reservad[oa]|apartad[oa]|agendad[oa]|confirmad[oa])`,
    String.raw`\b(?:su|tu|la|el) (?:\w+ ){0,3}(?:est[aá]|queda|ha sido|qued[oó]) (?:reservad[oa]|apartad[oa]|confirmad[oa])`,
  ],
  hold: [
    String.raw`\b(?:i|we)(?:'ll| will| can|'re going to| are going to)? (?:\w+ )?(?:hold|keep|save|set aside) (?:it|that|this|one|the|your|a) (?:\w+ ){0,4}?(?:for you|until|till|aside|through|for \w+ (?:hours?|days?|weeks?))`,
    String.raw`\b(?:i|we)(?:'ll| will) hold (?:it|that|one)\b`,
    String.raw`\b(?:se l[oa]|te l[oa]|l[oa]) (?:guardamos|apartamos|guardaremos|apartaremos|reservaremos)`,
  ],
  money: [
    String.raw`\b(?:i|we)(?:'ll| will| can|'re going to| are going to| have|'ve) (?:\w+ ){0,2}?(?:refund(?:ed)?|reimburse[d]?|waive[d]?|credit(?:ed)?|discount(?:ed)?|pay (?:you|for)|give you (?:a|the|your) (?:\w+ ){0,2}(?:refund|discount|credit|money)|take off|knock off|match (?:the|that|any)|honou?r)`,
    String.raw`\byou(?:'ll| will)(?: definitely| certainly| surely)? (?:get|receive|be given|have) (?:a|your|the|all|half|some) (?:\w+ ){0,3}?(?:refund\w*|money|discount|credit|deposit|reimbursement|back)`,
    String.raw`\b(?:refund|credit|discount)(?: of \S+)? (?:will be|is being|has been) (?:\w+ )?(?:sent|issued|processed|applied|approved|made|credited)`,
    String.raw`\bguarantee[ds]?\b`,
    String.raw`\b(?:recibir[aá]|tendr[aá]|obtendr[aá])s? (?:un|su|el|tu) (?:\w+ ){0,2}?(?:reembolso|descuento|dep[oó]sito|dinero)`,
    String.raw`\ble (?:devolveremos|reembolsaremos|devolvemos|reembolsamos)`,
    String.raw`\bgarantiza\w*`,
  ],
  sending: [
    String.raw`\b(?:i|we)(?:'ll| will|'ve| have|'m| am)? (?:just |already |going to )*(?:e-?mail(?:ed)?|text(?:ed)?|mail(?:ed)?|sen[dt]|forward(?:ed)?|pass(?:ed)?|notif(?:y|ied)|let|alert(?:ed)?|tell|told|inform(?:ed)?|ask(?:ed)?) (?:\w+ ){0,2}?(?:you|that on|this on|it on|along|the (?:manager|team|office|staff)|your|a (?:link|message|note|quote|confirmation|contract|code))`,
    String.raw`\b(?:le|te) (?:envi[eé]|enviar[eé]|enviaremos|mandar[eé]|mandaremos|hemos enviado)`,
  ],
  availability: [
    String.raw`\b(?:is|are|it's|they're) (?:still |currently |now )*(?:available|vacant|open|free|in stock) (?:right )?(?:now|today|immediately|at the moment|for you|this (?:week|month)|tomorrow)`,
    String.raw`\b(?:we|there) (?:currently |still |do )*(?:have|are|is) (?:\w+ ){0,3}?(?:available|vacant|left|in stock|open) (?:right )?(?:now|today|immediately|at the moment)`,
    String.raw`\bonly (?:\w+ )(?:left|remaining)\b`,
    String.raw`\b(?:est[aá]n?|hay|tenemos) (?:\w+ ){0,3}?(?:disponibles?|libres?) (?:ahora|hoy|en este momento|de inmediato)`,
  ],
} as const;

export type PromiseKind = keyof typeof kinds;

const patterns: readonly (readonly [PromiseKind, RegExp])[] = [
  ['contact', new RegExp(kinds.contact.join('|'), 'i')],
  ['booking', new RegExp(kinds.booking.join('|'), 'i')],
  ['hold', new RegExp(kinds.hold.join('|'), 'i')],
  ['money', new RegExp(kinds.money.join('|'), 'i')],
  ['sending', new RegExp(kinds.sending.join('|'), 'i')],
  ['availability', new RegExp(kinds.availability.join('|'), 'i')],
];

/** An offer under a condition that the visitor meets is none: "call us and we'll hold it" stays a promise, a question does not. */
const isQuestion = (sentence: string): boolean => sentence.trim().endsWith('?');

export function promisesIn(sentence: string): ReadonlySet<PromiseKind> {
  const text = sentence.replace(/[’‘`]/g, "'");
  if (isQuestion(text)) return new Set();
  return new Set(patterns.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind));
}
