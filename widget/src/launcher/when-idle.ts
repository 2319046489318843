/** Runs the task once the host page has loaded and is idle. */
export const whenIdle = (task: () => void): void => {
  // Safari has no `requestIdleCallback`.
  const runIdle = () => (window.requestIdleCallback ?? setTimeout)(task);
  if (document.readyState === 'complete') runIdle();
  else addEventListener('load', runIdle);
};
