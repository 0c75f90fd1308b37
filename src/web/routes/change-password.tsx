import { createFileRoute } from '@tanstack/react-router';
import { SetPasswordScreen } from '@/web/features/auth/set-password-screen';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/change-password')({
  beforeLoad: guardRoute,
  component: SetPasswordScreen,
});
