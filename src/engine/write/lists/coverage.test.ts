import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { type CareerInput, careerFacts } from '../testing/build';
import { industriesOf } from './coverage';

const industries = (input: CareerInput) =>
  industriesOf(careerContextOf(careerFacts({ name: 'Edda Norling', ...input }))).map(({ text }) => text);

it('takes no craft in a title or a headline for an industry', () => {
  const roles = (organisation: string) => [
    { title: 'Artificial Intelligence Engineer', organisation, start: '2019', end: 'present' },
  ];
  expect(industries({ headline: 'AI Engineer', roles: roles('Corvane Bank') })).toEqual(['Banking']);
  expect(industries({ roles: roles('Corvane Artificial Intelligence') })).toContain(
    'Artificial intelligence',
  );
});

it('takes no site under construction for a builder', () => {
  const roles = [
    { title: 'Developer', organisation: 'Under Construction Web', start: '2019', end: 'present' },
  ];
  expect(industries({ roles })).not.toContain('Construction and real estate');
});
