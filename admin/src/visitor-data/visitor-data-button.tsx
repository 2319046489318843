import { UserSearch } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useIsAdmin } from '../session/current-user.queries.ts';
import { Button } from '../ui/button.tsx';
import { useOpenedDialog } from '../ui/list/use-opened-dialog.ts';

const VisitorDataDialog = lazy(async () => ({
  default: (await import('./visitor-data-dialog.tsx')).VisitorDataDialog,
}));

const dialogName = 'visitor-data';

/** On screens that show visitors' data; admins only. */
export const VisitorDataButton = () => {
  const isAdmin = useIsAdmin();
  const { dialog, open, close } = useOpenedDialog();
  if (!isAdmin) return null;
  return (
    <div className="self-end">
      <Button onClick={() => open(dialogName)}>
        <UserSearch aria-hidden size={16} />
        Visitor's Data
      </Button>
      {dialog === dialogName && (
        <Suspense>
          <VisitorDataDialog onClose={close} />
        </Suspense>
      )}
    </div>
  );
};
