import { type ComponentChild, options, render } from 'preact';

/** Rendered and run at once, also on pages whose `bind` or whose clock is not the browser's. */
options.debounceRendering = queueMicrotask;
options.requestAnimationFrame = queueMicrotask;

/** As in React, an event carries the browser's own. */
options.event = (event: Event) => Object.assign(event, { nativeEvent: event });

export const createRoot = (container: Element) => ({
  render: (view: ComponentChild) => render(view, container),
  unmount: () => render(null, container),
});
