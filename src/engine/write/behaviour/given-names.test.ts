import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

it.each(['Guru Norling', 'My Norling'])(
  'a given name that is a word of praise or a pronoun has prose: %s',
  (name) => {
    const { summary } = composeProfile(
      careerFacts({
        name,
        roles: [
          {
            title: 'Director of Operations',
            organisation: 'Brillwater',
            start: '2018',
            end: 'present',
            statements: [
              'Led nine mills in three countries with 900 people.',
              'Cut the waiting time by 22%.',
            ],
          },
        ],
      }),
    ).profile;
    expect(summary).toContain(name);
    expect(summary).toMatch(/nine mills|22%/);
  },
);
