/**
 * Turns a labelled document into training examples: each anchor, with its candidate pairs and which of them are
 * right.
 */
import type { Candidate } from '@/engine/read/career/model/candidates';
import { type AnchoredEntry, prepareScope, ruleEntryOf } from '@/engine/read/career/readings/decide';
import { scopesOf } from '@/engine/read/career/scopes';
import { extract } from '@/engine/read/extract';
import type { DocumentLine } from '@/engine/read/layout/line';
import { linesOfPages, linesOfParagraphs } from '@/engine/read/layout/lines';
import { headersOf } from '@/engine/read/resume/experience/experience';
import { sectionsOf } from '@/engine/read/resume/headings/sections';
import type { YearMonth } from '@/shared/record/facts';
import type { Label, LabelledDocument, LabelledRole } from '../../bench/reading/labels';
import { foldedWordsOf, isSameEmployer, overlap } from '../../bench/reading/match';
import { syntheticDocuments } from './synthetic/documents';

export interface Example extends AnchoredEntry {
  /** Index of the scope in the document. Entries of one scope share their layout. */
  scope: number;
  /** Whether a title and an employer are right; undefined means that the entry lacks the part. */
  isRight(title: Candidate | undefined, employer: Candidate | undefined): boolean;
  /** Whether a candidate is the title or the employer of the label. */
  isLabelled(candidate: Candidate): boolean;
}

/** A document's lines in reading order. */
export async function readLines({ bytes, fileName }: LabelledDocument): Promise<DocumentLine[]> {
  const extracted = await extract(bytes, fileName);
  return extracted.kind === 'pages'
    ? linesOfPages(extracted.pages)
    : extracted.kind === 'paragraphs'
      ? linesOfParagraphs(extracted.paragraphs)
      : [];
}

/** The training examples of a document: one for each entry that its label can be compared with. */
export function examplesOf(lines: readonly DocumentLine[], label: Label): Example[] {
  return scopesOf(sectionsOf(lines)).flatMap((scope, index) => {
    const rules = headersOf(scope.lines).map(ruleEntryOf);
    return prepareScope(scope, rules).entries.flatMap((entry) => exampleOf(entry, index, label.roles ?? []));
  });
}

/** Number and seed of synthetic documents, used for training together with the real ones. */
const SYNTHETIC = { documents: 120, seed: 2026 };

/** Training examples from generated documents: see `synthetic/documents.ts`. */
export function syntheticExamples(): Example[][] {
  return syntheticDocuments(SYNTHETIC.documents, SYNTHETIC.seed).map(({ lines, label }) =>
    examplesOf(lines, label),
  );
}

/** Minimum share of words that a candidate and the title or employer of a label have in common. */
const MIN_TITLE_OVERLAP = 0.55;
const MIN_EMPLOYER_OVERLAP = 0.6;

/** The example of an entry, compared with the role of the label that fits it best; none if it is ambiguous. */
function exampleOf(entry: AnchoredEntry, scope: number, roles: readonly LabelledRole[]): Example[] {
  const { candidates, anchor } = entry;
  const fittingRoles = roles
    .map((role) => {
      const title = role.title ? closest(candidates, role.title, MIN_TITLE_OVERLAP) : [];
      const employer = role.employer
        ? closest(candidates, role.employer, MIN_EMPLOYER_OVERLAP, isSameEmployer)
        : [];
      const hasSameDates = sameDates(anchor.range, role);
      return {
        role,
        title,
        employer,
        hasSameDates,
        fit: (hasSameDates ? 2 : 0) + (title.length > 0 ? 1 : 0) + (employer.length > 0 ? 1 : 0),
      };
    })
    .filter(
      ({ fit, hasSameDates, title, employer, role }) =>
        fit >= 2 && (hasSameDates || role.start === null) && title.length + employer.length > 0,
    )
    .sort((a, b) => b.fit - a.fit);
  const best = fittingRoles[0];
  // The dates match a label but no words near them do. This is ambiguous, so there is no example.
  if (!best && roles.some((role) => sameDates(anchor.range, role))) return [];
  const titles = new Set(best?.title);
  const employers = new Set(best?.employer);
  return [
    {
      ...entry,
      scope,
      isRight: (title, employer) =>
        (title ? titles.has(title) : titles.size === 0) &&
        (employer ? employers.has(employer) : employers.size === 0),
      isLabelled: (candidate) => titles.has(candidate) || employers.has(candidate),
    },
  ];
}

/** The candidates with the most words in common with a text of the label; none if that is less than `minOverlap`. */
function closest(
  candidates: readonly Candidate[],
  labelText: string,
  minOverlap: number,
  isSame: (read: string, labelText: string) => boolean = () => true,
): Candidate[] {
  const scored = candidates
    .filter((candidate) => isSame(candidate.text, labelText))
    .map((candidate) => ({
      candidate,
      score: overlap(foldedWordsOf(candidate.text), foldedWordsOf(labelText)),
    }))
    .filter(({ score }) => score >= minOverlap);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score >= best - 0.001).map(({ candidate }) => candidate);
}

/**
 * Whether a range of dates has the years of a labelled role, as far as both say them. The year of a range without a
 * start may be either year of the role.
 */
function sameDates(
  range: { start?: YearMonth; end?: YearMonth | 'present' } | undefined,
  role: LabelledRole,
): boolean {
  if (!range || role.start === null) return false;
  const year = Number(role.start.slice(0, 4));
  const end = role.end === 'present' ? 'present' : role.end ? Number(role.end.slice(0, 4)) : undefined;
  const rangeEnd = range.end === 'present' ? 'present' : range.end?.year;
  return range.start
    ? range.start.year === year && (end === undefined || end === rangeEnd)
    : rangeEnd === year || rangeEnd === end;
}
