/** Roles stated in sentences, with and without dates. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';

const factsOf = (...texts: string[]) => factsOfParagraphs(['Mira Solberg', ...texts].map(paragraphOrHeading));

const postsOf = (facts: ReturnType<typeof factsOf>) =>
  facts.roles.map(({ title, organisation }) => `${title} @ ${organisation}`);

it('consecutive roles in a paragraph are read', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Working as Plant Manager at Nordhav Foods Ltd. (Nov 2015 – To Date). Worked as Production Engineer at Fjordline Systems Ltd. (June 2010 - Sep 2015).',
  );
  expect(postsOf(facts)).toEqual([
    'Plant Manager @ Nordhav Foods Ltd.',
    'Production Engineer @ Fjordline Systems Ltd.',
  ]);
});

it.each([
  ['that goes on', 'Presantly working with Nordhav Foods Ltd as a Plant Manager'],
  ['stated by how long it lasted', '1 year 3 months working with Nordhav Foods Ltd as a Plant Manager'],
  ['stated as so much experience', 'Six month work experience as a Plant Manager in Nordhav Foods Ltd'],
])('the employer of a role without dates is found, %s', (_, sentence) => {
  const facts = factsOf('WORK EXPERIENCE', sentence, 'EDUCATION', 'B.Sc. in Physics, 2012');
  expect(postsOf(facts)).toEqual(['Plant Manager @ Nordhav Foods Ltd']);
});

it('consecutive sentences are read as a role each, even with unknown titles', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Worked with Nordhav Foods Ltd as a DEO',
    'Worked in Fjordline Systems Ltd (Boats and Nets) as a Finance Co-Ord for 5 years',
    'Working in Redwell Trading Ltd as a Plant Manager since March 2016',
  );
  expect(facts.roles.map(({ organisation }) => organisation)).toEqual([
    'Nordhav Foods Ltd',
    'Fjordline Systems Ltd',
    'Redwell Trading Ltd',
  ]);
});

it('sentences that begin with their dates are read', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    '2016-2018 : Worked as a Plant Manager at Nordhav Foods Ltd',
    '2012-2016 : Worked as a Production Engineer at Fjordline Systems Ltd',
  );
  expect(postsOf(facts)).toEqual([
    'Plant Manager @ Nordhav Foods Ltd',
    'Production Engineer @ Fjordline Systems Ltd',
  ]);
});

it('the sentence after an employer’s label is read', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Company: Worked as a Plant Manager at Nordhav Foods Ltd',
    'Period: June 2016 to Present',
    'Company: Worked as a Production Engineer at Fjordline Systems Ltd',
    'Period: January 2012 to May 2016',
  );
  expect(facts.roles.map(({ organisation }) => organisation)).toEqual([
    'Nordhav Foods Ltd',
    'Fjordline Systems Ltd',
  ]);
});

it.each([
  ['under a summary', 'SUMMARY', 'ADDITIONAL EXPERIENCE'],
  ['under a heading of their own', 'PREVIOUS ORGANISATIONAL DETAILS', 'EDUCATION'],
  ['under a heading that is an item', '• SUMMARY OF PROFESSIONAL EXPERIENCE', 'ADDITIONAL EXPERIENCE'],
])('dated roles are found %s beside another section of work', (_, heading, next) => {
  const facts = factsOf(
    'OBJECTIVE',
    'A post in a plant by the sea',
    heading,
    'Worked as a Plant Manager at Nordhav Foods Ltd from July 2011 to March 2018',
    next,
    'Production Engineer, Fjordline Systems Ltd ¦ Jan 2008 – June 2011',
  );
  expect(postsOf(facts)).toContain('Plant Manager @ Nordhav Foods Ltd');
});

it('a post that is mentioned beside the others is read', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Senior Full Stack Developer ¦ 2015 – 2020',
    'Nordhav Systems Ltd, Oslo, Norway',
    'Built the shops of two ferry lines with four colleagues.',
    'Additional experience as Full Stack Developer at Visual Lund, Bergen, Norway',
  );
  expect(postsOf(facts)).toEqual([
    'Senior Full Stack Developer @ Nordhav Systems Ltd',
    'Full Stack Developer @ Visual Lund',
  ]);
});
