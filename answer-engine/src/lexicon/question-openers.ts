/*
 * Words of questions, in lower case, without accents and apostrophes, and separated by commas: English, then Spanish after the bar.
 */

/** Open a question: "do you", "what". */
export const questionOpeners =
  'how, what, whats, wat, when, whens, where, wheres, which, who, whos, whose, why, do, does, did, is, are, am, can, could, may, will, would, should, have you, have u, have yall, any, got any, got room, got space | como, que, a que, en que, de que, cuando, donde, cual, cuales, quien, a quien, cuanto, cuanta, cuantos, cuantas, puedo, puede, pueden, podria, se puede, hay, tienen, tiene, tendran, aceptan, venden, rentan, ofrecen, abren, cierran';

/** Open a question or a statement without its subject: "got a letter", "was in hospital". */
export const looseQuestionOpeners = 'was, were, has, anything, got a, got an, got some, got one';

/** Open a question that a bare yes does not answer. */
export const detailOpeners =
  'how, when, why, who, whose, where, did, should, will, would, what should, what can, what if, what happens, what time | cuanto, cuanta, cuando, por que, quien, donde, como, que pasa';

/** Such openers that a yes does answer. */
export const yesNoOpeners = 'how many, how about';

/** Make a sentence a question, wherever they stand. */
export const questionPhrases =
  'where, when, what time, how much, how late, how long, how many, how big, do you, do yall, do i, can you, can yall, can i, are you, are yall | cuanto, cuando, donde';

/** Precede a question. */
export const questionFillers =
  'so, then, well, hey, hi, hello, ok, okay, please, and, also, plus, but, lol, haha, lmao, hahaha, n, &, yeah, yea, yes, nah, hmm, oh, sorry, thanks, cool, great, alright, right, sure, figures, um, uh, quick question | y, pero, hola, oiga, entonces, buenas, buenos dias, tambien, ademas';

/** Connect two questions of one sentence. */
export const questionJoints = 'and, n, &, also, plus | y, tambien, ademas';
