import { Dialog } from '@base-ui/react/dialog';
import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../ui/button';
import { Logo } from './logo';
import { Sidebar, type SidebarProps } from './sidebar';
import { useSidebarShortcut } from './sidebar-state';

const toggled = (open: boolean) => !open;

/** Narrow screens: a bar with the menu button, and the sidebar as a drawer of 18rem. */
export function MobileBar(props: Omit<SidebarProps, 'folded' | 'onToggle' | 'onFollow' | 'close'>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useSidebarShortcut(() => setOpen(toggled));
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <header className="sticky top-0 z-20 flex items-center justify-between border-rule border-b bg-sunken px-gutter py-1.5">
        <Logo />
        <Dialog.Trigger
          render={
            <IconButton label="Open menu" size="md" className="-mr-2.5 text-ink [&_svg]:size-5.5">
              <Menu aria-hidden strokeWidth={1.6} />
            </IconButton>
          }
        />
      </header>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-(--slow) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-y-0 left-0 z-40 w-72 max-w-[calc(100vw-3rem)] bg-sunken shadow-2 outline-none transition-transform duration-(--slow) ease-out data-ending-style:-translate-x-full data-starting-style:-translate-x-full">
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <Sidebar
            {...props}
            onFollow={close}
            close={
              <Dialog.Close
                render={
                  <IconButton label="Close menu">
                    <X aria-hidden strokeWidth={1.6} />
                  </IconButton>
                }
              />
            }
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
