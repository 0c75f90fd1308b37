import type { ReactNode } from 'react';
import { useTitle } from '@/web/lib/hooks/use-title';
import { ChartSide } from './chart-side';
import { Logo } from './logo';
import { SkipLink } from './skip-link';
import { ThemeToggle } from './theme-toggle';

export interface AuthLayoutProps {
  /** The onboarding steps, above the title. */
  steps?: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  /** The form, or what replaces it; at most 25rem wide. */
  children: ReactNode;
  /** Below the form, centred: 'Already have an account? Log in'. */
  footer?: ReactNode;
}

/** The layout of screens before login: the form, with a nautical chart at its right on wide screens. */
export function AuthLayout({ steps, title, subtitle, children, footer }: AuthLayoutProps) {
  useTitle(title);
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <SkipLink />
      <div className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] px-gutter pt-5 pb-6">
        <header className="flex min-h-control items-center justify-between">
          <Logo />
          <span className="-mr-2.5">
            <ThemeToggle compact />
          </span>
        </header>
        <main id="main" tabIndex={-1} className="m-auto w-full max-w-100 py-8 outline-none">
          {steps}
          <h1 className="text-[2.25rem] max-[16rem]:text-3xl">{title}</h1>
          {subtitle && <p className="mt-2 text-ink-2">{subtitle}</p>}
          <div className="mt-6">{children}</div>
        </main>
        {footer && <footer className="text-center text-ink-2">{footer}</footer>}
      </div>
      <ChartSide />
    </div>
  );
}
