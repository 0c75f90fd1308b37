import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { proofWorth } from '../statements/figures';
import { careerFacts } from '../testing';
import { secondOf } from './second-statement';

const secondWith = (endOfEarlier: string) => {
  const context = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Harbour Director',
          organisation: 'Brillwater',
          start: '2017',
          end: 'present',
          statements: ['Raised the throughput of nine berths by 40%.', 'Won contracts of EUR 30 million.'],
        },
        {
          title: 'Research Assistant',
          organisation: 'Corvane University',
          start: '2000',
          end: endOfEarlier,
          statements: ['Collected samples of the water in the harbour.'],
        },
      ],
    }),
  );
  const next = [...context.achievements].sort((a, b) => proofWorth(b) - proofWorth(a));
  return secondOf(next, proofWorth, context)?.role?.title;
};

it('an introduction has a second, far better result of the same post rather than a task of long ago', () => {
  expect(secondWith('2004')).toBe('Harbour Director');
});

it('an introduction has a result of another post that ended lately', () => {
  expect(secondWith('2017')).toBe('Research Assistant');
});
