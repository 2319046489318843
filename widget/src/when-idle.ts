/** Runs the task once the host page has loaded and has nothing else to do. */
export const whenIdle = (task: () => void): void => {
  // Safari has no such callback.
  const runIdle = () => (window.requestIdleCallback ?? setTimeout)(task);
  if (document.readyState === 'complete') runIdle();
  else addEventListener('load', runIdle);
};
