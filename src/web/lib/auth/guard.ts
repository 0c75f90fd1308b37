/** The route guard: one call in every route that the table of screens names. */
import { redirect } from '@tanstack/react-router';
import { guardScreen } from '@/shared/account/onboarding';
import { currentVisitor } from '../queries/session-query';
import { recoverUnsaved } from '../unsaved-input/unsaved-edits';

/** After this time screens are shown without the input in IndexedDB if that does not answer. */
const RECOVERY_DEADLINE_MS = 500;

/** For `beforeLoad`. Redirects as `guardScreen` decides; the login screen gets the requested URL in `?from=`. */
export async function guardRoute({ location }: { location: { pathname: string; href: string } }) {
  // Forms start with unsaved input of this browser, so it has to be recovered first.
  const recovery = Promise.race([
    recoverUnsaved(),
    new Promise((resolve) => setTimeout(resolve, RECOVERY_DEADLINE_MS)),
  ]);
  const redirection = guardScreen(location.pathname.replace(/(.)\/+$/, '$1'), await currentVisitor());
  await recovery;
  if (!redirection) return;
  throw redirect({
    href: redirection.rememberOrigin
      ? `${redirection.to}?from=${encodeURIComponent(location.href)}`
      : redirection.to,
  });
}
