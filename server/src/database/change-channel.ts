/** Something that operators may see has changed: what, and at which location (empty: at none). */
export interface Change {
  readonly topic: string;
  readonly locationId: string;
}

export interface ChangeListener {
  /** A change is committed, on any node. It may also come for a change that was rolled back. */
  onChange(change: Change): void;
  /** Changes may have been missed. */
  onGap(): void;
}

/** Carries changes from writes, wherever they happen, to all nodes. */
export interface ChangeChannel {
  /** Resolves when no later change can be missed. Call it once. */
  open(listener: ChangeListener): Promise<void>;
  /** Announces changes that no trigger announces. */
  announce(changes: readonly Change[]): Promise<void>;
  close(): Promise<void>;
}
