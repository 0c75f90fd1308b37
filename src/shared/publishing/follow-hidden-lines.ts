/**
 * Keeps hidden lines hidden while the owner rewrites them. A private version identifies a line by its text, so a line
 * with entirely new words would otherwise be shown to the reader it was hidden from.
 */
import { deepEqual } from '../json/deep-equal';
import { VERSION_LIMITS } from '../limits';
import type { ProfileData } from '../profile/profile-data';
import { cutLines, followMovedWords, removeFreePlaces } from './follow-moved-words';
import { askAboutRemoved } from './follow-removed';
import { askAboutVanished } from './follow-vanished';
import {
  type HiddenLine,
  hiddenTexts,
  PROSE_SECTIONS,
  type VersionChoice,
  type VersionSection,
} from './private-version';
import { sectionRows } from './section-rows';

/** Adjacent lines that an edit replaced, and the lines that replaced them. */
interface Replacement {
  /** The nearest line above that is in both states; empty at the top. */
  above: string;
  removed: string[];
  added: string[];
}

/** Groups the lines that are in one state only by the nearest line above that is in both. */
function replacements(before: readonly string[], after: readonly string[]): Replacement[] {
  const [inBefore, inAfter] = [new Set(before), new Set(after)];
  const replacementByLineAbove = new Map<string, Replacement>();
  const collect = (lines: readonly string[], others: ReadonlySet<string>, side: 'removed' | 'added') => {
    let above = '';
    for (const line of lines) {
      if (others.has(line)) above = line;
      else {
        const place = replacementByLineAbove.get(above) ?? { above, removed: [], added: [] };
        replacementByLineAbove.set(above, place);
        place[side].push(line);
      }
    }
  };
  collect(before, inAfter, 'removed');
  collect(after, inBefore, 'added');
  return [...replacementByLineAbove.values()];
}

/** The lines at the positions of the hidden ones; if a line was split, both halves. */
function successors({ removed, added }: Replacement, hidden: ReadonlySet<string>): string[] {
  const ratio = added.length / removed.length;
  return removed.flatMap((text, index) =>
    hidden.has(text) ? added.slice(Math.floor(index * ratio), Math.ceil((index + 1) * ratio)) : [],
  );
}

/**
 * Adds lines to the hidden ones. Above the limit of a version the oldest are dropped, and before them the former states
 * of lines that were edited since: saved every second of a long edit, they must not displace what the owner hid.
 * @param profile the present profile: edited texts that are not in it are former ones
 */
export function addHiddenLines(
  lines: readonly HiddenLine[],
  newLines: readonly HiddenLine[],
  profile?: ProfileData,
): HiddenLine[] {
  const allLines = [...lines, ...newLines];
  let surplus = allLines.length - VERSION_LIMITS.hiddenLines;
  if (surplus <= 0) return allLines;
  const rows = new Map<VersionSection, ReadonlySet<string>>();
  const isFormer = ({ section, text, was }: HiddenLine) => {
    if (!was || text === '' || !profile) return false;
    const rowsOfSection = rows.get(section) ?? new Set(sectionRows(profile, section));
    rows.set(section, rowsOfSection);
    return !rowsOfSection.has(text);
  };
  const withoutFormer = allLines.filter((line) => surplus <= 0 || !isFormer(line) || surplus-- <= 0);
  return withoutFormer.slice(-VERSION_LIMITS.hiddenLines);
}

/** The position of emptied hidden lines: the next text there is taken for their replacement. */
type Gap = HiddenLine & { below: string };
const isGap = (line: HiddenLine): line is Gap => line.below !== undefined;

const isProse = (section: VersionSection) => PROSE_SECTIONS.includes(section);

/**
 * Whether a section is edited as one text, in which an emptied line leaves no row. In the other sections an emptied row
 * stays, and a missing row was removed.
 */
const isOneText = (section: VersionSection) => isProse(section) || section === 'personas';

/** One section before and after an edit, with the entries of a choice that hide lines in it. */
interface SectionEdit {
  section: VersionSection;
  entries: HiddenLine[];
  before: string[];
  after: string[];
  wasHidden: ReadonlySet<string>;
  isHidden: ReadonlySet<string>;
  /** The entry that hides a text. */
  entryOf(text: string): HiddenLine | undefined;
  /** The texts that the owner hid, of which a hidden text is an edited form. */
  originsOf(text: string): string[];
}

function sectionEdit(
  choice: VersionChoice,
  section: VersionSection,
  [before, after]: readonly [ProfileData, ProfileData],
): SectionEdit {
  const entries = choice.hidden_lines.filter((line) => line.section === section && !line.cut);
  // An emptied row stays hidden until it is filled in again.
  const emptied = entries.some((line) => line.text === '' && !isGap(line)) ? [''] : [];
  const hides = (line: HiddenLine, text: string) =>
    hiddenTexts(before, section, { ...choice, hidden_lines: [line] }).has(text);
  const entryOf = (text: string) =>
    entries.find((line) => line.text === text && !isGap(line)) ??
    entries.find((line) => line.text !== '' && hides(line, text));
  return {
    section,
    entries,
    before: sectionRows(before, section),
    after: sectionRows(after, section),
    wasHidden: new Set([...hiddenTexts(before, section, choice), ...emptied]),
    isHidden: new Set([...hiddenTexts(after, section, choice), ...emptied]),
    entryOf,
    originsOf(text) {
      const entry = entryOf(text);
      return entry?.was ?? [entry?.text ?? text];
    },
  };
}

/**
 * Whether all texts that the owner hid are present again, as after an undo. They are then hidden by their own entries.
 */
