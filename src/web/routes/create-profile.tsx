import { createFileRoute } from '@tanstack/react-router';
import { CreateProfileScreen } from '@/web/features/generation/create-profile-screen';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/create-profile')({
  beforeLoad: guardRoute,
  component: CreateProfileScreen,
});
