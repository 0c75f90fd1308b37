import type { ReactNode } from 'react';
import { Logo } from './logo';
import { ThemeToggle } from './theme-toggle';

export interface SiteHeaderProps {
  /** At the right end: 'Sign In', 'Back to Dashboard'. */
  children?: ReactNode;
  /** Where the logo leads. */
  logoHref?: string;
}

/** The head of screens outside the application's shell. */
export function SiteHeader({ children, logoHref }: SiteHeaderProps) {
  return (
    <header className="flex h-17 items-center justify-between gap-4 border-rule border-b px-gutter">
      <Logo href={logoHref} />
      <div className="flex items-center gap-2">
        <ThemeToggle compact />
        {children}
      </div>
    </header>
  );
}
