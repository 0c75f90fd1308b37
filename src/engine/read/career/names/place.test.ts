/** Places of posts beside other parts of their headers. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const placesOf = (...headers: string[]) =>
  factsOfParagraphs(
    [
      'Mira Solberg',
      'mira@example.com',
      '* PROFESSIONAL EXPERIENCE',
      ...headers.flatMap((header) => [
        `* ${header}`,
        '• Kept the servers of the harbour running for many people',
      ]),
    ].map((text) => paragraphOf(text)),
  ).roles.map(({ location }) => location);

it('a known place is preferred over a remark in brackets', () => {
  expect(
    placesOf(
      '2017 – 2019 ¦ Software Engineer, Nordhav Pumps Ltd (Velmarin), Denver, CO',
      '2013 – 2017 ¦ Software Developer, Redwell Systems Ltd, Bergen, Norway',
    ),
  ).toEqual(['Denver, CO', 'Bergen, Norway']);
});

it('a known place is preferred over the way of working before it', () => {
  expect(
    placesOf(
      'Tax Clerk | Nordhav Fisheries Ltd, Onsite - Accra, Ghana ¦ Mar 2015 – Jan 2017',
      'Bookkeeper | Redwell Mills Ltd, Onsite - Accra, Ghana ¦ May 2012 – Feb 2015',
    ),
  ).toEqual(['Accra, Ghana', 'Accra, Ghana']);
});

it('a unit of the employer is no place', () => {
  expect(
    placesOf(
      'Software Engineer, Nordhav Bank Ltd / Procurement ¦ March 2015 – June 2017',
      'Buyer, Redwell Ltd, Oslo ¦ 2012 – 2014',
    ),
  ).toEqual([undefined, 'Oslo']);
});
