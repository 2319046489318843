import { hasLetters } from './line.ts';

// Quotes and brackets close; the others open panels or mark a heading's anchor.
const closingSigns = '[\\s"\'”’»)\\]*_¶#§+▾▼▸►▶›✕×⌄→–—-]*';
const endsAsked = new RegExp(`[?？؟⁇][!！]*${closingSigns}$`);
// Greek uses a semicolon as question mark, Japanese often only the particle.
const endsAskedOtherwise = new RegExp(
  `(\\p{Script=Greek}\\s?[;;]|(ですか|ますか|でしょうか|ませんか|たか)[。.]?)${closingSigns}$`,
  'u',
);

const label = '(?:q(?:uestion)?|question|pregunta|frage|domanda|pergunta|vraag|fråga|spørgsmål|вопрос|p|f|问|問|質問)';
const questionLabel = new RegExp(`^[\\s#*]*${label}\\s*\\.?\\s*\\d{0,3}\\s*(?:[:：]\\s*|[.)\\]–-]+\\s+)(?=\\S)`, 'iu');
const bareLabel = /^\s*Q\d{0,3}\s+(?=\p{Lu})/u;
const number = /^[\s#(]*(\d{1,3}(\.\d{1,2})?\s*[.):、．）]\s*|0\d\s+|[一二三四五六七八九十]{1,3}、)(?=[^\d\s])/;
const bullet = /^[\s•·▪►▶▸▾▼◆❓❔➤→»+–—-]+/u;
const trailingSigns = /[\s¶#§+▾▼▸►▶›✕×⌄˅∨→–—-]+$/u;

const answerLabel =
  /^\s*(?:a|ans|answer|antwort|réponse|respuesta|risposta|resposta|antwoord|svar|ответ|r|答|回答)\d{0,3}\s?(?:[:：]\s*|[.)–-]+\s+)/iu;
const answerSeparator = /^[\s:–—-]+(?=\S)/;

export const hasQuestionLabel = (text: string): boolean => questionLabel.test(text) || bareLabel.test(text);

/** The length of an answer's prefix: "A:", or punctuation after its question. */
export const answerLabelLength = (text: string): number =>
  (answerLabel.exec(text) ?? answerSeparator.exec(text))?.[0].length ?? 0;

/** The question on its own: without "Q:", number, bullet or the panel's symbol. */
export const tidyQuestion = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').replace(bullet, '');
  const unlabelled = plain.replace(number, '').replace(questionLabel, '').replace(bareLabel, '').replace(number, '');
  const tidied = unlabelled.replace(trailingSigns, '').trim();
  return hasLetters(tidied) ? tidied : plain.trim();
};

const maxAskedLength = 400;
const maxOpeningLength = 160;

const asksByOpening = new RegExp(
  '^(how|what|when|where|why|who|whom|whose|which|can|could|do|does|did|is|are|was|were|will|would|should|may|must|has|have' +
    '|wie|was|wann|wo|warum|wer|welche[rsnm]?|kann|comment|pourquoi|quand|combien|quel(le)?s?|est-ce|cómo|qué|cuándo|dónde|cuánto|quién' +
    '|come|quando|dove|perché|como|onde|quanto|hoe|wat|waar|waarom|wanneer|hur|vad|как|что|когда|где|почему)\\s',
  'iu',
);

/** "How it works", "What our customers say": titles of site sections, worded like questions. */
const tellsByOpening = new RegExp(
  '^((what|why|who|where|when|how)( else)? (our|we|it|they|people|clients|customers|others|makes us|sets us|to expect)' +
    '|(was|warum) (wir|unsere|andere|kunden)|wie (es|das|wir)|(wat|waarom) (wij|onze|anderen|klanten)|hoe (het|wij)' +
    '|(lo )?qué dicen|por qué elegirnos|pourquoi (nous|choisir)|perché (noi|scegliere|sceglierci)|come lavoriamo' +
    '|c[oó]mo (funciona|trabajamos)$)(\\s|$)',
  'i',
);

/** Whether it is the title of a site section, though worded like a question. */
export const isTelling = (text: string): boolean => !isAsked(text) && tellsByOpening.test(tidyQuestion(text));

/** The header of a column of questions. */
export const isColumnHead = (text: string): boolean =>
  /^(questions?|faqs?|preguntas?|fragen?|domand[ae]|perguntas?|vraag|vragen|fråg(a|or)|spørgsmål|вопросы?|问题|問題|質問)$/i.test(
    text,
  );

/** Has a question mark, in any language that uses one. */
export const isAsked = (text: string): boolean =>
  text.length <= maxAskedLength && (endsAsked.test(text) || endsAskedOtherwise.test(text));

/** Worded as a question without its mark, or a question followed by a remark. */
export const isProbablyAsked = (text: string): boolean => {
  if (isAsked(text)) return true;
  const tidied = tidyQuestion(text);
  if (/[?？؟]/.test(tidied) && tidied.length <= maxAskedLength) return asksByOpening.test(tidied);
  if (tidied.length > maxOpeningLength || /[.!:;]$/.test(tidied) || tellsByOpening.test(tidied)) return false;
  return asksByOpening.test(tidied);
};
