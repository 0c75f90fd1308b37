/** Titles directly above their dates, which stand in a margin beside the employer. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { readResume } from '../../resume';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';

const rolesOf = (...rows: PdfTextRow[]) =>
  readResume(
    new FactsBuilder('s1', 'resume'),
    linesOfPages([
      pageOf([
        [
          [40, 0, 22, 'Inga Marlowe', 'b'],
          [40, 14, 10, 'inga@example.com'],
          [130, 30, 14, 'Berufserfahrung', 'b'],
          ...rows,
        ],
      ]),
    ]),
    'resume',
  ).roles.map(({ title, organisation, start }) => [title, organisation, start?.year]);

const post = (title: string, dates: string, employer: string, ...duties: string[]): PdfTextRow[] => [
  [156, 24, 12, title, 'b'],
  [60, 15, 10, dates],
  [156, 0, 10, employer],
  ...duties.map((text): PdfTextRow => [156, 12, 10, `• ${text}`]),
];

it('lines of titles above dates are read whole, whatever their words, and before duties that name a title', () => {
  expect(
    rolesOf(
      ...post('Principal Software Engineer', 'seit 9.2020', 'Nordhav Germany GmbH', 'Leitung der Simulation'),
      ...post(
        'Technology Consultant – Harbour Data & Analytics',
        '3.2020 – 8.2020',
        'Redwell Industry Solutions GmbH',
        'Analysen bei der Lund AG',
      ),
      ...post(
        'Head of Mission Operations',
        '7.2018 – 2.2020',
        'Fjordline Systems GmbH (vormals Fjordhavn GmbH)',
        'Leitung des Teams',
        'Architekt und leitender Entwickler für das Bodensegment',
      ),
      ...post(
        'Praktikum in der Hafenanalyse',
        '11.2012 – 10.2013',
        'NORO – Northern Harbour Centre',
        'Entwurf',
      ),
    ),
  ).toEqual([
    ['Principal Software Engineer', 'Nordhav Germany GmbH', 2020],
    ['Technology Consultant – Harbour Data & Analytics', 'Redwell Industry Solutions GmbH', 2020],
    ['Head of Mission Operations', 'Fjordline Systems GmbH', 2018],
    ['Praktikum in der Hafenanalyse', 'NORO – Northern Harbour Centre', 2012],
  ]);
});

it('lines of titles above dates are not read one post off where no duties stand between plain lines', () => {
  const plain = (title: string, dates: string, employer: string): PdfTextRow[] => [
    [156, 13, 10, title],
    [60, 13, 10, dates],
    [156, 0, 10, employer],
  ];
  expect(
    rolesOf(
      ...plain('Projektleiterin', '3.2020 – 8.2022', 'Redwell Industry Solutions GmbH'),
      ...plain('Technikerin', '7.2018 – 2.2020', 'Fjordline Systems GmbH'),
      ...plain('Leiterin Logistik', '2.2017 – 6.2018', 'Nordhav Deutschland GmbH'),
      ...plain('Praktikantin', '11.2012 – 10.2013', 'Lund AG'),
    ),
  ).toEqual([
    ['Projektleiterin', 'Redwell Industry Solutions GmbH', 2020],
    ['Technikerin', 'Fjordline Systems GmbH', 2018],
    ['Leiterin Logistik', 'Nordhav Deutschland GmbH', 2017],
    ['Praktikantin', 'Lund AG', 2012],
  ]);
});

it('lines above the dates are employers where titles stand beside the dates', () => {
  const above = (employer: string, dates: string, title: string): PdfTextRow[] => [
    [156, 24, 12, employer, 'b'],
    [60, 15, 10, dates],
    [156, 0, 10, title],
    [156, 12, 10, '• Cut the costs'],
  ];
  expect(
    rolesOf(
      ...above('Redwell', '3.2020 – 8.2022', 'Plant Manager'),
      ...above('Fjordline Systems', '7.2018 – 2.2020', 'Shift Supervisor'),
      ...above('Nordhav Foods', '2.2017 – 6.2018', 'Production Planner'),
    ).filter(([title]) => /Redwell|Fjordline|Nordhav/u.test(String(title))),
  ).toEqual([]);
});
