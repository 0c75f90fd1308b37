import { createFileRoute } from '@tanstack/react-router';
import { SignupScreen } from '@/web/features/auth/signup-screen';

export const Route = createFileRoute('/signup')({
  beforeLoad: async () => (await import('@/web/lib/generation/tab-transfer')).fetchFromOtherTabs(),
  component: SignupScreen,
});
