import { expect, it } from 'vitest';
import { linesOfParagraphs } from '../../layout/lines';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { joinLabelledDates } from './labelled-dates';

const postsOf = (...lines: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', '* PROFESSIONAL EXPERIENCE', ...lines].map((text) =>
      paragraphOf(text),
    ),
  ).roles.map(({ title, organisation, start, end }) => [title, organisation, start?.year, end]);

it('the dates of a post may have a label, in an item of the list below it', () => {
  expect(
    postsOf(
      '• Software Architect - Redwell Trading',
      '• Period: November/2021 to the present.',
      '• Activities: designs projects and helps the team with documents.',
      '• Tools: Linux, Bash',
      '• Product Owner - Lund Logistics',
      '• Period: April/2018 to October/2021.',
      '• Activities: planned the project and collected requirements.',
    ),
  ).toEqual([
    ['Software Architect', 'Redwell Trading', 2021, 'present'],
    ['Product Owner', 'Lund Logistics', 2018, { year: 2021, month: 10 }],
  ]);
});

it('labelled dates below a labelled employer are those of its form', () => {
  expect(
    postsOf(
      'Employer: Redwell Trading',
      'Period: May 2018 - June 2021',
      'Position: Plant Manager',
      'Employer: Lund Logistics',
      'Period: May 2014 - April 2018',
      'Position: Planner',
    ),
  ).toEqual([
    ['Plant Manager', 'Redwell Trading', 2018, { year: 2021, month: 6 }],
    ['Planner', 'Lund Logistics', 2014, { year: 2018, month: 4 }],
  ]);
});

it('labelled dates between an employer and its labelled title stay in their line', () => {
  const lines = linesOfParagraphs(
    [
      'Redwell Consultant',
      'Period: March 2022 - Present',
      'Position: Plant Engineer',
      'Lund Director',
      'Period: May 2014 - February 2022',
      'Position: Planner',
    ].map((text) => paragraphOf(text)),
  );
  expect(joinLabelledDates(lines)).toEqual(lines);
});
