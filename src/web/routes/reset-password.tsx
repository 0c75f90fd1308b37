import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '@/web/features/auth/reset-password-screen';
import { textParam } from '@/web/lib/browser/search-params';

function ResetPassword() {
  return <ResetPasswordScreen type={Route.useSearch().type} />;
}

export const Route = createFileRoute('/reset-password')({
  validateSearch: (search): { type?: string } => textParam(search, 'type'),
  component: ResetPassword,
});
