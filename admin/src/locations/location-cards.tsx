import type { Location } from '@chat-module/contract/locations';
import { useBots } from '../bots/bots.queries.ts';
import { useIsAdmin } from '../session/current-user.queries.ts';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { useOpenedDialog } from '../ui/list/use-opened-dialog.ts';
import type { Selection } from './bulk-edit/use-selection.ts';
import { DeleteLocationDialog } from './delete-location-dialog.tsx';
import { LocationCard } from './location-card.tsx';
import { useOpenWork } from './locations.queries.ts';

interface Props {
  locations: readonly Location[];
  /** Without it, the operator can't change locations. */
  selection: Selection | undefined;
}

export const LocationCards = ({ locations, selection }: Props) => {
  const { dialog, id, open, close } = useOpenedDialog();
  const isAdmin = useIsAdmin();
  const toDelete = locations.find((it) => isAdmin && dialog === 'delete-location' && it.id === id);
  const { data: bots = [], isLoadingError, error, refetch } = useBots();
  const withBot = new Set(bots.map((bot) => bot.locationId));
  const openWork = useOpenWork(locations.map((it) => it.id));
  return (
    <>
      <ul className="grid items-start gap-4 xl:grid-cols-2">
        {locations.map((location) => (
          <li key={location.id}>
            <LocationCard
              location={location}
              hasBot={withBot.has(location.id)}
              openWork={openWork.get(location.id)}
              selection={selection}
              onDelete={() => open('delete-location', location.id)}
            />
          </li>
        ))}
      </ul>
      {isLoadingError && <LoadFailure what="the embed codes" error={error} onRetry={refetch} />}
      {toDelete && <DeleteLocationDialog location={toDelete} onClose={close} />}
    </>
  );
};
