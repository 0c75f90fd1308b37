/** Scores the facts read from one document against its labels. */
import { currentTitle } from '@/engine/record/present-title';
import { type CareerFacts, PROSE_CONFIDENCE, type RoleFact, type YearMonth } from '@/shared/record/facts';
import type { Labelled, LabelledRole } from './labels';
import { isEmployer, isItem, isLocation, isName, isTitle, pairTexts } from './match';

export interface Count {
  expected: number;
  right: number;
  missed: string[];
  extra: string[];
}

export interface Score {
  fileName: string;
  kind: string;
  milliseconds: number;
  name?: boolean;
  role?: boolean;
  location?: boolean;
  employers: Count;
  /** Employers that were stated, or that would be asked about in a question. */
  foundOrAsked: number;
  /** The number of labelled jobs with a title, and of those read with the right title and its employer. */
  titles: { expected: number; right: number };
  dates: { expected: number; right: number };
  skills?: Count;
  certifications?: Count;
  /** The confidence of each role, and whether its employer is right. */
  calibration: { confidence: number; right: boolean; value: string }[];
  notes: string[];
}

const ISSUED_BY = ' | ';

/** Whether a certificate is the labelled one, which may be written with its issuer. */
const isCertificate = (read: string, wanted: string) =>
  [read.split(ISSUED_BY)[0] ?? '', read.replace(ISSUED_BY, ', ')].some((each) => isItem(each, wanted, 0.7));

/**
 * Scores the facts of one document. Volunteering is not counted; `milliseconds` is how long the reading
 * took.
 */
export function scoreOf({ fileName, label }: Labelled, facts: CareerFacts, milliseconds: number): Score {
  const roles = facts.roles.filter((role) => role.kind !== 'volunteering');
  const rolesWithEmployer = roles.filter((role) => role.organisation !== '');
  const rolesForProse = rolesWithEmployer.filter((role) => role.confidence >= PROSE_CONFIDENCE);
  const employers = count(
    rolesForProse.map((role) => role.organisation),
    label.companies,
    isEmployer,
  );
  const shown = [
    ...rolesWithEmployer.map((role) => role.organisation),
    ...roles.flatMap((role) => (role.alternatives ?? []).map((each) => each.organisation)),
    ...(facts.unplaced ?? []).map((fact) => fact.value),
  ];
  const notes: string[] = [];
  const right = <T>(what: string, read: string | undefined, wanted: T, same: (read: string) => boolean) => {
    const ok = same(read ?? '');
    if (!ok) notes.push(`${what}: ${read ?? '-'} (expected ${wanted})`);
    return ok;
  };
  const { name, role, location, skills, certifications } = label;
  return {
    fileName,
    kind: label.kind,
    milliseconds,
    ...(name && { name: right('name', facts.name?.value, name, (read) => isName(read, name)) }),
    ...(role && {
      role: right('role', currentTitle(facts), role, (read) => role.some((each) => isTitle(read, each))),
    }),
    ...(location && {
      location: right('place', facts.location?.value, location, (read) =>
        location.some((each) => isLocation(read, each)),
      ),
    }),
    employers,
    foundOrAsked: label.companies.filter((each) => shown.some((read) => isEmployer(read, each))).length,
    ...jobs(label.roles ?? [], rolesForProse, notes),
    ...(skills && {
      skills: count(
        facts.skills.map((fact) => fact.value),
        skills,
        (a, b) => isItem(a, b, 0.75),
      ),
    }),
    ...(certifications && {
      certifications: count(
        facts.certifications.map(({ value, issuer }) => (issuer ? `${value}${ISSUED_BY}${issuer}` : value)),
        certifications,
        isCertificate,
      ),
    }),
    calibration: rolesWithEmployer.map(({ confidence, organisation }) => ({
      confidence,
      right: label.companies.some((each) => isEmployer(organisation, each)),
      value: organisation,
    })),
    notes,
  };
}

function count(
  read: readonly string[],
  expected: readonly string[],
  same: (read: string, expected: string) => boolean,
): Count {
  return { expected: expected.length, ...pairTexts(read, expected, same) };
}

function jobs(labelled: readonly LabelledRole[], roles: readonly RoleFact[], notes: string[]) {
  const titles = { expected: 0, right: 0 };
  const dates = { expected: 0, right: 0 };
  for (const job of labelled) {
    const { employer } = job;
    const at = employer ? roles.filter((role) => isEmployer(role.organisation, employer)) : [];
    if (job.title && employer) {
      titles.expected += 1;
      if (at.some((role) => isTitle(role.title, job.title ?? ''))) titles.right += 1;
      else
        notes.push(
          `title: ${at.map((role) => role.title).join(' / ') || '-'} (expected ${job.title} at ${employer})`,
        );
    }
    if (job.start && employer) {
      dates.expected += 1;
      if (at.some((role) => isDate(role.start, job.start) && isDate(role.end, job.end))) dates.right += 1;
      else notes.push(`dates: not ${job.start} to ${job.end} at ${employer}`);
    }
  }
  return { titles, dates };
}

/**
 * Whether a date is right. A date of another precision is right if its year is, and a single date may be
 * stored as the end only.
 */
function isDate(read: YearMonth | 'present' | undefined, expected: string | null): boolean {
  if (expected === null || read === undefined) return true;
  if (expected === 'present' || read === 'present') return read === expected;
  const [year, month] = expected.split('-').map(Number);
  return read.year === year && (month === undefined || read.month === undefined || read.month === month);
}
