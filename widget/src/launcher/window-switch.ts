import type { Tell } from '../widget-events.ts';
import type { MountedWindow } from '../window-contract.ts';

export interface WindowSwitch {
  open: () => Promise<void>;
  close: () => void;
  toggle: () => Promise<void> | void;
  unmount: () => void;
}

/** Shows either the window or the launcher. A window that is closed while it loads stays closed. */
export const createWindowSwitch = (
  host: HTMLElement,
  place: HTMLElement,
  button: HTMLElement,
  loadWindow: () => Promise<MountedWindow | undefined>,
  tell: Tell,
): WindowSwitch => {
  let mounted: MountedWindow | undefined;
  let isWanted = false;

  const open = async (): Promise<void> => {
    if (isWanted || !host.isConnected) return;
    isWanted = true;
    mounted = await loadWindow();
    if (!mounted) isWanted = false;
    else if (isWanted) {
      mounted.show();
      place.hidden = true;
      tell('open', {});
    }
  };

  const close = (): void => {
    if (!isWanted) return;
    isWanted = false;
    if (!mounted) return;
    place.hidden = false;
    if (document.activeElement === host) button.focus();
    mounted.hide();
    tell('close', {});
  };

  return {
    open,
    close,
    toggle: () => (isWanted ? close() : open()),
    unmount: () => {
      isWanted = false;
      mounted?.unmount();
    },
  };
};
