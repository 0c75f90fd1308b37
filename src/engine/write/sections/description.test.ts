import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { descriptionOf } from './description';

/** The sentences of a description whose statements are not joined, for several names. */
function sentencesOf(title: string, organisation = 'Pellworm Ferries'): string[][] {
  // The wording depends on the name.
  return ['Ottoline', 'Edda', 'Mara', 'Ines', 'Owen', 'Kim', 'Ada', 'Tove', 'Rurik', 'Sela'].map((given) => {
    const context = careerContextOf(
      careerFacts({
        name: `${given} Marsh`,
        roles: [
          {
            title,
            organisation,
            start: '2018',
            end: 'present',
            statements: [
              'Raised punctuality from 71% to 94%.',
              'Replaced the engines of nine vessels.',
              'Built a stock system for 40 harbours.',
              'Reduced the waiting time at the piers to one hour.',
            ],
          },
        ],
      }),
    );
    const none = { manual: [], sweetSpot: [], own: [], opening: [], introduction: [], story: new Map() };
    const shares = { ...none, personas: [], superpowers: [], left: [], description: context.achievements };
    return descriptionOf(context, shares, ({ text }) => !text.includes(' and ')).map(({ text }) => text);
  });
}

it('a sentence points to a role only if its title was named before', () => {
  for (const sentences of sentencesOf('')) {
    expect(sentences.length).toBeGreaterThan(3);
    expect(sentences.join(' ')).not.toContain('In that role');
  }
  expect(sentencesOf('Fleet Engineer').flat().join(' ')).toContain('In that role');
});

it('a sentence points to a role only if its employer was named', () => {
  expect(sentencesOf('Fleet Engineer').flat().join(' ')).toContain('There, ');
  expect(sentencesOf('Fleet Engineer', '').flat().join(' ')).not.toMatch(/There, |In that/);
});

it('an achievement of a role without an employer is stated', () => {
  const { summary } = composeProfile(
    careerFacts({
      name: 'Edda Marsh',
      roles: [
        {
          title: 'Fleet Engineer',
          organisation: '',
          start: '2018',
          end: 'present',
          statements: ['Raised punctuality from 71% to 94%.'],
        },
      ],
    }),
  ).profile;
  expect(summary).toContain('from 71% to 94%');
});
