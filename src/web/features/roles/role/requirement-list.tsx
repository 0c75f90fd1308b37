import { useMemo } from 'react';
import type { VerdictCounts } from '@/shared/roles/role-fit';
import type { RequirementWithVerdict, WholeRole } from '@/shared/roles/saved-roles';
import { SourceLegend } from '@/web/components/evidence/source-legend';
import { requirementsSummary } from '../parts/requirement-summaries';
import { AddRequirement } from './add-requirement';
import { evidenceOf } from './evidence';
import { RemovedRequirements } from './removed-requirements';
import { RequirementItem } from './requirement-item';

/** The requirements with the evidence for each: must-haves, nice-to-haves, and soft ones that no document can show. */
export function RequirementList({ role }: { role: WholeRole }) {
  const { requirements, fit } = role;
  const evidence = useMemo(() => evidenceOf(role), [role]);
  const countedRequirements = requirements.filter(({ verdict }) => verdict !== 'soft');
  const softRequirements = requirements.filter(({ verdict }) => verdict === 'soft');
  const renderPart = (title: string, shownRequirements: readonly RequirementWithVerdict[], summary: string) =>
    shownRequirements.length > 0 && (
      <section className="roles-reqs">
        <header>
          <h2>{title}</h2>
          <p className="tabular-nums">{summary}</p>
        </header>
        <ul>
          {shownRequirements.map((requirement) => (
            <RequirementItem
              key={requirement.id}
              roleId={role.id}
              requirement={requirement}
              evidence={evidence}
            />
          ))}
        </ul>
      </section>
    );
  const summaryOf = (counts: VerdictCounts | undefined) => (counts ? requirementsSummary(counts) : '');
  return (
    <>
      {requirements.length === 0 && (
        <section className="roles-reqs">
          <header>
            <h2>Requirements</h2>
          </header>
          <p className="py-5 text-ink-2">
            We found no requirements in these words. Add them yourself, or paste the whole advertisement.
          </p>
        </section>
      )}
      {renderPart(
        'Must-haves',
        countedRequirements.filter(({ must }) => must),
        summaryOf(fit?.must),
      )}
      {renderPart(
        'Nice-to-haves',
        countedRequirements.filter(({ must }) => !must),
        summaryOf(fit?.nice),
      )}
      {renderPart(
        'What no document shows',
        softRequirements,
        `${softRequirements.length} asked, not counted`,
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3 py-4">
        <AddRequirement role={role} />
        <RemovedRequirements role={role} />
      </div>
      <SourceLegend evidence={evidence} />
    </>
  );
}
