import { thresholds } from '../decide/thresholds.ts';
import type { Turn } from '../turn.ts';
import { cosineOf } from '../understand/intents/intent-classifier.ts';
import type { Faq } from './faq.ts';

const maxRelated = 3;

/** The FAQs closest to a given one that the visitor has not seen, closest first. */
export function relatedFaqs({ knowledge, dialogue }: Pick<Turn, 'knowledge' | 'dialogue'>, faqId: string): Faq[] {
  const { entries } = knowledge.faqs;
  const subject = entries.get(faqId);
  if (!subject) return [];
  const known = new Set([faqId, ...(dialogue.shown ?? []).map((shown) => shown.faqId)]);
  return [...entries.values()]
    .filter(({ faq }) => !known.has(faq.id))
    .map(({ faq, embedding }) => ({ faq, similarity: cosineOf(subject.embedding, embedding) }))
    .filter(({ similarity }) => similarity >= thresholds.relatedFaq)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, maxRelated)
    .map(({ faq }) => faq);
}
