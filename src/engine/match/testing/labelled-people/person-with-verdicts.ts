/** A person with requirements, and the verdict that a recruiter would give on each from their documents alone. */
import type { RoleFunction, Verdict } from '@/shared/roles/role-fit';

/** A requirement with its verdict. `lines`: lines of the resume that show it; the judge must cite one of them. */
export type LabelledRequirement = [text: string, verdict: Verdict, lines?: string[]];

export interface PersonWithVerdicts {
  /** Language of the role's text. */
  language: 'en' | 'de' | 'fr' | 'es';
  functions: RoleFunction[];
  /** JSON Resume. */
  resume: Record<string, unknown>;
  requirements: LabelledRequirement[];
}

/** A post in the form of JSON Resume; without `endDate` it is the present one. */
export const resumePost = (
  name: string,
  position: string,
  startDate: string,
  endDate: string | undefined,
  highlights: string[],
) => ({ name, position, startDate, ...(endDate && { endDate }), highlights });
