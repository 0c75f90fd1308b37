import { createFileRoute } from '@tanstack/react-router';
import { GuestPreviewScreen } from '@/web/features/generation/guest-preview-screen';
import { fetchFromOtherTabs } from '@/web/lib/claim-hand-over';

export const Route = createFileRoute('/profile-generator/preview')({
  beforeLoad: fetchFromOtherTabs,
  component: GuestPreviewScreen,
});
