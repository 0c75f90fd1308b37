import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';
import { withPrizes } from './prizes';

const prizesIn = (input: Parameters<typeof careerFacts>[0]) =>
  withPrizes(careerFacts(input)).map(({ value }) => value);

it('finds prizes among lines about oneself and among certificates', () => {
  expect(
    prizesIn({ about: ['TTL Varn Prizewinner (Dec 2025) -highest mark in Norway in Advanced Tides.'] }),
  ).toEqual(['TTL Varn Prizewinner (highest mark in Norway)']);
  expect(prizesIn({ certifications: [['Certificate of Recognition, Master Pilot Award']] })).toEqual([
    'Master Pilot Award',
  ]);
  expect(prizesIn({ certifications: [['NCFE Level 1 Award in Pilotage'], ['PMP']] })).toEqual([]);
  expect(prizesIn({ about: ['Won a prize for tides.', 'Led the Award Winner team.'] })).toEqual([]);
});

it('tells them in the introduction', () => {
  const { meet_them } = composeProfile(
    careerFacts({
      name: 'Ada Varn',
      about: [
        'I run mills for growers in two ports.',
        'TTL Varn Prizewinner (Dec 2025) -highest mark in Norway.',
      ],
      roles: [
        {
          title: 'Harbour Master',
          organisation: 'Brillwater',
          start: '2015',
          end: '2019',
          statements: ['Raised the tolls of nine quays by 30%.'],
        },
      ],
    }),
  ).profile;
  expect(meet_them).toContain('TTL Varn Prizewinner');
});
