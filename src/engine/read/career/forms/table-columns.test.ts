/** Tables of posts with a row of column names. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';

const factsOf = (...texts: string[]) => factsOfParagraphs(['Mira Solberg', ...texts].map(paragraphOrHeading));
const statedPostsOf = (facts: ReturnType<typeof factsOf>) =>
  facts.roles
    .filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation }) => `${title} @ ${organisation}`);

it('the column names of a table show which cell is the employer and which is the site', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Name of Company ¦ Site of Work ¦ Period of Service',
    'Velmont Maintenance & Const. ¦ Nordhav Float Glass Ltd., Oslo ¦ 8-10-2008 to 28-8-2009',
    'Fjordline Engineering ¦ Redwell Pharma Ltd ¦ 25-9-2010 to 17-12-2010',
    'EDUCATION',
    'B.Sc. in Physics, 2008',
  );
  expect(statedPostsOf(facts)).toEqual([' @ Velmont Maintenance & Const', ' @ Fjordline Engineering']);
});

it('a table of posts is read below a heading unrelated to work, up to the next heading', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Fjordline Systems Ltd',
    'Plant Manager, May 2015 - Present',
    'PRACTICE AND ARTICLESHIP',
    'Name of Employer ¦ Designation ¦ Period Served',
    'Lund, Berg and Sola Co Oslo, Norway ¦ Articled Assistant ¦ January 2007-June 2010',
    'Nordhav Audit Co ¦ Legal Assistant ¦ July 2010-March 2015',
    'COURSES',
    'Course ¦ University ¦ Year',
    'Company Secretary ¦ Velmont Institute, Norway ¦ Dec 2013',
  );
  expect(statedPostsOf(facts)).toEqual([
    'Plant Manager @ Fjordline Systems Ltd',
    'Articled Assistant @ Lund, Berg and Sola Co Oslo',
    'Legal Assistant @ Nordhav Audit Co',
  ]);
});

it('a column of institutes beside those of titles and periods holds the employers, without their towns', () => {
  const facts = factsOf(
    'WORK EXPERIENCE',
    'Institute ¦ Designation ¦ Duration',
    'Nordhav College of Engineering, Bergen ¦ Director ¦ April 2015 to Nov 2019',
    'N.L.A. Institute of Technology and Management, Oslo ¦ Reader in Department of Physics ¦ Jan 2007 – Aug 2008',
  );
  expect(statedPostsOf(facts)).toEqual([
    'Director @ Nordhav College of Engineering',
    'Reader in Department of Physics @ N.L.A. Institute of Technology and Management',
  ]);
});
