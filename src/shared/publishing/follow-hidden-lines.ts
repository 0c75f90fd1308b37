/**
 * Keeps the lines that a private version leaves out left out while its owner rewrites them. A version knows a line by its
 * text, so one with entirely new words would otherwise be shown to a reader it was hidden from.
 */
import { VERSION_LIMITS } from '../limits';
import type { ProfileData } from '../profile/profile-data';
import { SECTION_FIELDS } from '../profile/sections';
import { hiddenTexts, type VersionChoice, type VersionSection, versionLinesOf } from './private-version';

/** Adjacent lines that an edit replaced, and the lines that stand in their place. */
interface Replacement {
  removed: string[];
  added: string[];
}

/** Groups the lines that only one side has by the line above them that both have. */
function replacements(before: readonly string[], after: readonly string[]): Replacement[] {
  const [inBefore, inAfter] = [new Set(before), new Set(after)];
  const found = new Map<string, Replacement>();
  const collect = (lines: readonly string[], others: ReadonlySet<string>, side: keyof Replacement) => {
    let above = '';
    for (const line of lines) {
      if (others.has(line)) above = line;
      else {
        const place = found.get(above) ?? { removed: [], added: [] };
        found.set(above, place);
        place[side].push(line);
      }
    }
  };
  collect(before, inAfter, 'removed');
  collect(after, inBefore, 'added');
  return [...found.values()];
}

/** The lines that stand where hidden ones stood: by their place, and both halves of a line that was split. */
function successors({ removed, added }: Replacement, hidden: ReadonlySet<string>): string[] {
  const ratio = added.length / removed.length;
  return removed.flatMap((text, at) =>
    hidden.has(text) ? added.slice(Math.floor(at * ratio), Math.ceil((at + 1) * ratio)) : [],
  );
}

/** Hidden lines with others added, at most as many as a version may have: those of a text that is gone go first. */
export function withHiddenLines(
  lines: VersionChoice['hidden_lines'],
  more: VersionChoice['hidden_lines'],
): VersionChoice['hidden_lines'] {
  return [...lines, ...more].slice(-VERSION_LIMITS.hiddenLines);
}

/** The lines of a section, and the empty rows of a list: one may have been emptied to be written anew. */
function rowsOf(profile: ProfileData, section: VersionSection): string[] {
  const rows: unknown = profile[SECTION_FIELDS[section][0]];
  return Array.isArray(rows) && rows.every((row) => typeof row === 'string')
    ? rows.map((row) => row.trim())
    : versionLinesOf(profile, section).map(({ text }) => text);
}

/**
 * @param before the profile before an edit of it
 * @returns the choice that hides what it hid, in the words of `after`; the same object if it does so already. Former texts
 * stay in it: readers still see them while the edit is staged, and an undo brings them back.
 */
export function followHiddenLines(
  choice: VersionChoice,
  before: ProfileData,
  after: ProfileData,
): VersionChoice {
  const sections = new Set(choice.hidden_lines.map(({ section }) => section));
  // A term is identified by its name, whatever its value.
  sections.delete('engagement');
  const hidesEmptyRow = (section: VersionSection) =>
    choice.hidden_lines.some((line) => line.section === section && line.text === '');
  const revealed = [...sections].flatMap((section) => {
    const wasHidden = hiddenTexts(before, section, choice);
    if (hidesEmptyRow(section)) wasHidden.add('');
    const isHidden = hiddenTexts(after, section, choice);
    return replacements(rowsOf(before, section), rowsOf(after, section))
      .flatMap((place) => successors(place, wasHidden))
      .filter((text) => !isHidden.has(text) && (text !== '' || !hidesEmptyRow(section)))
      .map((text) => ({ section, text }));
  });
  // An empty row is hidden only until it has words: the next empty one may be a new line.
  const kept = choice.hidden_lines.filter(
    ({ section, text }) => text !== '' || rowsOf(after, section).includes(''),
  );
  if (revealed.length === 0 && kept.length === choice.hidden_lines.length) return choice;
  return { ...choice, hidden_lines: withHiddenLines(kept, revealed) };
}
