import { Link } from 'wouter';
import { classNames } from '../ui/class-names.ts';

export type FaqView = 'faqs' | 'sets' | 'unanswered' | 'check';

const tabs: readonly { view: FaqView; label: string; href: string }[] = [
  { view: 'faqs', label: 'FAQs', href: '/faqs' },
  { view: 'sets', label: 'FAQ Sets', href: '/faqs?view=sets' },
  { view: 'unanswered', label: 'Unanswered Questions', href: '/faqs?view=unanswered' },
  { view: 'check', label: 'Test a Question', href: '/faqs?view=check' },
];

const tabClass = (isCurrent: boolean) =>
  classNames(
    'inline-flex min-h-10 items-center border-b-2 px-1 font-medium pointer-coarse:min-h-11',
    isCurrent ? 'border-accent-text text-ink' : 'border-transparent text-muted hover:text-ink',
  );

/** The tabs of the screen, each with its own URL. */
export const FaqTabs = ({ current }: { current: FaqView }) => (
  <nav aria-label="FAQ lists" className="border-line border-b">
    <ul className="-mb-px flex flex-wrap gap-x-3 sm:gap-x-6">
      {tabs.map(({ view, label, href }) => (
        <li key={view}>
          <Link href={href} aria-current={view === current ? 'page' : undefined} className={tabClass(view === current)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
