/** Scores the facts read from one document against its labels. */
import { currentTitle } from '@/engine/record/present-title';
import { type CareerFacts, PROSE_CONFIDENCE, type RoleFact, type YearMonth } from '@/shared/record/facts';
import type { Label, LabelledDocument, LabelledRole } from './labels';
import { isSameEmployer, isSameItem, isSameLocation, isSameName, isSameTitle, pairTexts } from './match';

export interface TextScore {
  expected: number;
  right: number;
  missed: string[];
  extra: string[];
}

export interface Score {
  fileName: string;
  kind: string;
  milliseconds: number;
  /** Whether the name, the role and the place are right; each is absent if the label lacks it. */
  name?: boolean;
  role?: boolean;
  location?: boolean;
  employers: TextScore;
  /** The number of labelled employers that were read, or that the owner would be asked about. */
  foundOrAsked: number;
  /** The number of labelled jobs with a title and an employer, and of those whose title was read at that employer. */
  titles: { expected: number; right: number };
  dates: { expected: number; right: number };
  skills?: TextScore;
  certifications?: TextScore;
  /** The confidence of each role, and whether its employer is right. */
  calibration: { confidence: number; right: boolean; value: string }[];
  notes: string[];
}

/** Minimum overlap of the words of two skills, or two certificates, that are the same. */
const MIN_SKILL_OVERLAP = 0.75;
const MIN_CERTIFICATE_OVERLAP = 0.7;

const ISSUER_SEPARATOR = ' | ';

/** Whether a certificate is the labelled one, which may be written with its issuer. */
const isCertificate = (read: string, expected: string) =>
  [read.split(ISSUER_SEPARATOR)[0] ?? '', read.replace(ISSUER_SEPARATOR, ', ')].some((each) =>
    isSameItem(each, expected, MIN_CERTIFICATE_OVERLAP),
  );

/** The name of an employer without remarks in brackets: 'Nordhav' of 'Nordhav (now Redwell)'. */
const withoutRemarks = (name: string) => name.replace(/\s?\([^()]*\)/g, '').trim() || name;

/**
 * Whether an employer is the labelled one, with or without what stands beside it in brackets (another name or the
 * owner, a product, the legal name), or one of the other names that the label accepts.
 */
const isLabelledEmployer =
  ({ aliases = {} }: Label) =>
  (read: string, expected: string): boolean =>
    [expected, ...(aliases[expected] ?? [])].some(
      (name) => isSameEmployer(read, name) || isSameEmployer(withoutRemarks(read), withoutRemarks(name)),
    );

/**
 * Scores the facts of one document. Volunteering is not counted; `milliseconds` is how long the reading
 * took.
 */
export function scoreOf(
  { fileName, label }: LabelledDocument,
  facts: CareerFacts,
  milliseconds: number,
): Score {
  const roles = facts.roles.filter((role) => role.kind !== 'volunteering');
  const rolesWithEmployer = roles.filter((role) => role.organisation !== '');
  const rolesForProse = rolesWithEmployer.filter((role) => role.confidence >= PROSE_CONFIDENCE);
  const isEmployer = isLabelledEmployer(label);
  const employers = scoreTexts(
    rolesForProse.map((role) => role.organisation),
    label.companies,
    isEmployer,
    label.optional_companies,
  );
  const statedOrAsked = [
    ...rolesWithEmployer.map((role) => role.organisation),
    ...roles.flatMap((role) => (role.alternatives ?? []).map((each) => each.organisation)),
    ...(facts.unplaced ?? []).map((fact) => fact.value),
  ];
  const notes: string[] = [];
  const checkText = <T>(
    what: string,
    read: string | undefined,
    expected: T,
    isSame: (read: string) => boolean,
  ) => {
    const ok = isSame(read ?? '');
    if (!ok) notes.push(`${what}: ${read ?? '-'} (expected ${expected})`);
    return ok;
  };
  const { name, role, location, skills, certifications } = label;
  return {
    fileName,
    kind: label.kind,
    milliseconds,
    ...(name && { name: checkText('name', facts.name?.value, name, (read) => isSameName(read, name)) }),
    ...(role && {
      role: checkText('role', currentTitle(facts), role, (read) =>
        role.some((each) => isSameTitle(read, each)),
      ),
    }),
    ...(location && {
      location: checkText('place', facts.location?.value, location, (read) =>
        location.some((each) => isSameLocation(read, each)),
      ),
    }),
    employers,
    foundOrAsked: label.companies.filter((each) => statedOrAsked.some((read) => isEmployer(read, each)))
      .length,
    ...scoreJobs(label.roles ?? [], rolesForProse, isEmployer, notes),
    ...(skills && {
      skills: scoreTexts(
        facts.skills.map((fact) => fact.value),
        skills,
        (a, b) => isSameItem(a, b, MIN_SKILL_OVERLAP),
        label.optional_skills,
      ),
    }),
    ...(certifications && {
      certifications: scoreTexts(
        facts.certifications.map(({ value, issuer }) =>
          issuer ? `${value}${ISSUER_SEPARATOR}${issuer}` : value,
        ),
        certifications,
        isCertificate,
        label.optional_certifications,
      ),
    }),
    calibration: rolesWithEmployer.map(({ confidence, organisation }) => ({
      confidence,
      right: [...label.companies, ...(label.optional_companies ?? [])].some((each) =>
        isEmployer(organisation, each),
      ),
      value: organisation,
    })),
    notes,
  };
}

function scoreTexts(
  read: readonly string[],
  expected: readonly string[],
  isSame: (read: string, expected: string) => boolean,
  optional: readonly string[] = [],
): TextScore {
  const { extra, ...paired } = pairTexts(read, expected, isSame);
  const isOptional = (text: string) => optional.some((each) => isSame(text, each));
  return { expected: expected.length, ...paired, extra: extra.filter((text) => !isOptional(text)) };
}

function scoreJobs(
  labelled: readonly LabelledRole[],
  roles: readonly RoleFact[],
  isEmployer: (read: string, expected: string) => boolean,
  notes: string[],
) {
  const titles = { expected: 0, right: 0 };
  const dates = { expected: 0, right: 0 };
  for (const job of labelled) {
    const { employer } = job;
    const rolesAtEmployer = employer ? roles.filter((role) => isEmployer(role.organisation, employer)) : [];
    if (job.title && employer) {
      titles.expected += 1;
      if (rolesAtEmployer.some((role) => isSameTitle(role.title, job.title ?? ''))) titles.right += 1;
      else
        notes.push(
          `title: ${rolesAtEmployer.map((role) => role.title).join(' / ') || '-'} (expected ${job.title} at ${employer})`,
        );
    }
    if (job.start && employer) {
      dates.expected += 1;
      if (rolesAtEmployer.some((role) => isSameDate(role.start, job.start) && isSameDate(role.end, job.end)))
        dates.right += 1;
      else notes.push(`dates: not ${job.start} to ${job.end} at ${employer}`);
    }
  }
  return { titles, dates };
}

/**
 * Whether a date is right. One of another precision is right if its year is; one that is not labelled or was not read
 * counts as right, since a single date may be stored as the end only.
 */
function isSameDate(read: YearMonth | 'present' | undefined, expected: string | null): boolean {
  if (expected === null || read === undefined) return true;
  if (expected === 'present' || read === 'present') return read === expected;
  const [year, month] = expected.split('-').map(Number);
  return read.year === year && (month === undefined || read.month === undefined || read.month === month);
}
