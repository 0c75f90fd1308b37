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

it('earlier roles are stated, as past ones, if nothing else introduces the person', () => {
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
    expect(introduction).toMatch(/^(?:Before Brillwater|Earlier), \p{L}+ was .*Corvane.*Tarnhelm/u);
    expect(summary).not.toContain('Corvane');
  }
});

it('the introduction states before which employer the earlier role was, if the last one has ended', () => {
  const { meet_them: introduction } = composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        { title: 'Plant Manager', organisation: 'Brillwater', start: '2012', end: '2018' },
        { title: 'Shift Manager', organisation: 'Corvane', start: '2007', end: '2012' },
      ],
    }),
  ).profile;
  expect(introduction).toMatch(/^Before Brillwater, Edda (?:was|worked) .*Corvane/);
});

it('the introduction never places a role before its own employer', () => {
  const [text] = composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        { title: 'Manager', organisation: 'Brillwater', start: '2016', end: '2017' },
        { title: 'Officer', organisation: 'Brillwater', start: '2007', end: '2010' },
      ],
    }),
  ).profile.meet_them.split('\n');
  expect(text).not.toContain('Before Brillwater');
});

it('a role that continued beside the present one is not called earlier', () => {
  for (const name of NAMES) {
    const { profile } = composeProfile(
      careerFacts({
        name,
        roles: [
          { title: 'Plant Manager', organisation: 'Brillwater', start: '2016', end: 'present' },
          { title: 'Shift Manager', organisation: 'Corvane', start: '2013', end: '2021' },
          { title: 'Shift Manager', organisation: 'Lodestar', start: '2015-03', end: '2016-09' },
          { title: 'Process Engineer', organisation: 'Tarnhelm', start: '2003', end: '2007' },
        ],
      }),
    );
    const prose = profile.meet_them + profile.summary;
    expect(prose).toContain('Tarnhelm');
    expect(prose).not.toContain('Corvane');
  }
});
