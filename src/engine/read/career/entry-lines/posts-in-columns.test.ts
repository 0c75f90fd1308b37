/** Posts in two columns, with title, employer and dates below each other. */
import { expect, it } from 'vitest';
import type { RoleFact } from '@/shared/record/facts';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { readResume } from '../../resume';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';

const postsOf = (roles: readonly RoleFact[]) =>
  roles.map(({ title, organisation, start, end }) => [
    title,
    organisation,
    start?.year,
    typeof end === 'object' ? end.year : end,
  ]);
const WORK_HEADING = ['Inga Marlowe', 'inga@example.com', '* PROFESSIONAL EXPERIENCE'];

it('each post of a pair has its own dates, and not those of its neighbour', () => {
  const { roles } = factsOfParagraphs(
    [
      ...WORK_HEADING,
      'Class Teacher ¦ Research Assistant',
      'Redwell Colleges ¦ University of Northfield',
      '2019 - Present ¦ 2016 - 2018',
      'Research Fellow ¦ Course Instructor',
      'Nordhav University ¦ Harbour Boot Camps',
      '2012 - 2014 ¦ 2009 - 2011',
    ].map((text) => paragraphOf(text)),
  );
  expect(postsOf(roles)).toEqual([
    ['Class Teacher', 'Redwell Colleges', 2019, 'present'],
    ['Research Fellow', 'Nordhav University', 2012, 2014],
    ['Research Assistant', 'University of Northfield', 2016, 2018],
    ['Course Instructor', 'Harbour Boot Camps', 2009, 2011],
  ]);
});

it('an employer over two lines moves the dates of one column a line down', () => {
  const columnRows = (x: number, rows: readonly (readonly [number, string])[]): PdfTextRow[] =>
    rows.map(([down, text]) => [x, down, 10, text]);
  const page = pageOf([
    [
      [40, 0, 16, 'Inga Marlowe', 'b'],
      [40, 14, 10, 'inga@mail.example'],
      [40, 30, 12, 'Work Experience', 'b'],
    ],
    columnRows(40, [
      [70, 'Class Teacher'],
      [14, 'Redwell Higher Colleges (Northern part),'],
      [14, 'Lillevik, Norway'],
      [14, 'Feb 2019 - Present'],
      [28, 'Research Fellow'],
      [14, 'Nordhav University'],
      [14, 'Jan 2012 - May 2014'],
    ]),
    columnRows(320, [
      [70, 'Course Facilitator'],
      [14, 'Varnhaven Lab, Remote, Norway'],
      [14, 'Dec 2016 - Jan 2018'],
      [42, 'Course Instructor'],
      [14, 'Harbour Boot Camps'],
      [14, 'Mar 2009 - Apr 2011'],
    ]),
  ]);
  const { roles } = readResume(new FactsBuilder('s1', 'resume'), linesOfPages([page]), 'resume');
  expect(postsOf(roles)).toEqual([
    ['Class Teacher', 'Redwell Higher Colleges', 2019, 'present'],
    ['Research Fellow', 'Nordhav University', 2012, 2014],
    ['Course Facilitator', 'Varnhaven Lab', 2016, 2018],
    ['Course Instructor', 'Harbour Boot Camps', 2009, 2011],
  ]);
});

it('titles with their dates beside them stay one below the other', () => {
  const { roles } = factsOfParagraphs(
    [
      ...WORK_HEADING,
      'Purchasing Manager ¦ 2016 – 2020',
      'Nordhav Foods Ltd ¦ Lillevik, Norway',
      'Quality Manager ¦ 2013 – 2016',
      'Redwell Group Ltd ¦ Lillevik, Norway',
    ].map((text) => paragraphOf(text)),
  );
  expect(postsOf(roles)).toEqual([
    ['Purchasing Manager', 'Nordhav Foods Ltd', 2016, 2020],
    ['Quality Manager', 'Redwell Group Ltd', 2013, 2016],
  ]);
});
