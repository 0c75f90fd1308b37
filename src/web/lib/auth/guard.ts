/** The route guard: one call in every route that the table of screens names. */
import { redirect } from '@tanstack/react-router';
import { guardScreen } from '@/shared/account/onboarding';
import { currentVisitor } from '../queries/session-query';
import { recoverUnsaved } from '../unsaved-input/unsaved-edits';

/** Milliseconds after which screens are shown without IndexedDB if it does not answer. */
const RECOVERY_DEADLINE_MS = 500;

/** For `beforeLoad`. Redirects as the table says; the requested path is passed to the login screen in `?from=`. */
export async function guardRoute({ location }: { location: { pathname: string; href: string } }) {
  // Forms start with unsaved input of this browser, so it has to be recovered first.
  const recovered = Promise.race([
    recoverUnsaved(),
    new Promise((resolve) => setTimeout(resolve, RECOVERY_DEADLINE_MS)),
  ]);
  const answer = guardScreen(location.pathname.replace(/(.)\/+$/, '$1'), await currentVisitor());
  await recovered;
  if (!answer) return;
  throw redirect({
    href: answer.rememberOrigin ? `${answer.to}?from=${encodeURIComponent(location.href)}` : answer.to,
  });
}
