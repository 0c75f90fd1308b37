/** Lines of dates that begin the entries of a section. */
import { expect, it } from 'vitest';
import { linesOfParagraphs } from '../../layout/lines';
import { paragraphOf } from '../../testing/paragraphs';
import { anchoredLinesOf } from '../entry-lines/anchors';
import { linesAbove } from '../entry-lines/window';

const anchoredLinesOfTexts = (...lines: string[]) =>
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

it('in a section that begins with dates, no entry has lines above its dates', () => {
  const section = anchoredLinesOfTexts('* June 2018 - Present', ...POSTS);
  expect([...section.opening]).toEqual([0, 3, 6]);
  expect(section.anchors.map((_, index) => linesAbove(section, index))).toEqual([[], [], []]);
});

it('in a section that begins with another line, entries may have lines above their dates', () => {
  const section = anchoredLinesOfTexts('Velmont Bank', '* June 2018 - Present', ...POSTS);
  expect(section.opening.size).toBe(0);
  expect(linesAbove(section, 1)).not.toEqual([]);
});

it('dates at the top of a section open no entries where too few others are set like them', () => {
  const section = anchoredLinesOfTexts(
    '* June 2018 - Present',
    ...POSTS.slice(0, 5),
    'Buyer ¦ 2008 - 2012',
    'Lund GmbH',
  );
  expect(section.opening.size).toBe(0);
});
