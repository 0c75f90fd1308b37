import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordScreen } from '@/web/features/auth/change-password-screen';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/change-password')({
  beforeLoad: guardRoute,
  component: ChangePasswordScreen,
});
