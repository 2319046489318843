import { indexFaqs } from '@chat-module/answer-engine/retrieve/index-faqs';
import { embedQuestions, type FindNearest } from '@chat-module/answer-engine/retrieve/nearest-questions';
import { analyzeMessage } from '@chat-module/answer-engine/understand/analyze-text';
import { LRUCache } from 'lru-cache';
import { createPauses } from '../chat/yield-to-event-loop.ts';
import type { Database } from '../database/schema.ts';
import type { Scope } from '../session/operator.ts';
import { listNamedFaqs, listQuestionsToSearch } from './question-groups.store.ts';

/** The number of newest FAQs of a scope that are searched. */
const maxSearched = 5000;
/** The number of FAQs with the nearest questions that are compared in full, at about 5 ms each. */
const maxCompared = 8;
const keptForMs = 30_000;

interface Searchable {
  readonly ids: readonly string[];
  readonly find: FindNearest;
}

/** Cached, because an operator requests many suggestions in a row. */
const caches = new WeakMap<Database, LRUCache<string, Promise<Searchable>>>();

function searchableOf(db: Database, scope: Scope): Promise<Searchable> {
  const ofDatabase = caches.get(db) ?? new LRUCache<string, Promise<Searchable>>({ max: 20, ttl: keptForMs });
  caches.set(db, ofDatabase);
  const key = JSON.stringify(scope);
  const known = ofDatabase.get(key);
  if (known) return known;
  const reading = embedFaqs(db, scope);
  ofDatabase.set(key, reading);
  reading.catch(() => ofDatabase.delete(key));
  return reading;
}

/** Keeps only the newest of FAQs with the same question, because facilities copy FAQs. */
async function embedFaqs(db: Database, scope: Scope): Promise<Searchable> {
  const faqs = await listQuestionsToSearch(db, scope, maxSearched);
  const newest = new Map(faqs.toReversed().map(({ question, id }) => [question, id]));
  return { ids: [...newest.values()], find: await embedQuestions([...newest.keys()], createPauses()) };
}

export interface FoundFaq {
  readonly question: string;
  readonly answer: string;
  readonly owner: string;
  readonly score: number;
}

/** The FAQ of any bot or set in a scope that most probably answers a question. */
export async function searchFaqs(db: Database, scope: Scope, question: string): Promise<FoundFaq | undefined> {
  const { ids, find } = await searchableOf(db, scope);
  const nearest = find(question, maxCompared).flatMap((at) => ids[at] ?? []);
  const faqs = await listNamedFaqs(db, nearest);
  const [best] = indexFaqs(faqs).nearest(analyzeMessage(question), 1);
  const faq = faqs.find(({ id }) => id === best?.faq.id);
  return best && faq && { ...faq, owner: faq.botName ?? faq.setName ?? '', score: best.score };
}
