/** Resumes whose entries are cards, with employer and dates in a narrow part that has its own baselines. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../facts-builder';
import { readResume } from '../resume';
import { type PdfTextRow, pageOf } from '../testing/pdf-items';
import { linesOfPages } from './lines';

const rolesOf = (...columns: PdfTextRow[][]) =>
  readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf(columns)]), 'resume').roles.map(
    ({ title, organisation, start, end, statements }) => [
      title,
      organisation,
      start?.year,
      end === 'present' ? end : end?.year,
      statements.length,
    ],
  );

const head = (x: number): PdfTextRow[] => [
  [x, 0, 22, 'Inga Marlowe', 'b'],
  [x, 14, 10, 'inga@example.com'],
  [x, 30, 14, 'Experience', 'b'],
];

/** The wide part of a card, 100 points high with its distance from the next card. */
const body = (x: number, title: string): PdfTextRow[] => [
  [x, 36, 12, title, 'b'],
  [x, 18, 10, '• Ran the plant of the northern sound with forty people'],
  [x, 14, 10, '• Cut the cost of energy by a third in two years'],
  [x, 14, 10, '• Opened the second hall for the growers of the coast'],
];
/**
 * The narrow part of a card, whose baselines differ from those of the wide part. A note becomes a statement of the
 * post.
 */
const side = (x: number, employer: string, note: string, from: string, to: string): PdfTextRow[] => [
  [x, 39, 10, employer, 'b'],
  [x, 12, 8, note],
  [x, 14, 10, from],
  [x, 13, 10, to],
  [x, 4, 10, ' '],
];

it('cards with the employer and the dates at the left are read', () => {
  expect(
    rolesOf(
      [...head(60), ...body(200, 'Plant Manager'), ...body(200, 'Shift Supervisor'), ...body(200, 'Buyer')],
      [
        [60, 44, 10, ' '],
        ...side(60, 'Nordhav Foods', 'cold storage', 'De mars 2020', 'à juin 2024'),
        ...side(60, 'Redwell Trading', 'depots', 'De avr. 2016', 'à févr. 2020'),
        ...side(60, 'Fjordline', 'ferries', 'De mai 2012', 'à mars 2016'),
      ],
    ),
  ).toEqual([
    ['Plant Manager', 'Nordhav Foods', 2020, 2024, 4],
    ['Shift Supervisor', 'Redwell Trading', 2016, 2020, 4],
    ['Buyer', 'Fjordline', 2012, 2016, 4],
  ]);
});

it('cards with the employer and the dates at the right are read', () => {
  expect(
    rolesOf(
      [...head(60), ...body(60, 'Plant Manager'), ...body(60, 'Shift Supervisor')],
      [
        [440, 44, 10, ' '],
        ...side(440, 'Nordhav Foods', 'cold storage', 'Since March', '2020'),
        ...side(440, 'Redwell Trading', 'depots', 'Apr 2016 –', 'Feb 2020'),
      ],
    ),
  ).toEqual([
    ['Plant Manager', 'Nordhav Foods', 2020, 'present', 4],
    ['Shift Supervisor', 'Redwell Trading', 2016, 2020, 4],
  ]);
});

it('cards with the title at the side and the employer over the text are read', () => {
  const roles = rolesOf(
    [...head(60), ...body(200, 'Nordhav Foods AS'), ...body(200, 'Redwell Trading Ltd')],
    [
      [60, 44, 10, ' '],
      ...side(60, 'Plant Manager', 'full time', '03/2020 -', 'present'),
      ...side(60, 'Shift Supervisor', 'full time', '04/2016 -', '02/2020'),
    ],
  );
  expect(roles).toEqual([
    ['Plant Manager', 'Nordhav Foods AS', 2020, 'present', 4],
    ['Shift Supervisor', 'Redwell Trading Ltd', 2016, 2020, 4],
  ]);
});

it('the wrapped name of an employer in the narrow part of a card is joined', () => {
  const lines = linesOfPages([
    pageOf([
      [...head(60), ...body(200, 'Plant Manager'), ...body(200, 'Shift Supervisor')],
      [
        [60, 44, 10, ' '],
        [60, 35, 10, 'Nordhav Fish and', 'b'],
        [60, 12, 10, 'Cold Storage', 'b'],
        [60, 16, 10, 'Jan 2020 -'],
        [60, 13, 10, 'Mar 2024'],
        [60, 6, 10, ' '],
        ...side(60, 'Redwell Trading', 'depots', 'Apr 2016 -', 'Feb 2020'),
      ],
    ]),
  ]).map(({ cells }) => cells.join(' | '));
  expect(lines).toContain('Nordhav Fish and Cold Storage | Jan 2020 - Mar 2024');
});

it('a word that wraps in the narrow part of a card is joined, also before the dates', () => {
  const lines = linesOfPages([
    pageOf([
      [...head(60), ...body(200, 'Plant Manager'), ...body(200, 'Shift Supervisor')],
      [
        [60, 44, 10, ' '],
        [60, 35, 10, 'Nordhav Soft-', 'b'],
        [60, 14, 10, 'ware 2020', 'b'],
        [60, 14, 10, '- 2024', 'b'],
        [60, 6, 10, ' '],
        ...side(60, 'Redwell Trading', 'depots', 'Apr 2016 -', 'Feb 2020'),
      ],
    ]),
  ]).map(({ cells }) => cells.join(' | '));
  expect(lines).toContain('Nordhav Software 2020 - 2024');
});
