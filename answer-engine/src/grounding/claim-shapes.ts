import { plainWord } from './words.ts';

/**
 * Courtesies, which claim nothing. They start with one of these phrases and contain only the words below. A figure, an address or any other
 * word makes the sentence a claim, which needs evidence.
 */
const beginnings = `
thank you|thanks|many thanks|hello|hi|hey|good morning|good afternoon|good evening|welcome|you are welcome|youre welcome|my pleasure
great question|good question|thats a great question|that is a great question|happy to help|glad to help|im happy|i am happy|im glad|i am glad|id be happy|i would be happy|were happy|we are happy|were glad|wed be happy|glad you asked|i understand|understood
sorry|im sorry|i am sorry|i apologize|apologies|my apologies|we apologize|sorry about that|unfortunately
let me know|please let me know|just let me know|let us know|please let us know|just let us know|feel free|please feel free|if you have|if you need|if theres|if there is|should you have|is there anything|is there something|anything else|can i help|may i help|how can i|how may i|how else|what else|i can help|im here|i am here|were here|we are here|i hope|hope this|hope that|have a|enjoy your|take care|here is|heres|here are|here you go|see you|good luck
gracias|muchas gracias|hola|buenos dias|buenas tardes|buenas noches|bienvenido|bienvenida|de nada|con gusto|con mucho gusto|lo siento|disculpe|perdon|buena pregunta|excelente pregunta|avisenos|aviseme|no dude|si tiene|si necesita|hay algo|en que|puedo ayudar|le puedo|estoy aqui|estamos aqui|espero que|que tenga|aqui tiene|me alegra
`;
const courtesy = `
a able about again all am an and any anything are as ask asking assist assistance at be by can contact could day do else enjoy
evening feel few find for forward free further from get glad good great happy have hear hello help helpful helping helps here hesitate hey hi hope i if
im in inconvenience information interest is it its just kindly know let like look looking love may me message more morning most much my
need next nice not note of on one or other our out please pleasure question questions reach reaching ready right
see soon sorry stop storage sure take team thank thanks that the there theres these things this time to today
too trouble us visit visitor want wed week weekend welcome well were what with wonderful would you your youre rest
confusion id wed contacting chatting details choosing considering us answer answers got course understand certainly absolutely
al algo alguna alguno ayuda ayudar ayudarle ayudarlo ayudarte bien bienvenida bienvenido buen buena buenas buenos con contactarnos consulta
consultas cualquier de del dia dias disculpe duda dudas dude el en eso espero esta estamos estoy excelente excelente favor fue gracias gran gusto hay
hola informacion interes la las le lo lindo los mas mucho muchas nada pueda podamos necesita necesite no nos noches o otra otro para
perdon pero por pregunta preguntar preguntas puede puedo que quedo quedamos saber se servirle si siento sin sobre su sus tambien tardes tenga tiene
todo un una util ver y yo usted aviseme avisenos molestias inconveniente alegra
`;

/** Questions to the visitor, which claim nothing: what to store, when, how large, and whether they want an offer. */
const questions = `
would you like|do you want|do you have|are you|what size|which size|what are you|what will you|what would you|what items|when do you|when would you|when are you|how long do you|how much do you|how many|how big|is it|is this|is that|may i ask|could you tell|can you tell|do you know|what do you|what kind|what type|which|need help|would a|would that|does that|shall i|que tamano|que tipo|que piensa|que va|que desea|que necesita|cuando|cuanto|cuantas|cuantos|quiere|desea|le gustaria|tiene|es para|sabe
`;
const questionWords = `
a about am an and any are be big bigger boat boats boxes bring call can car cars choosing come contents could date did directions do does
downsizing drive each else fit floor for from furniture get give going have having help home house how i if in indoor inside is it items kind know large larger learn like
little long looking make many may me mind month months more move moving much need nearby of office on one options or other our outdoor park parking
pick planning please prefer question questions ready rent renting reserve right room rooms rv see size sizes small smaller something
soon space stay start store storing storage stop tell than that the them then there thing things think this those time to today tomorrow trailer type unit units up us use vehicle visit
walk want week weeks were what when where which will with would you your yourself apartment bedroom bedrooms business or
al algo almacenar apartamento ayuda bodega cajas casa como con conocer cosas cuando cuantas cuanto cuantos de desea donde el elegir en es espacio esta este
fecha gustaria guardar hay la las le lo los lugar mas me meses mes mudanza mudarse muebles necesita necesitaria nosotros o para piensa planea por puede que quiere
rentar reservar saber se semana si sobre su sus tamano tamanos tiempo tiene tipo un una unidad usted va vehiculo ver y
`;

