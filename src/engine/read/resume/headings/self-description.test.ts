/** Headings of a word processor in different cells of a table, above what somebody says of themselves. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const heading = (text: string, flow: number) =>
  paragraphOf(text, { heading: true, bold: true, size: 14, flow });
const factsWith = (title: string, ...lines: string[]) =>
  factsOfParagraphs([
    paragraphOf('Inga Marlowe', { size: 30 }),
    heading('Education', 1),
    paragraphOf('Velmont College, BSc, 2000', { size: 11, flow: 1 }),
    heading('Experience', 2),
    paragraphOf('2001 - 2006', { size: 11, flow: 2 }),
    paragraphOf('Baker, Nordhav Bakeries', { size: 11, flow: 2 }),
    heading(title, 2),
    ...lines.map((text) => paragraphOf(text, { size: 11, flow: 2 })),
  ]);

it('general text about oneself below a heading of its own does not belong to the last post', () => {
  const { about, roles } = factsWith('Communication', 'I am a friendly baker. I like to work in a crew.');
  expect(about.map(({ value }) => value)).toEqual(['I am a friendly baker.', 'I like to work in a crew.']);
  expect(roles.flatMap(({ statements }) => statements)).toEqual([]);
});

it('what was done in a post stays below a heading inside it', () => {
  const { about, roles } = factsWith('Ovens', 'Kept nine ovens of the bakery running for two years.');
  expect(about).toEqual([]);
  expect(roles.flatMap(({ statements }) => statements).map(({ value }) => value)).toContain(
    'Kept nine ovens of the bakery running for two years.',
  );
});
