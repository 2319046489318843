import type { ReactNode } from 'react';
import { useIsAdmin, useIsManager } from '../session/current-user.queries.ts';
import { buttonClass } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { PageHeader } from './page-header.tsx';

/** Wraps a screen that only makes changes. Operators who may not make them are told before they fill in a form. */
export const AdminsOnly = ({ children }: { children: ReactNode }) => {
  const isAdmin = useIsAdmin();
  const isManager = useIsManager();
  if (isAdmin) return children;
  return (
    <>
      <PageHeader
        title="Admins only"
        subtitle={
          isManager
            ? 'Your account can manage leads, reservations, FAQs and conversations. For other changes, ask an admin.'
            : 'Your account can view this facility’s data but not change it.'
        }
      />
      <ButtonLink href="/" className={buttonClass()}>
        Back to Dashboard
      </ButtonLink>
    </>
  );
};
