import { createFileRoute } from '@tanstack/react-router';
import { ChoosePage } from '@/web/features/record/choosing/choose-page';
import { RecordScreen } from '@/web/features/record/record-screen';
import { guardRoute } from '@/web/lib/guard';

export const Route = createFileRoute('/what-it-tells')({
  beforeLoad: guardRoute,
  component: () => <RecordScreen title="What the profile tells" Page={ChoosePage} />,
});
