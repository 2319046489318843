import type { Reservation } from '@chat-module/contract/reservations';
import { type FormEvent, useState } from 'react';
import { dayIn } from '../submissions/day-in.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { useHoldReservation, useRemoveHold } from './holds.queries.ts';

export const isHoldable = ({ status }: Reservation): boolean => status === 'pending' || status === 'confirmed';

interface Props {
  reservation: Reservation;
  timeZone: string | undefined;
}

/** Sets, moves and removes the hold of an open reservation. */
export const HoldForm = ({ reservation: { id, heldUntil, holdEndsAt }, timeZone }: Props) => {
  const held = holdEndsAt === null ? '' : heldUntil;
  const [typed, setTyped] = useState<string>();
  const forget = { onSuccess: () => setTyped(undefined) };
  const save = useHoldReservation(id);
  const remove = useRemoveHold(id);
  const until = typed ?? held;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (until !== '' && !save.isPending) save.mutate(until, forget);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <div className="min-w-40 grow">
        <TextField
          label="Hold until"
          type="date"
          min={dayIn(0, timeZone)}
          value={until}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" disabled={until === '' || until === held || save.isPending}>
        {held === '' ? 'Set Hold' : 'Change Hold'}
      </Button>
      {held !== '' && (
        <Button look="quiet" disabled={remove.isPending} onClick={() => remove.mutate(undefined, forget)}>
          Remove Hold
        </Button>
      )}
    </form>
  );
};
