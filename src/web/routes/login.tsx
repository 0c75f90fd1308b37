import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '@/web/features/auth/login-screen';
import { guardRoute } from '@/web/lib/guard';
import { textParam } from '@/web/lib/search';

function Login() {
  return <LoginScreen from={Route.useSearch().from} />;
}

export const Route = createFileRoute('/login')({
  validateSearch: (search): { from?: string } => textParam(search, 'from'),
  beforeLoad: guardRoute,
  component: Login,
});
