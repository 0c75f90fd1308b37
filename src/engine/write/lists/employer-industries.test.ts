/** Industries are those of employers, not of customers, voluntary work, studies or a school behind a hospital. */
import { describe, expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { type CareerInput, careerFacts } from '../testing/build';
import { industriesOfEmployer } from './employer-industries';
import { industriesOf } from './industries';
import { sectorsOfPost, sectorsOfSummary } from './sector-phrases';

const industryNamesOf = (input: CareerInput) =>
  industriesOf(careerContextOf(careerFacts({ name: 'Edda Norling', ...input }))).map(({ text }) => text);
const employer = (organisation: string) => {
  const [role] = careerFacts({
    name: 'Edda Norling',
    roles: [{ title: 'Advisor', organisation, start: '2010', end: 'present' }],
  }).roles;
  return role ? industriesOfEmployer(role) : [];
};

describe('the industry of an employer', () => {
  it.each([
    'Embassy of Varnland',
    'Federal Harbour Commission',
    'National Institute of Allergy and Infectious Diseases (NIAID)',
    'Orla National Laboratory',
    'Office of the Governor',
  ])('is the public sector: %s', (name) => {
    expect(employer(name)).toEqual(['Public sector']);
  });

  it('is not the public sector for a school or a firm', () => {
    expect(employer('National Institute of Technology Varn')).not.toContain('Public sector');
    expect(employer('Federal Mills')).not.toContain('Public sector');
  });

  it('is health care for the hospitals of a university', () => {
    expect(employer('Velmont University Health')).toEqual(['Health care']);
    expect(employer('Velmont University')).toEqual(['Higher education']);
  });

  it('is defence for a command or squadron, and the motor trade for a dealer', () => {
    expect(employer('Tactical Air Command, Varn')).toEqual(['Defence']);
    expect(employer('9th Warning Squadron')).toEqual(['Defence']);
    expect(employer('Automotores Varn')).toEqual(['Automotive']);
  });
});

it('the trade of customers, voluntary work and studies are no industry', () => {
  expect(sectorsOfPost('Sell tools (written in Perl) focused on the real estate industry.')).toEqual([]);
  expect(sectorsOfPost('Mentor with Harrowgate, in the insurance industry.')).toEqual([]);
  expect(sectorsOfPost('Led a large programme in the insurance industry.')).toEqual(['Insurance']);
  expect(sectorsOfSummary('Management graduate with a background in planning, across mining.')).toEqual([]);
  const statements = ['Built apps for the insurance industry.'];
  const roles = [{ title: 'Advisor', organisation: 'Brillwater', start: '2010', end: 'present', statements }];
  expect(industryNamesOf({ roles })).toEqual([]);
});
