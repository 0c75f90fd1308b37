/** How a profile speaks of the person: subjects of its sentences, and lines that are only listed. */
import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing/build';

interface Post {
  title: string;
  organisation: string;
  start?: string;
  end?: string;
  statements: string[];
}
const profileOf = (roles: Post[], name = 'Edda Norling') =>
  composeProfile(careerFacts({ name, roles })).profile;

const DIRECTOR: Post = {
  title: 'Operations Director',
  organisation: 'Brillwater',
  start: '2016-01',
  end: 'present',
  statements: [
    'Cut storage losses from 14% to 5% within two seasons.',
    'Opened four packing halls for EUR 12 million.',
    'Negotiated 14 supplier contracts worth EUR 9 million.',
  ],
};
const EARLIER: Post = {
  title: 'Plant Manager',
  organisation: 'Tarn Cider',
  start: '2009-01',
  end: '2015-12',
  statements: ['Raised output by 40% in three years.', 'Recruited 25 cellar hands in one season.'],
};

describe('the voice of a profile', () => {
  it('does not begin two sentences of the description with the name', () => {
    for (const name of ['Edda Norling', 'Pia Lund', 'Tom Asker', 'Ruth Calder', 'Jan Veld']) {
      const heads = profileOf([DIRECTOR, EARLIER], name)
        .summary.split(/(?<=\.) /)
        .map((sentence) => sentence.startsWith(name.split(' ')[0] ?? ''));
      expect([name, heads.some((head, at) => head && heads[at - 1] === true)]).toEqual([name, false]);
    }
  });

  it('never attributes the person’s work to the employer', () => {
    for (const name of ['Edda Norling', 'Pia Lund', 'Tom Asker', 'Ruth Calder', 'Jan Veld', 'Mia Ost'])
      expect(profileOf([{ ...DIRECTOR, title: 'Chief Executive Officer' }], name).summary).not.toMatch(
        /(?:^|[.:;] )Brillwater\b/,
      );
  });

  it('lists a role without a result, and tells nothing of it', () => {
    const { summary, personas, superpowers } = profileOf([
      {
        title: 'Clerk',
        organisation: 'Brillwater',
        start: '2011-01',
        end: '2013-12',
        statements: [
          'Handled letters of the office.',
          'Prepared the day book.',
          'Updated lists of visitors.',
        ],
      },
    ]);
    expect(summary).toMatch(/[Cc]lerk at Brillwater|Brillwater as Clerk/);
    expect(summary).not.toMatch(/letters|day book|lists/);
    expect([personas, superpowers]).toEqual([[], []]);
  });

  it('names a persona after what was done, not after the role', () => {
    const { personas } = profileOf([
      { ...DIRECTOR, title: 'President & COO', statements: [...DIRECTOR.statements, ...EARLIER.statements] },
    ]);
    expect(personas.length).toBeGreaterThan(0);
    for (const { title } of personas) expect(title).not.toMatch(/President/);
  });
});

it('a prize that the person won is not told as one that they awarded', () => {
  const profileText = JSON.stringify(
    profileOf([{ ...DIRECTOR, statements: ['Awarded 1st prize for a cider among 60 growers.'] }]),
  );
  expect(profileText).not.toMatch(/Edda(?: Norling)?,? awarded/);
});
