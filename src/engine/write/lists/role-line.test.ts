/** The title or headline below the name of a profile, and the parts of the source from which it is made. */
import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { type CareerInput, careerFacts } from '../testing/build';

const profileOf = (input: CareerInput) =>
  composeProfile(careerFacts({ name: 'Edda Norling', ...input })).profile;

describe('the headline of a profile', () => {
  const present = { organisation: 'Brillwater', start: '2020', end: 'present' };

  it('is the present title if no role has the profession of the source’s headline', () => {
    const headline = 'Data engineering | Pharmacist';
    expect(profileOf({ headline, roles: [{ ...present, title: 'Lead Data Engineer' }] }).role).toBe(
      'Lead Data Engineer',
    );
    expect(profileOf({ headline, roles: [{ ...present, title: 'Hospital Pharmacist' }] }).role).toContain(
      'Pharmacist',
    );
  });

  it('is not a profession of the headline that no role has, if the present role has no title', () => {
    const headline = 'Data engineering | Pharmacist';
    expect(profileOf({ headline, roles: [{ ...present, title: 'Data platform' }] }).role).not.toContain(
      'Pharmacist',
    );
  });

  it('is the last title rather than the words of it in the source’s headline', () => {
    const roles = [{ ...present, end: '2023', title: 'Senior Shop Engineer' }];
    expect(profileOf({ headline: 'Shop Engineer', roles }).role).toBe('Senior Shop Engineer');
  });

  it('is not a lower title at the end of the source’s headline', () => {
    const roles = [
      { ...present, title: 'Senior Shop Engineer', organisation: 'Havenkade', start: '2024' },
      { ...present, title: 'Shop Engineer' },
    ];
    expect(profileOf({ headline: 'Senior Shop Engineer. Turin, Italy.', roles }).role).toBe(
      'Senior Shop Engineer',
    );
  });

  it('omits praise before a title, but not the first word of a trade', () => {
    const roles = [{ ...present, start: '2006', end: '2007', title: '' }];
    const roleOf = (headline: string) => profileOf({ headline, roles }).role;
    expect(roleOf('Result oriented, dynamic Shop Manager')).toBe('Shop Manager');
    expect(roleOf('Product-oriented Engineer')).toBe('Product-oriented Engineer');
  });

  it('omits a position that the person is about to take', () => {
    const headline = 'Shop Engineer transitioning into pottery';
    expect(
      profileOf({ headline, roles: [{ ...present, start: '2006', end: '2007', title: 'Shop Engineer' }] })
        .role,
    ).toBe('Shop Engineer');
  });

  it('is the title of a present role whose employer is in doubt', () => {
    const facts = careerFacts({
      name: 'Edda Norling',
      roles: [{ organisation: 'Havenkade', title: 'Buyer', start: '2012', end: '2019' }],
    });
    const inDoubt = (value: string) => ({
      ...facts,
      presentTitles: [{ id: 'role-9', value, spans: [{ source: 's1', quote: value }], confidence: 0.5 }],
    });
    expect(composeProfile(inDoubt('Mill Manager')).profile.role).toBe('Mill Manager');
    expect(composeProfile(inDoubt('Mills and foods')).profile.role).toBe('');
    expect(composeProfile(facts).profile.role).toBe('Buyer');
  });

  it('is the profession at the beginning of the summary if there is no present role', () => {
    const roles = [{ organisation: 'Havenkade', title: 'Buyer', start: '2012', end: '2019' }];
    const about = ['Experienced Harbour Pilot with a licence for the Sound.'];
    expect(profileOf({ about, roles }).role).toBe('Harbour Pilot');
    expect(profileOf({ about, roles: [{ ...present, title: 'Mill Manager' }] }).role).toBe('Mill Manager');
  });
});
