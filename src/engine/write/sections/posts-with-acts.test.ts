/** Sentences about posts, which say what was done in them. */
import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts, type RoleInput } from '../testing/build';

const CEO: RoleInput = {
  title: 'Chief Executive Officer',
  organisation: 'Brillwater',
  start: '2012',
  end: '2018',
  statements: [
    'Sold nine cold stores to a Dutch fund for EUR 40 million.',
    'Cut spoilage of fruit by 31% in two years.',
  ],
};
const ADVISER: RoleInput = {
  title: 'Harbour Adviser',
  organisation: 'Havenkade',
  start: '2019',
  end: 'present',
  statements: [
    'Redesigned the berths of two ports in Portugal, which raised throughput by 18% and made room for three new shipping lines and one ferry to the islands.',
    'Opened two quays in the Algarve.',
    'Trained 30 crane drivers.',
  ],
};
const summaryOf = (roles: RoleInput[], about: string[] = [], name = 'Edda Norling') =>
  composeProfile(careerFacts({ name, about, roles })).profile.summary;

describe('a description', () => {
  it('names the present post with a long act in one sentence', () => {
    const [first = ''] = summaryOf([ADVISER, CEO]).split(/(?<=\.) /);
    expect(first).toContain('Havenkade');
    expect(first).toContain('ferry to the islands');
  });

  // The name decides how sentences begin; a sentence about any other post may leave its title out.
  it.each(['Edda Norling', 'Piet Larsen', 'Lene Storm'])(
    'names a higher post of the past with its best act: %s',
    (name) => {
      const sentences = summaryOf([ADVISER, CEO], [], name).split(/(?<=\.) /);
      const [ofCeo = ''] = sentences.filter((one) => /40 million|31%/.test(one));
      expect(ofCeo).toContain('Chief Executive Officer');
    },
  );

  it('has no sentence that only names the employer after one that names the title', () => {
    const about = ['Harbour adviser with 20 years in two ports.'];
    const present = { ...ADVISER, statements: [] };
    const summary = summaryOf([present, { ...CEO, title: 'Harbour Manager' }], about);
    expect(summary).toContain('20 years');
    expect(summary).not.toMatch(/has worked at Havenkade/);
  });
});

describe('a key role', () => {
  const highlightsOf = (roles: RoleInput[]) =>
    composeProfile(careerFacts({ name: 'Edda Norling', roles })).profile.highlights;

  it('keeps the further result of its line', () => {
    const line =
      'Mentored 12 planners on berths and tides, promoting 3 to lead positions, fostering a good mood';
    expect(highlightsOf([{ ...CEO, statements: [line] }])[0]).toMatch(/promoting 3 to lead positions$/);
  });

  it('has a further line of a text that two roles share', () => {
    const statements = ['Opened two quays in the Algarve for ferries.', 'Sold nine cranes to a Dutch fund.'];
    const roles = [
      { ...CEO, statements },
      { ...CEO, title: 'Managing Director', start: '2008', end: '2012', statements },
    ];
    const highlights = highlightsOf(roles);
    expect(highlights).toHaveLength(2);
    expect(highlights.every((one) => one.includes(': '))).toBe(true);
  });
});
