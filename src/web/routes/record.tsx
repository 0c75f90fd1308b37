import { createFileRoute } from '@tanstack/react-router';
import { RecordPage } from '@/web/features/record/record-page';
import { RecordScreen } from '@/web/features/record/record-screen';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/record')({
  beforeLoad: guardRoute,
  component: () => <RecordScreen title="Your record" Page={RecordPage} />,
});
