/** Makes a function that scrolls to the newest message whenever the messages, or the room for them, have changed. */
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
