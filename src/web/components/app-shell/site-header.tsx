import type { ReactNode } from 'react';
import { cx } from '../ui/core/cx';
import { Logo } from './logo';
import { ThemeToggle } from './theme-toggle';

export interface SiteHeaderProps {
  /** Content at the right: 'Sign In', 'Back to Dashboard'. */
  children?: ReactNode;
  /** The target of the logo. */
  logoHref?: string;
}

/** The header of screens outside the application's frame. */
export function SiteHeader({ children, logoHref }: SiteHeaderProps) {
  return (
    <header className="border-rule border-b">
      {/* The same column, height and logo as on the server-rendered pages, so that nothing jumps between them. */}
      <div className="mx-auto flex min-h-19 max-w-[calc(var(--page)+2*var(--gutter))] flex-wrap items-center justify-between gap-x-4 gap-y-1 px-gutter py-2 max-[22rem]:gap-x-2">
        <Logo href={logoHref} large />
        <div className={cx('flex items-center gap-2', !children && '-mr-2.5')}>
          {/* Hidden on narrow phones if there is other content, so that it fits into one row with the logo. */}
          <span className={cx('contents', Boolean(children) && 'max-[26rem]:hidden')}>
            <ThemeToggle compact />
          </span>
          {children}
        </div>
      </div>
    </header>
  );
}
