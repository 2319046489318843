/** Runs in the measured page before any other script; self-contained. */
export const watchPage = ({ launcher, field, isWatchingLauncher }) => {
  const watched = {
    shifts: 0,
    longTasks: [],
    launcherShownMs: undefined,
    clickToFieldMs: undefined,
    isFieldFocused: false,
  };
  window.watched = watched;

  const find = (selector) => {
    const [outer, inner] = selector.split(' >> ');
    if (!inner) return document.querySelector(outer);
    return document.querySelector(outer)?.shadowRoot?.querySelector(inner);
  };
  const isShown = (element) =>
    element && element.getBoundingClientRect().width > 0 && getComputedStyle(element).visibility === 'visible';
  const focused = () => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  };

  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) watched.shifts += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });

  const watchLauncher = () => {
    if (isShown(find(launcher))) watched.launcherShownMs = performance.now();
    else requestAnimationFrame(watchLauncher);
  };
  if (launcher && isWatchingLauncher) requestAnimationFrame(watchLauncher);

  let clickedMs;
  const noteFocus = () => {
    if (clickedMs === undefined || watched.isFieldFocused || focused() !== find(field)) return;
    watched.clickToFieldMs = performance.now() - clickedMs;
    watched.isFieldFocused = true;
  };
  // Focus changes inside a shadow root fire no event outside, and a timer waits for the page's other tasks.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (...args) {
    focus.apply(this, args);
    noteFocus();
  };
  /** For widgets that don't move the focus, or by `autofocus`. Once per frame, because it forces a layout. */
  const watchShownField = () => {
    noteFocus();
    if (watched.isFieldFocused) return;
    if (isShown(find(field))) watched.clickToFieldMs ??= performance.now() - clickedMs;
    if (performance.now() - clickedMs < 5000) requestAnimationFrame(watchShownField);
  };
  const onClick = ({ timeStamp }) => {
    clickedMs = timeStamp;
    requestAnimationFrame(watchShownField);
  };
  if (field) addEventListener('click', onClick, { capture: true, once: true });
};
