/**
 * Resumes of fictional people in randomly drawn layouts. They add to the training data what the corpus has
 * little of: forms, sentences, dates in any position, titles before and after employers. The same seed gives
 * the same documents.
 */
import type { DocumentLine } from '@/engine/read/layout/line';
import type { Label, LabelledRole } from '../../../bench/reading/labels';
import { careerOf, type SyntheticJob } from './career';
import { LAYOUTS } from './layouts';
import { lineOf, type WrittenLine } from './lines';
import { createDraw, type Draw } from './words';

export interface SyntheticDocument {
  lines: DocumentLine[];
  label: Label;
}

/** Makes documents; the same seed gives the same ones. */
export function syntheticDocuments(count: number, seed: number): SyntheticDocument[] {
  const draw = createDraw(seed);
  return Array.from({ length: count }, () => documentOf(draw));
}

function documentOf(draw: Draw): SyntheticDocument {
  const jobs = careerOf(draw);
  const isWord = draw.chance(0.3);
  const heading = (text: string): WrittenLine => ({
    cells: [draw.chance(0.5) ? text.toUpperCase() : text],
    strong: true,
    gap: 2.6,
  });
  const work = [
    ...(draw.chance(0.15)
      ? [heading(draw.one(['Where I was', 'Assignments so far', 'My journey']))]
      : [
          heading(
            draw.one(['Experience', 'Work Experience', 'Professional Experience', 'Employment History']),
          ),
        ]),
    ...entriesOf(draw, jobs),
  ];
  const school = [
    heading(draw.one(['Education', 'Academic Background', 'Qualifications'])),
    ...draw.some(1, 3).flatMap(() => educationOf(draw)),
  ];
  const skills = [heading('Skills'), { cells: ['Planning, Reporting, Negotiation, Budgeting'] }];
  const head: WrittenLine[] = [
    { cells: [draw.person()], strong: true, size: 16 },
    { cells: [`${draw.place()} | mail@example.com`] },
    heading('Summary'),
    { cells: [draw.sentence()] },
  ];
  const parts = draw.chance(0.5) ? [...work, ...school, ...skills] : [...school, ...work, ...skills];
  return {
    lines: [...head, ...parts].map((written) => lineOf(written, isWord)),
    label: {
      kind: 'synthetic',
      companies: [...new Set(jobs.map(({ employer }) => employer))],
      roles: jobs.map(({ title, employer, start, end }): LabelledRole => ({ title, employer, start, end })),
    },
  };
}

function educationOf(draw: Draw): WrittenLine[] {
  const school = draw.school();
  const degree = draw.degree();
  const year = draw.year();
  return draw.one<() => WrittenLine[]>([
    () => [{ cells: [`${degree}, ${school}`, `${year} - ${year + 3}`], gap: 1.8 }],
    () => [{ cells: [school, String(year)], strong: true, gap: 1.8 }, { cells: [degree] }],
    () => [{ cells: [`${year - 3}-${year}`, `${degree} at ${school}`], gap: 1.8 }],
  ])();
}

/** Writes all jobs in the same layout, as in a real document. */
function entriesOf(draw: Draw, jobs: readonly SyntheticJob[]): WrittenLine[] {
  const layout = draw.one(LAYOUTS)(draw);
  const spacing = draw.one([1.8, 2.4, 3.2]);
  const body = bodyOf(draw);
  return jobs.flatMap((job, index) => {
    const [first, ...more] = layout(job, jobs[index - 1], index);
    return [...(first ? [{ ...first, gap: spacing }] : []), ...more, ...body(job)];
  });
}

function bodyOf(draw: Draw): (job: SyntheticJob) => WrittenLine[] {
  const bullet = draw.chance(0.7);
  const hasProjects = draw.chance(0.15);
  const gap = draw.one([1.2, 1.2, 1.5]);
  return (job) => [
    ...(draw.chance(0.15) ? [{ cells: ['Responsibilities:'], strong: draw.chance(0.5) }] : []),
    ...draw.some(0, 4).map((): WrittenLine => ({ cells: [draw.sentence()], bullet, gap })),
    ...(hasProjects
      ? [
          { cells: [`Project: ${draw.stem()} ${draw.one(['Tower', 'Terminal', 'Plant', 'Portal'])}`] },
          { cells: [`Client: ${draw.employer()}`] },
          ...(draw.chance(0.5) ? [{ cells: [`Duration: ${job.range}`] }] : []),
        ]
      : []),
  ];
}
