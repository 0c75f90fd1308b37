import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const RECORDS = [
  ...['Job Title', 'Web Developer', 'Nordhav Foods Ltd, April 2010 - October 2012', '• Built a shop'],
  ...['Job Title', 'Test Manager', 'Redwell Systems Ltd, March 2008 - April 2010', '• Led testing'],
  ...['Job Title', 'Test Lead', 'Fjordline Games Ltd, June 2005 - March 2008', '• Tested games'],
];
const factsOf = (...records: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', 'Certifications', 'Certified Scrum Master', ...records].map((text) =>
      paragraphOf(text),
    ),
  );

it('records of posts below another heading are read as work and not as certificates', () => {
  const { certifications, roles } = factsOf(...RECORDS);
  expect(certifications.map(({ value }) => value)).toEqual(['Certified Scrum Master']);
  expect(roles.map(({ title }) => title)).toEqual(['Web Developer', 'Test Manager', 'Test Lead']);
});
