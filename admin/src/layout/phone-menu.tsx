import { Menu, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { iconButtonClass } from '../ui/icon-button.tsx';
import { Navigation } from './navigation.tsx';

/** The sidebar as a drawer behind a button. */
export const PhoneMenu = () => {
  const [isOpen, setOpen] = useState(false);
  return (
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
          <Dialog.Close aria-label="Close menu" className={`fixed top-2 right-3 bg-surface ${iconButtonClass}`}>
            <X aria-hidden size={18} />
          </Dialog.Close>
          <Navigation onChoose={() => setOpen(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
