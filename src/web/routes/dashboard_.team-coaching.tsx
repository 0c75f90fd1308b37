import { createFileRoute } from '@tanstack/react-router';
import { CoachingOfferScreen } from '@/web/features/coaching/offer-screen';
import { TEAM_OFFER } from '@/web/features/coaching/offers';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/dashboard_/team-coaching')({
  beforeLoad: guardRoute,
  component: () => <CoachingOfferScreen offer={TEAM_OFFER} />,
});
