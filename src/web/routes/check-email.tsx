import { createFileRoute } from '@tanstack/react-router';
import { CheckEmailScreen } from '@/web/features/auth/check-email-screen';
import { textParam } from '@/web/lib/browser/search-params';

function CheckEmail() {
  return <CheckEmailScreen email={Route.useSearch().email} />;
}

export const Route = createFileRoute('/check-email')({
  validateSearch: (search): { email?: string } => textParam(search, 'email'),
  component: CheckEmail,
});
