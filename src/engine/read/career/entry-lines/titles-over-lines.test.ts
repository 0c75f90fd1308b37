/** A title over two lines, with the dates before the first and the employer in the third. */
import { expect, it } from 'vitest';
import type { DocumentLine } from '../../layout/line';
import { joinTitlesOverLines } from './titles-over-lines';

const line = (text: string, style: Partial<DocumentLine> = {}): DocumentLine => ({
  text: text.replaceAll(' ¦ ', ' '),
  cells: text.split(' ¦ '),
  x: 72,
  right: 300,
  edge: 540,
  size: 10,
  strong: false,
  bullet: text.startsWith('• '),
  heading: false,
  gap: 1.2,
  flow: 0,
  ...style,
});
const textsOf = (...lines: string[]) =>
  joinTitlesOverLines(lines.map((text) => line(text))).map(({ cells }) => cells.join(' ¦ '));

it('a title goes on below where the line after it is set like the employers of other posts', () => {
  expect(
    textsOf(
      'APRIL 2025 - Present Technical Consultant',
      'Velmora',
      '*NORDHAV - Lund Partners ¦ Leeds/England',
      '• Moved nine systems',
      'JUNE 2023 - MARCH 2025 Technical Consultant Velmora',
      '*NORDHAV - Lund Partners ¦ Leeds/England',
    ),
  ).toEqual([
    'APRIL 2025 - Present Technical Consultant Velmora',
    '*NORDHAV - Lund Partners ¦ Leeds/England',
    '• Moved nine systems',
    'JUNE 2023 - MARCH 2025 Technical Consultant Velmora',
    '*NORDHAV - Lund Partners ¦ Leeds/England',
  ]);
  expect(
    textsOf(
      'AVRIL 2025 - Présent Consultant technique',
      'Velmora',
      'Redwell ¦ Lyon, France',
      '2018 - 2022 Chef de projet',
      'Kestrelo ¦ Lyon, France',
    ),
  ).toContain('AVRIL 2025 - Présent Consultant technique Velmora');
});

it('a slash at the end of a title leaves it open', () => {
  expect(
    textsOf('2018 - 2022 DIRECTOR OF OPERATIONS /', 'DEPUTY DIRECTOR', 'Redwell ¦ Leeds, England'),
  ).toEqual(['2018 - 2022 DIRECTOR OF OPERATIONS / DEPUTY DIRECTOR', 'Redwell ¦ Leeds, England']);
});

it('an employer below its title stays in its line', () => {
  const places = [
    '2018 - 2022 Buyer',
    'Redwell',
    'Leeds, England',
    '2015 - 2018 Clerk',
    'Kestrelo',
    'Leeds, England',
  ];
  const groups = [
    '2018 - 2022 Buyer',
    'Redwell',
    'Nordhav Foods Group',
    '2015 - 2018 Clerk',
    'Lund Foods',
    '• Bread',
  ];
  const companies = [
    '2018 - 2022 Buyer',
    'Redwell Foods',
    'Kestrelo ¦ Leeds, England',
    '2015 - 2018 Clerk',
    'Lund ¦ Leeds, England',
  ];
  for (const lines of [places, groups, companies]) expect(textsOf(...lines)).toEqual(lines);
});

it('a title that a comma leaves open goes on in the emphasised line below, without the later name of an employer', () => {
  const textOf = (first: string, second: string, strong = true) =>
    joinTitlesOverLines([line(first, { strong: true }), line(second, { strong })]).map(({ text }) => text);
  expect(textOf('Harbour Analyst, IT Department,', 'Velmont Drivers (now Redwell)')).toEqual([
    'Harbour Analyst, IT Department, Velmont Drivers (now Redwell)',
  ]);
  expect(
    textOf(
      'Senior Harbour Application Analyst, Department of Northern Berths,',
      'Velmont Lifting and Lashing Company (now Redwell Lifting)',
    ),
  ).toEqual([
    'Senior Harbour Application Analyst, Department of Northern Berths, Velmont Lifting and Lashing Company',
  ]);
  expect(textOf('Harbour Analyst, IT Department,', 'Planned the berths', false)).toHaveLength(2);
});
