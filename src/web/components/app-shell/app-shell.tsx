import { type ReactNode, use, useLayoutEffect } from 'react';
import { useTitle } from '@/web/lib/hooks/use-title';
import { cx } from '../ui/core/cx';
import { type FrameOptions, SetFrameContext } from './frame-options';
import { Navigation } from './navigation';
import { usePreloadScreens } from './preload-screens';

export interface AppShellProps extends FrameOptions {
  children: ReactNode;
  /** The title of the document. */
  title?: string;
  /** Whether the screen has its own padding and columns. */
  bare?: boolean;
}

/** The content of a screen for signed-in people; it also gives the page frame around it the navigation. */
export function AppShell({ children, title, rail, bare, owner, entries, parent }: AppShellProps) {
  useTitle(title);
  usePreloadScreens();
  const setFrame = use(SetFrameContext);
  useLayoutEffect(
    () => setFrame({ Navigation, options: { rail, owner, entries, parent } }),
    [setFrame, rail, owner, entries, parent],
  );
  useLayoutEffect(() => () => setFrame(null), [setFrame]);
  return (
    <main
      id="main"
      tabIndex={-1}
      className={cx('min-w-0 flex-1 outline-none', !bare && 'px-gutter pt-7 pb-18 md:pt-11')}
    >
      {bare ? children : <div className="mx-auto max-w-240">{children}</div>}
    </main>
  );
}

export { PageHead } from './page-head';
