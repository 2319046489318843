interface Props {
  isShown: boolean;
  /** The form has a field whose text is never kept, such as a password. */
  hasSecrets?: boolean;
}

/** Tells why a form that was just opened is filled in already. */
export const RestoredNote = ({ isShown, hasSecrets = false }: Props) =>
  isShown && (
    <p role="status" className="rounded-control bg-info-soft px-3 py-2 text-info-text">
      What you typed before is here again{hasSecrets && ', except for passwords and keys'}.
    </p>
  );
