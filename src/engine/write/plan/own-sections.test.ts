import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing/build';

const WORK = 'I lead the planning of nine ports.';
const LOVE = 'I love working with calm crews and solving hard problems.';
const REACH = 'My expertise lies in moving harbours to shore power.';
const BELIEF = 'I believe in short meetings and clear owners.';

const profileOf = (...about: string[]) =>
  composeProfile(
    careerFacts({
      name: 'Edda Norling',
      about,
      roles: [{ title: 'Head of Ports', organisation: 'Brillwater', start: '2019', end: 'present' }],
    }),
  ).profile;

describe('what a person writes about themselves', () => {
  it('is divided into introduction, sweet spot and user manual', () => {
    const { meet_them, sweetspot, user_manual } = profileOf(WORK, LOVE, REACH, BELIEF);
    expect(meet_them).toContain('leads the planning of nine ports');
    expect(sweetspot).toBe('Edda’s expertise lies in moving harbours to shore power.');
    expect(user_manual.split('\n\n')).toEqual([
      'Edda believes in short meetings and clear owners.',
      'Edda loves working with calm crews and solving hard problems.',
    ]);
  });

  it('is the introduction if it is a single sentence', () => {
    for (const sentence of [LOVE, REACH]) {
      const { meet_them, sweetspot, user_manual } = profileOf(sentence);
      expect([sweetspot, user_manual]).toEqual(['', '']);
      expect(meet_them).toMatch(/^Edda/);
    }
  });

  it.each([
    [
      'a background that joins several fields',
      'Strong background combining harbour planning, shore power and rail freight within small ports.',
      'Edda has a background combining harbour planning, shore power and rail freight within small ports.',
    ],
    [
      'an approach, also where a sentence on languages ends with it',
      'Fluent in Danish, Dutch and Polish, with a calm, stepwise approach to turning port rules into plans for pilots.',
      'Edda has a calm, stepwise approach to turning port rules into plans for pilots.',
    ],
    [
      'what one thing is turned into',
      'Skilled in translating harbour traffic into berth plans using tide tables and radar.',
      'Edda is skilled in translating harbour traffic into berth plans using tide tables and radar.',
    ],
    [
      'specialities between semicolons',
      'Specialties: harbour planning; repair and renewal of old quays; shore power',
      'Edda’s specialties include harbour planning, repair and renewal of old quays, and shore power.',
    ],
  ])('has a sweet spot in %s', (_, sentence, expected) => {
    expect(profileOf(WORK, sentence).sweetspot).toBe(expected);
  });

  it('names no languages in the sweet spot', () => {
    const { meet_them, sweetspot } = profileOf(
      WORK,
      'Fluent in Danish and Dutch, with a calm approach to turning port rules into plans for pilots.',
    );
    expect(sweetspot).not.toContain('Danish');
    expect(meet_them).toContain('fluent in Danish and Dutch');
  });

  it('is a user manual in each part of a sentence about what the person enjoys', () => {
    const { user_manual } = profileOf(
      WORK,
      'I enjoy teaching young pilots, am naturally curious and fully dedicated to my work.',
      'I am excited by tides and enjoy learning new signals.',
    );
    expect(user_manual.split('\n\n')).toEqual([
      'Edda enjoys teaching young pilots.',
      'Edda is excited by tides and enjoys learning new signals.',
    ]);
  });

  it('is not a sweet spot if it is about education', () => {
    const { sweetspot } = profileOf(WORK, 'I am pursuing a degree with a focus on moving harbours.');
    expect(sweetspot).toBe('');
  });

  it('does not turn a circumstance of an achievement into a description of the person', () => {
    const { summary, meet_them } = profileOf(
      WORK,
      'On an opening promoted as Harbour Engineer, with all papers.',
    );
    expect(`${summary} ${meet_them}`).not.toMatch(/is an? on/);
  });

  it('is not a user manual if it only describes the person', () => {
    expect(profileOf(WORK, 'Harbour engineer with a passion for building quays.').user_manual).toBe('');
  });
});

it('achievements listed in the ‘About’ text are used beside those of roles', () => {
  const { summary, meet_them, personas, superpowers, functional_skills } = profileOf(
    'I lead the planning of nine ports and love it.',
    'Cut hosting costs by 45% through shared moorings.',
    'Mentored 12 pilots in two years.',
    'Built a tide register for 40 harbours.',
    'Negotiated 14 supplier contracts worth EUR 9 million.',
  );
  const printed = JSON.stringify([summary, meet_them, personas, superpowers, functional_skills]);
  const figures = ['45%', 'EUR 9 million'];
  expect(figures.filter((figure) => printed.includes(figure))).toEqual(figures);
  expect(printed.split('45%')).toHaveLength(2);
  expect(printed.split('EUR 9 million')).toHaveLength(2);
});

it('an achievement without a role is placed in the introduction, and not after those of a past role', () => {
  const { summary, meet_them } = composeProfile(
    careerFacts({
      name: 'Edda Norling',
      about: ['Harbour engineer with 15 years in nine ports.'],
      roles: [
        {
          title: 'Head of Ports',
          organisation: 'Brillwater',
          start: '2012',
          end: '2017',
          statements: ['Led the planning of nine ports for 40 growers.'],
        },
      ],
      statements: ['Built a tide register for 5000 pilots, reducing delays by 35%.'],
    }),
  ).profile;
  expect(summary).toContain('nine ports');
  expect(summary).not.toContain('tide register');
  expect(meet_them).toContain('Edda built a tide register');
});
