import { createFileRoute } from '@tanstack/react-router';
import { GuestRecordScreen } from '@/web/features/record/guest-record-screen';
import { RecordPage } from '@/web/features/record/record-page';

export const Route = createFileRoute('/profile-generator/record')({
  beforeLoad: async () => (await import('@/web/lib/generation/tab-transfer')).fetchFromOtherTabs(),
  component: () => <GuestRecordScreen title="Your record" Page={RecordPage} />,
});
