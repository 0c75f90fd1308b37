/** The evidence of a role's requirements in the format of a profile's, so that it is numbered and shown like it. */
import { type EvidenceIndex, indexEvidence } from '@/shared/evidence/evidence-index';
import type { EvidencePlace } from '@/shared/evidence/numbered-sources';
import type { RequirementWithVerdict, WholeRole } from '@/shared/roles/saved-roles';

const itemOf = ({ id, spans }: Pick<RequirementWithVerdict, 'id' | 'spans'>) => ({
  section: 'keyRoles' as const,
  text: id,
  spans,
});

/** The evidence of the requirements that have spans, by the id of the requirement. */
export const evidenceOf = ({ requirements, sources }: WholeRole): EvidenceIndex =>
  indexEvidence({ sources, items: requirements.filter(({ spans }) => spans.length > 0).map(itemOf) });

/** Where the evidence for a requirement is found in the sources. */
export const placesOfRequirement = (
  evidence: EvidenceIndex,
  requirement: RequirementWithVerdict,
): EvidencePlace[] => evidence.placesOf(itemOf(requirement));
