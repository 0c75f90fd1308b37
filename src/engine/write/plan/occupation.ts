/** Determines a person's occupation from the titles of their roles. No persona claims more. */
import { seniorityRankOf } from '../../language/vocabulary/titles';
import type { Statement } from '../statements/statement';

/** Minimum seniority rank of titles whose holders are leaders, whatever noun they have. */
const MIN_LEADER_RANK = 4;
/** Nouns of titles that state an occupation. */
const NOUN_PATTERN =
  /\b(engineer|developer|programmer|analyst|manager|consultant|scientist|researcher|designer|architect|teacher|instructor|professor|lecturer|administrator|coordinator|advis[oe]r|strategist|planner|accountant|auditor|lawyer|nurse|physician|editor|writer|producer|recruiter|trainer|specialist|officer|supervisor|founder|lead|leader|director|head|mentor|trader|broker|buyer|chemist|technician)s?\b/giu;
/** The occupations that are not called by the noun of the title. */
const OCCUPATION_BY_NOUN: Readonly<Record<string, string>> = {
  director: 'Leader',
  head: 'Leader',
  leader: 'Leader',
  lead: 'Lead',
  programmer: 'Developer',
  adviser: 'Advisor',
};

/** The occupation that a title states: that of its last noun, or 'Leader' for a high rank. */
function occupationIn(title: string): string | undefined {
  if (seniorityRankOf(title) >= MIN_LEADER_RANK) return 'Leader';
  const nouns = title.match(NOUN_PATTERN) ?? [];
  const [noun] = nouns.map((word) => word.toLowerCase().replace(/s$/, '')).slice(-1);
  return noun && (OCCUPATION_BY_NOUN[noun] ?? noun.replace(/^\p{L}/u, (letter) => letter.toUpperCase()));
}

/**
 * The occupation in the roles that most of the statements belong to, the first of several: 'Engineer',
 * 'Leader'. Undefined if their titles state none.
 */
export function occupationOf(statements: readonly Statement[]): string | undefined {
  const countByOccupation = new Map<string, number>();
  for (const { role } of statements) {
    const occupation = role && occupationIn(role.title);
    if (occupation) countByOccupation.set(occupation, (countByOccupation.get(occupation) ?? 0) + 1);
  }
  return [...countByOccupation].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Occupations of one kind: whoever is called one of them does the work of the others. */
const KINDS = [
  /^(?:Leader|Lead|Manager|Supervisor|Officer|Founder|Coordinator)$/,
  /^(?:Engineer|Developer)$/,
  /^(?:Teacher|Instructor|Lecturer|Professor|Trainer|Mentor)$/,
  /^(?:Scientist|Researcher|Analyst)$/,
];

/**
 * The statements whose roles have the occupation of most of them, or one of its kind, or name none. Empty where fewer
 * than half name one.
 */
export function filterByOccupation(statements: readonly Statement[]): Statement[] {
  const mostCommon = occupationOf(statements);
  const kind = KINDS.find((names) => mostCommon !== undefined && names.test(mostCommon));
  const withOccupation = statements.map((statement) => ({
    statement,
    own: statement.role && occupationIn(statement.role.title),
  }));
  const fittingEntries = withOccupation.filter(
    ({ own }) => !own || own === mostCommon || (kind?.test(own) ?? false),
  );
  const entriesWithOccupation = fittingEntries.filter(({ own }) => own !== undefined);
  return entriesWithOccupation.length * 2 >= fittingEntries.length
    ? fittingEntries.map(({ statement }) => statement)
    : [];
}
