import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '@/web/features/auth/forgot-password-screen';
import { textParam } from '@/web/lib/browser/search-params';

function ForgotPassword() {
  return <ForgotPasswordScreen email={Route.useSearch().email} />;
}

export const Route = createFileRoute('/forgot-password')({
  validateSearch: (search): { email?: string } => textParam(search, 'email'),
  component: ForgotPassword,
});
