/** Returns a function that scrolls to the newest message when the messages or their space have changed. */
export const createLogFollower = (place: HTMLElement): (() => void) => {
  let seen = '';
  return () => {
    const scroller = place.querySelector('.scroller');
    if (!scroller) return;
    const { scrollHeight, clientHeight } = scroller;
    if (seen !== `${scrollHeight} ${clientHeight}`) scroller.scrollTop = scrollHeight;
    seen = `${scrollHeight} ${clientHeight}`;
  };
};
