import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing/build';

const PRESENT = {
  title: 'Head of Harbour Planning',
  organisation: 'Brillwater',
  start: '2018',
  end: 'present',
  statements: [
    'Planned berths for nine ferries in Oslo.',
    'Introduced a tide calendar for all pilots.',
    'Rebuilt the booking of quays with the towns.',
    'Designed a signal plan for the eastern basin.',
    'Launched a training ship for young pilots.',
    'Negotiated the winter contract with the tug owners.',
  ],
};
const BEFORE = {
  organisation: 'Oldmere',
  start: '2012',
  end: '2018',
  statements: ['Raised sales of bread by 60% in two years.', 'Opened 14 ovens in nine villages.'],
};
const textOf = (title: string, present = PRESENT) => {
  const { profile } = composeProfile(
    careerFacts({ name: 'Edda Norling', roles: [present, { ...BEFORE, title }] }),
  );
  const { summary, meet_them, personas, superpowers, highlights } = profile;
  return { prose: JSON.stringify([summary, meet_them, personas, superpowers]), highlights };
};

describe('a role in another line of work', () => {
  it('is listed in the key roles and not mentioned in the prose', () => {
    const { prose, highlights } = textOf('Baker');
    expect(prose).not.toMatch(/bread|ovens/);
    expect(highlights.join(' ')).toContain('60%');
  });

  it('is used if it led people or shares the line of work', () => {
    expect(textOf('Bakery Manager').prose).toContain('60%');
    expect(textOf('Harbour Pilot').prose).toContain('60%');
  });

  it('is used if there is little about the present line of work', () => {
    const few = { ...PRESENT, statements: PRESENT.statements.slice(0, 2) };
    expect(textOf('Baker', few).prose).toContain('60%');
  });
});

describe('the line of work that a person names themselves', () => {
  it('includes the roles of that name', () => {
    const facts = (about: string) =>
      careerFacts({
        name: 'Edda Norling',
        about: [about],
        roles: [PRESENT, { ...BEFORE, title: 'Baker', start: '2005', end: '2009' }],
      });
    const proseOf = (about: string) => {
      const { summary, meet_them, personas, superpowers } = composeProfile(facts(about)).profile;
      return JSON.stringify([summary, meet_them, personas, superpowers]);
    };
    expect(proseOf('Harbour planner with ten years in northern ports.')).not.toContain('60%');
    expect(proseOf('Baker and harbour planner with ten years in northern ports.')).toContain('60%');
  });
});
