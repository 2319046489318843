/** Repeats its work in the background: when it is woken, and otherwise after a pause. Two runs never overlap. */
export interface BackgroundLoop {
  /** Has no effect before `start` and after `stop`. */
  wake(): void;
  start(): void;
  /** Resolves when the current run has ended. */
  stop(): Promise<void>;
  /** Resolves when no run is in progress. */
  whenIdle(): Promise<void>;
}

/**
 * @param run the work; it handles its own errors
 * @param pauseMs how long to wait after a run, unless another one was requested
 */
export function createBackgroundLoop(
  run: () => Promise<void>,
  pauseMs: () => number | Promise<number>,
): BackgroundLoop {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStarted = false;
  let isRunRequested = false;

  const runThenWait = async (): Promise<void> => {
    await run();
    const waitMs = await pauseMs();
    running = undefined;
    if (!isStarted) return;
    timer = setTimeout(wake, isRunRequested ? 0 : waitMs);
    timer.unref();
    isRunRequested = false;
  };

  function wake(): void {
    if (!isStarted) return;
    if (running) {
      isRunRequested = true;
      return;
    }
    clearTimeout(timer);
    running = runThenWait();
  }

  return {
    wake,
    start() {
      isStarted = true;
      wake();
    },
    async stop() {
      isStarted = false;
      clearTimeout(timer);
      await running;
    },
    async whenIdle() {
      await running;
    },
  };
}
