import { Moon } from 'lucide-react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Html, PageAssets } from '@/server/pages/renderer';
import { LIGHT_STROKE } from '@/web/components/ui/core/icon-strokes';
import { Head, type HeadProps } from './head';
import { Wordmark, WordmarkSymbol } from './wordmark';

export interface DocumentProps {
  head: HeadProps;
  /** The target of the logo. */
  home: string;
  /** Content at the right end of the header. */
  action?: ReactNode;
  /** Content between header and main content. */
  banner?: ReactNode;
  /** What the skip link calls the main content, as in 'Skip to profile'; 'content' unless given. */
  skipTo?: string;
  /** Whether the script reports how far the page was read. */
  counted?: boolean;
  children: ReactNode;
}

const COPYRIGHT_YEAR = 2025;

function Colophon({ home }: { home: string }) {
  return (
    <footer className="colophon">
      <div className="page">
        <Wordmark href={home} />
        <p>
          <span>Copyright {COPYRIGHT_YEAR} Quarterdeck</span>
          <a href="/legal/privacy">Privacy policy</a>
          <a href="/legal/terms">Terms of service</a>
          <button className="theme" type="button" data-theme-toggle>
            <Moon aria-hidden strokeWidth={LIGHT_STROKE} />
            <span>
              Theme: <span data-theme-name>system</span>
            </span>
          </button>
        </p>
      </div>
    </footer>
  );
}

/** Renders a complete document. Nothing in it is hydrated; its only scripts are `public.ts` and the theme's. */
export function renderDocument(assets: PageAssets, page: DocumentProps): Html {
  const markup = renderToStaticMarkup(
    <html lang="en">
      <Head assets={assets} {...page.head} />
      <body>
        <a className="skip" href="#content">
          Skip to {page.skipTo ?? 'content'}
        </a>
        <WordmarkSymbol />
        <header className="masthead">
          <div className="page">
            <Wordmark href={page.home} />
            {page.action}
          </div>
        </header>
        {page.banner}
        <main id="content" tabIndex={-1} data-counted={page.counted ? '' : undefined}>
          {page.children}
        </main>
        <Colophon home={page.home} />
        <div className="toasts" role="status" data-toasts />
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}
