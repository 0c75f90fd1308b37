/** Lines of dates that begin the entries of a section. */
import { expect, it } from 'vitest';
import { linesOfParagraphs } from '../layout/lines';
import { paragraphOf } from '../testing/paragraphs';
import { anchoredLinesOf } from './anchors';
import { linesAbove } from './window';

const fieldOf = (...lines: string[]) =>
  anchoredLinesOf(linesOfParagraphs(lines.map((text) => paragraphOf(text))));

const POSTS = [
  'Plant Manager',
  'Nordhav Foods GmbH',
  '* January 2015 - May 2018',
  'Press Assistant',
  'Redwell',
  '* August 2012 - May 2014',
  'Content Editor',
  'Lund GmbH',
];

it('below a section that begins with dates, no entry has lines above its dates', () => {
  const field = fieldOf('* June 2018 - Present', ...POSTS);
  expect([...field.opening]).toEqual([0, 3, 6]);
  expect(field.anchors.map((_, index) => linesAbove(field, index))).toEqual([[], [], []]);
});

it('a section that begins with another line may have its employers above the dates', () => {
  const field = fieldOf('Velmont Bank', '* June 2018 - Present', ...POSTS);
  expect(field.opening.size).toBe(0);
  expect(linesAbove(field, 1)).not.toEqual([]);
});

it('dates that are set in several ways say nothing of each other', () => {
  const field = fieldOf('* June 2018 - Present', ...POSTS.slice(0, 5), 'Buyer ¦ 2008 - 2012', 'Lund GmbH');
  expect(field.opening.size).toBe(0);
});
