import type { FaqStatus, foundStates } from '@chat-module/contract/faqs';
import type { FaqRow } from '../database/rows/faqs.ts';
import type { Database } from '../database/schema.ts';
import { type FaqOwner, listFaqsByKey } from '../faqs/faqs.store.ts';
import { questionKey } from '../faqs/question-key.ts';

/** A question as a page or a list has it. */
export interface FaqText {
  readonly question: string;
  readonly answer: string;
  readonly questionEs?: string | undefined;
  readonly answerEs?: string | undefined;
  readonly category?: string | undefined;
  /** The status of a new FAQ; a stored one keeps its own. */
  readonly status?: FaqStatus | undefined;
}

type FoundState = (typeof foundStates)[number];

export interface ComparedFaq<Found extends FaqText> {
  readonly found: Found;
  readonly state: FoundState;
  readonly stored?: FaqRow;
}

/** If a question repeats, the first one counts. */
const byQuestion = <Found extends FaqText>(found: readonly Found[]): Map<string, Found> => {
  const first = new Map<string, Found>();
  for (const it of found) {
    const key = questionKey(it.question);
    if (!first.has(key)) first.set(key, it);
  }
  return first;
};

/** A Spanish version counts as edited unless what is found has one too: it would no longer match a changed answer. */
export const isEdited = (stored: FaqRow, found?: FaqText): boolean =>
  stored.answer !== stored.importedAnswer ||
  stored.category !== stored.importedCategory ||
  stored.questionKey !== stored.importedKey ||
  (stored.questionEs !== '' && !found?.questionEs);

const isSame = (stored: FaqRow, { answer, category, questionEs, answerEs }: FaqText): boolean =>
  stored.answer === answer &&
  (!category || stored.category === category) &&
  (!questionEs || (stored.questionEs === questionEs && stored.answerEs === answerEs));

const stateOf = (stored: FaqRow | undefined, found: FaqText): FoundState => {
  if (!stored) return 'new';
  if (isSame(stored, found)) return 'same';
  return isEdited(stored, found) ? 'edited' : 'changed';
};

/** Matches by the current question; otherwise by the imported question that an operator has since reworded. */
const storedByKey = (rows: readonly FaqRow[], wanted: ReadonlyMap<string, FaqText>): Map<string, FaqRow> => {
  const reworded = rows.filter(({ questionKey }) => !wanted.has(questionKey));
  const byImportedKey = reworded.map((row): [string, FaqRow] => [row.importedKey ?? '', row]);
  return new Map([...byImportedKey, ...rows.map((row): [string, FaqRow] => [row.questionKey, row])]);
};

/** Each question, once, with the FAQ that it matches. */
export async function compareFaqs<Found extends FaqText>(
  db: Database,
  owner: FaqOwner,
  found: readonly Found[],
): Promise<ComparedFaq<Found>[]> {
  const wanted = byQuestion(found);
  const rows = await listFaqsByKey(db, owner, [...wanted.keys()]);
  const stored = storedByKey(rows, wanted);
  return [...wanted].map(([key, it]) => {
    const row = stored.get(key);
    return { found: it, state: stateOf(row, it), ...(row && { stored: row }) };
  });
}
