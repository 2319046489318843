import type { ReactNode } from 'react';
import { useIsAdmin } from '../session/current-user.queries.ts';
import { buttonClass } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { PageHeader } from './page-header.tsx';

/** For screens that only change things: other operators see that they may not, before they fill in a form. */
export const AdminsOnly = ({ children }: { children: ReactNode }) => {
  if (useIsAdmin()) return children;
  return (
    <>
      <PageHeader
        title="Administrators only"
        subtitle="Your account can view this facility’s data but not change it."
      />
      <ButtonLink href="/" className={buttonClass()}>
        Back to Dashboard
      </ButtonLink>
    </>
  );
};
