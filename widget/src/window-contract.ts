import type { PublicBot } from '@chat-module/contract/bots';
import type { Tell } from './widget-events.ts';
import type { WidgetOptions } from './widget-options.ts';

/** What the launcher hands to the window chunk. */
export interface WindowNeeds {
  origin: string;
  options: WidgetOptions;
  /** The element in the shadow root that carries the corner and holds everything else. */
  root: HTMLElement;
  /** The bot's public record; undefined when it can't be had. */
  bot: Promise<PublicBot | undefined>;
  tell: Tell;
  onMinimize: () => void;
}

export interface MountedWindow {
  show: () => void;
  hide: () => void;
  /** Takes the window away and ends its timers. */
  unmount: () => void;
}

/** The exports of the window chunk. */
export interface WindowModule {
  /** Makes the window ready, hidden, and without any trace of it yet in the browser's storage. */
  mountWindow: (needs: WindowNeeds) => Promise<MountedWindow>;
}
