import { createFileRoute } from '@tanstack/react-router';
import { RecordScreen } from '@/web/features/record/record-screen';
import { ChoosePage } from '@/web/features/record/statement-choices/choose-page';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/what-it-tells')({
  beforeLoad: guardRoute,
  component: () => <RecordScreen title="What the profile tells" Page={ChoosePage} />,
});
