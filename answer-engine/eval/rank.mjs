import { analyzeText, indexFaqs } from './engine.mjs';

/** The most probable FAQ of each message, as input of `rankingTable`. */
export const rankAll = async (facilities) => {
  const ranked = [];
  for (const { faqs, messages } of facilities) {
    const index = indexFaqs(faqs);
    for (const message of messages) {
      const right = [message.expected, ...message.accept].map(({ faqId }) => faqId);
      const [best] = index.nearest(analyzeText(message.message), 1);
      ranked.push({
        message,
        isTrue: best !== undefined && right.includes(best.faq.id),
        probability: best?.score ?? 0,
      });
    }
  }
  return ranked;
};
