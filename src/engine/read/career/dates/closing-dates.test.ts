/** Posts with their dates below them, and date ranges that wrap in a narrow margin. */
import { expect, it } from 'vitest';
import { linesOfPages, linesOfParagraphs } from '../../layout/lines';
import { paragraphOf } from '../../testing/paragraphs';
import { pageOf } from '../../testing/pdf-items';
import { anchoredLinesOf } from '../entry-lines/anchors';
import { linesAbove, linesBelow } from '../entry-lines/window';
import { joinWrappedRanges } from '../entry-lines/wrapped-lines';

const POSTS = [
  'Nordhav Area Hospital',
  'Chief, Department of Surgery',
  'March 1994 – June 2000',
  'Fjordline Health System',
  'Orthopedic Associate',
  'Ward for Children',
  'Bergen, Norway',
  'October 1990 – February 1994',
  'Redwell Community Hospital',
  'Medical Director',
  'November 1985 – September 1990',
];
const anchoredLinesOfTexts = (...lines: string[]) =>
  anchoredLinesOf(linesOfParagraphs(lines.map((text) => paragraphOf(text))));

it('employers are searched for only above the dates if every entry ends with its dates', () => {
  const section = anchoredLinesOfTexts(...POSTS);
  expect(linesBelow(section, 0)).toEqual([]);
  expect(linesAbove(section, 1)).toEqual([3, 4, 5, 6]);
});

it('employers are searched for below the dates too if duties follow them', () => {
  expect(linesBelow(anchoredLinesOfTexts(...POSTS, 'Ran a ward of forty beds.'), 0)).not.toEqual([]);
});

it.each([
  ['July 2022 -', 'March 2023', 'July 2022 - March 2023'],
  ['April 2023 -', 'Present', 'April 2023 - Present'],
])('dates that wrap in a margin are joined: %s, %s', (first, second, whole) => {
  const page = pageOf([
    [
      [40, 0, 10, first],
      [200, 0, 10, 'Plant Manager'],
      [400, 0, 10, 'Nordhav Foods'],
      [40, 13, 10, second],
    ],
  ]);
  const [line] = joinWrappedRanges(linesOfPages([page]));
  expect(line?.cells[0]).toBe(whole);
});
