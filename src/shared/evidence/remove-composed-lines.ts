/** Removes composed lines from a profile, wherever they are in their section. */

import type { ProfileData } from '../profile/profile-data';
import { SECTION_FIELDS } from '../profile/sections';
import type { ComposedLine } from './evidence-index';

/**
 * Removes whole entries, and sentences of prose. A section that loses all of its text stays, empty.
 */
export function removeComposedLines(profile: ProfileData, lines: readonly ComposedLine[]): ProfileData {
  let remaining: ProfileData = profile;
  for (const { section, text } of lines) {
    const fields = SECTION_FIELDS[section] as readonly (keyof ProfileData)[];
    const parts = Object.fromEntries(
      fields.map((field) => [field, removeText(remaining[field], text.trim())]),
    );
    remaining = { ...remaining, ...parts };
  }
  return remaining;
}

function removeText(value: unknown, text: string): unknown {
  if (typeof value === 'string') {
    if (!value.includes(text)) return value;
    return value
      .split('\n')
      .map((line) => (line.includes(text) ? line.replaceAll(text, ' ').replace(/\s+/g, ' ').trim() : line))
      .join('\n');
  }
  if (Array.isArray(value)) {
    return value.map((entry) => removeText(entry, text)).filter((entry) => entry !== '');
  }
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, removeText(part, text)]));
  }
  return value;
}
