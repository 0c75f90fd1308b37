import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { GUARDED_SCREENS, LIST_SCREENS } from '@/shared/account/onboarding';
import { loadParts } from '../ui/core/lazy-part';

/** Runs `work` once the browser is idle, or after five seconds; if it cannot tell (Safari), after two. */
const whenIdle = (work: () => void) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(work, { timeout: 5_000 })
    : setTimeout(work, 2_000);

let hasStarted = false;

/**
 * Preloads a member's other screens once the first one is idle: from then on none of them needs a connection, or files
 * that an update has replaced.
 */
export function usePreloadScreens(): void {
  const router = useRouter();
  useEffect(() => {
    if (hasStarted) return;
    hasStarted = true;
    whenIdle(async () => {
      try {
        for (const path of [...Object.keys(GUARDED_SCREENS), ...LIST_SCREENS.map((list) => `${list}/$id`)]) {
          const route = router.routesByPath[path as keyof typeof router.routesByPath];
          if (route) await router.loadRouteChunk(route);
        }
        await loadParts();
      } catch {
        // The next screen with an `AppShell` tries again; the person sees the error if they open such a screen.
        hasStarted = false;
      }
    });
  }, [router]);
}
