import { type MouseEvent, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { sectionId } from './section-id.ts';
import { useCurrentSection } from './use-current-section.ts';

const goTo = (id: string): void => {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
};

/** Shows the current link in the row, which scrolls sideways on narrow screens. */
const useRowPosition = (current: string) => {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (link && row.current) row.current.scrollTo({ left: link.offsetLeft - 16 });
  }, [current]);
  return row;
};

/** A shared link may name a section. */
const useSectionOfAddress = (ids: readonly string[], choose: (id: string) => void): void => {
  const known = ids.join(' ');
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (!known.split(' ').includes(id)) return;
    choose(id);
    goTo(id);
  }, [known, choose]);
};

const linkClass = 'block whitespace-nowrap rounded-control px-3 py-1.5 max-xl:py-2.5 xl:whitespace-normal';

/** Anchors of a long form: a column beside it on wide screens, a row above it on others. */
export const SectionNav = ({ titles }: { titles: readonly string[] }) => {
  const ids = titles.map(sectionId);
  const { current, choose } = useCurrentSection(ids);
  useSectionOfAddress(ids, choose);
  const row = useRowPosition(current);
  const follow = (event: MouseEvent, id: string) => {
    event.preventDefault();
    window.history.replaceState(window.history.state, '', `#${id}`);
    choose(id);
    goTo(id);
  };
  return (
    <nav
      aria-label="Sections"
      className="sticky z-5 max-xl:-mx-4 max-xl:top-14 max-xl:border-line max-xl:border-b max-xl:bg-canvas lg:max-xl:top-0 sm:max-xl:-mx-6 lg:max-xl:-mx-8 xl:top-8 xl:self-start"
    >
      <ul ref={row} className="relative flex max-xl:overflow-x-auto max-xl:px-1 sm:max-xl:px-3 xl:flex-col xl:gap-0.5">
        {titles.map((title, at) => {
          const id = ids[at] ?? '';
          const isCurrent = id === current;
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={isCurrent ? 'location' : undefined}
                onClick={(event) => follow(event, id)}
                className={classNames(
                  linkClass,
                  isCurrent ? 'bg-accent-soft font-medium text-accent-text' : 'text-muted hover:text-ink',
                )}
              >
                {title}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
