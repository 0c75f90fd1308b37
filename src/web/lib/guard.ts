/** The guard table at the router: one call in every route that the table names. */
import { redirect } from '@tanstack/react-router';
import { guard } from '@/shared/onboarding';
import { currentVisitor } from './session';

/** For `beforeLoad`. Redirects as the table says; the origin travels in `?from=` to the login screen. */
export async function guardRoute({ location }: { location: { pathname: string; href: string } }) {
  const answer = guard(location.pathname.replace(/(.)\/+$/, '$1'), await currentVisitor());
  if (!answer) return;
  throw redirect({
    href: answer.rememberOrigin ? `${answer.to}?from=${encodeURIComponent(location.href)}` : answer.to,
  });
}
