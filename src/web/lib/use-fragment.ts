import { useEffect, useState } from 'react';

/** Read once for each page load: React may run an initialiser twice, and the address bar is clean by then. */
let taken: { href: string; values: URLSearchParams } | null = null;

/**
 * The values in the fragment of a mailed link. They are taken out of the address bar and the history at once, so that
 * neither a screenshot nor the next person at this browser finds a token.
 */
export function useFragment(): URLSearchParams {
  const [values] = useState(() => {
    const { hash, pathname, search } = window.location;
    if (hash.length > 1) {
      taken = { href: pathname, values: new URLSearchParams(hash.slice(1)) };
      window.history.replaceState(window.history.state, '', pathname + search);
    }
    return taken?.href === pathname ? taken.values : new URLSearchParams();
  });
  useEffect(() => {
    // Another link opened in this tab changes the fragment alone: begin anew with it.
    const again = () => window.location.hash.length > 1 && window.location.reload();
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, []);
  return values;
}

/** Forgets the values once they are used up. */
export function dropFragment(): void {
  taken = null;
}
