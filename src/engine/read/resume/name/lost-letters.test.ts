import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { restoreLetters } from './lost-letters';

it.each([
  ['Bre$ Solberg', 'solberg.brett@mail.example', 'Brett Solberg'],
  ['Gri9n Solberg', 'griffin.solberg@mail.example', 'Griffin Solberg'],
  ['Bre$ Solberg', 'brett@mail.example', 'Bre$ Solberg'],
  ['Bre$ Solberg', 'bret.solberg@mail.example', 'Bre$ Solberg'],
])('%s beside %s is read as %s', (text, address, name) => {
  expect(restoreLetters(text, address)).toBe(name);
});

it('a name whose lost letters the address has is preferred to the town below it', () => {
  const { name, location } = factsOfParagraphs(
    [
      '* Bre$ Solberg',
      'El Cajon, CA 92020 | 858-375-6634 | solberg.brett@mail.example',
      '* PROFESSIONAL EXPERIENCE',
      'Plant Manager ¦ Redwell Foods ¦ 2010 – 2014',
    ].map((text) => paragraphOf(text)),
  );
  expect([name?.value, location?.value]).toEqual(['Brett Solberg', 'El Cajon, CA']);
});
