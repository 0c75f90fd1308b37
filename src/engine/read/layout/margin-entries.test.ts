/** Entries whose title and employer stand in a margin beside their duties. */
import { expect, it } from 'vitest';
import { gatherMarginEntries } from './margin-entries';
import type { LayoutRow } from './rows';

/** Rows of two columns, 12 points apart; '' for an empty cell. */
const rowsOf = (...pairs: (readonly [label: string, text: string])[]): LayoutRow[] =>
  pairs.map(([label, text], index) => {
    const cells = [
      ...(label === '' ? [] : [{ text: label, x: 60, right: 60 + label.length * 4 }]),
      ...(text === '' ? [] : [{ text, x: 230, right: 230 + text.length * 4 }]),
    ];
    return { cells, x: cells[0]?.x ?? 0, right: 560, y: index * 12, size: 9, font: 'plain' };
  });
const textsOf = (rows: readonly LayoutRow[]) =>
  gatherMarginEntries(rows).map(({ cells }) => cells.map(({ text }) => text).join(' ¦ '));

const post = (dates: string, title: string, employer: string) =>
  [
    [dates, 'Planned the work of two lines'],
    ['', 'with a crew of twelve.'],
    [title, ''],
    ['', 'Bought ovens for three sites.'],
    [employer, 'Trained the night shift.'],
  ] as const;

it('labels in a margin come before the duties that stand beside them', () => {
  const rows = rowsOf(
    ...post('Jun 2021 – Sep 2024', 'Plant Manager', 'Nordhav Foods'),
    ...post('Mar 2018 – May 2021', 'Shift Supervisor', 'Kestrel Mills'),
  );
  const duties = [
    'Planned the work of two lines',
    'with a crew of twelve.',
    'Bought ovens for three sites.',
    'Trained the night shift.',
  ];
  expect(textsOf(rows)).toEqual([
    ...['Jun 2021 – Sep 2024', 'Plant Manager', 'Nordhav Foods', ...duties],
    ...['Mar 2018 – May 2021', 'Shift Supervisor', 'Kestrel Mills', ...duties],
  ]);
});

it('dates in a margin that each belong to the text beside them stay there', () => {
  const rows = rowsOf(
    ...post('Jun 2021 – Sep 2024', 'Engineer 2019', 'Engineer 2018'),
    ...post('Mar 2018 – May 2021', 'Engineer 2017', 'Engineer 2016'),
  );
  expect(textsOf(rows)[0]).toBe('Jun 2021 – Sep 2024 ¦ Planned the work of two lines');
});
