import { createLearned, descend, learnedForMore, placeText, softmax } from './descent.mjs';

/** What a message shares with a FAQ's question, with the whole FAQ, and with the sentence of its answer that is nearest to it. */
const parts = ['question', 'whole', 'sentence'];
const firstWeights = [5, 5, 3];
/** How relevant a FAQ must be before it is likelier than none. */
const firstNone = 3;
const leftOut = 0.5;
const smallestChange = 0.002;

const dot = (a, b) => {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at] * b[at];
  return sum;
};
const add = (sum, factor, vector) => {
  for (let at = 0; at < sum.length; at++) sum[at] += factor * vector[at];
};

/** A text as it lies, its length taken off; what its direction should learn becomes what the text should learn. */
const directText = (text, embeddings, settings) => {
  const direction = new Float32Array(settings.size);
  const learn = placeText(text, embeddings, direction, settings);
  const length = Math.sqrt(dot(direction, direction)) || 1;
  for (let at = 0; at < direction.length; at++) direction[at] /= length;
  const slopes = new Float32Array(direction.length);
  return {
    direction,
    slopes,
    learn(rate) {
      add(slopes, -dot(slopes, direction), direction);
      for (let at = 0; at < slopes.length; at++) slopes[at] /= length;
      learn(slopes, rate);
    },
  };
};

/** Of several, the one nearest. */
const nearestOf = (texts, { direction }) => {
  let best;
  let most = Number.NEGATIVE_INFINITY;
  for (const text of texts) {
    const near = dot(text.direction, direction);
    if (near > most) [most, best] = [near, text];
  }
  return best;
};

/**
 * Learns, from facilities with messages to which the right FAQ is known, to lay a message near the FAQ that answers it, nearer than the facility's other FAQs,
 * and a message without an answer near none: a softmax over the FAQs and "none", of cosines (as sentence encoders learn from the other
 * answers at hand: Henderson et al. 2017, "Efficient Natural Language Response Suggestion for Smart Reply").
 *
 * @param ofKinds the embeddings of the features, which the kinds are learned with as well
 */
export const createAnswerLearner = (ofKinds, { size, random }) => {
  const embeddings = learnedForMore(ofKinds);
  const weights = createLearned(parts.length, (_, part) => firstWeights[part]);
  const none = createLearned(1, () => firstNone);
  const settings = { size, random, leftOut };
  const one = Float32Array.of(1);

  const learnMessage = ({ text, right }, faqs, rate) => {
    const asked = directText(text, embeddings, settings);
    const compared = faqs.map(({ question, whole, sentences }) => [question, whole, nearestOf(sentences, asked)]);
    const cosines = compared.map((texts) =>
      Float32Array.from(texts, ({ direction }) => dot(direction, asked.direction)),
    );
    const chances = Float32Array.of(...cosines.map((own) => dot(own, weights.numbers)), none.numbers[0]);
    softmax(chances);
    const answers = right.length > 0 ? right : [faqs.length];
    const rightChance = answers.reduce((sum, faq) => sum + chances[faq], 0);
    const errorOf = (faq) => chances[faq] - (answers.includes(faq) ? chances[faq] / (rightChance || 1) : 0);
    const weightSlopes = new Float32Array(parts.length);
    compared.forEach((texts, faq) => {
      const error = errorOf(faq);
      if (Math.abs(error) < smallestChange) return;
      add(weightSlopes, error, cosines[faq]);
      texts.forEach(({ direction, slopes }, part) => {
        add(asked.slopes, error * weights.numbers[part], direction);
        add(slopes, error * weights.numbers[part], asked.direction);
      });
    });
    descend(weights, 0, 1, weightSlopes, rate);
    descend(none, 0, errorOf(faqs.length), one, rate);
    asked.learn(rate);
  };

  return {
    /** All the messages of a facility, and then its FAQs. */
    learn({ faqs, messages }, rate) {
      const direct = (text) => directText(text, embeddings, settings);
      const placed = faqs.map(({ question, whole, sentences }) => {
        const own = direct(question);
        return { question: own, whole: direct(whole), sentences: sentences.length > 0 ? sentences.map(direct) : [own] };
      });
      for (const message of messages) learnMessage(message, placed, rate);
      for (const { question, whole, sentences } of placed)
        for (const text of new Set([question, whole, ...sentences])) text.learn(rate);
    },
    /** What the cosines weigh, and how much they must come to before a FAQ is likelier than none. */
    relevance: () => ({ weights: [...weights.numbers], none: none.numbers[0] }),
  };
};
