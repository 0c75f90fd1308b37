import { createFileRoute } from '@tanstack/react-router';
import { GuestCreateScreen } from '@/web/features/generation/guest-create-screen';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/profile-generator/create')({
  beforeLoad: guardRoute,
  component: GuestCreateScreen,
});
