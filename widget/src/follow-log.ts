/** Makes a function that scrolls to the newest message whenever the messages have grown. */
export const createLogFollower = (place: HTMLElement): (() => void) => {
  let seenHeight = 0;
  return () => {
    const scroller = place.querySelector('.scroller');
    if (!scroller || scroller.scrollHeight === seenHeight) return;
    seenHeight = scroller.scrollHeight;
    scroller.scrollTop = seenHeight;
  };
};
