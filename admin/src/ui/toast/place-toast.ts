const step = 16;
const gap = 4;
const lookEveryMs = 250;

const controlSelector = 'a[href], button, input, select, textarea, summary';

/** The usable controls: under an open dialog there are none. */
function controlsBeside(corner: HTMLElement): DOMRect[] {
  const dialogs = document.querySelectorAll('[role="dialog"][data-state="open"]');
  const scope = [...dialogs].at(-1) ?? document;
  return [...scope.querySelectorAll(controlSelector)]
    .filter((control) => !corner.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

const overlaps = (toast: DOMRect, raisedBy: number, { left, right, top, bottom }: DOMRect): boolean =>
  left < toast.right + gap &&
  right > toast.left - gap &&
  top < toast.bottom - raisedBy + gap &&
  bottom > toast.top - raisedBy - gap;

/** Raises a toast until it covers no control; it stays where it is if there is no such place. */
function raise(corner: HTMLElement): void {
  const before = corner.style.translate;
  corner.style.translate = '';
  const toast = corner.getBoundingClientRect();
  if (toast.height === 0) return;
  const controls = controlsBeside(corner);
  for (let raisedBy = 0; raisedBy <= toast.top; raisedBy += step) {
    if (controls.some((control) => overlaps(toast, raisedBy, control))) continue;
    corner.style.translate = `0 ${-raisedBy}px`;
    return;
  }
  corner.style.translate = before;
}

/** Keeps a toast clear of controls while the screen under it changes; call the returned function to stop. */
export function keepToastClear(corner: HTMLElement): () => void {
  raise(corner);
  const timer = setInterval(() => raise(corner), lookEveryMs);
  return () => clearInterval(timer);
}
