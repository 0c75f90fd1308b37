import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '@/web/features/auth/login-screen';
import type { SecondStepKind } from '@/web/lib/auth/auth-client';
import { guardRoute } from '@/web/lib/auth/guard';
import { textParam } from '@/web/lib/browser/search-params';

function Login() {
  const { from, second } = Route.useSearch();
  return <LoginScreen from={from} second={second} />;
}

export const Route = createFileRoute('/login')({
  validateSearch: (search): { from?: string; second?: SecondStepKind } => ({
    ...textParam(search, 'from'),
    ...(search.second === 'passkey' || search.second === 'code' ? { second: search.second } : {}),
  }),
  beforeLoad: guardRoute,
  component: Login,
});
