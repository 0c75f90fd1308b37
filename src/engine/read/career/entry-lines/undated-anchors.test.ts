/** Posts whose employer is a heading without dates, as those of the other posts are set. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const heading = (text: string) => paragraphOf(text, { bold: true, heading: true, size: 13 });
const title = (text: string) => paragraphOf(text, { bold: true, size: 11 });
const duty = (text: string) => paragraphOf(`• ${text}`, { size: 12 });
const DATED_POSTS = [
  heading('Varnhaven | July 2014 - June 2022'),
  title('Lead Software Engineer'),
  duty('Built the systems for pricing.'),
  heading('Redwell | Jan 2010 - July 2014'),
  title('Software Engineer'),
  duty('Maintained the systems for tills.'),
];
const postsOf = (first: Parameters<typeof factsOfParagraphs>[0]) =>
  factsOfParagraphs([
    paragraphOf('Nadia Okafor', { bold: true, heading: true, size: 14 }),
    paragraphOf('nadia@mail.example', { size: 11 }),
    heading('Professional Experience'),
    ...first,
    ...DATED_POSTS,
  ]).roles.map(({ title: post, organisation }) => `${post} at ${organisation}`);

it('a post without dates is read where its employer is set as those of the dated posts', () => {
  const posts = postsOf([
    heading('Harbourcast IT Solutions'),
    title('Founder'),
    paragraphOf('Architecture and design of software for small firms.', { size: 11 }),
    duty('Designed the website and its hosting.'),
  ]);
  expect(posts).toEqual([
    'Founder at Harbourcast IT Solutions',
    'Lead Software Engineer at Varnhaven',
    'Software Engineer at Redwell',
  ]);
});

it('a heading over no title, or set otherwise than the employers, is no employer', () => {
  const dated = ['Lead Software Engineer at Varnhaven', 'Software Engineer at Redwell'];
  expect(postsOf([heading('Harbour Highlights'), duty('Designed the website and its hosting.')])).toEqual(
    dated,
  );
  expect(postsOf([paragraphOf('Harbourcast', { size: 11 }), paragraphOf('Founder', { size: 11 })])).toEqual(
    dated,
  );
});
