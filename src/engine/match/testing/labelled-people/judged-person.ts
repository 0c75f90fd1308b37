/** A person with requirements, and the verdict that a recruiter would give on each from their documents alone. */
import type { RoleFunction, Verdict } from '@/shared/roles/role-fit';

/**
 * A requirement with its verdict. `lines`: lines of the resume that show it; the judge must cite one of them.
 */
export type JudgedRequirement = [text: string, verdict: Verdict, lines?: string[]];

export interface JudgedPerson {
  /** Language of the role's text. */
  language: 'en' | 'de' | 'fr' | 'es';
  functions: RoleFunction[];
  /** JSON Resume. */
  resume: Record<string, unknown>;
  /** The requirements of the role. */
  items: JudgedRequirement[];
}

/** A post in the form of JSON Resume; without `endDate` it is the present one. */
export const judgedPost = (
  name: string,
  position: string,
  startDate: string,
  endDate: string | undefined,
  highlights: string[],
) => ({ name, position, startDate, ...(endDate && { endDate }), highlights });
