/**
 * Keeps hidden what a private version hid in sections that were generated anew, or put back from the history. Nothing says
 * which of the new lines stands for which of the former ones, so where a hidden line is not recognised by its words, all
 * new lines of its section are hidden until the owner has looked at them.
 */
import type { ProfileData } from '../profile/profile-data';
import { type ComparedWords, comparedWords, indexWords } from './compared-words';
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

/** A line as its owner hid it, with the texts that it came to have by edits. */
interface Hidden {
  texts: string[];
  words: ComparedWords[];
}

/** What the owner hid in a section, whatever became of it, by the text that they hid. */
function hiddenIn(section: VersionSection, { hidden_lines }: VersionChoice): Map<string, Hidden> {
  const lines = hidden_lines.filter((line) => line.section === section && line.from !== section && !line.cut);
  const origins = new Set(lines.flatMap(({ text, was }) => was ?? [text]).filter(Boolean));
  return new Map(
    [...origins].map((origin) => {
      const later = lines.filter(({ text, was }) => text && was?.includes(origin)).map(({ text }) => text);
      const texts = [origin, ...later];
      return [origin, { texts, words: texts.map(comparedWords) }];
    }),
  );
}

/** Finds the hidden lines that a profile has, in any of its sections, in words by which they are recognised. */
function standingIn(profile: ProfileData, hidden: readonly Hidden[]): Set<Hidden> {
  const find = indexWords(hidden.flatMap((line) => line.words.map((words) => ({ ...words, line }))));
  const entries = VERSION_SECTIONS.flatMap((section) => sectionEntries(profile, section));
  const texts = entries.flatMap((entry) => entry.texts);
  return new Set(texts.flatMap((text) => find(comparedWords(text)).map(({ line }) => line)));
}

/** The sections in which lines were written. Terms are known by their names, whoever writes them. */
const writtenSections = (before: ProfileData, after: ProfileData) =>
  VERSION_SECTIONS.filter((section) => {
    const known = new Set(versionLinesOf(before, section).map(({ text }) => text));
    return section !== 'engagement' && versionLinesOf(after, section).some(({ text }) => !known.has(text));
  });

/** The hidden lines that a text written as a whole replaces: those that stood there; all of them if nothing did. */
function replacedLines(
  section: VersionSection,
  choice: VersionChoice,
  before: ProfileData,
): Map<string, Hidden> {
  const all = hiddenIn(section, choice);
  if (versionLinesOf(before, section).length === 0) return all;
  return new Map([...all].filter(([, { texts }]) => texts.some((text) => isIn(before, section, text))));
}

/** Whether a section has a line that is recognised by the words of a text. */
const isIn = (profile: ProfileData, section: VersionSection, text: string) =>
  hiddenTexts(profile, section, { order: [], hidden: [], hidden_lines: [{ section, text }] }).size > 0;

/**
 * Follows sections that were generated or put back, each as a whole, from `before` to `after`.
 * @returns the choice for `after`, as `followHiddenLines` gives it for an edit. New lines of a section that are hidden
 * because something in it was not recognised have that section as their `from`
 */
export function followGenerated(
  choice: VersionChoice,
  { before, after }: { before: ProfileData; after: ProfileData },
): VersionChoice {
  const anew = new Set(writtenSections(before, after));
  const followed = followHiddenLines(choice, { before, after, anew });
  const moved = followed.hidden_lines.filter((line) => !choice.hidden_lines.includes(line));
  const replaced = [...anew].map((section) => [section, replacedLines(section, choice, before)] as const);
  const standing = standingIn(
    after,
    replaced.flatMap(([, hidden]) => [...hidden.values()]),
  );
  const more = replaced.flatMap(([section, hidden]): HiddenLine[] => {
    const here = hiddenTexts(after, section, followed);
    const elsewhere = moved.filter((line) => line.from === section && line.section !== section);
    const isKnown = (line: Hidden) =>
      standing.has(line) || line.texts.some((text) => isIn(after, section, text));
    if (here.size + elsewhere.length >= hidden.size && [...hidden.values()].every(isKnown)) return [];
    const former = new Set(versionLinesOf(before, section).map(({ text }) => text));
    return versionLinesOf(after, section)
      .filter(({ text }) => !here.has(text) && !former.has(text))
      .map(({ text }) => ({ section, text, was: [...hidden.keys()], from: section }));
  });
  return more.length === 0
    ? followed
    : { ...followed, hidden_lines: addHiddenLines(followed.hidden_lines, more) };
}
