import { useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  toggle(id: string): void;
  add(ids: readonly string[]): void;
  clear(): void;
}

/** The selected rows. The selection survives a change of search or order. */
export const useSelection = (): Selection => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ids,
    toggle: (id) =>
      setIds((current) => {
        const next = new Set(current);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    add: (more) => setIds((current) => new Set([...current, ...more])),
    clear: () => setIds(new Set()),
  };
};
