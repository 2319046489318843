import { type RefObject, useEffect, useRef } from 'react';
import type { ConversationEvent } from '../conversation/conversation.ts';

const focus = (place: Element, selector: string): void =>
  place.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

/** A pressed button may disappear or be disabled; the focus, and with it the Esc key, stays in the window. */
const keepFocus = (place: HTMLElement): void => {
  if (!place.querySelector(':focus:enabled, a:focus')) place.focus({ preventScroll: true });
};

type Send = (event: ConversationEvent) => void;

/** The input has the focus once the window opens; after each of the visitor's actions the focus stays in the window. */
export const useFocus = (window: RefObject<HTMLElement | null>, isOpen: boolean, send: Send): Send => {
  const act = useRef<ConversationEvent>(undefined);
  useEffect(() => {
    if (isOpen && window.current) focus(window.current, '.composer input');
  }, [window, isOpen]);
  useEffect(() => {
    if (!act.current || !window.current) return;
    if (act.current.type === 'promptAnswered') focus(window.current, '.card input');
    keepFocus(window.current);
    act.current = undefined;
  });
  return (event) => {
    act.current = event;
    send(event);
  };
};
