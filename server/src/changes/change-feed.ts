import { type ChangeTopic, changeTopics } from '@chat-module/contract/changes';
import { second } from '../clock.ts';
import type { Change, ChangeChannel } from '../database/change-channel.ts';

/** `access` means that a session has ended, or that an operator's role or location has changed. */
export type FeedTopic = ChangeTopic | 'access';

/** What has changed, and at which locations. */
export type Changes = ReadonlyMap<FeedTopic, ReadonlySet<string>>;

/** Stands for all locations. */
export const everywhere = '*';

export interface ChangeFeed {
  /** Resolves once changes are forwarded. There is only one receiver. */
  open(receive: (changes: Changes) => void): Promise<void>;
  /** Notes stored messages at these locations; they are announced together, after a moment. */
  noteConversations(locationIds: readonly (string | null)[]): void;
  stop(): void;
}

/** Changes of one transaction, and of transactions just after it, are sent together. */
const gatherMs = 50;
/** Operators are notified at most this often, however much changes. */
const restMs = second;
/** Messages are many, so a node announces them at most this often. */
const conversationsRestMs = 5 * second;

/**
 * Forwards the committed changes of all nodes in batches, so that a flood of visitors causes only a few events for an
 * operator.
 */
export function createChangeFeed(channel: ChangeChannel): ChangeFeed {
  let opening: Promise<void> | undefined;
  let receiver: ((changes: Changes) => void) | undefined;
  const changes = gathering(gatherMs, restMs, (gathered) => receiver?.(gathered));
  const conversations = gathering(0, conversationsRestMs, (gathered) => {
    const locationIds = [...(gathered.get('conversations') ?? [])];
    const announced = locationIds.map((locationId): Change => ({ topic: 'conversations', locationId }));
    // Lists reload with the next change.
    channel.announce(announced).catch(() => undefined);
  });
  const listener = {
    onChange: ({ topic, locationId }: Change) => changes.add(topic as FeedTopic, locationId),
    onGap: () => {
      for (const topic of [...changeTopics, 'access'] as const) changes.add(topic, everywhere);
    },
  };
  return {
    open(receive) {
      receiver = receive;
      opening ??= channel.open(listener).catch((error) => {
        opening = undefined;
        throw error;
      });
      return opening;
    },
    noteConversations(locationIds) {
      for (const locationId of locationIds) conversations.add('conversations', locationId ?? '');
    },
    stop() {
      changes.cancel();
      conversations.cancel();
    },
  };
}

/** Batches changes for `leastMs`, and until at least `mostMs` after the previous batch. */
function gathering(leastMs: number, mostMs: number, pass: (changes: Changes) => void) {
  let gathered = new Map<FeedTopic, Set<string>>();
  let passedAtMs = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  const passAll = (): void => {
    timer = undefined;
    passedAtMs = performance.now();
    const passed = gathered;
    gathered = new Map();
    pass(passed);
  };
  return {
    add(topic: FeedTopic, locationId: string): void {
      gathered.set(topic, (gathered.get(topic) ?? new Set()).add(locationId));
      timer ??= setTimeout(passAll, Math.max(leastMs, passedAtMs + mostMs - performance.now())).unref();
    },
    cancel: () => clearTimeout(timer),
  };
}
