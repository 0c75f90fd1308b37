import { createFileRoute } from '@tanstack/react-router';
import { GuestRecordScreen } from '@/web/features/record/guest-record-screen';
import { InterviewPage } from '@/web/features/record/interview/interview-page';

export const Route = createFileRoute('/profile-generator/questions')({
  beforeLoad: async () => (await import('@/web/lib/generation/tab-transfer')).fetchFromOtherTabs(),
  component: () => <GuestRecordScreen title="Five questions" Page={InterviewPage} />,
});
