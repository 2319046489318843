import type { PublicBot } from '@chat-module/contract/bots';
import type { Visitor, WidgetOptions } from '../chat-bot-pro.d.ts';
import type { Tell } from './widget-events.ts';

/** What the launcher passes to the window chunk. */
export interface WindowNeeds {
  origin: string;
  options: WidgetOptions;
  /** The element in the shadow root that contains everything and carries the corner. */
  root: HTMLElement;
  /** The bot's public record; undefined if it can't be loaded. */
  bot: Promise<PublicBot | undefined>;
  /** The details that the host page provides about the visitor; they may change. */
  visitor: Visitor;
  tell: Tell;
  onOpen: () => void;
  onMinimize: () => void;
}

export interface MountedWindow {
  isOpen: () => boolean;
  /** Has no effect if it is open already. */
  show: () => void;
  hide: () => void;
  /** Sends a message for the visitor. */
  send: (text: string) => void;
  /** Shows the teaser beside the launcher, unless the visitor knows the chat already. */
  tease: () => void;
  /** Removes the window and stops its timers. */
  unmount: () => void;
}

/** The exports of the window chunk. */
export interface WindowModule {
  /** Prepares the window, hidden, without storing anything in the browser yet. */
  mountWindow: (needs: WindowNeeds) => Promise<MountedWindow>;
}
