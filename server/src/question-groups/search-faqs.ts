import { indexFaqs } from '@chat-module/answer-engine/retrieve/index-faqs';
import { embedQuestions, type FindNearest } from '@chat-module/answer-engine/retrieve/nearest-questions';
import { analyzeMessage } from '@chat-module/answer-engine/understand/analyze-text';
import { LRUCache } from 'lru-cache';
import { createPauses } from '../chat/yield-to-event-loop.ts';
import type { Database } from '../database/schema.ts';
import type { Scope } from '../session/operator.ts';
import { listNamedFaqs, listQuestionsToSearch } from './question-groups.store.ts';

/** The FAQs of a scope that are searched: the newest. */
const searched = 5000;
/** Those with the nearest questions are compared in full, about 5 ms each. */
const compared = 8;
const keptForMs = 30_000;

interface Searchable {
  readonly ids: readonly string[];
  readonly find: FindNearest;
}

/** An operator asks for many suggestions in a row. */
const kept = new WeakMap<Database, LRUCache<string, Promise<Searchable>>>();

function searchableOf(db: Database, scope: Scope): Promise<Searchable> {
  const ofDatabase = kept.get(db) ?? new LRUCache<string, Promise<Searchable>>({ max: 20, ttl: keptForMs });
  kept.set(db, ofDatabase);
  const key = JSON.stringify(scope);
  const known = ofDatabase.get(key);
  if (known) return known;
  const reading = embedFaqs(db, scope);
  ofDatabase.set(key, reading);
  reading.catch(() => ofDatabase.delete(key));
  return reading;
}

/** Of FAQs with the same question, as facilities copy them, only the newest. */
async function embedFaqs(db: Database, scope: Scope): Promise<Searchable> {
  const faqs = await listQuestionsToSearch(db, scope, searched);
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
  const nearest = find(question, compared).flatMap((at) => ids[at] ?? []);
  const faqs = await listNamedFaqs(db, nearest);
  const [best] = indexFaqs(faqs).nearest(analyzeMessage(question), 1);
  const faq = faqs.find(({ id }) => id === best?.faq.id);
  return best && faq && { ...faq, owner: faq.botName ?? faq.setName ?? '', score: best.score };
}
