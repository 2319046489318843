import { detectLanguage } from '../text/detect-language.ts';
import { englishDigits, writeNumbersAsDigits } from '../text/number-words.ts';
import { cutSentences } from '../text/split-sentences.ts';

type Rewrite = readonly [pattern: RegExp, replacement: string | ((...groups: string[]) => string)];

const abbreviations =
  'mon tues? weds? thur?s? fri sat sun st ave rd blvd dr ln hwy ste no approx mr mrs ms inc llc sq ft hrs? mins? lbs?'
    .split(' ')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|');

/** Normalizes spaces, dashes, quotes and abbreviations. */
const signs: readonly Rewrite[] = [
  [/[\u00a0\u2009\u202f\t]/g, ' '],
  [/[‐‑‒–—−]/g, '-'],
  [/[’‘`´]/g, "'"],
  [/[“”]/g, '"'],
  [/\*\*|__/g, ''],
  [/(\d)½/g, '$1.5'],
  [/\b([ap])\.\s?m\b\.?/gi, '$1m'],
  [/\b([NSEW])\.(?= [A-Z])/g, '$1'],
  // Before a capital the point ends a sentence.
  [new RegExp(`\\b(${abbreviations})\\.(?!\\s+[A-ZÁÉÍÓÚ¿¡])`, 'g'), '$1'],
];

const digitWord = `(?:oh|${englishDigits.join('|')})`;
const digitOf = new Map(englishDigits.map((word, value): [string, string] => [word, `${value}`]));

/** Numbers spelled digit by digit, as phone numbers and codes are. */
const spokenDigits: Rewrite = [
  new RegExp(`\\b${digitWord}(?:[\\s,-]+${digitWord}){3,}\\b`, 'gi'),
  (words) =>
    words
      .toLowerCase()
      .split(/[\s,-]+/)
      .map((word) => digitOf.get(word) ?? '0')
      .join(''),
];

const unitWord =
  'hours?|hrs?|minutes?|mins?|days?|weeks?|months?|years?|feet|foot|miles?|blocks?|percent|dollars?|bucks?|cents?|bedrooms?|business day';

/** Figures in words, besides number words: "a couple", "half an hour". */
const idioms: readonly Rewrite[] = [
  [/\bhalf (?:an? )?(?:hour)\b/gi, '30 minutes'],
  [/\b(?:an? )?quarter (?:of an )?hour\b/gi, '15 minutes'],
  [/\b(?:an|1) hour and a half\b/gi, '90 minutes'],
  [/\b(\d+) and a half\b/gi, '$1.5'],
  [/^an? (month|week|year)\b(?!'s)/gi, '1 $1'],
  [/\bfor a (20|10|50)(?=[.,;]|$)/gi, 'for $$$1'],
  [/\bsegundo piso\b/gi, '2nd piso'],
  [/\bas long as\b/gi, 'if'],
  // One wording for lateness.
  [/(?:\bnot|n't) (?:been )?(paid|received) by (?:the end of )?(?:the )?(?=\d)/gi, ' $1 after the '],
  [/\bhalf a dozen\b/gi, '6'],
  [/\b(\d+) dozen\b/gi, (_, count) => `${Number(count) * 12}`],
  [/\b(?:a|one) dozen\b/gi, '12'],
  [/\ba couple(?: of)?\b/gi, '2'],
  [/\bhalf[- ](?:off|price)\b/gi, '50% off'],
  [/\b(?:the first|primer)\b(?= of\b)/gi, 'the 1st'],
  [
    new RegExp(
      `\\bone(?=[\\s-](?:(?:full|whole|extra|additional|more|free|business|calendar) )?(?:${unitWord}))`,
      'gi',
    ),
    '1',
  ],
  [/\bwithin the (?=(?:hour|day|week|month)\b)/gi, 'within 1 '],
  [/\bone (?=(?:to|or) \d)/gi, '1 '],
  [/\b(half|quarter) (past|to|after|of) one\b/gi, '$1 $2 1'],
  [/\bone(?= (?:o'clock|[ap]m\b|in the (?:morning|afternoon)))/gi, '1'],
  [/\b(past|after|to|at|until|till|by|before|from|around) one\b(?= ?(?:[.,;!?]|$|to \d))/gi, '$1 1'],
  [
    /\b(within|in|before|after|for|least|over|under|past|until|than|every|next|by|about|than|takes|is|of|give|need|needs|require|requires) an? (?=(?:(?:full|whole|business) )?(?:hour|day|week|month|year|mile)\b)/gi,
    '$1 1 ',
  ],
  [
    /\ban? (?=(?:hour|day|week|month|year)(?:'s|s')? (?:notice|ahead|before|in advance|early|late|grace|prior|beforehand))/gi,
    '1 ',
  ],
];

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const ordinalNoun =
  'of|(?:mon|tues|wednes|thurs|fri|satur|sun)day|day|week|month|year|floor|story|level|unit|vehicle|car|key|box|street|avenue|st|ave|offense|notice|reminder';

const writeOrdinal = (value: number): string => {
  const ending = new Map([
    [1, 'st'],
    [2, 'nd'],
    [3, 'rd'],
  ]).get(value % 100 > 10 && value % 100 < 14 ? 0 : value % 10);
  return `${value}${ending ?? 'th'}`;
};

/** "First", "second" and "third" are ordinals only before certain nouns; the others nearly always are. */
const ordinalWords: readonly Rewrite[] = [
  [
    /\b(twenty|thirty)[- ](first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)\b/gi,
    (_, ten, unit) =>
      writeOrdinal((/^twenty/i.test(ten ?? '') ? 20 : 30) + ordinals.indexOf((unit ?? '').toLowerCase()) + 1),
  ],
  [/\bthirtieth\b/gi, '30th'],
  [new RegExp(`\\b(${ordinals.slice(0, 3).join('|')})(?=[\\s-](?:${ordinalNoun})s?\\b)`, 'gi'), ordinalIn],
  [new RegExp(`\\b(${ordinals.slice(3).join('|')})\\b`, 'gi'), ordinalIn],
  [
    /\b(january|february|march|april|may|june|july|august|september|october|november|december) (first|second|third)\b/gi,
    (_, month, day) => `${month} ${ordinalIn(day ?? '')}`,
  ],
];

function ordinalIn(word: string): string {
  return writeOrdinal(ordinals.indexOf(word.toLowerCase()) + 1);
}

const pad = (minute: number): string => String(minute).padStart(2, '0');
const before = (hour: string | undefined, minutes: number): string =>
  `${((Number(hour) + 10) % 12) + 1}:${pad(60 - minutes)}`;

/** Times in words, once their numbers are digits. */
const englishTimes: readonly Rewrite[] = [
  [/\bhalf past (\d{1,2})\b/gi, '$1:30'],
  [/\b(?:a )?quarter (?:past|after) (\d{1,2})\b/gi, '$1:15'],
  [/\b(?:a )?quarter (?:to|of|till?|until|before) (\d{1,2})\b/gi, (_, hour) => before(hour, 15)],
  [/\b(\d{1,2})(?: minutes)? past (\d{1,2})\b/gi, (_, minute, hour) => `${hour}:${pad(Number(minute))}`],
  [
    /\b(\d{1,2})(?: minutes)? (?:to|till) (\d{1,2})(?= ?[ap]m\b)/gi,
    (all, minute, hour) => ([5, 10, 20, 25].includes(Number(minute)) ? before(hour, Number(minute)) : all),
  ],
  [/\b(\d{1,2})[ -](00|05|10|15|20|25|30|35|40|45|50|55)(?= ?(?:[ap]m\b|o'clock|in the|at night))/gi, '$1:$2'],
  [
    /\b(at|until|till|to|from|by|before|after|around|since|opens?|closes?) (\d{1,2})[ -](15|30|45)\b(?! ?(?:minutes|days|months|units|feet|%))/gi,
    '$1 $2:$3',
  ],
  [/\b(\d{1,2}(?::\d\d)?) ?(?:o'clock )?in the morning\b/gi, '$1 am'],
  [/\b(\d{1,2}(?::\d\d)?) ?(?:o'clock )?(?:in the (?:afternoon|evening)|at night)\b/gi, '$1 pm'],
  [/\b(\d{1,2}) ?o'clock\b/gi, '$1:00'],
  [/\b(?:24 ?[/x] ?7|24 hours a day|(?:a)?round[- ]the[- ]clock|day and night|all hours)\b/gi, ' aroundtheclock '],
  [/ aroundtheclock (?:, ?|and )?(?:7 days (?:a|per) week|every day|365 days(?: a year)?)/gi, ' aroundtheclock '],
  [
    /\b(?:open|access|available) 24[- ](?:hours?|hrs?)\b|\b24[- ](?:hours?|hrs?)(?:\/day)?(?= (?:access|gate|every|daily|7))/gi,
    ' aroundtheclock ',
  ],
];

const spanishTimes: readonly Rewrite[] = [
  [/\b(\d{1,2}) y media\b/gi, '$1:30'],
  [/\b(\d{1,2}) y cuarto\b/gi, '$1:15'],
  [/\b(\d{1,2}) menos cuarto\b/gi, (_, hour) => before(hour, 15)],
  [/\b(\d{1,2}(?::\d\d)?) de la (?:mañana|manana)\b/gi, '$1 am'],
  [/\b(\d{1,2}(?::\d\d)?) de la (?:tarde|noche)\b/gi, '$1 pm'],
  [/\b(?:al )?mediod[ií]a\b/gi, 'noon'],
  [/\b(?:a )?medianoche\b/gi, 'midnight'],
  [/\b(?:24 ?[/x] ?7|las 24 horas|24 horas al d[ií]a)\b/gi, ' aroundtheclock '],
  [/\bmedia hora\b/gi, '30 minutos'],
  [/\buna? (?=(?:hora|d[ií]a|semana|mes|año|milla)\b)/gi, '1 '],
];

const rewrite = (text: string, rewrites: readonly Rewrite[]): string =>
  rewrites.reduce((rewritten, [pattern, replacement]) => {
    if (typeof replacement === 'string') return rewritten.replace(pattern, replacement);
    return rewritten.replace(pattern, (...groups: string[]) => replacement(...groups));
  }, text);

/** "Cancelled at any time" is not about hours. */
const ofAccess = /\b(?:open|access\w*|gate|get in|enter|visit|abiert\w*|acceso)\b/i;
const anyTime: Rewrite = [
  /\b(?:at any (?:time|hour)(?: of (?:the )?day)?|any ?time|a cualquier hora)\b/gi,
  ' aroundtheclock ',
];

/** Writes the figures of a text in one canonical form and keeps its case. Each sentence may be in its own language. */
export const writeFigures = (text: string): string =>
  cutSentences(rewrite(text, signs).normalize('NFKC').replaceAll('⁄', '/'), { atSemicolons: true, anyCase: true })
    .map(writeSentence)
    .join('');

function writeSentence(sentence: string): string {
  const tidy = rewrite(sentence, [spokenDigits, ...ordinalWords]);
  const inDigits = writeNumbersAsDigits(rewrite(tidy, idioms), detectLanguage(sentence) ?? 'english');
  const times = [...spanishTimes, ...englishTimes, ...(ofAccess.test(sentence) ? [anyTime] : [])];
  return rewrite(rewrite(inDigits, idioms), times);
}