const arePresentAgain = ({ after }: SectionEdit, origins: readonly string[]) =>
  origins.length > 0 && origins.every((text) => after.includes(text));

/**
 * The entries that hide the text at one position after an edit.
 * @param gaps the gaps at this position before the edit
 */
function followPlace(edit: SectionEdit, place: Replacement, gaps: readonly Gap[]): HiddenLine[] {
  const { section, before, wasHidden, isHidden } = edit;
  const { above, removed, added } = place;
  const hidden = removed.filter((text) => wasHidden.has(text));
  // If all of a text is hidden, whatever is added to it is hidden too.
  const isWhole = isProse(section) && before.length > 0 && before.every((text) => wasHidden.has(text));
  if (hidden.length + gaps.length === 0 && !isWhole) return [];
  const was = [...new Set([...hidden.flatMap(edit.originsOf), ...gaps.flatMap((gap) => gap.was ?? [])])];
  if (arePresentAgain(edit, was)) return [];

  const filling = gaps.length > 0 ? Math.max(0, added.length - removed.length) : 0;
  const start = Math.min(added.length - filling, ...gaps.map(({ below }) => removed.indexOf(below) + 1));
  const successorTexts = isWhole
    ? added
    : [...successors(place, wasHidden), ...added.slice(start, start + filling)];
  const { from, within } = [...gaps, ...hidden.map(edit.entryOf)].find((line) => line?.from) ?? {};
  const origin = { was, ...(from && { from }), ...(within && { within }) };
  const entries: HiddenLine[] = [...new Set(successorTexts)]
    .filter((text) => !isHidden.has(text))
    .map((text) => ({ section, text, ...origin }));
  const gapBelow = (below: string, lines: number) => ({ section, text: '', below, lines, ...origin });

  const openLines = gaps.reduce((sum, { lines = 1 }) => sum + lines, 0) - filling;
  if (openLines > 0) return [...entries, gapBelow(added[start + filling - 1] ?? above, openLines)];
  const missing = removed.length - added.length;
  const areRecognised = added.filter((text) => isHidden.has(text)).length >= hidden.length;
  return isOneText(section) && missing > 0 && !areRecognised
    ? [...entries, gapBelow(added.at(-1) ?? above, missing)]
    : entries;
}

/**
 * Follows the hidden lines of one section through an edit.
 * @returns the entries of the section after the edit, new ones last
 */
function followSection(edit: SectionEdit): HiddenLine[] {
  const places = replacements(edit.before, edit.after);
  const inPlace = ({ above, removed }: Replacement, { below }: Gap) =>
    below === above || removed.includes(below);
  const gaps = edit.entries.filter(isGap);
  const followedEntries = places.flatMap((place) =>
    followPlace(
      edit,
      place,
      gaps.filter((gap) => inPlace(place, gap)),
    ),
  );
  const staysHidden = (line: HiddenLine) => {
    // It was hidden because the former lines were not recognised (`follow-generated`), which are present again.
    if (line.from === edit.section && arePresentAgain(edit, line.was ?? [])) return false;
    // Once no empty row is left, a later one is a new line and not the hidden one.
    if (!isGap(line)) return line.text !== '' || edit.after.includes('');
    if (arePresentAgain(edit, line.was ?? [])) return false;
    return (
      !places.some((place) => inPlace(place, line)) || followedEntries.some((other) => deepEqual(other, line))
    );
  };
  const unchanged = edit.entries.filter(staysHidden);
  return [
    ...unchanged,
    ...followedEntries.filter((line) => !unchanged.some((other) => deepEqual(other, line))),
  ];
}

/** A profile before and after an edit. */
export interface Edit {
  before: ProfileData;
  after: ProfileData;
  /** Sections that were replaced as a whole, in which positions say nothing about which line replaces which. */
  rewritten?: ReadonlySet<VersionSection>;
}

/** The hidden lines after an edit, each followed within its own section. */
function followPlaces(choice: VersionChoice, { before, after, rewritten }: Edit): HiddenLine[] {
  const isPlace = ({ section, text }: HiddenLine) => text === '' && rewritten?.has(section);
  const lines = choice.hidden_lines.filter((line) => !line.cut && !isPlace(line));
  const sections = new Set(lines.map(({ section }) => section).filter((section) => !rewritten?.has(section)));
  // A term is identified by its name, whatever its value.
  sections.delete('engagement');
  const followedLines = new Set(
    [...sections].flatMap((section) => followSection(sectionEdit(choice, section, [before, after]))),
  );
  const unchanged = lines.filter((line) => !sections.has(line.section) || followedLines.delete(line));
  return [...unchanged, ...followedLines];
}

/**
 * Updates the choice of a version after an edit of the profile, so that it hides the same content in its new words and
 * places.
 * @returns the updated choice; the same object if nothing changes. Former texts stay in it: readers still see them
 * while the edit is staged, and an undo restores them.
 */
export function followHiddenLines(choice: VersionChoice, edit: Edit): VersionChoice {
  const states = [edit.before, edit.after] as const;
  const followedLines = followPlaces(choice, edit);
  const { lines, moved } = followMovedWords(choice, { ...choice, hidden_lines: followedLines }, states);
  const linesWithMoved = [...removeFreePlaces(followedLines, moved, edit.after), ...lines];
  const linesWithVanished = askAboutVanished(choice, linesWithMoved, { ...edit, moved });
  const cut = cutLines(choice, states);
  const linesWithRemoved = askAboutRemoved(choice, linesWithVanished, { ...edit, cut });
  const hiddenLines = addHiddenLines(cut, linesWithRemoved, edit.after);
  return deepEqual(hiddenLines, choice.hidden_lines) ? choice : { ...choice, hidden_lines: hiddenLines };
}
