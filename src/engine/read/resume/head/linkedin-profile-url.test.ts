import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

it('a former LinkedIn URL with its number is not turned into another one', () => {
  const urlOf = (address: string) =>
    factsOfParagraphs(['Mira Solberg', address].map((text) => paragraphOf(text))).linkedinUrl;
  expect(urlOf('linkedin.com/pub/mira-solberg/12/345/678')).toBeUndefined();
  expect(urlOf('linkedin.com/in/mira-solberg')).toBe('https://www.linkedin.com/in/mira-solberg');
});
