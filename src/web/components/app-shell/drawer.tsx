import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { IconButton } from '../ui/buttons/button';
import { Sidebar, type SidebarProps } from './sidebar';

export interface DrawerProps
  extends Omit<SidebarProps, 'collapsed' | 'onToggle' | 'onNavigate' | 'closeButton'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The sidebar as a drawer over the page, at most 18rem wide. A default export, which `lazyPart` loads. */
export default function Drawer({ open, onOpenChange, ...sidebar }: DrawerProps) {
  const close = (
    <Dialog.Close
      render={
        <IconButton label="Close menu">
          <X />
        </IconButton>
      }
    />
  );
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-(--slow) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-y-0 left-0 z-40 w-72 max-w-[calc(100vw-3rem)] max-[16rem]:w-full bg-sunken shadow-2 outline-none transition-transform duration-(--slow) ease-out data-ending-style:-translate-x-full data-starting-style:-translate-x-full">
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <Sidebar {...sidebar} onNavigate={() => onOpenChange(false)} closeButton={close} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
