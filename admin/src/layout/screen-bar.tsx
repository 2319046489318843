import { ArrowLeft, LogOut } from 'lucide-react';
import { buttonClass } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { dropDrafts } from './drafts.ts';

/** The bar above a standalone screen: its name, which narrow screens show in the bar above, and the ways out. */
export const ScreenBar = ({ subtitle }: { subtitle: string }) => (
  <header className="flex items-center justify-between gap-3 border-line border-b max-lg:-mx-4 max-lg:-mt-4 max-lg:px-2 max-sm:px-2 sm:max-lg:-mx-6 sm:max-lg:-mt-6 sm:max-lg:px-4 lg:pb-4">
    <p className="leading-tight max-lg:hidden">
      <span className="block font-semibold">Chat Module</span>
      <span className="text-muted text-xs">{subtitle}</span>
    </p>
    <div className="flex gap-2 max-lg:grow max-lg:justify-between">
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
