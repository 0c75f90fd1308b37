import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { introductionOf } from './introduction';

it('an achievement introduces the person together with their statements about themselves', () => {
  const context = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      about: [
        'I speak at the Harbour Forum in Varn every spring.',
        'I advise the growers of nine valleys on cold stores.',
      ],
      roles: [
        {
          title: 'Plant Director',
          organisation: 'Corran Mills',
          start: '2012',
          end: '2019',
          statements: ['Doubled the exports of oats to $41 million.'],
        },
      ],
    }),
  );
  const none = { manual: [], sweetSpot: [], opening: [], description: [], story: new Map(), left: [] };
  const shares = {
    ...none,
    personas: [],
    superpowers: [],
    own: context.about,
    introduction: context.achievements,
  };
  const text = introductionOf(context, shares)
    .flat()
    .map((one) => one.text)
    .join(' ');
  expect(text).toContain('Harbour Forum');
  expect(text).toContain('$41 million');
});
