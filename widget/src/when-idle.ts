const runIdle = (task: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task);
  else setTimeout(task, 1);
};

/** Runs the task once the host page has loaded and has nothing else to do. */
export const whenIdle = (task: () => void): void => {
  if (document.readyState === 'complete') runIdle(task);
  else addEventListener('load', () => runIdle(task), { once: true });
};
