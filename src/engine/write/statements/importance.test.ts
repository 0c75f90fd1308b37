import { describe, expect, it } from 'vitest';
import { careerFacts } from '../testing';
import { importanceOf, isProcess, placeWorth, recencyOf } from './importance';

const { roles } = careerFacts({
  roles: [
    { title: 'Chief Executive Officer', organisation: 'Hooli', start: '2018', end: 'present' },
    { title: 'Analyst', organisation: 'Initech', start: '2004', end: '2008' },
    { title: 'Chief Executive Officer', organisation: 'Club', end: '2008', kind: 'volunteering' },
    { title: 'Chief Executive Officer', organisation: 'Club', end: '2008' },
    { title: 'Chief Executive Officer', organisation: 'Club' },
  ],
});
const [ceo, analyst, volunteer, paid, undated] = roles;
const worth = (text: string, role = ceo) => importanceOf(text, role, 2028);

it.each([
  [
    'a strong verb rather than a neutral one',
    'Led the sale of all ports abroad',
    'Planned the sale of all ports abroad',
  ],
  [
    'a neutral verb rather than a weak one',
    'Planned the sale of all ports abroad',
    'Helped the sale of all ports abroad',
  ],
  [
    "a noun phrase rather than 'Responsible for'",
    'Papers about the sale of all ports',
    'Responsible for sale of all ports',
  ],
  [
    'responsibility for the whole',
    'Responsible for the overall sale of ports',
    'Responsible for sale of all our ports',
  ],
  ['a figure', 'Planned the sale of 9 ports abroad', 'Planned the sale of all ports abroad'],
  ['two figures', 'Planned the sale of 9 ports and 4 ferries', 'Planned the sale of 9 ports and of ferries'],
  [
    'an amount of money',
    'Planned the sale of ports for $9 abroad',
    'Planned the sale of 9 ports abroad to her',
  ],
  [
    'an amount without its figure',
    'Planned the multi-million sale of ports',
    'Planned the long expected sale of ports',
  ],
  [
    "a specific object rather than 'various' ones",
    'Planned the sale of all ports abroad',
    'Planned the sale of various ports abroad',
  ],
  [
    'a number of people',
    'Trained more than 300 harbour leaders abroad',
    'Trained more than 300 harbour lines abroad',
  ],
  [
    "a number in words ('thousands')",
    'Opened the archive to thousands of readers',
    'Opened the archive to some of the readers',
  ],
  [
    'the founding of a company',
    'Co-founded Brillwater Software with her sister',
    'Coordinated Brillwater Software with her sister',
  ],
  [
    'a completed action rather than an attempt',
    'Ordered the annual plan of the harbour',
    'Gained and sought approval for the annual plan',
  ],
  [
    'an object in the world rather than a plan',
    'Sought approval for a port in Spain',
    'Sought approval for the annual plan',
  ],
  ['a line of six words rather than five', 'Planned the sale of ports abroad', 'Planned the sale of ports'],
])('%s is more important: ‘%s’ than ‘%s’', (_, more, less) => {
  expect(worth(more)).toBeGreaterThan(worth(less) + 0.5);
});

it('importance counts no year as a figure, and at most three figures', () => {
  expect(worth('Planned the sale of ports in 2019')).toBe(worth('Planned the sale of ports in spring'));
  expect(worth('Planned 1 and 2 and 3 and 4')).toBe(worth('Planned 1 and 2 and 3 and none'));
});

it('importance subtracts 1.6 for a weak verb', () => {
  for (const verb of ['Helped', 'assisted', 'Supported', 'Participated in', 'Was involved in', 'Monitored'])
    expect(worth(`${verb} the ports of the north coast`), verb).toBeCloseTo(
      worth(`${verb.replace(/\w+/, 'Xyzzy')} the ports of the north coast`) - 1.6,
    );
});

it('importance is lower for a statement of more than 34 words', () => {
  const long = (words: number) => `Planned${' x'.repeat(words - 1)}`;
  expect(worth(long(34))).toBeGreaterThan(worth(long(35)));
});

it('importance is higher in a senior, a recent and a paid role', () => {
  const text = 'Planned the sale of all ports abroad';
  expect(worth(text, ceo)).toBeGreaterThan(worth(text, paid));
  expect(worth(text, paid)).toBeGreaterThan(worth(text, analyst));
  expect(worth(text, paid) - worth(text, volunteer)).toBeCloseTo(1);
  expect(importanceOf(text, undefined, 2028)).toBeCloseTo(0.6);
});

it('importance is higher for more words up to 34, and for names inside a line', () => {
  expect(worth('Planned the sale of all ports abroad')).toBeLessThan(
    worth('Planned the sale of all ports abroad and of two mills at home'),
  );
  expect(
    worth('Planned the sale of ports to Brillwater') - worth('Planned the sale of ports to shipowners'),
  ).toBeCloseTo(1 / 3);
});

describe('the place of a line in its post', () => {
  const placesIn = (...statements: string[]) => {
    const [role] = careerFacts({ roles: [{ title: 'Analyst', organisation: 'Initech', statements }] }).roles;
    return role?.statements.map((fact) => placeWorth(fact, role));
  };

  it('adds to the first two lines and takes from those after the fifth', () => {
    expect(placesIn('a', 'b', 'c', 'd', 'e', 'f', 'g')).toEqual([1.2, 0.8, 0, 0, 0, -0.8, -0.8]);
  });

  it('adds nothing to a process', () => {
    expect(placesIn('Ensured the order of files', 'b', 'c')).toEqual([0, 0.8, 0]);
  });

  it('says nothing in a post of two lines', () => {
    expect(placesIn('a', 'b')).toEqual([0, 0]);
  });
});

it('recency is 1 for the latest year, 0 for twenty years before', () => {
  expect(recencyOf(ceo as never, 2028)).toBe(1);
  expect(recencyOf(paid as never, 2028)).toBe(0);
  expect(recencyOf(paid as never, 2018)).toBe(0.5);
  expect(recencyOf(paid as never, 2008)).toBe(1);
  expect(recencyOf(paid as never, 2000)).toBe(1);
  expect(recencyOf(paid as never, 2040)).toBe(0);
  expect(recencyOf(undated as never, 2028)).toBe(0.5);
});

it.each([
  'Gained and sought approval for annual plan',
  'Ensured that the ferries please their passengers',
  'Responsible for calculating the royalties',
  'Worked with the executive team on revenues',
])('a mere process is recognised: ‘%s’', (text) => {
  expect(isProcess(text)).toBe(true);
});

it.each([
  'Gained 28 clients for the firm',
  'Ensured supply, cutting waste in both mills',
  'Supported thousands of growers',
  'Built the annual plan of the port',
  'Responsible for the whole port of Varn',
])('a line that says more than a process is recognised: ‘%s’', (text) => {
  expect(isProcess(text)).toBe(false);
});

it('importance is higher where nothing went wrong, and lower for a small sum that was spent', () => {
  const weight = (text: string) => importanceOf(text, undefined, 0);
  expect(weight('Kept the ledgers of nine mills, with zero findings in external audits')).toBeGreaterThan(
    weight('Kept the ledgers of nine mills, with few findings in external audits') + 2,
  );
  expect(weight('Made a purchase of $40,000 for the quay')).toBeLessThan(
    weight('Made savings of $40,000 for the quay') - 2,
  );
});
