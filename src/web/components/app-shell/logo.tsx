import { MONOGRAM_TAIL_PATH, WORDMARK_TAIL_PATH } from '@/shared/images/logo-paths';

export interface LogoProps {
  /** The letter alone, for the icon rail. */
  compact?: boolean;
  /** Link target; the landing page by default. A plain link, because the landing page is server-rendered. */
  href?: string;
  /** The larger size of the server-rendered pages. */
  large?: boolean;
  /** On a navy background: white in both themes. */
  onDeck?: boolean;
}

/** The word mark, or its first letter. Their outlines are SVG symbols that `vite.config.ts` puts into the document. */
export function Logo({ compact, href = '/profile-generator', large, onDeck }: LogoProps) {
  return (
    <a
      href={href}
      aria-label="Quarterdeck home"
      className={`inline-block no-underline ${onDeck ? 'text-[#fff]' : 'text-ink'}`}
    >
      {compact ? (
        <svg viewBox="2 -76 108 104" aria-hidden="true" className="h-6 w-auto">
          <use href="#logo-letter" x="2" y="-76" width="108" height="104" fill="currentColor" />
          <path fill="none" stroke="var(--accent)" strokeWidth="7" d={MONOGRAM_TAIL_PATH} />
        </svg>
      ) : (
        <svg
          viewBox="0 -73 539 96"
          aria-hidden="true"
          className={large ? 'h-6.5 w-auto max-w-full md:h-7.5' : 'h-6.5 w-auto max-w-full'}
        >
          <use href="#logo-word" x="0" y="-73" width="539" height="96" fill="currentColor" />
          <path
            fill="none"
            stroke={onDeck ? '#d8b26b' : 'var(--accent)'}
            strokeWidth="6.5"
            d={WORDMARK_TAIL_PATH}
          />
        </svg>
      )}
    </a>
  );
}
