import type { ComponentProps, KeyboardEvent } from 'react';
import { Link } from 'wouter';

const clickOnSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
  if (event.key !== ' ' || event.repeat) return;
  // Space would scroll the page.
  event.preventDefault();
  event.currentTarget.click();
};

const likeButton = { role: 'button', onKeyDown: clickOnSpace } as const;

interface Props extends ComponentProps<'a'> {
  href: string;
  /** Leaves the application, so the browser itself navigates. */
  external?: boolean;
}

/** A button that navigates: still a link for middle clicks and "Copy link address". */
export const ButtonLink = ({ external = false, ...link }: Props) =>
  external ? <a {...link} {...likeButton} /> : <Link {...link} {...likeButton} />;
