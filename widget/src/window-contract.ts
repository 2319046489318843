import type { PublicBot } from '@chat-module/contract/bots';
import type { Tell } from './widget-events.ts';
import type { WidgetOptions } from './widget-options.ts';

/** What the launcher passes to the window chunk. */
export interface WindowNeeds {
  origin: string;
  options: WidgetOptions;
  /** The element in the shadow root that contains everything and carries the corner. */
  root: HTMLElement;
  /** The bot's public record; undefined if it can't be loaded. */
  bot: Promise<PublicBot | undefined>;
  tell: Tell;
  onMinimize: () => void;
}

export interface MountedWindow {
  show: () => void;
  hide: () => void;
  /** Removes the window and stops its timers. */
  unmount: () => void;
}

/** The exports of the window chunk. */
export interface WindowModule {
  /** Prepares the window, hidden, without storing anything in the browser yet. */
  mountWindow: (needs: WindowNeeds) => Promise<MountedWindow>;
}
