import { safeHref } from '@chat-module/contract/markdown';
import type { KeyboardEvent } from 'react';

const pressOnSpace = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** A real link styled as a button, so that no pop-up blocker interferes and its address can be seen and copied. */
export const LinkButton = ({ href, label }: { href: string; label: string }) => {
  const address = safeHref(href);
  if (!address) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a link to follow, named among its neighbours as the button it looks like
    <a
      className="choice"
      role="button"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onKeyDown={pressOnSpace}
    >
      {label}
    </a>
  );
};
