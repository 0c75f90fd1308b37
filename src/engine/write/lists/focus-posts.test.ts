import { expect, it } from 'vitest';
import { composeProfile } from '../index';
import { careerFacts } from '../testing/build';
import { statementsOfLine } from '../testing/statements';

const facts = careerFacts({
  name: 'Edda Norling',
  skills: ['Project management', 'Business strategy', 'Change management'],
  roles: [
    {
      title: 'Head of Ports',
      organisation: 'Brillwater',
      start: '2018',
      end: 'present',
      statements: [
        'Led work on continuous integration for nine ports.',
        'Built continuous integration for the tide register.',
      ],
    },
    { title: 'Port Planner', organisation: 'Corran Mills', start: '2012', end: '2018', statements: [] },
  ],
});

it('focus areas are the top skills before what lines of one post mention', () => {
  const { focus_areas } = composeProfile(facts).profile;
  expect(focus_areas).toContain('Business strategy');
  expect(focus_areas).not.toContain('Continuous integration');
});

it('a naval architect does not work in defence', () => {
  const { industries } = composeProfile(
    careerFacts({
      name: 'Edda Norling',
      headline: 'Naval Architect',
      roles: [
        {
          title: 'Naval Architect',
          organisation: 'Brillwater Shipping',
          start: '2012',
          end: 'present',
          statements: [],
        },
      ],
    }),
  ).profile;
  expect(industries).toEqual(['Maritime']);
});

it('a reason that points to something said before is left out', () => {
  const [line] = statementsOfLine(
    'Developed custom lessons on pruning for growers since most of these courses were very theoretical',
  );
  expect(line?.text).toBe('Developed custom lessons on pruning for growers');
});
