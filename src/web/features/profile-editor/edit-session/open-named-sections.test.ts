// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { openNamedSections } from './open-named-sections';
import type { OpenSection } from './open-section';

afterEach(() => window.history.replaceState(null, '', '/'));

/** Opens what a fragment names. @returns the calls that opened a section */
function openedBy(fragment: string): unknown[][] {
  window.history.replaceState(null, '', `/edit-profile${fragment}`);
  const set = vi.fn();
  openNamedSections({ set } as unknown as OpenSection);
  return set.mock.calls;
}

it('openNamedSections opens the first section that the address names', () => {
  expect(openedBy('#certifications%2Cindustries')).toEqual([['certifications']]);
});

it.each(['#%', '#%E0%A4', '#certifications%', ''])(
  'openNamedSections opens nothing for the fragment "%s"',
  (fragment) => {
    expect(openedBy(fragment)).toEqual([]);
  },
);
