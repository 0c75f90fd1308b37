import { describe, expect, it } from 'vitest';
import { emptyProfile } from '@/shared/profile/profile-data';
import { cardViewOf } from './card-view';

describe('the profile card', () => {
  it("shows the product's placeholders for empty fields", () => {
    expect(cardViewOf({ ...emptyProfile(), role: '  ' })).toEqual({
      name: 'User',
      title: 'Professional',
      company: 'Company',
      location: 'Location',
      about: 'Professional summary not provided.',
      skills: [],
      profilePicture: undefined,
    });
  });

  it('shows role, summary and focus areas as title, about and skills, and never a company', () => {
    const view = cardViewOf({
      ...emptyProfile(),
      name: 'Mara Lindqvist',
      role: 'Chief Operating Officer at Tanager Health',
      summary: 'Operator for companies between Series B and first profit.',
      focus_areas: ['Unit economics', ''],
    });
    expect(view.title).toBe('Chief Operating Officer at Tanager Health');
    expect(view.about).toBe('Operator for companies between Series B and first profit.');
    expect(view.skills).toEqual(['Unit economics']);
    expect(view.company).toBe('Company');
  });
});
