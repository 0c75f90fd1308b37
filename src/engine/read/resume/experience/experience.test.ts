/** Posts that their place in the resume sets apart: earlier ones below the dated ones, and those without a heading. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '..';

const text = (line: string, down = 13): PdfTextRow => [40, down, 10, line];

it('the lines below a heading of earlier posts are no statements of the post above it', () => {
  const rows: PdfTextRow[] = [
    [40, 0, 22, 'Inga Marlowe', 'b'],
    text('inga@example.com'),
    [40, 30, 14, 'WORK EXPERIENCE', 'b'],
    text('NORDHAV | Harbour Master', 28),
    text('Jan 2015 – Mar 2021'),
    text('Led the pilots of three berths and trained nine new operators.'),
    text('REDWELL | Crane Manager', 20),
    text('Jun 2011 – Aug 2014'),
    text('Moved containers for two shipping lines and wrote the reports of each shift.'),
    text('EARLIER CAREER HIGHLIGHTS | 1998 – 2011', 20),
    text('OLDMERE | Consultant'),
    text('Founded and scaled a chandlery to 1 million of revenue.'),
  ];
  const { roles } = readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf([rows])]), 'resume');
  const crane = roles.find(({ organisation }) => /Redwell/i.test(organisation));
  expect(crane?.statements.map(({ value }) => value)).toEqual([
    'Moved containers for two shipping lines and wrote the reports of each shift.',
  ]);
});

it('earlier posts whose employer and title a bar separates are read, each with its statements', () => {
  const rows: PdfTextRow[] = [
    [40, 0, 22, 'Inga Marlowe', 'b'],
    text('inga@example.com'),
    [40, 30, 14, 'WORK EXPERIENCE', 'b'],
    text('NORDHAV | Plant Manager', 28),
    text('Jan 2015 – Mar 2021'),
    text('Led the pilots of three berths and trained nine new operators.'),
    text('Earlier Career | 1996 – 2013', 20),
    text('REDWELL TRADING | Sr Cargo Consultant & Harbour Relations Leader Norland and the Sound.', 16),
    text(
      'Doubled the purchases of fish in two years, and sold the cargo space of three lines to the growers.',
    ),
    text('FJORDLINE FERRIES | Head of Sales', 16),
    text('Sold the tickets of three lines.'),
    text('OLDMERE (Co-Founder/CEO) | Entrepreneurial work', 16),
    text('Founded and scaled a chandlery to 1 million of revenue.'),
  ];
  const { roles } = readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf([rows])]), 'resume');
  expect(roles.map(({ title, organisation, start }) => [title, organisation, start?.year])).toEqual([
    ['Plant Manager', 'Nordhav', 2015],
    ['Sr Cargo Consultant & Harbour Relations Leader Norland and the Sound', 'Redwell Trading', undefined],
    ['Head of Sales', 'Fjordline Ferries', undefined],
    ['Co-Founder/CEO', 'Oldmere', undefined],
  ]);
  expect(roles.map(({ statements }) => statements.map(({ value }) => value))).toEqual([
    ['Led the pilots of three berths and trained nine new operators.'],
    ['Doubled the purchases of fish in two years, and sold the cargo space of three lines to the growers.'],
    ['Sold the tickets of three lines.'],
    ['Founded and scaled a chandlery to 1 million of revenue.'],
  ]);
});

it('posts without a heading, after the education, are read', () => {
  const lines = [
    'Mira Solberg',
    '* EDUCATION',
    'B.Sc. in Physics, Velmont University ¦ 2008 – 2011',
    'Plant Manager, Nordhav Foods Ltd ¦ June 2016 – Present',
    'Production Engineer, Fjordline Systems Ltd ¦ Jan 2012 – May 2016',
  ];
  const { roles } = factsOfParagraphs(lines.map((line) => paragraphOf(line, { size: 11 })));
  expect(roles.map(({ title, organisation }) => [title, organisation])).toEqual([
    ['Plant Manager', 'Nordhav Foods Ltd'],
    ['Production Engineer', 'Fjordline Systems Ltd'],
  ]);
});
