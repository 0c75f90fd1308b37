/**
 * Keeps a hidden line hidden that one save has both rewritten and moved. Lines have no ids, so neither its words nor
 * its position shows which of the new lines it is. All of them are hidden until the owner has looked.
 */
import type { ProfileData } from '../profile/profile-data';
import {
  findEditedTexts,
  type HiddenLine,
  hiddenTexts,
  type VersionChoice,
  type VersionSection,
  versionLinesOf,
} from './private-version';

interface VanishingEdit {
  before: ProfileData;
  after: ProfileData;
  /** Sections that were replaced as a whole, which `followGenerated` handles. */
  rewritten?: ReadonlySet<VersionSection>;
  /** The texts of hidden lines whose words are in another line now. */
  moved: ReadonlySet<string>;
}

/**
 * The new lines of a section that may be hidden ones in other words, and in `was` the texts that the owner hid; `null`
 * if no hidden line is missing.
 */
function unknownLines(section: VersionSection, choice: VersionChoice, edit: VanishingEdit) {
  const [textsBefore, textsAfter] = [edit.before, edit.after].map(
    (profile) => new Set(versionLinesOf(profile, section).map(({ text }) => text)),
  ) as [Set<string>, Set<string>];
  const newTexts = [...textsAfter].filter((text) => !textsBefore.has(text));
  if (newTexts.length === 0) return null;
  const hidden = hiddenTexts(edit.before, section, choice);
  const missingHidden = [...hidden].filter((text) => !textsAfter.has(text));
  const editedTextByHidden = findEditedTexts(missingHidden, newTexts);
  const originsOf = (text: string) =>
    choice.hidden_lines.find((line) => line.section === section && line.text === text)?.was ?? [text];
  // As after an undo: what the owner hid is there again.
  const isBack = (text: string) => originsOf(text).every((origin) => textsAfter.has(origin));
  const vanishedTexts = missingHidden.filter(
    (text) => !editedTextByHidden.has(text) && !edit.moved.has(text) && !isBack(text),
  );
  if (vanishedTexts.length === 0) return null;
  const unmatched = newTexts.filter((text) => ![...editedTextByHidden.values()].includes(text));
  const shownBefore = [...textsBefore].filter((text) => !textsAfter.has(text) && !hidden.has(text));
  const editedTexts = new Set(findEditedTexts(shownBefore, unmatched).values());
  return {
    was: [...new Set(vanishedTexts.flatMap(originsOf))],
    lines: unmatched.filter((text) => !editedTexts.has(text)),
  };
}

/**
 * Where hidden lines are gone from a section and cannot be recognised, hides all of its new lines.
 * @param choice as it was before the edit
 * @param followed the hidden lines after the edit, each followed by its place and its words
 * @returns `followed`, with lines about which the owner is asked: their `from` is their own section. A single line that
 * takes the place of the hidden one is not asked about
 */
export function askAboutVanished(
  choice: VersionChoice,
  followed: readonly HiddenLine[],
  edit: VanishingEdit,
): HiddenLine[] {
  const sections = new Set(choice.hidden_lines.filter((line) => !line.cut).map(({ section }) => section));
  // A term is identified by its name, whatever its value.
  sections.delete('engagement');
  let lines = [...followed];
  for (const section of sections) {
    if (edit.rewritten?.has(section)) continue;
    const unknown = unknownLines(section, choice, edit);
    if (!unknown) continue;
    const hidden = hiddenTexts(edit.after, section, { ...choice, hidden_lines: lines });
    const shown = unknown.lines.filter((text) => !hidden.has(text));
    if (shown.length === 0) continue;
    const isNew = (line: HiddenLine) =>
      line.section === section && unknown.lines.includes(line.text) && !choice.hidden_lines.includes(line);
    lines = [
      ...lines.map((line) => (isNew(line) && !line.from ? { ...line, from: section } : line)),
      ...shown.map((text): HiddenLine => ({ section, text, was: unknown.was, from: section })),
    ];
  }
  return lines;
}
