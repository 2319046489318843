import { indexFaqs } from '@chat-module/answer-engine/retrieve/index-faqs';
import { analyzeMessage } from '@chat-module/answer-engine/understand/analyze-text';
import { LRUCache } from 'lru-cache';
import { createQuestionWordIndex, type FindSimilar } from '../chat/question-word-index.ts';
import type { Database } from '../database/schema.ts';
import type { Scope } from '../session/operator.ts';
import { listNamedFaqs, listQuestionsToSearch } from './question-groups.store.ts';

/** The FAQs of a scope that are searched: the newest. */
const searched = 5000;
/** Those with the most words in common are compared in full, about 5 ms each. */
const compared = 8;
const keptForMs = 30_000;

interface WordIndex {
  readonly ids: readonly string[];
  readonly find: FindSimilar;
}

/** An operator asks for many suggestions in a row. */
const kept = new WeakMap<Database, LRUCache<string, Promise<WordIndex>>>();

function wordIndexOf(db: Database, scope: Scope): Promise<WordIndex> {
  const ofDatabase = kept.get(db) ?? new LRUCache<string, Promise<WordIndex>>({ max: 20, ttl: keptForMs });
  kept.set(db, ofDatabase);
  const key = JSON.stringify(scope);
  const known = ofDatabase.get(key);
  if (known) return known;
  const reading = readWordIndex(db, scope);
  ofDatabase.set(key, reading);
  reading.catch(() => ofDatabase.delete(key));
  return reading;
}

async function readWordIndex(db: Database, scope: Scope): Promise<WordIndex> {
  const faqs = await listQuestionsToSearch(db, scope, searched);
  return { ids: faqs.map(({ id }) => id), find: await createQuestionWordIndex(faqs.map(({ question }) => question)) };
}

export interface FoundFaq {
  readonly question: string;
  readonly answer: string;
  readonly owner: string;
  readonly score: number;
}

/** The FAQ of any bot or set in a scope that most probably answers a question. */
export async function searchFaqs(db: Database, scope: Scope, question: string): Promise<FoundFaq | undefined> {
  const { ids, find } = await wordIndexOf(db, scope);
  const nearest = find(question)
    .slice(0, compared)
    .flatMap((place) => ids[place] ?? []);
  const faqs = await listNamedFaqs(db, nearest);
  const [best] = indexFaqs(faqs).nearest(analyzeMessage(question), 1);
  const faq = faqs.find(({ id }) => id === best?.faq.id);
  return best && faq && { ...faq, owner: faq.botName ?? faq.setName ?? '', score: best.score };
}
