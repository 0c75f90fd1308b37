import { createFileRoute } from '@tanstack/react-router';
import { ChoosePage } from '@/web/features/record/choosing/choose-page';
import { GuestRecordScreen } from '@/web/features/record/guest-record-screen';

export const Route = createFileRoute('/profile-generator/what-it-tells')({
  component: () => <GuestRecordScreen title="What the profile tells" Page={ChoosePage} />,
});
