import { FlaskConical } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useBots } from '../bots/bots.queries.ts';
import { useLocations } from '../locations/locations.queries.ts';
import { useIsAdmin } from '../session/current-user.queries.ts';
import { Button } from '../ui/button.tsx';
import { useOpenedDialog } from '../ui/list/use-opened-dialog.ts';

const RemoveSampleDialog = lazy(async () => ({
  default: (await import('./remove-sample-dialog.tsx')).RemoveSampleDialog,
}));

const dialogName = 'remove-sample-data';

const RemoveButton = () => {
  const { dialog, open, close } = useOpenedDialog();
  return (
    <>
      <Button onClick={() => open(dialogName)}>Remove Sample Data</Button>
      {dialog === dialogName && (
        <Suspense>
          <RemoveSampleDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
};

/** Shown above lists with sample data. Renders nothing until loaded. */
export const SampleBanner = ({ readsLocations = true }) => {
  const isAdmin = useIsAdmin();
  const { data: locations = [] } = useLocations({ enabled: readsLocations });
  const { data: bots = [] } = useBots();
  if (![...locations, ...bots].some(({ isSample }) => isSample)) return null;
  return (
    <section
      aria-label="Sample data"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-info-text/25 bg-info-soft p-3 text-info-text"
    >
      <p className="flex min-w-0 items-center gap-3">
        <FlaskConical aria-hidden size={20} className="shrink-0" />
        You’re viewing sample data
      </p>
      {isAdmin && <RemoveButton />}
    </section>
  );
};
