import { AppShell, PageHead } from '@/web/components/app-shell/app-shell';
import { OnboardingSteps } from '@/web/components/onboarding-steps';
import { BackLink } from '@/web/components/ui/buttons/back-link';
import { LinkButton } from '@/web/components/ui/buttons/button';
import { Badge } from '@/web/components/ui/display/badge';
import { Card } from '@/web/components/ui/display/card';
import { CoachingTerms } from './coaching-terms';
import { COACHING_OFFERS, type CoachingOffer } from './offers';

/** `/dashboard/branding`: the two services side by side. */
export function CoachingOverviewScreen() {
  return (
    <AppShell title="Professional Coaching">
      <OnboardingSteps at="branding" className="mb-6" />
      <PageHead
        title="Professional Coaching With Trusted Partners"
        subtitle="Some things are easier to see with somebody beside you. Both services begin with a free call, and nothing else on Quarterdeck depends on them."
        aside={<Badge tone="brass">Optional</Badge>}
      />
      <div className="grid gap-6 lg:grid-cols-2">
        {COACHING_OFFERS.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
      </div>
      <BackLink to="/dashboard" className="mt-8">
        Back to Dashboard
      </BackLink>
    </AppShell>
  );
}

function OfferCard({ offer }: { offer: CoachingOffer }) {
  const title = `offer-${offer.id}`;
  return (
    <Card aria-labelledby={title} className="flex flex-col">
      <Badge tone="line" className="self-start">
        Paid Service
      </Badge>
      <h2 id={title} className="mt-4 font-normal text-2xl">
        {offer.name}
      </h2>
      <p className="mt-2 mb-6 text-balance text-ink-2">{offer.summary}</p>
      <CoachingTerms offer={offer} className="mt-auto" />
      <LinkButton to={offer.path} className="mt-6 self-start" aria-label={`Learn More about ${offer.name}`}>
        Learn More
      </LinkButton>
    </Card>
  );
}