/** Referrals to people or to a page. They may contain these words and those of the question. */
const pointers =
  'call contact reach phone visit ask speak check see email llame llamar llamenos contacte contactar contactenos visite visitenos pregunte consulte comuniquese escriba hable';
const pointerWords = `
a about advice also an and any are ask assist at availability available best by call can check confirm contact current currently details directly
discuss do during email exact feel find for free from further get give happy have help hours how i if in info information is it just know latest learn let like line manager
may me member members more most need of office on online options or our out page personal phone please pricing prices price questions question rates rate reach
recommend regarding right see sizes size specific speak staff stop sure suggest talk team that the their them they this through to today unit units up us visit
way we website well what when whether will with would you your youre youd wed id so sign check give ring quote quotes
al algun ayudar ayudarle ayudara comuniquese con confirmar consulte consultar contacte contactar contactenos cualquier de detalles directamente disponibilidad duda el en equipo escriba
exacto exactos favor gusto hable horario informacion la las le llame llamar llamenos lo los mas necesita nos nuestra nuestro numero oficina
para pagina personal por precio precios pregunta preguntas pregunte puede puedo que recomiendo responder saber si sobre su tamanos tarifas tel telefono tiene un una unidad usted visite visitenos y
`;

/** Statements that the bot doesn't know. */
const notKnown = `
i do not have|i dont have|i do not know|i dont know|i am not sure|im not sure|im not certain|i cannot|i cant|we do not have information|i could not find|i couldnt find|im unable|i am unable|im sorry but i|i am sorry but i|sorry i|im sorry i|i am sorry i|unfortunately i|no tengo|no cuento con|no estoy seguro|lo siento no tengo|lamentablemente no tengo|no se
`;
const notKnownWords = `
a about access actual am an and answer any are at available be but can cannot cant certain check confirm could couldnt current details
do does dont enough exact find for from further have here i if im in information is it its know listed looking me mention more my not of on our out price prices pricing rate rates cost availability size sizes unit
question regarding right say see sorry specific specifics sure tell that the there this to unable unfortunately we what whether with you your
al con confirmar cuento de detalles ese eso esa esta el en especifica especificos exacta exacto informacion la lamentablemente las le lo los me mas no
para pero por puedo que respecto se seguro siento si sobre su tengo un una
`;

const leads = `
please|you|for|if|feel free|to|just|simply|i recommend|we recommend|i suggest|we suggest|call|contact|reach|visit|check|ask|see|email|speak|give us|let us|our team|our staff|our office|the office|im sorry|sorry|unfortunately
por favor|puede|para|si|llame|llamenos|contacte|visite|consulte|pregunte|comuniquese|escriba|le recomiendo|lo siento
`;
/** A statement that people will call is a promise and needs evidence. */
const promises = /\b(?:will|ll|we|team|manager|staff|someone) (?:\w+ )?(?:call|contact|email|reach|visit|phone)\b/;

const listOf = (text: string, separator: RegExp): string[] =>
  text
    .trim()
    .split(separator)
    .filter((it) => it !== '');
const beginsWith = (text: string) => {
  const all = listOf(text, /[|\n]/);
  return (sentence: string): boolean =>
    all.some((beginning) => sentence === beginning || sentence.startsWith(`${beginning} `));
};
const setOf = (text: string): ReadonlySet<string> => new Set(listOf(text, /\s+/));

const isCourteous = beginsWith(beginnings);
const isAskedBack = beginsWith(questions);
const leadsOn = beginsWith(leads);
const admitsNotKnowing = beginsWith(notKnown);
const sets = {
  courtesy: setOf(courtesy),
  question: setOf(questionWords),
  pointers: setOf(pointers),
  pointer: setOf(pointerWords),
  notKnown: setOf(notKnownWords),
};

export type Shape = 'courtesy' | 'question' | 'pointer' | 'not known';

