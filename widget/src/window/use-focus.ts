import { type RefObject, useEffect, useRef } from 'react';
import type { ConversationEvent } from '../conversation/conversation.ts';
import { hasScreenKeyboard } from './phone-screen.ts';

const focus = (element: HTMLElement | null | undefined): void => element?.focus({ preventScroll: true });

/** A pressed button may disappear or be disabled; the focus, and with it the Esc key, stays in the window. */
const keepFocus = (place: HTMLElement): void => {
  if (!place.querySelector(':focus:enabled, a:focus')) focus(place);
};

type Send = (event: ConversationEvent) => void;

/**
 * The input has the focus once the window opens; on a touch screen the window has it, because a keyboard would
 * cover the quick replies.
 */
export const useFocusOnOpening = (window: RefObject<HTMLElement | null>, takesFocus: boolean): void => {
  useEffect(() => {
    if (takesFocus) focus(hasScreenKeyboard() ? window.current : window.current?.querySelector('.composer input'));
  }, [window, takesFocus]);
};

/** After each of the visitor's actions the focus stays in the window. */
export const useFocusAfterActs = (window: RefObject<HTMLElement | null>, send: Send): Send => {
  const act = useRef<ConversationEvent>(undefined);
  useEffect(() => {
    if (!act.current || !window.current) return;
    const { type } = act.current;
    if (type === 'promptAnswered' || type === 'reserveChosen') focus(window.current.querySelector('.card input'));
    keepFocus(window.current);
    act.current = undefined;
  });
  return (event) => {
    act.current = event;
    send(event);
  };
};
