/** A profile of somebody whose name was not read. */
import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

it('the strongest results are used in lists if the name is unknown', () => {
  const { profile } = composeProfile(
    careerFacts({
      name: '',
      roles: [
        {
          title: 'Operations Director',
          organisation: 'Brillwater',
          start: '2016',
          end: 'present',
          statements: [
            'Cut the hours lost to repairs by 48% in a year.',
            'Raised the output of both presses by 34%.',
            'Negotiated 14 supplier contracts worth EUR 9 million.',
            'Opened a second mill for 40 growers.',
            'Built a cold storage network for 31 halls.',
          ],
        },
      ],
    }),
  );
  const printed = JSON.stringify([profile.personas, profile.superpowers, profile.highlights]);
  const figures = ['48%', '34%', '14 supplier', '40 growers', '31 halls'];
  expect(figures.filter((figure) => printed.includes(figure))).toEqual(figures);
});
