/** Certificates outside lists of certificates. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';
import { certificatesInProse } from './certificates-in-text';

const certificateNamesOf = (...texts: string[]) =>
  factsOfParagraphs(texts.map(paragraphOrHeading)).certifications.map(({ value }) => value);

const CAREER = ['EXPERIENCE', 'Port Director, Nordhav Shipping Ltd', 'January 2015 - Present'];

it('abbreviations after the name and alone in the headline are certificates', () => {
  expect(certificateNamesOf('Mira Solberg, MBA, PMP®, CISSP', 'Port Director', ...CAREER)).toEqual([
    'PMP',
    'CISSP',
  ]);
  expect(certificateNamesOf('Mira Solberg', 'Finance Director | CPA, CGMA | Harbours', ...CAREER)).toEqual([
    'CPA',
    'CGMA',
  ]);
});

it('a method in the headline and letters inside words are not certificates', () => {
  expect(certificateNamesOf('Mira Solberg', 'Service Manager | ITIL | Cloud', ...CAREER)).toEqual([]);
  expect(certificateNamesOf('Mira Solberg', 'Director of CPA relations', ...CAREER)).toEqual([]);
});

it('a certificate that a list names as well is listed once', () => {
  expect(
    certificateNamesOf(
      'Mira Solberg, PMP',
      'Port Director',
      ...CAREER,
      'CERTIFICATIONS',
      'Project Management Professional (PMP), 2016',
    ),
  ).toEqual(['Project Management Professional (PMP)']);
  const list = ['CERTIFICATIONS', 'Certified Scrum Master'];
  expect(certificateNamesOf('Mira Solberg, CSM', 'Port Director', ...CAREER, ...list)).toEqual([
    'Certified Scrum Master',
  ]);
  expect(certificateNamesOf('Mira Solberg, PMP', 'Port Director', ...CAREER, ...list)).toEqual([
    'Certified Scrum Master',
    'PMP',
  ]);
});

it('certificates in the prose of a summary are read', () => {
  expect(
    certificateNamesOf(
      'Mira Solberg',
      'SUMMARY',
      'Certified Public Accountant (CPA) who has run the finances of three harbours.',
      ...CAREER,
    ),
  ).toEqual(['Certified Public Accountant (CPA)']);
});

it.each([
  ['PMP and CSM certified leader of harbour programmes.', ['PMP', 'CSM']],
  ['She holds CIPP/E and CISM credentials.', ['CIPP/E', 'CISM']],
  ['AWS Certified Solutions Architect with ten years in ports.', ['AWS Certified Solutions Architect']],
  ['Completed Certified Course in Harbour Planning.', ['Certified Course in Harbour Planning']],
  ['Redwell/Lund Certified Crane Architect of ports.', ['Redwell/Lund Certified Crane Architect']],
  ['Licensed CPA with a background in audit.', ['CPA']],
  ['Finance leader and Project Management Professional (PMP).', ['PMP']],
  ['Pursuing PMP certification.', []],
  ['Led a team of PMP certified managers.', []],
  ['Ran a group of CPA firms.', []],
  ['Worked with PMP certified managers.', []],
  ['Built an ISO 9001 Certified plant.', []],
])('the sentence "%s" names the certificates %j', (sentence, expected) =>
  expect(certificatesInProse(sentence)).toEqual(expected),
);
