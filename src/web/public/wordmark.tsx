import { WORDMARK_PATH, WORDMARK_TAIL_PATH } from '@/shared/images/logo-paths';

/** The outlines of the word mark, included once per page; every `Wordmark` refers to them. */
export function WordmarkSymbol() {
  return (
    <svg className="vh" aria-hidden="true">
      <symbol id="wordmark" viewBox="0 -73 539 96">
        <path fill="currentColor" d={WORDMARK_PATH} />
        <path fill="none" stroke="var(--accent)" strokeWidth="6.5" d={WORDMARK_TAIL_PATH} />
      </symbol>
    </svg>
  );
}

/** The product's name as a link. */
export function Wordmark({ href }: { href: string }) {
  return (
    <a className="wordmark" href={href}>
      <svg role="img" aria-label="Quarterdeck">
        <use href="#wordmark" width="100%" height="100%" />
      </svg>
    </a>
  );
}
