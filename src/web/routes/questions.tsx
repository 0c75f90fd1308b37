import { createFileRoute } from '@tanstack/react-router';
import { InterviewPage } from '@/web/features/record/interview/interview-page';
import { RecordScreen } from '@/web/features/record/record-screen';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/questions')({
  beforeLoad: guardRoute,
  component: () => <RecordScreen title="Five questions" Page={InterviewPage} />,
});
