import { Menu } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { IconButton } from '../ui/buttons/button';
import { lazyPart } from '../ui/core/lazy-part';
import { Logo } from './logo';
import type { SidebarProps } from './sidebar';
import { useSidebarShortcut } from './sidebar-state';

/** Loaded on hover, focus or touch, since it includes the code of a modal. */
const Drawer = lazyPart(() => import('./drawer'), 'default');

/** For narrow screens: a bar with the menu button, and the sidebar as a drawer. */
export function MobileBar(
  props: Omit<SidebarProps, 'collapsed' | 'onToggle' | 'onNavigate' | 'closeButton'>,
) {
  const [open, setOpen] = useState(false);
  const [everOpened, setEverOpened] = useState(false);
  const updateOpen = useCallback((next: (wasOpen: boolean) => boolean) => {
    setEverOpened(true);
    setOpen(next);
  }, []);
  useSidebarShortcut(useCallback(() => updateOpen((wasOpen) => !wasOpen), [updateOpen]));
  return (
    <header className="sticky top-0 z-20 flex items-center justify-between border-rule border-b bg-sunken px-gutter py-1.5">
      <Logo />
      <IconButton
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        size="md"
        className="-mr-2.5 text-ink [&_svg]:size-5.5"
        onPointerEnter={Drawer.preload}
        onFocus={Drawer.preload}
        onClick={() => updateOpen(() => true)}
      >
        <Menu />
      </IconButton>
      <Suspense>{everOpened && <Drawer {...props} open={open} onOpenChange={setOpen} />}</Suspense>
    </header>
  );
}
