import { ArrowLeft, LogOut } from 'lucide-react';
import { buttonClass } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { dropDrafts } from './drafts.ts';

/** The line above a screen that is a place of its own: what it is, and the ways out. */
export const ScreenBar = ({ subtitle }: { subtitle: string }) => (
  <header className="flex flex-wrap items-center justify-between gap-3 border-line border-b pb-4">
    <p className="leading-tight">
      <span className="block font-semibold">Chat Module</span>
      <span className="text-muted text-xs">{subtitle}</span>
    </p>
    <div className="-mx-3.5 flex flex-wrap gap-2 sm:mx-0">
      <ButtonLink href="/" className={buttonClass('quiet')}>
        <ArrowLeft aria-hidden size={16} />
        Back to Dashboard
      </ButtonLink>
      <ButtonLink external href="/api/logout" onClick={dropDrafts} className={buttonClass('quiet')}>
        <LogOut aria-hidden size={16} />
        Logout
      </ButtonLink>
    </div>
  </header>
);
