/**
 * Wishes to get to a unit, as opposed to visits to the office: "can I still get in", "but I can pull my boat out that day". All patterns match
 * text in lower case without accents and punctuation.
 */
const able = [
  '(?:can|could|may|might)(?: (?:i|we|you|still|at|least|just|also|even|then|nevertheless|nonetheless|always|anyway|maybe))*',
  '(?:able|allowed|ok|okay|alright|possible) to(?: still)?',
  '(?:puedo|podemos|podria|podriamos|podre|podremos|pueda|se puede|se podra|se podria)(?: (?:todavia|aun|igual|al|menos|por|lo|tambien))*',
].join('|');
const things =
  '(?:unit|stuff|things?|belongings|storage|locker|space|spot|room|boat|rv|camper|trailer|gate|building|place|property|keypad)';
const days = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|tomorrow|late|early';
const reach = [
  `(?:get|go|drive|pull)(?: (?:back|on|up|over|out|down|right))* (?:in|into|inside|through|thru|past|on)(?: the| your| to)?(?: ${things}\\b|$| (?:${days}|my|our|there|that|on|at|this|then|though|tho|anyway|right|even|if|when|still|in the|to (?:load|unload|grab|drop|get my|pick up my))\\b)`,
  '(?:get|go)(?: (?:back|up|over|out|down))* (?:to|at) (?:my|our|mine|ours|his|her|their|that|it)\\b',
  '(?:access|enter|reach|visit) (?:my|our|mine|the (?:unit|gate|building|property))\\b',
  '(?:entrar|pasar|acceder|llegar a mi|ir a mi|meterme|abrir (?:mi|la) (?:bodega|unidad))\\b',
].join('|');
const fetch = [
  '(?:get|take|haul|pull|bring|drag|roll) (?:my|our|mine|some|stuff|things|it|them|a few|a couple)(?: \\w+){0,3}? (?:out|outta)\\b',
  '(?:get|take|pull|haul) out (?:my|our|some|a|the)\\b',
  '(?:grab|fetch|load|unload|retrieve|collect|pull|pick up) (?:my|our|mine|some|a few|a couple)\\b',
  '(?:sacar|recoger|cargar|descargar|ir por|agarrar) (?:mis?|nuestr[oa]s?|unas|unos|algo|la|el|las|los)\\b',
].join('|');
const works =
  '(?:my|our|the) (?:gate |door |entry )?(?:code|codes|fob|keycard|key card|pin|app)(?: (?:will|would|does|do|should|still|be))* (?:works?|working|opens?|good)\\b|(?:mi|el) (?:codigo|clave|app)(?: (?:todavia|aun|si|me))* (?:sirve|funciona|jala|abre)\\b';

const reachWish = new RegExp(`\\b(?:${able}) (?:${reach})`);
/** "I just need in my unit that day" */
const inWish =
  /\b(?:need|needs|want|wanna|gotta be|have to be) (?:back )?(?:in|into|inside) (?:to )?(?:my|our|the) (?:unit|storage|locker|space|room|building)\b/;
const fetchWish = new RegExp(`\\b(?:${able}) (?:${fetch})`);
const codeWorks = new RegExp(`\\b(?:${works})`);
const trouble =
  /\b(?:not|isnt|doesnt|dont|wont|didnt|never|stopped|quit|no longer|again|no (?:me )?(?:sirve|funciona|jala|abre))\b/;

/** It goes on from a closed office: "still", "at least", "that day", "aun así". */
const nevertheless =
  /\b(?:still|at least|though|tho|nevertheless|nonetheless|anyway|anyways|anyhow|regardless|even (?:so|then|if|when|though)|all the same|either way|then|but|(?:that|same) (?:day|morning|afternoon|evening|night|weekend)|todavia|aun asi|de todos modos|de todas (?:maneras|formas)|igual|al menos|por lo menos|aunque|pero|(?:ese|mismo) dia|esa (?:noche|tarde|manana))\b/;

/** The office's business, or a key or phone that is missing, is the matter rather than the time. */
const otherMatter =
  /\b(?:(?:not|dont) (?:have|own)|without|with (?:a|an|your)|name|lock|locks|lost|forgot|locked out|pay|paying|payment|sign|rent|lease|reserve|move in|a unit|a space|a spot|tour|look at|see a|touch|deposit|refund|money|discount|bill|insurance|cost|charge|price|pagar|firmar|rentar|alquilar|contrato|deposito|renta)\b/;

/** Whether a visitor asks if they can get in. */
export const asksToGetIn = (text: string): boolean => reachWish.test(text) && !otherMatter.test(text);

/** Whether a visitor asks, after a question about hours, if they can get to their things. */
export const asksToGetToThings = (text: string, isDated: boolean): boolean =>
  asksToGetIn(text) ||
  (inWish.test(text) && (isDated || nevertheless.test(text))) ||
  (codeWorks.test(text) && !trouble.test(text)) ||
  (fetchWish.test(text) && (isDated || nevertheless.test(text)) && !otherMatter.test(text));
