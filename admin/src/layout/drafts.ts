/** What was typed into a form, by the name of its field. */
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
    // A browser that stores nothing, or no more, is no reason to disturb somebody who types.
  }
};

/** What this operator typed into the form before the page was left; another operator's drafts are nobody's. */
export const readDraft = (userId: string, formName: string): Draft | undefined => readDrafts(userId)[formName];

export const keepDraft = (userId: string, formName: string, draft: Draft): void => {
  const { [formName]: _, ...others } = readDrafts(userId);
  const forms = Object.keys(draft).length === 0 ? others : { ...others, [formName]: draft };
  writeDrafts({ userId, forms });
};

export const dropDrafts = (): void => writeDrafts({ userId: '', forms: {} });

/** To be called when it is known who is there: what somebody else left behind goes. */
export const dropDraftsOfOthers = (userId: string): void => writeDrafts({ userId, forms: readDrafts(userId) });
