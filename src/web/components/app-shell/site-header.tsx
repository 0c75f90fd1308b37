import type { ReactNode } from 'react';
import { cx } from '../ui/cx';
import { Logo } from './logo';
import { ThemeToggle } from './theme-toggle';

export interface SiteHeaderProps {
  /** At the right end: 'Sign In', 'Back to Dashboard'. */
  children?: ReactNode;
  /** The target of the logo. */
  logoHref?: string;
}

/** The head of screens outside the application's shell. */
export function SiteHeader({ children, logoHref }: SiteHeaderProps) {
  return (
    <header className="border-rule border-b">
      {/* The column, height and mark of the server-rendered pages: nothing jumps on the way between them. */}
      <div className="mx-auto flex min-h-19 max-w-[calc(var(--page)+2*var(--gutter))] flex-wrap items-center justify-between gap-x-4 gap-y-1 px-gutter py-2 max-[22rem]:gap-x-2">
        <Logo href={logoHref} large />
        <div className={cx('flex items-center gap-2', !children && '-mr-2.5')}>
          {/* A phone has the look of its system: logo and way on keep to one row. */}
          <span className={cx('contents', Boolean(children) && 'max-[26rem]:hidden')}>
            <ThemeToggle compact />
          </span>
          {children}
        </div>
      </div>
    </header>
  );
}
