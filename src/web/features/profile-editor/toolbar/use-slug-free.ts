import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { rpc } from '@/web/lib/api/rpc';

/** Milliseconds of a pause in typing after which the server is asked. */
const TYPING_PAUSE_MS = 300;

/**
 * Whether a slug is available, asked while it is typed.
 * @param slug `null` while there is nothing to ask
 * @returns `undefined` until it is known; the change itself checks again
 */
export function useSlugFree(slug: string | null): boolean | undefined {
  const [debouncedSlug, setDebouncedSlug] = useState(slug);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedSlug(slug), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [slug]);
  const { data } = useQuery({
    queryKey: ['slug-free', debouncedSlug],
    queryFn: () => rpc.profiles.slugFree({ slug: debouncedSlug ?? '' }),
    enabled: debouncedSlug !== null && debouncedSlug === slug,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return debouncedSlug === slug && slug !== null ? data?.free : undefined;
}
