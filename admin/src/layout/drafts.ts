/** The text typed into a form, by field name. */
export type Draft = Readonly<Record<string, unknown>>;

interface Drafts {
  readonly userId: string;
  readonly forms: Readonly<Record<string, Draft>>;
}

const storageKey = 'drafts';

const readDrafts = (userId: string): Drafts['forms'] => {
  try {
    const stored: Drafts | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return stored?.userId === userId ? stored.forms : {};
  } catch {
    return {};
  }
};

const writeDrafts = (drafts: Drafts): void => {
  try {
    if (Object.keys(drafts.forms).length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(drafts));
  } catch {
    // If the browser refuses to store it, typing must not be interrupted.
  }
};

/** What this operator typed into the form before leaving the page; other operators' drafts are ignored. */
export const readDraft = (userId: string, formName: string): Draft | undefined => readDrafts(userId)[formName];

export const keepDraft = (userId: string, formName: string, draft: Draft): void => {
  const { [formName]: _, ...others } = readDrafts(userId);
  const forms = Object.keys(draft).length === 0 ? others : { ...others, [formName]: draft };
  writeDrafts({ userId, forms });
};

export const dropDrafts = (): void => writeDrafts({ userId: '', forms: {} });

/** Call this when the operator is known: it removes drafts of other operators. */
export const dropDraftsOfOthers = (userId: string): void => writeDrafts({ userId, forms: readDrafts(userId) });
