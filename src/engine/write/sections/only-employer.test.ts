/** The employer after the bullets of personas and the descriptions of superpowers. */
import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { type CareerInput, careerFacts } from '../testing/build';

const profileOf = (input: CareerInput) => composeProfile(careerFacts({ name: 'Edda Norling', ...input }));

it('the only employer of a career is not repeated in each entry', () => {
  const statements = [
    'Cut the month-end close from 14 to 5 working days.',
    'Raised EUR 30 million in a Series B.',
    'Reduced audit fees by 12%.',
    'Negotiated 14 supplier contracts worth EUR 9 million.',
  ];
  const role = {
    title: 'Finance Director',
    organisation: 'Brillwater',
    start: '2018',
    end: 'present',
    statements,
  };
  const proseOf = (roles: CareerInput['roles']) => {
    const { personas, superpowers } = profileOf({ roles }).profile;
    return [...personas.flatMap(({ bullets }) => bullets), ...superpowers.map((one) => one.description)].join(
      ' ',
    );
  };
  expect(proseOf([role])).not.toBe('');
  expect(proseOf([role])).not.toContain('(Brillwater)');
  expect(
    proseOf([role, { title: 'Controller', organisation: 'Havenkade', start: '2011', end: '2018' }]),
  ).toContain('(Brillwater)');
});