/** The words that a sentence without a claim may contain, besides those of its shape. */
export interface Known {
  /** The words of the visitor's question. */
  readonly asked: ReadonlySet<string>;
  /** The words of the facility's name. */
  readonly name: ReadonlySet<string>;
  /** Whether a phone number or address is in a source. */
  readonly isContact: (text: string) => boolean;
}

/** Words that make even a polite sentence a claim or a promise, even if they are also in the question. */
const claimingWords =
  /^(?:free|discount|discounts|refund|waive|waived|safe|allowed|insured|gratis|descuento|reembolso|seguro)$/;

/** The shape of a sentence that claims nothing; `undefined` for a claim. */
export function shapeOf(sentence: string, { asked, name, isContact }: Known): Shape | undefined {
  const chunks = sentence.split(/\s+/).filter((it) => it !== '');
  const contacts = contactsIn(sentence);
  if (!contacts.every(isContact)) return undefined;
  const rest = contacts.reduce((text, contact) => text.replace(contact, ' '), sentence);
  if (/[\d$€£%@<>#]/.test(rest) || chunks.length > 60) return undefined;
  const words = rest
    .split(/[^\p{L}'’]+/u)
    .map(plainWord)
    .filter((it) => it !== '');
  const text = words.join(' ');
  const isWithin = (set: ReadonlySet<string>, others: (word: string) => boolean = () => false): boolean =>
    words.every((word) => set.has(word) || name.has(word) || others(word));
  const isAsked = (word: string): boolean => asked.has(word) && !claimingWords.test(word);
  const isQuestion = /\?["')*\s]*$/.test(sentence);
  if (contacts.length === 0 && isCourteous(text) && isWithin(sets.courtesy) && !/ free (?!to\b)/.test(` ${text} `))
    return 'courtesy';
  if (
    contacts.length === 0 &&
    isQuestion &&
    (isAskedBack(text) || isCourteous(text)) &&
    isWithin(sets.question, isAsked)
  )
    return 'question';
  if (contacts.length === 0 && admitsNotKnowing(text) && isWithin(sets.notKnown, isAsked)) return 'not known';
  const isPointer =
    leadsOn(text) && words.some((word) => sets.pointers.has(word)) && !words.includes('not') && !promises.test(text);
  return isPointer && isWithin(sets.pointer, isAsked) ? 'pointer' : undefined;
}

const phone = /\+?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}/g;
const contactsIn = (sentence: string): string[] => [
  ...(sentence.match(phone) ?? []),
  ...sentence
    .split(/[\s()[\]<>"]+/)
    .map((it) => it.replace(/[.,;:!?*]+$/, ''))
    .filter((it) => /@|:\/\/|[\p{L}\d]\.\p{L}{2}/u.test(it)),
];

const secrets =
  /\b(?:card|account|routing|bank|license|passport|tarjeta|cuenta|seguro social)\b.{0,20}\b(?:numbers?|details?|info|information|digits|numeros?|datos)\b|\b(?:numbers?|details?|digits|numero|datos)\b.{0,20}\b(?:card|routing|bank account|social|tarjeta|seguro social)\b|\b(?:cvv|cvc|ssn|social security|seguro social|passwords?|contrasenas?|one.?time code|verification code|security code|date of birth|mothers maiden|pin number)\b/;
const requests =
  /\b(?:give|send|share|provide|tell|enter|type|text|email|confirm|reply|need|what is|whats|read|submit|message|post|verify|supply|drop|fill|put|have|require|may i|can i|deme|envie|diga|comparta|escriba|proporcione|necesito|necesitamos|confirme|indique|mande|cual es)\b/;
const takeovers =
  /\b(?:any ?desk|team ?viewer|log ?me ?in|quick ?assist|remote (?:access|desktop|control|support|session)|screen ?shar\w*|share your screen|gift ?cards?|bitcoin|crypto\w*|wire transfer|western union|moneygram|tarjetas? de regalo)\b/;

/** Whether a sentence asks for card numbers, passwords or remote access. No chat may do this, even if a source does. */
export function asksForSecrets(sentence: string): boolean {
  const text = plainWord(sentence).replace(/[^\p{L}\d]+/gu, ' ');
  return takeovers.test(text) || (secrets.test(text) && requests.test(text));
}
