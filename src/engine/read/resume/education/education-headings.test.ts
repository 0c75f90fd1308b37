/** Headings of schools, and a line of a school's name that reads like one. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '..';

const text = (line: string, down = 13, x = 40): PdfTextRow => [x, down, 10, line];
const HEAD: PdfTextRow[] = [
  [40, 0, 22, 'Inga Marlowe', 'b'],
  text('inga@example.com'),
  [40, 30, 14, 'Work Experience', 'b'],
];

it('a word of a school’s name that elsewhere is a heading does not end the section', () => {
  const facts = readResume(
    new FactsBuilder('s1', 'resume'),
    linesOfPages([
      pageOf([
        [
          ...HEAD,
          text('2019 - 2023     Nordhav Foods, Plant Manager'),
          [40, 30, 14, 'EDUCATION', 'b'],
          text('2014 - 2018     VELMONT MARLOWE UNIVERSITY OF SCIENCE AND'),
          text('TECHNOLOGY', 13, 120),
          text('2010 - 2013     REDWELL SECONDARY SCHOOL'),
        ],
      ]),
    ]),
    'resume',
  );
  expect(facts.education.map(({ school }) => school)).toContain('REDWELL SECONDARY SCHOOL');
});

it.each(['ACADEMIC QUALIFICATION', 'Educational Qualification:', 'Scholastic Record'])(
  'schools are read below %s',
  (heading) => {
    const facts = readResume(
      new FactsBuilder('s1', 'resume'),
      linesOfPages([
        pageOf([
          [
            ...HEAD,
            text('2019 - 2023     Nordhav Foods, Plant Manager'),
            [40, 30, 14, heading, 'b'],
            text('2014 - 2018     Velmont University, MSc in Physics'),
          ],
        ]),
      ]),
      'resume',
    );
    expect(facts.education.map(({ school }) => school)).toEqual(['Velmont University']);
  },
);
