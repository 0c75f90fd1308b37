import { createFileRoute } from '@tanstack/react-router';
import { GuestPreviewScreen } from '@/web/features/generation/guest-preview-screen';

export const Route = createFileRoute('/profile-generator/preview')({
  beforeLoad: async () => (await import('@/web/lib/generation/tab-transfer')).fetchFromOtherTabs(),
  component: GuestPreviewScreen,
});
