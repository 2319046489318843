import { manyFaqs } from '../answers/many-faqs.mjs';

/** Makes FAQs with answers of a given length, built from sentences of other answers; the same in every run. */
export const longFaqs = (set, count, length) => {
  const next = numbers();
  return manyFaqs(set, count).map(({ question, answer }) => {
    let long = answer;
    while (long.length < length) long += ` ${set.faqs[next() % set.faqs.length].answer}`;
    return { question, answer: long.slice(0, Math.max(length, answer.length)).trim() };
  });
};

/** Pseudorandom numbers: Park and Miller's generator. */
const numbers = () => {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
};
