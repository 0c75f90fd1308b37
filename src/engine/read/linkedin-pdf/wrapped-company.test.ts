/** What stands where a LinkedIn PDF has the company: names in one line or two, or none. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../facts-builder';
import { pageOf } from '../testing/pdf-items';
import { readLinkedInPdf } from './index';

const MAIN = 224;
/** The employers of the roles below a company and a second line of its size, so many points below. */
const employersOf = (second: string, down: number, first = 'HAVSVIK AB -- Ferry Operator') =>
  readLinkedInPdf(
    new FactsBuilder('s1', 'linkedin-pdf'),
    [
      pageOf([
        [
          [MAIN, 20, 26, 'Nora Lindqvist'],
          [MAIN, 60, 15.75, 'Experience'],
          [MAIN, 30, 12, first],
          [MAIN, down, 12, second],
          [MAIN, 16, 10.5, '6 years 2 months'],
          [MAIN, 20, 11.5, 'Operations Director'],
          [MAIN, 14.6, 10.5, 'March 2021 - Present (3 years)'],
        ],
      ]),
    ],
    'current',
  ).roles.map(({ organisation }) => organisation);

it('a remark in brackets below a company belongs to its name', () => {
  expect(employersOf('(owner of nine ferries)', 24)).toEqual([
    'HAVSVIK AB -- Ferry Operator (owner of nine ferries)',
  ]);
});

it('a name that wraps has its lines one and a half font sizes apart', () => {
  expect(employersOf('ports and waterways', 18, 'HAVSVIK - Laboratory for the modelling of')).toEqual([
    'HAVSVIK - Laboratory for the modelling of ports and waterways',
  ]);
});

it('a name below a company, as far away as such a remark, is another company', () => {
  expect(employersOf('Brygga Foods', 24)).toEqual(['Brygga Foods']);
});

it('a list of companies that ends with a comma goes on in the next line', () => {
  expect(employersOf('Lund Press and more', 24, 'Guest writer for Havsvik Weekly, Brygga Post,')).toEqual([
    'Guest writer for Havsvik Weekly, Brygga Post, Lund Press and more',
  ]);
});

it.each(['GmbH', 'GmbH; Harbour Forum'])(
  '%s below a company belongs to its name, however far down',
  (second) => {
    expect(employersOf(second, 18, 'Nordhav Gesellschaft (NG)')).toEqual([
      `Nordhav Gesellschaft (NG) ${second}`,
    ]);
    expect(employersOf(second, 40, 'Nordhav Gesellschaft (NG)')).toEqual([
      `Nordhav Gesellschaft (NG) ${second}`,
    ]);
  },
);

it.each(['Self -Employed', 'Independent Consultant', 'Freelance'])('%s is no company', (text) => {
  const page = pageOf([
    [
      [MAIN, 20, 26, 'Nora Lindqvist'],
      [MAIN, 60, 15.75, 'Experience'],
      [MAIN, 30, 12, text],
      [MAIN, 16, 11.5, 'Harbour Planner'],
      [MAIN, 14.6, 10.5, 'March 2021 - Present (3 years)'],
    ],
  ]);
  const [role] = readLinkedInPdf(new FactsBuilder('s1', 'linkedin-pdf'), [page], 'current').roles;
  expect([role?.title, role?.organisation]).toEqual(['Harbour Planner', '']);
});
