export interface RestoredDraft {
  readonly isRestored: boolean;
  discard(): void;
}

interface Props {
  draft: RestoredDraft;
  /** The form has a field that is never stored, such as a password. */
  hasSecrets?: boolean;
}

/** Explains why a form that was just opened is already filled in. */
export const RestoredNote = ({ draft, hasSecrets = false }: Props) =>
  draft.isRestored && (
    <p role="status" className="rounded-control bg-info-soft px-3 py-2 text-info-text">
      We restored your unsaved changes{hasSecrets && ', except passwords and keys'}.{' '}
      <button type="button" onClick={draft.discard} className="cursor-pointer font-medium underline">
        Discard
      </button>
    </p>
  );
