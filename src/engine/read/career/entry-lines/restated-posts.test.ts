/** Sentences about a present post below its dates. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

it('a sentence about the present post below its header is no further post', () => {
  const { roles } = factsOfParagraphs(
    [
      'Mira Solberg',
      'mira@example.com',
      '* WORK EXPERIENCE',
      '* Aug 2015 - Present ¦ Nordhav Foods ¦ Oslo, Norway',
      'Chief Engineer',
      'Currently working as a Career Manager, and Safety Program Manager at the Harbour Research Labs (HRL) since June 2015.',
      '• Planned the work of sixty people on three coasts',
      '* June 2012 – Aug 2015 ¦ Redwell Foods ¦ Oslo, Norway',
      'Engineer',
      '• Tested the pumps of the northern plant',
    ].map((text) => paragraphOf(text)),
  );
  expect(roles.map(({ title, organisation }) => [title, organisation])).toEqual([
    ['Chief Engineer', 'Nordhav Foods'],
    ['Engineer', 'Redwell Foods'],
  ]);
});
