/** The words that a private version hides from its reader, which are recognised wherever they are written next. */
import type { ProfileData } from '../profile/profile-data';
import { type ComparedWords, comparedWords, hasWordsOf } from './compared-words';
import {
  type HiddenLine,
  hiddenTexts,
  VERSION_SECTIONS,
  type VersionChoice,
  type VersionSection,
} from './private-version';
import { type SectionEntry, sectionEntries } from './section-rows';

/** The words of a hidden line, of one of its sentences, or of a line of a hidden section. */
export interface HiddenWords extends ComparedWords {
  /** The section in which their owner hid them. */
  from: VersionSection;
  /**
   * The texts of the whole line. Once its words are elsewhere, new text at its position is not hidden. Empty for a part
   * of a line.
   */
  whole: readonly string[];
  /** Set if the whole section is hidden, so that its lines need no entries of their own. */
  ofSection?: true;
}

/** Matches the ends of sentences, and of the title in 'Title: description'. */
const PART_END_PATTERN = /(?<=[.!?…;:])\s+|(?<=[。！？；：])/u;

function wordsOfLine(from: VersionSection, text: string, whole: readonly string[]): HiddenWords[] {
  const parts = text.split(PART_END_PATTERN);
  const sentences = parts.length > 1 ? parts.map(comparedWords).filter(({ isLong }) => isLong) : [];
  return [
    { ...comparedWords(text), from, whole },
    ...sentences.map((words) => ({ ...words, from, whole: [] })),
  ].filter(({ key }) => key !== '');
}

/** Whether an entry contains the text that it hides. A gap, an empty row and the name of a term do not. */
const hasHiddenText = (line: HiddenLine) =>
  line.section !== 'engagement' && line.below === undefined && line.text !== '';

/**
 * Whether a text is a short beginning of a hidden line, saved while it was typed: other lines may begin the same way.
 */
function isTypingState({ text, was }: HiddenLine, others: readonly string[]): boolean {
  if (!was || comparedWords(text).isLong) return false;
  return others.some((other) => other !== text && other.startsWith(text));
}

/** The texts of a hidden line. Of a case story, place and number are left out: other lines may contain them as well. */
export function secretsOf(section: VersionSection, { texts }: SectionEntry, profile: ProfileData): string[] {
  if (section !== 'caseStories') return texts;
  const storyTexts = profile.case_stories.flatMap(({ situation, action, result }) => [
    situation,
    action,
    result,
  ]);
  return texts.filter((text) => storyTexts.includes(text));
}

/** Words of hidden lines, in their present wording and in those that they had before they were edited or removed. */
function wordsOfLines(choice: VersionChoice, before: ProfileData): HiddenWords[] {
  const sections = [...new Set(choice.hidden_lines.map(({ section }) => section))];
  return sections.flatMap((section) => {
    const lines = choice.hidden_lines.filter((line) => line.section === section && hasHiddenText(line));
    const hidden = hiddenTexts(before, section, choice);
    const texts = [...hidden, ...lines.flatMap(({ text, was = [] }) => [text, ...was])];
    const entryWords = lines
      .filter((line) => line.cut || !isTypingState(line, texts))
      .flatMap(({ text, was = [], from = section, cut }) =>
        [text, ...was]
          .flatMap((each) => wordsOfLine(from, each, [text, ...was]))
          .map((words) => (cut ? { ...words, ofSection: cut } : words)),
      );
    const present = sectionEntries(before, section)
      .filter(({ line }) => hidden.has(line))
      .flatMap((entry) => secretsOf(section, entry, before))
      .flatMap((text) => wordsOfLine(section, text, [text]));
    // A term's value may be as short as 'Now'.
    return [...entryWords, ...present.filter(({ isLong }) => section !== 'engagement' || isLong)];
  });
}

/**
 * Words of sections that are hidden as a whole. A text of few words counts only once it was removed from its section.
 */
function wordsOfSections(choice: VersionChoice, before: ProfileData, after: ProfileData): HiddenWords[] {
  return choice.hidden.flatMap((section) => {
    const remainingTexts = new Set(sectionEntries(after, section).flatMap(({ texts }) => texts));
    return sectionEntries(before, section)
      .flatMap((entry) => secretsOf(section, entry, before))
      .flatMap((text) =>
        wordsOfLine(section, text, [text])
          .filter(({ isLong }) => isLong || !remainingTexts.has(text))
          .map((words) => ({ ...words, ofSection: true as const })),
      );
  });
}

/**
 * All words that a version hides from its reader while the profile is edited.
 * @returns each text once
 */
export function collectHiddenWords(
  choice: VersionChoice,
  before: ProfileData,
  after: ProfileData,
): HiddenWords[] {
  const all = [...wordsOfLines(choice, before), ...wordsOfSections(choice, before, after)];
  return [...new Map(all.reverse().map((words) => [words.key, words])).values()].reverse();
}

/** Returns a function that says whether the reader of a version sees certain words in a shown line. */
export function createShownCheck(
  choice: VersionChoice,
  profile: ProfileData,
): (words: ComparedWords) => boolean {
  const shownWords = VERSION_SECTIONS.filter((section) => !choice.hidden.includes(section)).flatMap(
    (section) => {
      const hidden = hiddenTexts(profile, section, choice);
      return sectionEntries(profile, section)
        .filter(({ line }) => !hidden.has(line))
        .flatMap(({ texts }) => texts.map(comparedWords));
    },
  );
  return (words) => shownWords.some((text) => hasWordsOf(text, words));
}
