/** What a private version keeps from its reader, as words that are recognised wherever they are written next. */
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

/** Words that a version hides. */
export interface HiddenWords extends ComparedWords {
  /** The section in which their owner hid them. */
  from: VersionSection;
  /**
   * The texts that stand for the whole line in its section: once the words are elsewhere, what is written in the line's
   * place is new. Empty for a part of a line.
   */
  whole: readonly string[];
  /** The section is hidden as a whole, so that its own lines need not be. */
  ofSection?: true;
}

/** Sentences, and the halves of 'Title: description'. */
const PART_END = /(?<=[.!?…;:])\s+|(?<=[。！？；：])/u;

function wordsOfLine(from: VersionSection, text: string, whole: readonly string[]): HiddenWords[] {
  const parts = text.split(PART_END);
  const sentences = parts.length > 1 ? parts.map(comparedWords).filter(({ isLong }) => isLong) : [];
  return [
    { ...comparedWords(text), from, whole },
    ...sentences.map((words) => ({ ...words, from, whole: [] })),
  ].filter(({ key }) => key !== '');
}

/** Whether a line hides what it says: it is no gap, no empty row, and no name of a term. */
const saysWhatItHides = (line: HiddenLine) =>
  line.section !== 'engagement' && line.below === undefined && line.text !== '';

/** A few letters that were saved while a hidden line was typed: they may begin any other line. */
function isStateOfTyping({ text, was }: HiddenLine, others: readonly string[]): boolean {
  if (!was || comparedWords(text).isLong) return false;
  return others.some((other) => other !== text && other.startsWith(text));
}

/** What may not be read of a hidden line: of a case story its texts without places and numbers, which may stand anywhere. */
export function secretsOf(section: VersionSection, { texts }: SectionEntry, profile: ProfileData): string[] {
  if (section !== 'caseStories') return texts;
  const told = profile.case_stories.flatMap(({ situation, action, result }) => [situation, action, result]);
  return texts.filter((text) => told.includes(text));
}

/** Words of lines that are hidden, or that their owner hid before they were removed or written in other words. */
function wordsOfLines(choice: VersionChoice, before: ProfileData): HiddenWords[] {
  const sections = [...new Set(choice.hidden_lines.map(({ section }) => section))];
  return sections.flatMap((section) => {
    const lines = choice.hidden_lines.filter((line) => line.section === section && saysWhatItHides(line));
    const hidden = hiddenTexts(before, section, choice);
    const texts = [...hidden, ...lines.flatMap(({ text, was = [] }) => [text, ...was])];
    const kept = lines
      .filter((line) => line.cut || !isStateOfTyping(line, texts))
      .flatMap(({ text, was = [], from = section, cut }) =>
        [text, ...was]
          .flatMap((each) => wordsOfLine(from, each, [text, ...was]))
          .map((words) => (cut ? { ...words, ofSection: cut } : words)),
      );
    const standing = sectionEntries(before, section)
      .filter(({ line }) => hidden.has(line))
      .flatMap((entry) => secretsOf(section, entry, before))
      .flatMap((text) => wordsOfLine(section, text, [text]));
    // A term's value may be as short as 'Now'.
    return [...kept, ...standing.filter(({ isLong }) => section !== 'engagement' || isLong)];
  });
}

/** Words of sections that are hidden as a whole. A few words that stay there are no secret by themselves. */
function wordsOfSections(choice: VersionChoice, before: ProfileData, after: ProfileData): HiddenWords[] {
  return choice.hidden.flatMap((section) => {
    const stay = new Set(sectionEntries(after, section).flatMap(({ texts }) => texts));
    return sectionEntries(before, section)
      .flatMap((entry) => secretsOf(section, entry, before))
      .flatMap((text) =>
        wordsOfLine(section, text, [text])
          .filter(({ isLong }) => isLong || !stay.has(text))
          .map((words) => ({ ...words, ofSection: true as const })),
      );
  });
}

/**
 * Everything that a version keeps from its reader while the profile is edited.
 * @returns each text once; what the reader reads in another line of `before` is none
 */
export function wordsKept(choice: VersionChoice, before: ProfileData, after: ProfileData): HiddenWords[] {
  const all = [...wordsOfLines(choice, before), ...wordsOfSections(choice, before, after)];
  return [...new Map(all.reverse().map((words) => [words.key, words])).values()].reverse();
}

/** Finds out whether words are read by the reader of a version already. */
export function readAlready(choice: VersionChoice, profile: ProfileData): (words: ComparedWords) => boolean {
  const read = VERSION_SECTIONS.filter((section) => !choice.hidden.includes(section)).flatMap((section) => {
    const hidden = hiddenTexts(profile, section, choice);
    return sectionEntries(profile, section)
      .filter(({ line }) => !hidden.has(line))
      .flatMap(({ texts }) => texts.map(comparedWords));
  });
  return (words) => read.some((text) => hasWordsOf(text, words));
}
