/** Results that several lines state with the same figures. */
import { describe, expect, it } from 'vitest';
import { careerFacts } from '../testing/build';
import { careerContextOf } from './career-context';
import { restatesFigures } from './repeated-figures';

const textsOf = (lines: string[], about: string[] = []) => {
  const { achievements, about: aboutStatements } = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      about,
      roles: [
        {
          title: 'Head of Works',
          organisation: 'Brillwater',
          start: '2015',
          end: 'present',
          statements: lines,
        },
      ],
    }),
  );
  return { lines: achievements.map(({ text }) => text), own: aboutStatements.map(({ text }) => text) };
};

describe('a result that a stronger line states', () => {
  it('is left out if all its figures are the same', () => {
    const { lines } = textsOf([
      'Built a crane school for nine ports, which reduced maintenance effort by 70% and saved EUR 400,000.',
      'Drove process changes with templates, which reduced maintenance effort by 70%.',
    ]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('crane school');
  });

  it.each([
    ['$2 million', '$2M'],
    ['$5bn', '$5 billion'],
    ['70 per cent', '70%'],
  ])('is left out if it writes the same figure in another way: %s and %s', (figure, same) => {
    const { lines } = textsOf([
      `Built a crane school for nine ports, which changed maintenance effort by ${figure} and saved EUR 400,000.`,
      `Drove process changes with templates, which changed maintenance effort by ${same}.`,
    ]);
    expect(lines).toHaveLength(1);
  });

  it('stays if its figure has another unit', () => {
    const { lines } = textsOf([
      'Built a crane school for nine ports, which cut maintenance effort by $5bn.',
      'Drove process changes with templates, which cut maintenance effort by $5.',
    ]);
    expect(lines).toHaveLength(2);
  });

  it('stays if it measures something else, or states a further figure', () => {
    expect(
      textsOf([
        'Built a crane school for nine ports, which reduced accidents of crews by 70%.',
        'Raised berth occupancy by 70% with a new timetable.',
        'Cut maintenance effort by 70% and the rent of the yards by 12% with one owner.',
      ]).lines,
    ).toHaveLength(3);
  });

  it('is not repeated in what the person says of themselves', () => {
    const about = [
      'Harbour planner with 20 years in two ports.',
      'Shaped shared yards, delivering 40% cost savings.',
    ];
    const { own } = textsOf(
      ['Led the merger of two yards, resulting in 40% cost savings and one timetable.'],
      about,
    );
    expect(own).toEqual(['Harbour planner with 20 years in two ports']);
  });
});

it('the same change at two employers is two results', () => {
  const careerContext = careerContextOf(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Head of Works',
          organisation: 'Brillwater',
          start: '2015',
          end: 'present',
          statements: ['Automated the cranes, enabling crews to load ships 5x faster.'],
        },
        {
          title: 'Planner',
          organisation: 'Corran Mills',
          start: '2010',
          end: '2015',
          statements: ['Rebuilt the quays, enabling crews to load ships 5x faster.'],
        },
      ],
    }),
  );
  const [now, before] = careerContext.achievements;
  expect(now && before && restatesFigures(before, [now])).toBe(false);
});
