import {
  Activity,
  BookOpenText,
  CalendarCheck,
  ChartColumn,
  ContactRound,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  MapPin,
  MessagesSquare,
  MonitorPlay,
  ScrollText,
  UserRound,
  Users,
} from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'wouter';
import { useOpenCount } from '../attention/open-work.ts';
import { useCurrentUser, useIsAdmin } from '../session/current-user.queries.ts';
import { Brand } from '../ui/brand.tsx';
import { classNames } from '../ui/class-names.ts';
import { dropDrafts } from './drafts.ts';

interface Entry {
  readonly label: string;
  readonly href: string;
  readonly icon: LucideIcon;
  readonly adminsOnly?: true;
}

const entries: readonly Entry[] = [
  { label: 'Dashboard', href: '/', icon: LayoutDashboard },
  { label: 'User Management', href: '/admin', icon: Users, adminsOnly: true },
  { label: 'Locations', href: '/locations', icon: MapPin },
  { label: 'Reservations', href: '/reservations', icon: CalendarCheck },
  { label: 'Conversations', href: '/conversations', icon: MessagesSquare },
  { label: 'Leads', href: '/leads', icon: ContactRound },
  { label: 'FAQs', href: '/faqs', icon: BookOpenText },
  { label: 'Analytics', href: '/analytics', icon: ChartColumn },
  { label: 'Widget Demo', href: '/demo', icon: MonitorPlay },
  { label: 'Audit Log', href: '/audit-log', icon: ScrollText, adminsOnly: true },
  { label: 'Status', href: '/status', icon: Activity, adminsOnly: true },
];

const isCurrent = (href: string, path: string): boolean =>
  href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`);

const entryClass = (isActive: boolean) =>
  classNames(
    'flex min-h-10 items-center gap-3 rounded-control px-3 font-medium transition-colors pointer-coarse:min-h-11',
    isActive ? 'bg-accent-soft text-accent-text' : 'text-muted hover:bg-sunken hover:text-ink',
  );

interface LinkProps {
  entry: Entry;
  path: string;
  onChoose?: () => void;
}

const NavigationLink = ({ entry, path, onChoose }: LinkProps) => {
  const isActive = isCurrent(entry.href, path);
  const open = useOpenCount(entry.href);
  const descriptionId = useId();
  return (
    <>
      <Link
        href={entry.href}
        onClick={onChoose}
        aria-current={isActive ? 'page' : undefined}
        aria-describedby={open && descriptionId}
        className={entryClass(isActive)}
      >
        <entry.icon aria-hidden size={18} />
        {entry.label}
      </Link>
      {/* Next to the link, so that it isn't part of the link's name. */}
      {open && <OpenCount id={descriptionId} {...open} />}
    </>
  );
};

interface OpenCountProps {
  id: string;
  text: string;
  description: string;
}

const OpenCount = ({ id, text, description }: OpenCountProps) => (
  <>
    <span
      aria-hidden
      className="pointer-events-none absolute inset-y-0 right-3 my-auto h-5 min-w-5 rounded-full bg-accent px-1.5 text-center font-semibold text-on-accent text-xs leading-5 tabular-nums"
    >
      {text}
    </span>
    <span id={id} hidden>
      {description}
    </span>
  </>
);

const profile: Entry = { label: 'Your Profile', href: '/profile', icon: UserRound };

const SignedInAs = () => {
  const { data: user } = useCurrentUser();
  return user && <p className="truncate px-3 pb-2 text-muted text-xs">Signed in as {user.username}</p>;
};

export const Navigation = ({ onChoose }: { onChoose?: () => void }) => {
  const [path] = useLocation();
  const isAdmin = useIsAdmin();
  const shown = entries.filter(({ adminsOnly }) => isAdmin || !adminsOnly);
  return (
    <div className="flex h-full flex-col gap-14 overflow-y-auto p-4 lg:gap-6">
      <div className="px-2">
        <Brand />
      </div>
      <nav aria-label="Main" className="grow">
        <ul className="space-y-1">
          {shown.map((entry) => (
            <li key={entry.href} className="relative">
              <NavigationLink entry={entry} path={path} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="border-line border-t pt-4">
        <SignedInAs />
        <NavigationLink entry={profile} path={path} onChoose={onChoose} />
        <a href="/api/logout" onClick={dropDrafts} className={entryClass(false)}>
          <LogOut aria-hidden size={18} />
          Sign Out
        </a>
      </div>
    </div>
  );
};
