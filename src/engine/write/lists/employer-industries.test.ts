import { describe, expect, it } from 'vitest';
import { careerFacts } from '../testing/build';
import { industriesOfEmployer } from './employer-industries';

const industriesAt = (organisation: string) => {
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
    expect(industriesAt(name)).toEqual(['Public sector']);
  });

  it('is not the public sector for a school or a firm', () => {
    expect(industriesAt('National Institute of Technology Varn')).not.toContain('Public sector');
    expect(industriesAt('Federal Mills')).not.toContain('Public sector');
  });

  it('is health care for the hospitals of a university', () => {
    expect(industriesAt('Velmont University Health')).toEqual(['Health care']);
    expect(industriesAt('Velmont University')).toEqual(['Higher education']);
  });

  it('is defence for a command or squadron, and the motor trade for a dealer', () => {
    expect(industriesAt('Tactical Air Command, Varn')).toEqual(['Defence']);
    expect(industriesAt('9th Warning Squadron')).toEqual(['Defence']);
    expect(industriesAt('Automotores Varn')).toEqual(['Automotive']);
  });
});
