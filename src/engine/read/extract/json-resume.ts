/**
 * JSON Resume (jsonresume.org), version 1.x or earlier: extracts the texts and lists of texts of its entries.
 * `read/json-resume` turns them into facts.
 */
import { UnreadableError } from './errors';
import type { Extracted, JsonResume, JsonResumeEntry } from './types';

type Json = Record<string, unknown>;

/** Maximum number of entries in a section, and of texts in an entry; the limits on facts are lower. */
const MAX_ENTRIES = 500;
/** Sections whose presence makes a file a JSON Resume. */
const SECTIONS = [
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'projects',
] as const;

const objectOf = (value: unknown): Json =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Json) : {};
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : []);

/** The texts of an entry, and its lists of texts, by name. Values that are nested deeper are ignored. */
function entryOf(value: unknown): JsonResumeEntry {
  const fields = Object.entries(objectOf(value)).slice(0, MAX_ENTRIES);
  return {
    texts: Object.fromEntries(
      fields.map(([name, each]) => [name, textOf(each)] as const).filter(([, text]) => text !== ''),
    ),
    lists: Object.fromEntries(
      fields
        .filter(([, each]) => Array.isArray(each))
        .map(([name, each]) => [name, listOf(each).map(textOf).filter(Boolean)]),
    ),
  };
}

/**
 * Reads the bytes of a JSON Resume into its object.
 * @throws UnreadableError 'damaged' if it is not JSON, 'notResume' if it is JSON of another kind
 */
export function extractJsonResume(bytes: Uint8Array): Extracted {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new UnreadableError('damaged');
  }
  const file = objectOf(value);
  const basics = objectOf(file.basics);
  const sectionNames = SECTIONS.filter((section) => Array.isArray(file[section]));
  if (Object.keys(basics).length === 0 && sectionNames.length === 0) throw new UnreadableError('notResume');
  const resume: JsonResume = {
    basics: entryOf(basics),
    place: entryOf(basics.location),
    profiles: listOf(basics.profiles).map(entryOf),
    sections: Object.fromEntries(
      sectionNames.map((section) => [section, listOf(file[section]).map(entryOf)]),
    ),
  };
  return { kind: 'json-resume', resume };
}
