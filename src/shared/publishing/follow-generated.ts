/**
 * Keeps the lines that a private version hides hidden when whole sections are generated again or restored from the
 * history. The new lines have no known relation to the former ones: if a hidden line is not recognised by its words,
 * all new lines of its section are hidden until the owner has reviewed them.
 */
import type { ProfileData } from '../profile/profile-data';
import { type ComparedWords, comparedWords, createTextFinder } from './compared-words';
import { addHiddenLines, followHiddenLines } from './follow-hidden-lines';
import {
  type HiddenLine,
  hiddenTexts,
  VERSION_SECTIONS,
  type VersionChoice,
  type VersionSection,
  versionLinesOf,
} from './private-version';
import { sectionEntries } from './section-rows';

/** A line that the owner hid: the text it had then and those that later edits gave it, with their words. */
interface FollowedHiddenLine {
  texts: string[];
  words: ComparedWords[];
}

/** The lines that the owner hid in a section, by the text they had then, even if they were edited or removed since. */
function hiddenIn(section: VersionSection, { hidden_lines }: VersionChoice): Map<string, FollowedHiddenLine> {
  const lines = hidden_lines.filter(
    (line) => line.section === section && (line.from !== section || line.within) && !line.cut,
  );
  const origins = new Set(lines.flatMap(({ text, was }) => was ?? [text]).filter(Boolean));
  return new Map(
    [...origins].map((origin) => {
      const laterTexts = lines
        .filter(({ text, was }) => text && was?.includes(origin))
        .map(({ text }) => text);
      const texts = [origin, ...laterTexts];
      return [origin, { texts, words: texts.map(comparedWords) }];
    }),
  );
}

/** Finds the hidden lines whose words are still somewhere in a profile, in any section. */
function findRecognised(
  profile: ProfileData,
  hidden: readonly FollowedHiddenLine[],
): Set<FollowedHiddenLine> {
  const find = createTextFinder(hidden.flatMap((line) => line.words.map((words) => ({ ...words, line }))));
  const entries = VERSION_SECTIONS.flatMap((section) => sectionEntries(profile, section));
  const texts = entries.flatMap((entry) => entry.texts);
  return new Set(texts.flatMap((text) => find(comparedWords(text)).map(({ line }) => line)));
}

/** The sections with new lines. Engagement terms are left out: they are identified by name, whatever their value. */
const writtenSections = (before: ProfileData, after: ProfileData) =>
  VERSION_SECTIONS.filter((section) => {
    const textsBefore = new Set(versionLinesOf(before, section).map(({ text }) => text));
    return (
      section !== 'engagement' && versionLinesOf(after, section).some(({ text }) => !textsBefore.has(text))
    );
  });

/** The hidden lines that a rewritten section replaces: those that it contained, or all of them if it was empty. */
function replacedLines(
  section: VersionSection,
  choice: VersionChoice,
  before: ProfileData,
): Map<string, FollowedHiddenLine> {
  const all = hiddenIn(section, choice);
  if (versionLinesOf(before, section).length === 0) return all;
  return new Map(
    [...all].filter(([, { texts }]) => texts.some((text) => isInSection(before, section, text))),
  );
}

/** Whether a section has a line that is recognised by the words of a text. */
const isInSection = (profile: ProfileData, section: VersionSection, text: string) =>
  hiddenTexts(profile, section, { order: [], hidden: [], hidden_lines: [{ section, text }] }).size > 0;

/**
 * Updates the choice of a version after whole sections were generated again or restored.
 * @returns the choice for `after`, as `followHiddenLines` returns it for an edit. In a line that is hidden because a
 * former line of its section was not recognised, `from` is that section
 */
export function followGenerated(
  choice: VersionChoice,
  { before, after }: { before: ProfileData; after: ProfileData },
): VersionChoice {
  const rewrittenSections = new Set(writtenSections(before, after));
  const followedChoice = followHiddenLines(choice, { before, after, rewritten: rewrittenSections });
  const movedLines = followedChoice.hidden_lines.filter((line) => !choice.hidden_lines.includes(line));
  const replacedBySection = [...rewrittenSections].map(
    (section) => [section, replacedLines(section, choice, before)] as const,
  );
  const recognisedLines = findRecognised(
    after,
    replacedBySection.flatMap(([, hidden]) => [...hidden.values()]),
  );
  const addedEntries = replacedBySection.flatMap(([section, hidden]): HiddenLine[] => {
    const hiddenHere = hiddenTexts(after, section, followedChoice);
    const movedAway = movedLines.filter((line) => line.from === section && line.section !== section);
    const isKnown = (line: FollowedHiddenLine) =>
      recognisedLines.has(line) || line.texts.some((text) => isInSection(after, section, text));
    if (hiddenHere.size + movedAway.length >= hidden.size && [...hidden.values()].every(isKnown)) return [];
    const textsBefore = new Set(versionLinesOf(before, section).map(({ text }) => text));
    return versionLinesOf(after, section)
      .filter(({ text }) => !hiddenHere.has(text) && !textsBefore.has(text))
      .map(({ text }) => ({ section, text, was: [...hidden.keys()], from: section }));
  });
  return addedEntries.length === 0
    ? followedChoice
    : { ...followedChoice, hidden_lines: addHiddenLines(followedChoice.hidden_lines, addedEntries, after) };
}
