/** Names under which self-employed people trade. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

it('the name under which a person trades is read as the employer', () => {
  const lines = [
    '* Inga Marlowe',
    '* EXPERIENCE',
    '* Owner ¦ 2015 – Present',
    'D/B/A Oldmere Sails',
    '• Cut sails',
  ];
  const { roles } = factsOfParagraphs(lines.map((line) => paragraphOf(line)));
  expect(roles.map(({ title, organisation, start }) => [title, organisation, start?.year])).toEqual([
    ['Owner', 'Oldmere Sails', 2015],
  ]);
});
