import { createFileRoute } from '@tanstack/react-router';
import { CoachingOfferScreen } from '@/web/features/coaching/offer-screen';
import { EXECUTIVE_OFFER } from '@/web/features/coaching/offers';
import { guardRoute } from '@/web/lib/auth/guard';

export const Route = createFileRoute('/dashboard_/executive-coaching')({
  beforeLoad: guardRoute,
  component: () => <CoachingOfferScreen offer={EXECUTIVE_OFFER} />,
});
