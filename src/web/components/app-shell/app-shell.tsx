import { type ReactNode, use, useLayoutEffect } from 'react';
import { useTitle } from '@/web/lib/hooks/use-title';
import { cx } from '../ui/core/cx';
import { type FrameOptions, SetFrameContext } from './frame-options';
import { Navigation } from './navigation';
import { usePreloadScreens } from './preload-screens';

export interface AppShellProps extends FrameOptions {
  children: ReactNode;
  /** The window's title. */
  title?: string;
  /** Whether the screen has its own padding and columns. */
  bare?: boolean;
}

/** Frame of a screen for signed-in people: the page with the navigation. */
export function AppShell({ children, title, rail, bare, owner, entries }: AppShellProps) {
  useTitle(title);
  usePreloadScreens();
  const put = use(SetFrameContext);
  useLayoutEffect(() => put({ Navigation, options: { rail, owner, entries } }), [put, rail, owner, entries]);
  useLayoutEffect(() => () => put(null), [put]);
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
