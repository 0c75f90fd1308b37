/**
 * Keeps hidden words hidden when they move: a line is cut from one section and pasted into another, copied, or inserted
 * into a sentence that was shown until then.
 */
import type { ProfileData } from '../profile/profile-data';
import { comparedWords, createTextFinder, hasWordsOf } from './compared-words';
import { collectHiddenWords, createShownCheck, secretsOf } from './hidden-words';
import {
  type HiddenLine,
  hiddenTexts,
  VERSION_SECTIONS,
  type VersionChoice,
  type VersionSection,
} from './private-version';
import { type SectionEntry, sectionEntries, sectionRows } from './section-rows';

const keyOf = ({ line, texts }: SectionEntry) => [line, ...texts].join('\n');

/** The lines of a section that an edit wrote or changed. */
export function newEntries(section: VersionSection, before: ProfileData, after: ProfileData): SectionEntry[] {
  const keysBefore = new Set(sectionEntries(before, section).map(keyOf));
  return sectionEntries(after, section).filter((entry) => !keysBefore.has(keyOf(entry)));
}

/** Hidden words that an edit moved into other lines. */
export interface MovedWords {
  /** Entries that hide these lines. */
  lines: HiddenLine[];
  /** The texts of hidden lines that are in those lines now. New text at their former positions is not hidden. */
  moved: ReadonlySet<string>;
}

/**
 * Finds the lines into which an edit moved hidden words.
 * @param choice the choice before the edit
 * @param followed the choice after lines were followed within their sections; the lines it hides are not listed again
 */
export function followMovedWords(
  choice: VersionChoice,
  followed: VersionChoice,
  [before, after]: readonly [ProfileData, ProfileData],
): MovedWords {
  const lines: HiddenLine[] = [];
  const moved = new Set<string>();
  const newEntriesBySection = VERSION_SECTIONS.map((section) => ({
    section,
    entries: newEntries(section, before, after),
  }));
  if (newEntriesBySection.every(({ entries }) => entries.length === 0)) return { lines, moved };
  const findIn = createTextFinder(collectHiddenWords(choice, before, after));
  const isShown = createShownCheck(choice, before);
  for (const { section, entries } of newEntriesBySection) {
    const hidden = hiddenTexts(after, section, followed);
    for (const { line, texts } of entries) {
      // A line that is hidden in its own section already needs no second entry.
      const movedWords = texts
        .flatMap((text) => findIn(comparedWords(text)))
        .filter((words) => words.from !== section || !(words.ofSection || hidden.has(line)))
        .find((words) => !isShown(words));
      if (!movedWords) continue;
      for (const text of movedWords.whole) moved.add(text);
      if (hidden.has(line)) continue;
      lines.push({
        section,
        text: line,
        from: movedWords.from,
        ...(movedWords.from === section && { within: true }),
      });
    }
  }
  return { lines, moved };
}

/** Lines removed from a section that is hidden as a whole, unless as many were added, which is a rewrite. */
function linesCutFrom(
  section: VersionSection,
  [before, after]: readonly [ProfileData, ProfileData],
): HiddenLine[] {
  const [linesBefore, linesAfter] = [before, after].map((profile) =>
    sectionEntries(profile, section).map(({ line }) => line),
  );
  if (!linesBefore || !linesAfter || section === 'engagement') return [];
  const removed = linesBefore.filter((text) => !linesAfter.includes(text));
  const isShorter = removed.length > linesAfter.filter((text) => !linesBefore.includes(text)).length;
  return isShorter ? removed.map((text) => ({ section, text, cut: true })) : [];
}

/** Texts that were removed from hidden case stories: a story has several texts, but is identified by a single line. */
function textsCutFromStories(
  choice: VersionChoice,
  [before, after]: readonly [ProfileData, ProfileData],
): HiddenLine[] {
  const section = 'caseStories';
  const hidden = hiddenTexts(before, section, choice);
  const remaining = sectionEntries(after, section).flatMap(({ texts }) => texts.map(comparedWords));
  return sectionEntries(before, section)
    .filter(({ line }) => hidden.has(line))
    .flatMap((story) => secretsOf(section, story, before))
    .map((text) => ({ text, words: comparedWords(text) }))
    .filter(({ words }) => words.isLong && !remaining.some((text) => hasWordsOf(text, words)))
    .map(({ text }) => ({ section, text, cut: true }));
}

/**
 * Remembers words that were cut from hidden content, so that they are recognised where they are pasted: lines of
 * sections that are hidden as a whole, and texts of hidden case stories.
 */
export function cutLines(
  choice: VersionChoice,
  edit: readonly [before: ProfileData, after: ProfileData],
): HiddenLine[] {
  const cutNow = [
    ...choice.hidden.flatMap((section) => linesCutFrom(section, edit)),
    ...textsCutFromStories(choice, edit),
  ];
  const isHidden = (section: VersionSection) =>
    choice.hidden.includes(section) ||
    (section === 'caseStories' && choice.hidden_lines.some((line) => line.section === section && !line.cut));
  const isBack = ({ section, text }: HiddenLine) =>
    sectionEntries(edit[1], section).some(({ line, texts }) => [line, ...texts].includes(text));
  const stillHidden = choice.hidden_lines.filter(
    (line) => line.cut && isHidden(line.section) && !isBack(line),
  );
  const isKnown = (line: HiddenLine) =>
    stillHidden.some(({ section, text }) => section === line.section && text === line.text);
  return [...stillHidden, ...cutNow.filter((line) => !isKnown(line))];
}

/**
 * Removes the hidden positions whose words have all moved elsewhere: text that is written there next is new, and shown.
 */
export function removeFreePlaces(
  lines: readonly HiddenLine[],
  moved: ReadonlySet<string>,
  after: ProfileData,
): HiddenLine[] {
  const emptyRows = (section: VersionSection) =>
    sectionRows(after, section).filter((row) => row === '').length;
  return lines.flatMap((line): HiddenLine[] => {
    const { section, text, was = [], below, lines: count = 1 } = line;
    const remaining = was.filter((origin) => !moved.has(origin));
    if (text !== '' || remaining.length === was.length) return [line];
    if (below === undefined) return remaining.length === 0 && emptyRows(section) < 2 ? [] : [line];
    return remaining.length === 0
      ? []
      : [{ ...line, was: remaining, lines: Math.max(1, count - (was.length - remaining.length)) }];
  });
}
