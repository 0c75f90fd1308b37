/** Removes composed lines from a profile, wherever they are in their section. */

import type { ProfileData } from '../profile/profile-data';
import { SECTION_FIELDS } from '../profile/sections';
import type { ComposedLine } from './evidence-index';

/**
 * Removes whole entries and lines, and sentences of prose. An entry that only contains the text of a line is the
 * owner's own and stays. A section that loses all of its text stays, empty.
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

/** The end of a sentence, which may be one of several in its line; any other text is a whole line or entry. */
const SENTENCE_END_PATTERN = /[.!?…。]["'”’»)]*$/u;

function removeText(value: unknown, text: string): unknown {
  if (typeof value === 'string') {
    if (text === '' || !value.includes(text)) return value;
    return value
      .split('\n')
      .map((line) => removeFromLine(line, text))
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

function removeFromLine(line: string, text: string): string {
  if (line.trim() === text) return '';
  return SENTENCE_END_PATTERN.test(text) && line.includes(text)
    ? line.replaceAll(text, ' ').replace(/\s+/g, ' ').trim()
    : line;
}
