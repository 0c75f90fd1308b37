/** Labels of single entries that look like headings, and kinds of employment with years, which are not employers. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { isEmploymentWithYears } from '../../vocabulary/employment';
import { formField } from '../../vocabulary/form-labels';

const factsOf = (...texts: string[]) =>
  factsOfParagraphs(['Inga Marlowe', 'inga@example.com', ...texts].map((text) => paragraphOf(text)));
const statedPostsOf = (...texts: string[]) =>
  factsOf(...texts)
    .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation }) => `${title} @ ${organisation}`);

const RECORDS = [
  'Job Title ¦ Senior Developer',
  'PERM 2007 ¦ Tallow Worldwide Ltd ¦ Central London',
  'Norland (October 2007 - April 2008)',
  'Built the sites of the agency and its clients.',
  'Job Title ¦ Flash Developer',
  'CONTRACT 2006 ¦ Redwell Media Ltd ¦ Central London',
  'Norland (April 2006 - June 2006)',
  'Built the banners of the agency and its clients.',
];

it.each(['CONTRACT 2006', 'Perm 1999-2000'])(
  'a kind of employment with its years is recognised: %s',
  (text) => {
    expect(isEmploymentWithYears(text)).toBe(true);
  },
);

it.each(['Redwell 2006', 'Contract'])(
  'a name, or a kind of employment without years, is not recognised as one with years: %s',
  (text) => {
    expect(isEmploymentWithYears(text)).toBe(false);
  },
);

it('a kind of employment with its years is not an employer', () => {
  const facts = factsOf('Experience', ...RECORDS);
  const names = facts.roles.flatMap(({ organisation, alternatives = [] }) => [
    organisation,
    ...alternatives.map((each) => each.organisation),
  ]);
  expect(names.filter((name) => /^(?:perm|contract)/i.test(name))).toEqual([]);
});

it('equal headings below several posts are labels of their duties', () => {
  const post = (name: string, title: string, dates: string) => [
    `* ${name}`,
    'Sosio Circle, Velmont',
    `As a ${title} from ${dates}.`,
    '* JOB PROFILE:',
    '• Surveys the cars.',
    '• Writes the reports.',
  ];
  expect(
    statedPostsOf(
      'PROFESSIONAL EXPERIENCE:',
      ...post('Marlin Associates Pvt. Ltd.', 'Service Coordinator', 'Jan 2016 to May 2018'),
      ...post('Nordhav Insurance Ltd.', 'Project Coordinator', 'Jan 2015 to May 2015'),
      ...post('Redwell Systems Ltd.', 'Insurance Surveyor', 'Jan 2013 to May 2014'),
    ),
  ).toEqual([
    'Service Coordinator @ Marlin Associates Pvt. Ltd.',
    'Project Coordinator @ Nordhav Insurance Ltd.',
    'Insurance Surveyor @ Redwell Systems Ltd.',
  ]);
});

it('the end of a name before a colon is not a label', () => {
  expect(
    statedPostsOf(
      'Experience',
      '* Velmont City Community College: Velmont, MD ¦ 02/2015 - 03/2017',
      'Information Security Specialist',
      '• Assessed the risks.',
    ),
  ).toEqual(['Information Security Specialist @ Velmont City Community College']);
});

it('an abbreviated name is read with its long form after a dash', () => {
  expect(
    statedPostsOf(
      'Experience',
      'NOTSCO – Nordhav Towage & Services Company | Salvage Manager (Mar 2014 – Present)',
      '• Ran the salvages.',
      'R.L. Surveyors Pvt. Ltd. | Marine Surveyor (Aug 2011 – Feb 2014)',
      '• Mended the pumps.',
    ),
  ).toEqual([
    'Salvage Manager @ NOTSCO – Nordhav Towage & Services Company',
    'Marine Surveyor @ R.L. Surveyors Pvt. Ltd.',
  ]);
});

it('headings that each post repeats do not end the section of work', () => {
  const post = (header: string, dates: string, client: string) => [
    `* ${header}`,
    dates,
    '* Technologies:',
    'Java, Spring, Kafka, MySQL',
    '* Project Summary:',
    `• The work for ${client} replaced an old system of forty screens.`,
    '* Roles and Responsibilities:',
    '• Wrote the services and their tests.',
  ];
  expect(
    statedPostsOf(
      '* EMPLOYMENT HISTORY',
      ...post('Senior Software Engineer, Nordhav Media, Bergen', 'December 2019 - Present', 'two stations'),
      ...post('Senior Associate, Kestrelworks, Bergen', 'April 2018 - December 2019', 'a maker of tyres'),
      ...post('Software Developer, Redwell Technologies, Oslo', 'October 2012 - April 2018', 'a bank'),
    ),
  ).toEqual([
    'Senior Software Engineer @ Nordhav Media',
    'Senior Associate @ Kestrelworks',
    'Software Developer @ Redwell Technologies',
  ]);
});

it('labels in other languages are known as a whole, since names begin with the same words', () => {
  expect(formField('Institución:')).toBe('organisation');
  expect(formField('Stanowisko:')).toBe('title');
  expect(formField('Период работы')).toBe('period');
  expect(formField('Société Nordhav')).toBeUndefined();
});
