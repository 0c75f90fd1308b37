/** Towns in lines that say where a person lives now, and in text boxes with contact data. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

it.each(['Attualmente a Milano', 'Currently based in Milano', 'Wohnhaft in Milano'])('%s', (line) => {
  const { location } = factsOfParagraphs(
    [
      'Inga Marlowe',
      'inga@example.com',
      'Nata a Oslo',
      line,
      'Experience',
      'Buyer, Nordhav Foods, 2015 – 2020',
    ].map((text) => paragraphOf(text)),
  );
  expect(location?.value).toBe('Milano');
});

it('the place of a text box with contact data behind the education is read', () => {
  const box = (text: string) => paragraphOf(text, { flow: 5 });
  const { location } = factsOfParagraphs([
    paragraphOf('Inga Marlowe', { size: 24, bold: true }),
    paragraphOf('Experience', { bold: true }),
    paragraphOf('Buyer, Nordhav Foods, 2015 – 2020'),
    paragraphOf('Education', { bold: true }),
    paragraphOf('Iowa State University, Ames, IA'),
    box('Boulder, CO'),
    box('303-555-0134'),
    box('inga@example.com'),
  ]);
  expect(location?.value).toBe('Boulder, CO');
});
