import { describe, expect, it } from 'vitest';
import { NAV_ITEMS, navEntries } from './nav-items';

const ALL = NAV_ITEMS.map((item) => ({ ...item, built: true }));
const labels = (entries: { label: string }[]) => entries.map(({ label }) => label);

describe('the sidebar', () => {
  it("lists the product's screens in its order, and shows those that exist", () => {
    expect(labels([...NAV_ITEMS])).toEqual([
      'Your Dashboard',
      'My Profile',
      'Professional Coaching',
      'Job Preferences',
      'Settings',
    ]);
    expect(labels(navEntries('PREFERENCES_SET'))).toEqual(labels(NAV_ITEMS.filter(({ built }) => built)));
  });

  it('closes all but the dashboard and job preferences during onboarding, and calls the latter next', () => {
    for (const status of ['EMAIL_CONFIRMED', 'PROFILE_GENERATED', 'PROFILE_CONFIRMED', null]) {
      const entries = navEntries(status, ALL);
      expect(labels(entries.filter(({ enabled }) => enabled))).toEqual(['Your Dashboard', 'Job Preferences']);
      expect(labels(entries.filter(({ next }) => next))).toEqual(['Job Preferences']);
    }
  });

  it('opens everything and calls nothing next once preferences are set', () => {
    const entries = navEntries('PREFERENCES_SET', ALL);
    expect(entries.every(({ enabled, next }) => enabled && !next)).toBe(true);
  });

  it('keeps the profile within reach while the screen that ends onboarding does not exist', () => {
    const without = ALL.filter(({ to }) => to !== '/work-preferences');
    expect(navEntries('PROFILE_CONFIRMED', without).every(({ enabled }) => enabled)).toBe(true);
  });
});
