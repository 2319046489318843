import { normalizeText } from '@chat-module/opening-hours/normalize-text';

/** A clause that asks for an action, starting at the words that name the action. */
export interface RequestClause {
  /** In lower case, without accents and apostrophes. */
  readonly action: string;
  /** "I want to cancel" asks less plainly than "cancel it" or "can you cancel it". */
  readonly form: 'command' | 'ask' | 'wish';
}

const fillers =
  /^(?:(?:ok|okay|k|so|then|well|hey|hi|hello|yes|yeah|yep|no|nope|please|pls|plz|just|now|also|fine|alright|all right|great|cool|thanks|thank you|actually|maybe|quick|lol|and|but|or|guess|i guess|sure|perfect|good|hm+|um+|uh+|like|oh|cmon|come on|look|listen|man|sir|maam|guys|yall|simply|go ahead and|go ahead|go on and|lets|let us|itd be great if you|entonces|pues|bueno|por favor|porfa|porfavor|oiga|oye|oigan|y|pero|mejor|ahora|gracias|disculpe|hola|solo|nomas|si|ande|andele)\s+)+/;

const you =
  '(?:you guys|you all|you|ya|u|yall|someone(?: there)?|somebody(?: there)?|anyone|anybody|they|one of you|one of yall|the manager|the office|your (?:office|manager|people|staff|boss)|he|she)';
const softeners = '(?:(?:please|pls|plz|just|maybe|possibly|kindly|go ahead and|at least|also|all|not)\\s+)*';
const asks = [
  `(?:can|could|would|will|cant|couldnt|wont|might)\\s+${you}\\s+${softeners}`,
  `(?:do you think|think|any chance|any way|is there any way|is there a way|is it possible|possible)(?: that)?\\s+(?:for\\s+)?${you}(?:\\s+(?:can|could|would|to))?\\s+${softeners}`,
  `(?:are|r) ${you} able to\\s+`,
  `(?:i|we)\\s+(?:need|want|would like|d like)\\s+${you}\\s+to\\s+${softeners}`,
  `(?:would|do) you mind\\s+`,
  `(?:have|get)\\s+(?:someone|somebody|the manager|the office|them|him|her|anyone)\\s+(?:to\\s+)?`,
  '(?:me|nos|le|lo|la)?\\s*(?:puede|pueden|podria|podrian|puedes|podrias)\\s+(?:usted\\s+|ustedes\\s+|alguien\\s+)?(?:por favor\\s+)?',
  '(?:quiero|necesito|quisiera|me gustaria|ocupo|queremos|necesitamos)\\s+que\\s+(?:alguien\\s+)?(?=(?:me|nos|le|lo|la)\\s)?',
];
const wishes = [
  `(?:id like|i would like|i need|i want|i wanna|i gotta|i have|im trying|i am trying|im looking|we need|we want|we would like|wed like|trying|want|need|wanting|wanna|looking)\\s+(?:to\\s+)?`,
  '(?:quiero|necesito|quisiera|me gustaria|ocupo|queremos|necesitamos)\\s+',
];
const askPattern = new RegExp(`^(?:${asks.join('|')})`);
const wishPattern = new RegExp(`^(?:${wishes.join('|')})`);
const clauseEnd = /[.!?¿¡;:,\n()–—]+|\s-+\s|\b(?:and then|then|so|but|because|cuz|pero|porque|entonces)\b/;

/** Words that begin a question or a statement, so that what follows is no command. */
const noCommand =
  /^(?:how|what|whats|when|where|which|who|whos|why|do|does|did|is|are|am|was|were|can|could|may|will|would|should|has|have|had|i|im|ive|id|we|were|weve|he|she|it|its|they|theres|there|that|thats|this|my|the|a|an|if|como|que|cuando|donde|cual|quien|por que|puedo|se puede|hay|tienen|es|esta|son|el|la|los|las|mi|yo)\b/;

/** The clauses of a message that are worded as requests. */
export function requestClauses(text: string): RequestClause[] {
  return normalizeText(text)
    .replace(/\s+/g, ' ')
    .split(clauseEnd)
    .flatMap((clause) => readClause(clause.trim()) ?? []);
}

function readClause(clause: string): RequestClause | undefined {
  const said = `${clause} `.replace(fillers, '');
  const ask = askPattern.exec(said);
  if (ask) return { action: said.slice(ask[0].length).replace(fillers, '').trim(), form: 'ask' };
  const wish = wishPattern.exec(said);
  if (wish) return { action: said.slice(wish[0].length).trim(), form: 'wish' };
  return said.trim() === '' || noCommand.test(said) ? undefined : { action: said.trim(), form: 'command' };
}
