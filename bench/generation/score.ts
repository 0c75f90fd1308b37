/** Scores the facts read about a person field by field: expected, read, right, missed and extra values. */
import type { FactsReport } from '@/server/commands/facts';
import { overlap as wordOverlap } from '../reading/match';
import type { SyntheticCase } from './cases';

export interface FieldScore {
  expected: number;
  read: number;
  right: number;
  missed: string[];
  extra: string[];
}

export interface Score {
  name: boolean;
  role: boolean;
  location?: boolean;
  companies: FieldScore;
  skills?: FieldScore;
  certifications?: FieldScore;
  /** The number of values read, and those whose words are not in the source. */
  values: number;
  ungrounded: string[];
}

const words = (text: string) =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);

const overlap = (one: string, other: string) => wordOverlap(words(one), words(other));

/** Minimum share of words that a value which was read has in common with the expected one. */
const MIN_OVERLAP = { role: 0.6, location: 0.5, company: 0.75, skill: 0.75, certification: 0.7 };

function scoreField(read: readonly string[], expected: readonly string[], threshold: number): FieldScore {
  const unmatched = [...new Set(read)];
  const missed = expected.filter((expectedText) => {
    const index = unmatched.findIndex((each) => overlap(each, expectedText) >= threshold);
    if (index >= 0) unmatched.splice(index, 1);
    return index < 0;
  });
  const right = expected.length - missed.length;
  return { expected: expected.length, read: right + unmatched.length, right, missed, extra: unmatched };
}

/**
 * Scores a report against the person that its document was made from. Fields that the layout omits are not
 * scored.
 */
export function scoreOf({ person, omittedFields = [] }: SyntheticCase, report: FactsReport): Score {
  const source = words(JSON.stringify(person)).join('');
  const values = [report.name ?? '', ...report.companies, ...report.skills, ...report.certifications].filter(
    Boolean,
  );
  return {
    name: overlap(report.name ?? '', person.name) === 1,
    role: overlap(report.role ?? '', person.role) >= MIN_OVERLAP.role,
    ...(!omittedFields.includes('location') && {
      location: overlap(report.location ?? '', person.location) >= MIN_OVERLAP.location,
    }),
    companies: scoreField(
      report.companies,
      person.jobs.map((job) => job.company),
      MIN_OVERLAP.company,
    ),
    ...(!omittedFields.includes('skills') && {
      skills: scoreField(report.skills, person.skills, MIN_OVERLAP.skill),
    }),
    ...(!omittedFields.includes('certifications') && {
      certifications: scoreField(report.certifications, person.certifications, MIN_OVERLAP.certification),
    }),
    values: values.length,
    ungrounded: values.filter((value) => !words(value).every((word) => source.includes(word))),
  };
}
