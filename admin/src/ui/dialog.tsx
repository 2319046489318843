import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { iconButtonClass } from './icon-button.tsx';
import { useEscapeKey } from './use-escape-key.ts';

interface Props {
  title: string;
  description?: string;
  wide?: boolean;
  /** Contains typed text, so a click outside doesn't close it. */
  keepOpen?: boolean;
  /** Contains text to read first, so the keyboard starts at its top, not at its first field. */
  readFirst?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Radix returns the focus only to its own trigger; our dialogs open from anywhere. If the dialog deleted the row with
 * the button, the focus goes to the screen, not to the start of the document.
 */
const useFocusReturn = () => {
  const [opener] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    const target = opener?.isConnected ? opener : document.getElementById('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
};

/**
 * Focuses the first field, or the harmless button of a question. Radix itself would focus the close button.
 */
const focusFirstField = (event: Event): void => {
  const panel = event.currentTarget;
  if (!(panel instanceof HTMLElement)) return;
  const field = panel.querySelector<HTMLElement>('input, select, textarea') ?? panel.querySelector('footer button');
  if (!(field instanceof HTMLElement)) return;
  event.preventDefault();
  field.focus();
};

const panel =
  'fixed z-20 flex flex-col bg-surface shadow-float animate-appear inset-x-0 bottom-0 max-h-[94dvh] rounded-t-card ' +
  'sm:inset-x-auto sm:bottom-auto sm:top-1/2 sm:left-1/2 sm:w-[calc(100vw-3rem)] sm:max-h-[90dvh] ' +
  'sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card';

export const Dialog = ({
  title,
  description,
  wide = false,
  keepOpen = false,
  readFirst = false,
  onClose,
  children,
}: Props) => {
  const onCloseAutoFocus = useFocusReturn();
  const escapeKey = useEscapeKey(onClose);
  return (
    <Primitive.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-20 animate-appear bg-scrim" />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...(readFirst ? {} : { onOpenAutoFocus: focusFirstField })}
          onCloseAutoFocus={onCloseAutoFocus}
          {...escapeKey}
          onInteractOutside={(event) => keepOpen && event.preventDefault()}
          className={classNames(panel, wide ? 'sm:max-w-3xl' : 'sm:max-w-lg')}
        >
          <header className="flex items-center justify-between gap-4 border-line border-b py-3 pr-3 pl-5">
            <div className="min-w-0 py-1.5 wrap-anywhere">
              <Primitive.Title className="font-semibold text-base">{title}</Primitive.Title>
              {description && <Primitive.Description className="text-muted">{description}</Primitive.Description>}
            </div>
            <Primitive.Close aria-label="Close" className={iconButtonClass}>
              <X aria-hidden size={18} />
            </Primitive.Close>
          </header>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
};

export const DialogBody = ({ children }: { children: ReactNode }) => (
  <div className="min-h-0 grow space-y-5 overflow-y-auto p-5">{children}</div>
);

export const DialogFooter = ({ children }: { children: ReactNode }) => (
  <footer className="flex flex-wrap justify-end gap-3 border-line border-t px-5 py-3">{children}</footer>
);
