/** Lines that list earlier employers with their years. */
import { expect, it } from 'vitest';
import { linesOfParagraphs } from '../../layout/lines';
import { paragraphOf } from '../../testing/paragraphs';
import { splitPosts } from './split-posts';

const partsOf = (text: string) => splitPosts(linesOfParagraphs([paragraphOf(text)])).map((line) => line.text);

it.each([
  'Expériences antérieures : Nordhav (2016-2017), Puig/Lund (2013-2015), GT Redwell (2012-2013). Culture terrain.',
  'Previous experience: Nordhav (2016-2017), Puig/Lund (2013-2015), GT Redwell (2012-2013). Culture terrain.',
])('each earlier employer of a list gets a line of its own: %s', (text) => {
  expect(partsOf(text)).toEqual([
    'Nordhav (2016-2017)',
    'Puig/Lund (2013-2015)',
    'GT Redwell (2012-2013)',
    'Culture terrain.',
  ]);
});

it('a line with anything else in its list stays whole', () => {
  const text = 'Previous experience: Nordhav (2016-2017), two years abroad, GT Redwell (2012-2013).';
  expect(partsOf(text)).toEqual([text]);
});
