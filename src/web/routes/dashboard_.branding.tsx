import { createFileRoute } from '@tanstack/react-router';
import { CoachingOverviewScreen } from '@/web/features/coaching/overview-screen';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/dashboard_/branding')({
  beforeLoad: guardRoute,
  component: CoachingOverviewScreen,
});
