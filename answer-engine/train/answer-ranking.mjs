import { createParameters, descend, embedText, shareParameters, softmax } from './adagrad.mjs';

/** Initial weights of a message's cosines with the FAQ's question, with the whole FAQ, and with the most similar sentence of its answer. */
const firstWeights = [5, 5, 3];
/** Initial score that an FAQ must reach to be more probable than no answer. */
const firstNoAnswer = 3;
const dropout = 0.5;
/** FAQs with a smaller error are skipped, which saves most of the work. */
const smallestError = 0.002;

const dot = (a, b) => {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at] * b[at];
  return sum;
};

const addScaled = (sum, factor, vector) => {
  for (let at = 0; at < sum.length; at++) sum[at] += factor * vector[at];
};

/** A text's embedding scaled to length 1, with the gradient that accumulates until it is passed on to the features. */
const embedUnit = (text, embeddings, settings) => {
  const unit = new Float32Array(settings.size);
  const backpropagate = embedText(text, embeddings, unit, settings);
  const length = Math.sqrt(dot(unit, unit)) || 1;
  for (let at = 0; at < unit.length; at++) unit[at] /= length;
  const gradient = new Float32Array(unit.length);
  return {
    unit,
    gradient,
    hasGradient: false,
    learn(rate) {
      if (!this.hasGradient) return;
      addScaled(gradient, -dot(gradient, unit), unit);
      for (let at = 0; at < gradient.length; at++) gradient[at] /= length;
      backpropagate(gradient, rate);
    },
  };
};

const addGradient = (text, factor, vector) => {
  text.hasGradient = true;
  addScaled(text.gradient, factor, vector);
};

const mostSimilar = (texts, { unit }) => {
  let best;
  let most = Number.NEGATIVE_INFINITY;
  for (const text of texts) {
    const similarity = dot(text.unit, unit);
    if (similarity > most) [most, best] = [similarity, text];
  }
  return best;
};

/**
 * Learns from facilities to embed a message near the FAQ that answers it and far from the others. The loss is a softmax of weighted cosines
 * over the facility's FAQs and "no answer", with the other FAQs as negatives (Henderson et al. 2017, "Efficient Natural Language Response
 * Suggestion for Smart Reply").
 *
 * A facility is `{ faqs: { question, whole, sentences }[], messages: { text, right }[] }`. Each text is `{ rows, values }`; `right` holds the
 * indexes of the FAQs that answer the message.
 *
 * @param shared the embeddings, which the intent classifier trains as well
 */
export const createAnswerRanking = (shared, { size, random }) => {
  const embeddings = shareParameters(shared);
  const weights = createParameters(firstWeights.length, (_, part) => firstWeights[part]);
  const noAnswer = createParameters(1, () => firstNoAnswer);
  const settings = { size, random, dropout };
  const one = Float32Array.of(1);

  const learnMessage = ({ text, right }, faqs, rate) => {
    const message = embedUnit(text, embeddings, settings);
    const parts = faqs.map(({ question, whole, sentences }) => [question, whole, mostSimilar(sentences, message)]);
    const cosines = parts.map((texts) => texts.map(({ unit }) => dot(unit, message.unit)));
    const probabilities = Float32Array.of(...cosines.map((own) => dot(own, weights.values)), noAnswer.values[0]);
    softmax(probabilities);
    const answers = right.length > 0 ? right : [faqs.length];
    const rightProbability = answers.reduce((sum, faq) => sum + probabilities[faq], 0);
    const errorOf = (faq) =>
      probabilities[faq] - (answers.includes(faq) ? probabilities[faq] / (rightProbability || 1) : 0);
    const weightGradient = new Float32Array(firstWeights.length);
    parts.forEach((texts, faq) => {
      const error = errorOf(faq);
      if (Math.abs(error) < smallestError) return;
      addScaled(weightGradient, error, cosines[faq]);
      texts.forEach((own, part) => {
        addGradient(message, error * weights.values[part], own.unit);
        addGradient(own, error * weights.values[part], message.unit);
      });
    });
    descend(weights, 0, 1, weightGradient, rate);
    descend(noAnswer, 0, errorOf(faqs.length), one, rate);
    message.learn(rate);
  };

  return {
    /** Learns from all messages of a facility, then applies the accumulated gradients to its FAQs. */
    learn({ faqs, messages }, rate) {
      const embed = (text) => embedUnit(text, embeddings, settings);
      const embedded = faqs.map(({ question, whole, sentences }) => {
        const own = embed(question);
        return { question: own, whole: embed(whole), sentences: sentences.length > 0 ? sentences.map(embed) : [own] };
      });
      for (const message of messages) learnMessage(message, embedded, rate);
      for (const { question, whole, sentences } of embedded)
        for (const text of new Set([question, whole, ...sentences])) text.learn(rate);
    },
    /** The weights of the cosines, and the weighted sum above which an FAQ is more probable than no answer. */
    weights: () => ({ cosines: [...weights.values], noAnswer: noAnswer.values[0] }),
  };
};
