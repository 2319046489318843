import { mostEdited } from '@chat-module/contract/location-sorts';
import { Button } from '../../ui/button.tsx';
import { countOf } from '../../ui/list/count-of.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  selection: Selection;
  shownIds: readonly string[];
  onEdit: () => void;
}

/** Stays in view while locations are selected. */
export const SelectionBar = ({ selection, shownIds, onEdit }: Props) => {
  const count = selection.ids.size;
  if (count === 0) return null;
  const isTooMany = count > mostEdited;
  const areAllSelected = shownIds.every((id) => selection.ids.has(id));
  return (
    <section
      aria-label="Selected locations"
      className="save-bar sticky bottom-0 z-5 -mx-4 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-canvas px-4 py-3"
    >
      <p role="status" className="mr-auto font-medium">
        {countOf(count, 'location')} selected
        {isTooMany && <span className="block font-normal text-danger-text">Select at most {mostEdited}.</span>}
      </p>
      {!areAllSelected && (
        <Button look="quiet" onClick={() => selection.add(shownIds)}>
          Select all {shownIds.length} shown
        </Button>
      )}
      <Button look="quiet" onClick={selection.clear}>
        Clear selection
      </Button>
      <Button look="primary" disabled={isTooMany} onClick={onEdit}>
        Change selected...
      </Button>
    </section>
  );
};
