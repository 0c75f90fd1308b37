import { useEffect, useState } from 'react';

/** The values are kept here because React may run an initialiser twice, when the address bar is cleared already. */
let lastRead: { href: string; values: URLSearchParams } | null = null;

/**
 * The values in the fragment of a mailed link. They are removed from the address bar and the history at once, so that
 * neither a screenshot nor the next person at this browser finds a token.
 */
export function useFragment(): URLSearchParams {
  const [values] = useState(() => {
    const { hash, pathname, search } = window.location;
    if (hash.length > 1) {
      lastRead = { href: pathname, values: new URLSearchParams(hash.slice(1)) };
      window.history.replaceState(window.history.state, '', pathname + search);
    }
    return lastRead?.href === pathname ? lastRead.values : new URLSearchParams();
  });
  useEffect(() => {
    // Another link opened in this tab changes only the fragment: start again with it.
    const restart = () => window.location.hash.length > 1 && window.location.reload();
    window.addEventListener('hashchange', restart);
    return () => window.removeEventListener('hashchange', restart);
  }, []);
  return values;
}

/** Forgets the values once they are used. */
export function dropFragment(): void {
  lastRead = null;
}
