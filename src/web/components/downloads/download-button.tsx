import { cloneElement, Suspense, useState } from 'react';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import type { DownloadMenuProps } from './download-menu';

// Lazy: most of the code is the menu's, which is rarely opened.
const DownloadMenu = lazyPart(() => import('./download-menu'), 'DownloadMenu');

/** A button that opens the menu of file formats; the menu's code is loaded on hover, focus or touch. */
export function DownloadButton(props: Omit<DownloadMenuProps, 'defaultOpen'>) {
  const [opened, setOpened] = useState(false);
  if (!opened) {
    return cloneElement(props.trigger(false), {
      'aria-haspopup': 'menu',
      onPointerEnter: DownloadMenu.preload,
      onFocus: DownloadMenu.preload,
      onClick: () => setOpened(true),
    });
  }
  return (
    <Suspense fallback={props.trigger(true)}>
      <DownloadMenu {...props} defaultOpen />
    </Suspense>
  );
}
