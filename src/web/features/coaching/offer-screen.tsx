import type { ReactNode } from 'react';
import { AppShell, PageHead } from '@/web/components/app-shell/app-shell';
import { BackLink } from '@/web/components/ui/buttons/back-link';
import { Badge } from '@/web/components/ui/display/badge';
import { Card } from '@/web/components/ui/display/card';
import { CoachingTerms } from './coaching-terms';
import type { CoachingOffer } from './offers';
import { ProcessChecklist } from './process-checklist';
import { ScheduleLink } from './schedule-link';

/** `/dashboard/executive-coaching` and `/dashboard/team-coaching`: one layout, two services. */
export function CoachingOfferScreen({ offer }: { offer: CoachingOffer }) {
  return (
    <AppShell title={offer.name} parent="/dashboard/branding">
      <BackLink to="/dashboard/branding" className="-mt-2 mb-4">
        Back to Coaching Options
      </BackLink>
      <PageHead
        title={offer.name}
        subtitle={offer.summary}
        aside={
          <>
            <Badge tone="line">Paid Service</Badge>
            <Badge tone="brass">Optional</Badge>
          </>
        }
      />
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <OfferPart id="partner" title={offer.partner.title}>
            <Paragraphs texts={offer.partner.text} />
          </OfferPart>
          <OfferPart id="process" title="Process">
            <ProcessChecklist steps={offer.process} />
          </OfferPart>
          <OfferPart id="start" title="Getting Started">
            <Paragraphs texts={offer.gettingStarted} />
          </OfferPart>
        </div>
        {/* On a phone the terms come after the description; on a wide screen they stay in view. */}
        <Card aria-labelledby="terms" className="lg:sticky lg:top-8">
          <h2 id="terms" className="mb-4 font-normal text-xl">
            Terms
          </h2>
          <CoachingTerms offer={offer} />
          <ScheduleLink offer={offer} />
        </Card>
      </div>
    </AppShell>
  );
}

function OfferPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-rule border-t pt-6 pb-10 last:pb-0">
      <h2 id={id} className="mb-4 font-normal text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid max-w-[62ch] gap-3 text-ink-2 text-read">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
