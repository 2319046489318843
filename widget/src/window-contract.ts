import type { PublicBot } from '@chat-module/contract/bots';

/** What the launcher hands to the window chunk. */
export interface WindowOptions {
  origin: string;
  botId: string;
  /** The element in the shadow root that carries the corner and holds everything else. */
  root: HTMLElement;
  primaryColor: string;
  /** The bot's public record; undefined when it can't be had. */
  bot: Promise<PublicBot | undefined>;
  onMinimize: () => void;
}

export interface MountedWindow {
  show: () => void;
  hide: () => void;
  paint: (primaryColor: string) => void;
  /** Takes the window away and ends its timers. */
  unmount: () => void;
}

/** The exports of the window chunk. */
export interface WindowModule {
  mountWindow: (options: WindowOptions) => MountedWindow;
}
