import { describe, expect, it } from 'vitest';
import { emptyProfile, type ProfileData } from '../profile/profile-data';
import { removeComposedLines } from './remove-composed-lines';

const PROFILE: ProfileData = {
  ...emptyProfile(),
  summary: 'First paragraph.\n\nSecond paragraph.',
  highlights: ['COO, Halden', 'VP, Harrow'],
  personas: [
    { title: 'The builder', bullets: ['Opened two plants in three years.', 'Plans hiring from the work.'] },
    { title: 'The closer', bullets: ['Sold one.'] },
  ],
};

describe('removeComposedLines', () => {
  it('removes sentences of prose and whole entries of lists', () => {
    const remaining = removeComposedLines(PROFILE, [
      { section: 'description', text: 'Second paragraph.' },
      { section: 'keyRoles', text: 'VP, Harrow' },
      { section: 'personas', text: 'Sold one.' },
    ]);
    expect(remaining.summary.trim()).toBe('First paragraph.');
    expect(remaining.highlights).toEqual(['COO, Halden']);
    expect(remaining.personas[1]).toEqual({ title: 'The closer', bullets: [] });
  });

  it('keeps an entry that only contains the text of another', () => {
    const profile = { ...PROFILE, industries: ['Retail', 'Retail banking'] };
    const remaining = removeComposedLines(profile, [{ section: 'industries', text: 'Retail' }]);
    expect(remaining.industries).toEqual(['Retail banking']);
  });

  it('keeps everything if the text of a line is empty', () => {
    expect(removeComposedLines(PROFILE, [{ section: 'description', text: ' ' }])).toEqual(PROFILE);
  });
});
