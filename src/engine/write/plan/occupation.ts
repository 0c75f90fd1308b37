/** What somebody calls their own work, by the titles of their roles: no persona claims more. */
import { seniorityRankOf } from '../../language/vocabulary/titles';
import type { Statement } from '../statements/statement';

/** The rank from which a role leads a part of an organisation. */
const LEADS = 3;
/** Nouns of titles that say what their holder does. */
const NOUN =
  /\b(engineer|developer|programmer|analyst|manager|consultant|scientist|researcher|designer|architect|teacher|instructor|professor|lecturer|administrator|coordinator|advis[oe]r|strategist|planner|accountant|auditor|lawyer|nurse|physician|editor|writer|producer|recruiter|trainer|specialist|officer|supervisor|founder|lead|leader|director|head|mentor|trader|broker|buyer|chemist|technician)s?\b/giu;
const CALLED: Readonly<Record<string, string>> = {
  director: 'Leader',
  head: 'Leader',
  leader: 'Leader',
  lead: 'Lead',
  programmer: 'Developer',
  adviser: 'Advisor',
};

/**
 * The occupation of the roles in which some statements stand, the latest first: 'Engineer', 'Leader'. Undefined if their
 * titles name none.
 */
export function occupationOf(statements: readonly Statement[]): string | undefined {
  for (const { role } of statements) {
    if (!role) continue;
    if (seniorityRankOf(role.title) > LEADS) return 'Leader';
    const nouns = role.title.match(NOUN) ?? [];
    const [noun] = nouns.map((word) => word.toLowerCase().replace(/s$/, '')).slice(-1);
    if (noun) return CALLED[noun] ?? noun.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
  }
  return undefined;
}
