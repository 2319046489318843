import { Menu, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { Brand } from '../ui/brand.tsx';
import { iconButtonClass } from '../ui/icon-button.tsx';
import { Navigation } from './navigation.tsx';

/** On narrow screens the sidebar is a drawer behind a button. */
export const PhoneBar = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="sticky top-0 z-10 flex items-center justify-between border-line border-b bg-surface px-4 py-2 lg:hidden">
      <Brand />
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Trigger aria-label="Open menu" className={iconButtonClass}>
          <Menu aria-hidden size={20} />
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className="fixed inset-0 z-20 animate-appear bg-scrim" />
          <Dialog.Content
            aria-describedby={undefined}
            className="fixed inset-y-0 left-0 z-20 w-72 max-w-[85vw] animate-appear bg-surface shadow-float"
          >
            <Dialog.Title className="sr-only">Menu</Dialog.Title>
            <Dialog.Close aria-label="Close menu" className={`absolute top-4 right-3 ${iconButtonClass}`}>
              <X aria-hidden size={18} />
            </Dialog.Close>
            <Navigation onChoose={() => setOpen(false)} />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </div>
  );
};
