import { Suspense, useState } from 'react';
import { firstName } from '@/shared/people/person-name';
import { useEvidenceMarks } from '@/web/components/evidence/use-evidence-marks';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import { readGenerationNotices } from '@/web/lib/generation/notices';
import { useEditor, useField } from './edit-session/context';
import { IdentityPart } from './sections/identity-part';
import {
  CaseStoriesPart,
  EngagementPart,
  FunctionalSkillsPart,
  PersonasPart,
  SuperpowersPart,
} from './sections/lazy-editors';
import { ListPart } from './sections/list-part';
import { ProsePart } from './sections/prose-part';
import { LIST_SECTIONS } from './sections/texts';

// Lazy: only shown after a generation.
const ImprovementAdvice = lazyPart(
  () => import('@/web/components/generation-notices/improvement-advice'),
  'ImprovementAdvice',
);

// Lazy: not editable here, and nothing waits for it.
const ReferencesPart = lazyPart(() => import('./references-part'), 'ReferencesPart');

// Lazy: at the foot of the page.
const SourceLegend = lazyPart(() => import('@/web/components/evidence/source-legend'), 'SourceLegend');

/** The sections in the order of the page. */
export function ProfileSheet({ userId, hasRecord }: { userId: string; hasRecord: boolean }) {
  const [notices] = useState(() => readGenerationNotices(userId));
  const { evidence } = useEditor();
  const evidenceMarks = useEvidenceMarks(evidence);
  const givenName = firstName(useField('name'), undefined, useField('given_name'));
  return (
    <div
      data-numerals={evidenceMarks.onlyOnHover ? 'quiet' : undefined}
      className="grid gap-x-16 lg:grid-cols-[17rem_minmax(0,1fr)] md:max-lg:grid-cols-[14rem_minmax(0,1fr)] md:max-lg:gap-x-10"
    >
      <div className="min-w-0">
        <IdentityPart />
        <ProsePart section="description" title="Description" narrow />
        {LIST_SECTIONS.map((list) => (
          <ListPart key={list.section} list={list} />
        ))}
      </div>
      <div className="min-w-0 max-md:border-rule max-md:border-t max-md:pt-7">
        <ProsePart section="meetIntro" title={`Meet ${givenName}`} />
        <Suspense>
          {notices.length > 0 && <ImprovementAdvice notices={notices} base={hasRecord ? '' : undefined} />}
        </Suspense>
        <Suspense>
          <PersonasPart />
          <SuperpowersPart />
          <CaseStoriesPart />
        </Suspense>
        <Suspense>
          <ReferencesPart />
        </Suspense>
        <ProsePart section="sweetSpot" title="Sweet Spot" />
        <Suspense>
          <EngagementPart />
          <FunctionalSkillsPart />
        </Suspense>
        <ProsePart section="userManual" title={`${givenName}’s User Manual`} />
        <Suspense>
          <SourceLegend
            evidence={evidence}
            evidenceMarks={evidenceMarks}
            note="Lines without a numeral are your own. Readers never see the numerals."
          />
        </Suspense>
      </div>
    </div>
  );
}
