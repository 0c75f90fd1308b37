import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';
import { careerContextOf } from './career-context';

/** The sentences of description and introduction that are written from a summary. */
const written = (about: string[], statements: string[] = []): string => {
  const { summary, meet_them } = composeProfile(
    careerFacts({
      name: 'Edda Norling',
      about,
      roles: [
        { title: 'Depot Planner', organisation: 'Brillwater', start: '2012', end: 'present' },
        { title: 'Planner', organisation: 'Corran Mills', start: '2008', end: '2012', statements },
      ],
    }),
  ).profile;
  return `${summary} ${meet_them}`;
};

describe('a summary is used', () => {
  it.each([
    [
      "if it begins with 'IT'",
      'IT support and depot leader with 25+ years in cold storage and 10+ years leading teams.',
      'is an IT support and depot leader with 25+ years in cold storage',
    ],
    [
      'if it contains a list of gerunds',
      'Depot planner with 12+ years of experience designing, building, and running cold stores.',
      'is a depot planner with 12+ years of experience designing, building, and running cold stores',
    ],
    [
      'if it is a record of acts in figures',
      'Track record opening depots in nine ports and moving $20M of cold stock each season.',
      'has a track record of opening depots in nine ports and moving $20M of cold stock',
    ],
    [
      'if it is success in acts',
      'Proven success in opening depots and training their crews across nine ports.',
      'has had success in opening depots and training their crews',
    ],
    [
      'if it is experience of acts',
      'Deep experience commissioning cold stores in nine ports of the north.',
      'has experience commissioning cold stores in nine ports',
    ],
    [
      'if its title contains an abbreviation in brackets',
      'Senior Storage Engineer and Integrated Cold Supply (ICS) Analyst with 10+ years in two ports.',
      'is a Senior Storage Engineer and Integrated Cold Supply (ICS) Analyst with 10+ years in two ports',
    ],
    [
      'if its title is a list',
      'Depots, Cold Storage (CS), and Harbour Planner with 12+ years in two ports.',
      'Cold Storage (CS), and Harbour Planner with 12+ years',
    ],
    [
      'if its title is long',
      'Senior coastal storage and harbour maintenance executive with 30+ years in Norway.',
      'is a senior coastal storage and harbour maintenance executive with 30+ years in Norway',
    ],
    [
      'without the name and the praise that it begins with',
      'I’m Edda Norling, a passionate depot planner with a background in harbour logistics.',
      'is a depot planner with a background in harbour logistics',
    ],
    [
      "without the 'Currently' that it begins with",
      'Currently, I focus on cold stores for growers in Varn.',
      'focuses on cold stores',
    ],
    [
      'if it states service in a navy',
      '20 year Norwegian Navy veteran.',
      'is a 20 year Norwegian Navy veteran',
    ],
    [
      'if it names the tools that the person knows',
      'Highly proficient in Python, Tableau, and harbour models.',
      'is proficient in Python, Tableau, and harbour models',
    ],
  ])('%s', (_, about, expected) => {
    expect(written([about])).toContain(expected);
  });
});

it.each(['Skilled in communication, leadership and Excel.', 'Proficient in grafting, pruning and packing.'])(
  'virtues and unnamed skills are not a summary: %s',
  (about) => {
    expect(written([about])).not.toMatch(/skilled|proficient/i);
  },
);

it.each([
  ['Formally trained more than 300 growers in two ports.', 'trained more than 300 growers'],
  ['As a depot lead i built the cold store of Corran.', 'built the cold store of Corran'],
  [
    'Built and governed stock rules, knowledge and self-service, and relations with 40 growers.',
    'built and governed stock rules, knowledge and self-service',
  ],
])('an achievement is stated: %s', (statement, expected) => {
  expect(written([], [statement])).toContain(expected);
});

describe('a sentence in which the person is not the subject is used', () => {
  const predicates = (line: string) =>
    careerContextOf(careerFacts({ name: 'Edda Norling', about: [line] })).about.map(
      ({ predicate, text }) => predicate?.text ?? text,
    );
  it.each([
    [
      'The teams I coach keep turning old plans into cold stores.',
      'teams keep turning old plans into cold stores',
    ],
    [
      'My years in two ports helped me build depots that growers trust.',
      'years in two ports helped Edda build depots that growers trust',
    ],
    [
      'What drives me: building depots that are operationally excellent.',
      'is driven by building depots that are operationally excellent',
    ],
    [
      'What I bring is the ability to turn a stalled plan into a cold store.',
      'brings the ability to turn a stalled plan into a cold store',
    ],
    [
      'My career began in harbours and cold stores, where I stayed nine years.',
      'career began in harbours and cold stores',
    ],
    ['We care for our growers and I love to promote from within.', 'loves to promote from within'],
  ])('%s', (line, predicate) => {
    expect(predicates(line)).toEqual([predicate]);
  });

  it('unless it is praise', () => {
    expect(predicates('I’m a natural leader with wide and deep skills.')).toEqual([]);
  });
});
