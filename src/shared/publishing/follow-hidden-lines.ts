/**
 * Keeps the lines that a private version leaves out left out while its owner rewrites them. A version knows a line by its
 * text, so one with entirely new words would otherwise be shown to a reader it was hidden from.
 */
import { deepEqual } from '../json/deep-equal';
import { VERSION_LIMITS } from '../limits';
import type { ProfileData } from '../profile/profile-data';
import { cutLines, followMovedWords, withoutFreePlaces } from './follow-moved-words';
import { askAboutVanished } from './follow-vanished';
import {
  type HiddenLine,
  hiddenTexts,
  PROSE_SECTIONS,
  type VersionChoice,
  type VersionSection,
} from './private-version';
import { sectionRows } from './section-rows';

/** Adjacent lines that an edit replaced, and the lines that stand in their place. */
interface Replacement {
  /** The line above them that both states have; empty at the top. */
  above: string;
  removed: string[];
  added: string[];
}

/** Groups the lines that only one side has by the line above them that both have. */
function replacements(before: readonly string[], after: readonly string[]): Replacement[] {
  const [inBefore, inAfter] = [new Set(before), new Set(after)];
  const found = new Map<string, Replacement>();
  const collect = (lines: readonly string[], others: ReadonlySet<string>, side: 'removed' | 'added') => {
    let above = '';
    for (const line of lines) {
      if (others.has(line)) above = line;
      else {
        const place = found.get(above) ?? { above, removed: [], added: [] };
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

/** Hidden lines that are gone and have none in their place yet: they were emptied to be written anew. */
type Gap = HiddenLine & { below: string };
const isGap = (line: HiddenLine): line is Gap => line.below !== undefined;

const isProse = (section: VersionSection) => PROSE_SECTIONS.includes(section);

/**
 * Whether a section is typed as one text, in which an emptied line leaves no row. In the others an emptied row stays, and
 * one that is gone was removed.
 */
const isOneText = (section: VersionSection) => isProse(section) || section === 'personas';

/** One section of a choice, before and after an edit. */
interface SectionEdit {
  section: VersionSection;
  entries: HiddenLine[];
  before: string[];
  after: string[];
  wasHidden: ReadonlySet<string>;
  isHidden: ReadonlySet<string>;
  /** The texts that the owner hid, from which a hidden text came by edits. */
  originsOf(text: string): string[];
}

function sectionEdit(
  choice: VersionChoice,
  section: VersionSection,
  [before, after]: readonly [ProfileData, ProfileData],
): SectionEdit {
  const entries = choice.hidden_lines.filter((line) => line.section === section && !line.cut);
  // An empty row is hidden until it has words.
  const emptied = entries.some((line) => line.text === '' && !isGap(line)) ? [''] : [];
  const hides = (line: HiddenLine, text: string) =>
    hiddenTexts(before, section, { ...choice, hidden_lines: [line] }).has(text);
  return {
    section,
    entries,
    before: sectionRows(before, section),
    after: sectionRows(after, section),
    wasHidden: new Set([...hiddenTexts(before, section, choice), ...emptied]),
    isHidden: new Set([...hiddenTexts(after, section, choice), ...emptied]),
    originsOf(text) {
      const entry =
        entries.find((line) => line.text === text && !isGap(line)) ??
        entries.find((line) => line.text !== '' && hides(line, text));
      return entry?.was ?? [entry?.text ?? text];
    },
  };
}

/** Whether all texts that the owner hid are there again, as after an undo: then they are recognised as they are. */
const areBack = ({ after }: SectionEdit, origins: readonly string[]) =>
  origins.length > 0 && origins.every((text) => after.includes(text));

/** The entries that hide what stands in one place after an edit. @param gaps those in this place, before the edit */
function followPlace(edit: SectionEdit, place: Replacement, gaps: readonly Gap[]): HiddenLine[] {
  const { section, before, wasHidden, isHidden } = edit;
  const { above, removed, added } = place;
  const hidden = removed.filter((text) => wasHidden.has(text));
  // What is added to a text of which nothing is shown belongs to it.
  const isWhole = isProse(section) && before.length > 0 && before.every((text) => wasHidden.has(text));
  if (hidden.length + gaps.length === 0 && !isWhole) return [];
  const was = [...new Set([...hidden.flatMap(edit.originsOf), ...gaps.flatMap((gap) => gap.was ?? [])])];
  if (areBack(edit, was)) return [];

  const filling = gaps.length > 0 ? Math.max(0, added.length - removed.length) : 0;
  const start = Math.min(added.length - filling, ...gaps.map(({ below }) => removed.indexOf(below) + 1));
  const found = isWhole ? added : [...successors(place, wasHidden), ...added.slice(start, start + filling)];
  const { from, within } =
    [...gaps, ...edit.entries.filter((line) => !isGap(line) && hidden.includes(line.text))].find(
      (line) => line.from,
    ) ?? {};
  const origin = { was, ...(from && { from }), ...(within && { within }) };
  const entries: HiddenLine[] = [...new Set(found)]
    .filter((text) => !isHidden.has(text))
    .map((text) => ({ section, text, ...origin }));
  const gapBelow = (below: string, lines: number) => ({ section, text: '', below, lines, ...origin });

  const open = gaps.reduce((sum, { lines = 1 }) => sum + lines, 0) - filling;
  if (open > 0) return [...entries, gapBelow(added[start + filling - 1] ?? above, open)];
  const missing = removed.length - added.length;
  const areRecognised = added.filter((text) => isHidden.has(text)).length >= hidden.length;
  return isOneText(section) && missing > 0 && !areRecognised
    ? [...entries, gapBelow(added.at(-1) ?? above, missing)]
    : entries;
}

/** @returns the entries of a section after an edit of it, new ones last */
function followSection(edit: SectionEdit): HiddenLine[] {
  const places = replacements(edit.before, edit.after);
  const inPlace = ({ above, removed }: Replacement, { below }: Gap) =>
    below === above || removed.includes(below);
  const gaps = edit.entries.filter(isGap);
  const found = places.flatMap((place) =>
    followPlace(
      edit,
      place,
      gaps.filter((gap) => inPlace(place, gap)),
    ),
  );
  const stays = (line: HiddenLine) => {
    // It was hidden because these could not be recognised, see `follow-generated`.
    if (line.from === edit.section && areBack(edit, line.was ?? [])) return false;
    // The next empty row may be a new line.
    if (!isGap(line)) return line.text !== '' || edit.after.includes('');
    if (areBack(edit, line.was ?? [])) return false;
    return !places.some((place) => inPlace(place, line)) || found.some((other) => deepEqual(other, line));
  };
  const kept = edit.entries.filter(stays);
  return [...kept, ...found.filter((line) => !kept.some((other) => deepEqual(other, line)))];
}

/** What an edit made of a profile. */
export interface Edit {
  before: ProfileData;
  after: ProfileData;
  /** Sections that were written as a whole, in which the place of a former line says nothing about the new ones. */
  anew?: ReadonlySet<VersionSection>;
}

/** The hidden lines after an edit, each followed in its own section. */
function followPlaces(choice: VersionChoice, { before, after, anew }: Edit): HiddenLine[] {
  const isPlace = ({ section, text }: HiddenLine) => text === '' && anew?.has(section);
  const lines = choice.hidden_lines.filter((line) => !line.cut && !isPlace(line));
  const sections = new Set(lines.map(({ section }) => section).filter((section) => !anew?.has(section)));
  // A term is identified by its name, whatever its value.
  sections.delete('engagement');
  const followed = new Set(
    [...sections].flatMap((section) => followSection(sectionEdit(choice, section, [before, after]))),
  );
  const kept = lines.filter((line) => !sections.has(line.section) || followed.delete(line));
  return [...kept, ...followed];
}

/**
 * Follows an edit of the profile from `before` to `after`.
 * @returns the choice that hides what it hid, in the words of `after` and wherever these words stand now; the same object
 * if it does so already. Former texts stay in it: readers still see them while the edit is staged, and an undo brings
 * them back.
 */
export function followHiddenLines(choice: VersionChoice, edit: Edit): VersionChoice {
  const states = [edit.before, edit.after] as const;
  const followed = followPlaces(choice, edit);
  const { lines, moved } = followMovedWords(choice, { ...choice, hidden_lines: followed }, states);
  const hidden = [...withoutFreePlaces(followed, moved, edit.after), ...lines];
  const asked = askAboutVanished(choice, hidden, { ...edit, moved });
  const hiddenLines = withHiddenLines(cutLines(choice, states), asked);
  return deepEqual(hiddenLines, choice.hidden_lines) ? choice : { ...choice, hidden_lines: hiddenLines };
}
