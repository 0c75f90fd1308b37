import { describe, expect, it } from 'vitest';
import { navEntriesFor } from './nav-items';

const labels = (entries: { label: string }[]) => entries.map(({ label }) => label);

describe('the sidebar', () => {
  it('lists the screens in a fixed order', () => {
    expect(labels(navEntriesFor('PREFERENCES_SET'))).toEqual([
      'Your Dashboard',
      'My Profile',
      'Roles',
      'Introductions',
      'Links',
      'Readership',
      'Professional Coaching',
      'Job Preferences',
      'Settings',
    ]);
  });

  it('enables only the dashboard and job preferences during onboarding, and marks the latter as next', () => {
    for (const status of ['EMAIL_CONFIRMED', 'PROFILE_GENERATED', 'PROFILE_CONFIRMED', null]) {
      const entries = navEntriesFor(status);
      expect(labels(entries.filter(({ enabled }) => enabled))).toEqual(['Your Dashboard', 'Job Preferences']);
      expect(labels(entries.filter(({ next }) => next))).toEqual(['Job Preferences']);
    }
  });

  it('enables everything and marks nothing as next once preferences are set', () => {
    const entries = navEntriesFor('PREFERENCES_SET');
    expect(entries.every(({ enabled, next }) => enabled && !next)).toBe(true);
  });

  it('marks the entry that a screen without one belongs to', () => {
    const entries = navEntriesFor('PREFERENCES_SET', 0, '/dashboard/branding');
    expect(labels(entries.filter(({ isParent }) => isParent))).toEqual(['Professional Coaching']);
    expect(navEntriesFor('PREFERENCES_SET').some(({ isParent }) => isParent)).toBe(false);
  });

  it('shows the number of waiting introductions, if any', () => {
    const countsFor = (waiting: number) =>
      navEntriesFor('PREFERENCES_SET', waiting).flatMap(({ label, count }) =>
        count ? [`${label} ${count}`] : [],
      );
    expect(countsFor(2)).toEqual(['Introductions 2']);
    expect(countsFor(0)).toEqual([]);
  });
});
