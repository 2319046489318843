import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { iconButtonClass } from '../icon-button.tsx';
import { useEscapeKey } from '../use-escape-key.ts';
import { useIsWide } from '../use-is-wide.ts';

interface Props {
  /** The row that the panel shows. */
  id: string;
  title: string;
  /** A line below the title, such as badges and the date. */
  about?: ReactNode;
  /** Buttons to other rows; they keep the focus. */
  steps?: ReactNode;
  /** Buttons below the content. */
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Focuses the title for each row, and on closing the last element that was focused outside of the panel. */
const usePanelFocus = (id: string) => {
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    const panel = title.current?.closest('[role="dialog"]');
    if (!panel?.contains(document.activeElement)) opener.current = document.activeElement;
    if (!document.activeElement?.closest('[data-panel-steps]')) title.current?.focus({ preventScroll: true });
  }, [id]);
  const take = (event: Event) => {
    event.preventDefault();
    title.current?.focus({ preventScroll: true });
  };
  const giveBack = (event: Event) => {
    event.preventDefault();
    const target = opener.current?.isConnected ? opener.current : document.getElementById('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
  return { title, take, giveBack };
};

const panel =
  'fixed inset-y-0 right-0 z-20 flex w-full flex-col border-line bg-surface shadow-float sm:w-[28rem] sm:border-l ' +
  'animate-slide-from-right';

/**
 * One row of a list in full, beside the list, which stays usable; on narrow windows it covers the list. Render one panel
 * for all rows, so that going from row to row keeps it open.
 */
export const SidePanel = ({ id, title, about, steps, footer, onClose, children }: Props) => {
  const isWide = useIsWide();
  const focus = usePanelFocus(id);
  const escapeKey = useEscapeKey(onClose);
  return (
    <Primitive.Root open modal={!isWide} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal>
        {!isWide && <Primitive.Overlay className="fixed inset-0 z-20 animate-appear bg-scrim" />}
        <Primitive.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focus.take}
          onCloseAutoFocus={focus.giveBack}
          onInteractOutside={(event) => isWide && event.preventDefault()}
          {...escapeKey}
          className={panel}
        >
          <header className="flex items-start justify-between gap-4 border-line border-b py-3 pr-3 pl-5">
            <div aria-live="polite" className="min-w-0 grow space-y-1 py-1.5 wrap-anywhere">
              <Primitive.Title ref={focus.title} tabIndex={-1} className="font-semibold text-base outline-none">
                {title}
              </Primitive.Title>
              {about}
            </div>
            <div className="flex shrink-0">
              <span data-panel-steps className="contents">
                {steps}
              </span>
              <Primitive.Close aria-label="Close" className={iconButtonClass}>
                <X aria-hidden size={18} />
              </Primitive.Close>
            </div>
          </header>
          <div key={id} className="min-h-0 grow space-y-6 overflow-y-auto p-5">
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-line border-t px-5 py-3">{footer}</footer>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
};

/** A titled part of a panel. */
export const PanelSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="space-y-2">
    <h3 className="font-semibold">{title}</h3>
    {children}
  </section>
);
