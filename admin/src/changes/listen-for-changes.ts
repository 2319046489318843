import type { ChangeEvent, ChangeTopic } from '@chat-module/contract/changes';

const firstPauseMs = 1000;
const longestPauseMs = 60_000;
/** The server sends a heartbeat every 20 seconds. */
const longestSilenceMs = 50_000;
/** A browser opens only six connections to a server, so a hidden tab soon closes its own. */
const closeWhenHiddenMs = 60_000;

interface Listener {
  /** Changes are reported from now on; earlier ones may have been missed. */
  onReady(): void;
  onChange(topics: readonly ChangeTopic[]): void;
  /** The server has refused the connection or can't be reached. */
  onRefused(): void;
}

/** Listens while the page is open, and connects again whenever the connection is lost. */
export function listenForChanges({ onReady, onChange, onRefused }: Listener): void {
  let source: EventSource | undefined;
  let failures = 0;
  let [retrying, silence, hiding]: (ReturnType<typeof setTimeout> | undefined)[] = [];

  const close = (): void => {
    source?.close();
    source = undefined;
    clearTimeout(retrying);
    clearTimeout(silence);
  };
  const retry = (): void => {
    close();
    const pauseMs = Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
    failures += 1;
    // Spreads reconnections after a server restart.
    retrying = setTimeout(open, pauseMs * (0.5 + Math.random()));
    if (failures > 1) onRefused();
  };
  const noteLife = (): void => {
    clearTimeout(silence);
    silence = setTimeout(retry, longestSilenceMs);
  };
  const open = (): void => {
    close();
    source = new EventSource('/api/admin/changes');
    noteLife();
    source.addEventListener('error', retry);
    source.addEventListener('heartbeat', noteLife);
    source.addEventListener('ready', () => {
      failures = 0;
      noteLife();
      onReady();
    });
    source.addEventListener('change', ({ data }: MessageEvent<string>) => {
      noteLife();
      onChange((JSON.parse(data) as ChangeEvent).topics);
    });
  };
  document.addEventListener('visibilitychange', () => {
    clearTimeout(hiding);
    if (document.hidden) hiding = setTimeout(close, closeWhenHiddenMs);
    else if (!source) open();
  });
  open();
}
