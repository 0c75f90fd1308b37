import '@/web/styles/profile.css';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { indexEvidence } from '@/shared/evidence/evidence-index';
import type { GeneratedProfile } from '@/shared/generation/generated-profile';
import { isLittleRead } from '@/shared/generation/notices';
import { readGeneratedFields } from '@/shared/profile/profile-data';
import { SiteHeader } from '@/web/components/app-shell/site-header';
import { SkipLink } from '@/web/components/app-shell/skip-link';
import { SourceLegend } from '@/web/components/evidence/source-legend';
import { useEvidenceMarks } from '@/web/components/evidence/use-evidence-marks';
import { ImprovementAdvice } from '@/web/components/generation-notices/improvement-advice';
import { ResultNotices } from '@/web/components/generation-notices/result-notices';
import { ProfileView } from '@/web/components/profile/profile-view';
import { LinkButton } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { readGeneratedProfile } from '@/web/lib/generation/generated-profile';
import { isResultInPageOnly } from '@/web/lib/generation/generated-profile-key';
import { useTitle } from '@/web/lib/hooks/use-title';
import { CareerQuestion } from './preview/career-question';
import { TextEvidenceMarks } from './preview/text-evidence-marks';

/** `/profile-generator/preview`: the guest's result, read-only, until it is claimed. */
export function GuestPreviewScreen() {
  useTitle('Your generated profile');
  const navigate = useNavigate();
  const [generated, setGenerated] = useState<GeneratedProfile | null>(null);
  useEffect(() => {
    const stored = readGeneratedProfile();
    if (stored) setGenerated(stored);
    else void navigate({ to: '/profile-generator/create', replace: true });
  }, [navigate]);

  return (
    <>
      <SkipLink />
      <SiteHeader>
        <LinkButton
          variant="quiet"
          to="/profile-generator/create"
          className="max-md:px-1 max-[22rem]:px-0"
          icon={<ArrowLeft className="size-4 max-md:hidden" />}
        >
          Back to Generator
        </LinkButton>
      </SiteHeader>
      <main id="main" tabIndex={-1} className="outline-none">
        {generated ? <Result generated={generated} /> : <Spinner page label="Loading your profile..." />}
      </main>
    </>
  );
}

function Result({ generated }: { generated: GeneratedProfile }) {
  const evidence = useMemo(() => indexEvidence(generated.evidence), [generated]);
  const notices = generated.notices.filter(({ message }) => !isLittleRead(message));
  const evidenceMarks = useEvidenceMarks(evidence);
  const profile = useMemo(() => readGeneratedFields(generated), [generated]);
  return (
    <div data-numerals={evidenceMarks.onlyOnHover ? 'quiet' : undefined}>
      <ClaimBanner />
      {isResultInPageOnly() && (
        <div className="mx-auto max-w-[calc(var(--page)+2*var(--gutter))] px-gutter pt-6">
          <Notice tone="danger" title="Keep this page open until you have claimed your profile">
            This browser could not store it, so it is in this page alone: a reload or another address would
            lose it.
          </Notice>
        </div>
      )}
      {generated.record && <CareerQuestion record={generated.record} />}
      <div className="mx-auto max-w-[calc(var(--page)+2*var(--gutter))] px-gutter pt-6 empty:hidden">
        <ResultNotices notices={notices} />
      </div>
      <ProfileView
        profile={profile}
        belowIntroduction={
          <ImprovementAdvice notices={notices} base={generated.record && '/profile-generator'} />
        }
        renderEvidence={(section, text) => (
          <TextEvidenceMarks evidence={evidence} section={section} text={text} />
        )}
      />
      <div className="mx-auto max-w-[calc(var(--page)+2*var(--gutter))] px-gutter pb-12">
        <SourceLegend evidence={evidence} evidenceMarks={evidenceMarks} />
      </div>
    </div>
  );
}

function ClaimBanner() {
  return (
    <div className="z-20 border-rule border-b bg-accent-soft md:sticky md:top-0">
      <div className="mx-auto flex max-w-[calc(var(--page)+2*var(--gutter))] flex-wrap items-center justify-between gap-x-6 gap-y-3 px-gutter py-3">
        <p className="font-emphasis">Your profile has been generated! Claim it now to make it yours.</p>
        <LinkButton variant="primary" to="/signup" className="max-md:w-full">
          Claim Your Profile
        </LinkButton>
      </div>
    </div>
  );
}
