import { createFileRoute } from '@tanstack/react-router';
import { GuestRecordScreen } from '@/web/features/record/guest-record-screen';
import { ChoosePage } from '@/web/features/record/statement-choices/choose-page';

export const Route = createFileRoute('/profile-generator/what-it-tells')({
  beforeLoad: async () => (await import('@/web/lib/generation/tab-transfer')).fetchFromOtherTabs(),
  component: () => <GuestRecordScreen title="What the profile tells" Page={ChoosePage} />,
});
