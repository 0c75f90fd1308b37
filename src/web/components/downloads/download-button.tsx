import { cloneElement, Suspense, useState } from 'react';
import { lazyPart } from '@/web/components/ui/lazy-part';
import type { DownloadMenuProps } from './download-menu';

const load = () => import('./download-menu');
// The menu is most of it, and few visits open it.
const DownloadMenu = lazyPart(async () => ({ default: (await load()).DownloadMenu }));

/** Opens the menu of files; its code comes when a pointer or the focus is on its way to it. */
export function DownloadButton(props: Omit<DownloadMenuProps, 'defaultOpen'>) {
  const [opened, setOpened] = useState(false);
  if (!opened) {
    const ahead = () => void load().catch(() => {});
    return cloneElement(props.trigger(false), {
      'aria-haspopup': 'menu',
      onPointerEnter: ahead,
      onFocus: ahead,
      onClick: () => setOpened(true),
    });
  }
  return (
    <Suspense fallback={props.trigger(true)}>
      <DownloadMenu {...props} defaultOpen />
    </Suspense>
  );
}
