/** Years of experience that a summary states, in the description. */
import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

it('years of experience are stated in the description', () => {
  const { summary } = composeProfile(
    careerFacts({
      name: 'Edda Norling',
      about: [
        'With over 25 years of depot experience, I bring a deep understanding of cold storage to growers.',
      ],
      roles: [{ title: 'Planner', organisation: 'Brillwater', start: '2012', end: 'present' }],
    }),
  ).profile;
  expect(summary).toContain('Edda Norling has over 25 years of depot experience');
});
