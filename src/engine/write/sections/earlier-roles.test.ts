import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

const NAMES = [
  'Edda Norling',
  'Tobias Kramer',
  'Ines Falk',
  'Adaeze Okafor',
  'Mara Lindqvist',
  'Ruth Calloway',
];

it('never begins the introduction with what came earlier', () => {
  for (const name of NAMES) {
    const { meet_them: introduction, summary } = composeProfile(
      careerFacts({
        name,
        roles: [
          { title: 'Plant Manager', organisation: 'Brillwater', start: '2012', end: 'present' },
          { title: 'Shift Manager', organisation: 'Corvane', start: '2007', end: '2012' },
          { title: 'Process Engineer', organisation: 'Tarnhelm', start: '2003', end: '2007' },
        ],
      }),
    ).profile;
    expect(introduction).toContain('Corvane');
    expect(introduction).not.toMatch(/^Earlier/);
    expect(summary).not.toContain('Corvane');
  }
});
