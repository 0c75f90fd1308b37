/**
 * Keeps the subject of a removed hidden line hidden. The choice of a version still lists hidden lines after they are
 * removed from the profile. If one is written again with too few of its words to be recognised, the new line is about
 * the same organisation, title or years, so it is hidden until the owner has looked.
 */
import type { ProfileData } from '../profile/profile-data';
import { sectionsToAsk } from './first-new-lines';
import { newEntries } from './follow-moved-words';
import {
  applyChoice,
  findEditedTexts,
  type HiddenLine,
  hiddenTexts,
  VERSION_SECTIONS,
  type VersionChoice,
  type VersionSection,
} from './private-version';
import { type SectionEntry, sectionEntries } from './section-rows';
import { type SubjectWords, sharesSubject, subjectWords } from './subject-words';

interface OnceHiddenLine {
  section: VersionSection;
  text: string;
  words: SubjectWords;
}

/** The texts of lines that a version hides or has hidden, whether or not they are still in the profile. */
function linesEverHidden(
  choice: VersionChoice,
  cut: readonly HiddenLine[],
  before: ProfileData,
): OnceHiddenLine[] {
  const listedLines = [...choice.hidden_lines, ...cut].flatMap(({ section, text, was = [], from }) =>
    // What was hidden automatically is not what the owner hid, until they confirm it.
    (from ? was : [text, ...was]).map((each) => ({ section, text: each })),
  );
  const sections = new Set(choice.hidden_lines.map(({ section }) => section));
  const presentLines = [...sections].flatMap((section) =>
    [...hiddenTexts(before, section, choice)].map((text) => ({ section, text })),
  );
  const askedKeys = new Set(
    choice.hidden_lines.filter(({ from }) => from).map(({ section, text }) => `${section} ${text}`),
  );
  const lines = [
    ...listedLines,
    ...presentLines.filter(({ section, text }) => !askedKeys.has(`${section} ${text}`)),
  ].filter(
    // A term is identified by its name, which readers know.
    ({ section, text }) => text !== '' && section !== 'engagement',
  );
  const lineByKey = new Map(lines.map((line) => [`${line.section} ${line.text}`, line]));
  return [...lineByKey.values()].map((line) => ({ ...line, words: subjectWords(line.text) }));
}

/** Whether a section has a line that is recognised by the words of a text. */
const isInProfile = (profile: ProfileData, { section, text }: OnceHiddenLine) =>
  hiddenTexts(profile, section, { order: [], hidden: [], hidden_lines: [{ section, text }] }).size > 0;

const joinedTextsOf = ({ texts }: SectionEntry) => texts.join('\n');

/** All texts of a profile, as its reader sees them. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object') for (const each of Object.values(value)) yield* textsIn(each);
}

/**
 * A word that readers see in this many lines of a section or more is common there: 'Director' may be, an employer named
 * in one line is not.
 */
const MIN_COMMON_LINES = 2;

/** Counts for each word the texts that contain it. */
function countWords(texts: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of subjectWords(text).keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** What the reader of a version sees before an edit. */
function createReader(choice: VersionChoice, before: ProfileData) {
  const shown = applyChoice(before, choice);
  let allWords: ReadonlyMap<string, number> | undefined;
  const shownBySection = new Map<
    VersionSection,
    { texts: Set<string>; words: ReadonlyMap<string, number> }
  >();
  const readSection = (section: VersionSection) => {
    const cached = shownBySection.get(section);
    if (cached) return cached;
    const texts = new Set(sectionEntries(shown, section).map(joinedTextsOf));
    const shownTexts = { texts, words: countWords(texts) };
    shownBySection.set(section, shownTexts);
    return shownTexts;
  };
  return {
    textsOf: (section: VersionSection) => readSection(section).texts,
    /** Whether a line with this text is shown in any section. */
    isShown: (text: string) => VERSION_SECTIONS.some((section) => readSection(section).texts.has(text)),
    /**
     * Creates a test of whether readers see a word: in several lines of the section in which it was hidden, or in one
     * of any section if it is written in another.
     */
    createSeenCheck(from: VersionSection, to: VersionSection): (word: string) => boolean {
      if (from === to) return (word) => (readSection(to).words.get(word) ?? 0) >= MIN_COMMON_LINES;
      allWords ??= countWords(textsIn(shown));
      const all = allWords;
      return (word) => all.has(word);
    },
  };
}

/** The new lines of a section that its reader would see, each with the shown line of which it is an edited form. */
function writtenLines(
  section: VersionSection,
  { before, after }: { before: ProfileData; after: ProfileData },
  hidden: ReadonlySet<string>,
  reader: ReturnType<typeof createReader>,
) {
  const written = newEntries(section, before, after).filter(({ line }) => !hidden.has(line));
  if (written.length === 0) return [];
  const textsAfter = new Set(sectionEntries(after, section).map(joinedTextsOf));
  const missingTexts = [...reader.textsOf(section)].filter((text) => !textsAfter.has(text));
  const texts = written.map(joinedTextsOf);
  const former = new Map([...findEditedTexts(missingTexts, texts)].map(([from, to]) => [to, from]));
  return written
    .map((entry) => ({
      line: entry.line,
      text: joinedTextsOf(entry),
      former: former.get(joinedTextsOf(entry)),
    }))
    .filter(({ text }) => !reader.isShown(text));
}

/**
 * Hides new lines that share the subject of one that was removed while the version hid it, and the first new ones of
 * its section whatever they say.
 * @param choice the choice before the edit
 * @param followed the hidden lines after it
 * @param cut texts that were cut from sections and stories that the version hides
 * @returns `followed`, with the lines about which the owner is asked
 */
export function askAboutRemoved(
  choice: VersionChoice,
  followed: readonly HiddenLine[],
  { before, after, cut }: { before: ProfileData; after: ProfileData; cut: readonly HiddenLine[] },
): HiddenLine[] {
  if (choice.hidden_lines.length + cut.length === 0) return [...followed];
  const reader = createReader(choice, before);
  const followedChoice: VersionChoice = { ...choice, hidden_lines: [...followed] };
  const newLines = VERSION_SECTIONS.filter((section) => !choice.hidden.includes(section)).flatMap((section) =>
    writtenLines(section, { before, after }, hiddenTexts(after, section, followedChoice), reader).map(
      (line) => ({
        ...line,
        section,
      }),
    ),
  );
  if (newLines.length === 0) return [...followed];
  const onceHiddenLines = linesEverHidden(choice, cut, before);
  const onceHiddenLinesByWord = new Map<string, OnceHiddenLine[]>();
  for (const line of onceHiddenLines) {
    for (const word of line.words.keys()) {
      const lines = onceHiddenLinesByWord.get(word);
      if (lines) lines.push(line);
      else onceHiddenLinesByWord.set(word, [line]);
    }
  }
  const presenceCache = new Map<OnceHiddenLine, boolean>();
  const isPresent = (line: OnceHiddenLine) => {
    const present = presenceCache.get(line) ?? isInProfile(after, line);
    presenceCache.set(line, present);
    return present;
  };
  const sectionsWithFirstLines = sectionsToAsk(followed, after);
  const askedLines = newLines.flatMap(({ section, line, text, former }): HiddenLine[] => {
    const words = subjectWords(text);
    const formerWords = former === undefined ? undefined : subjectWords(former);
    const candidates = new Set([...words.keys()].flatMap((word) => onceHiddenLinesByWord.get(word) ?? []));
    const about = [...candidates].find(
      (other) =>
        sharesSubject(other.words, words, {
          known: formerWords,
          isSeen: reader.createSeenCheck(other.section, section),
        }) && !isPresent(other),
    );
    if (about) return [{ section, text: line, from: about.section }];
    return former === undefined && sectionsWithFirstLines.has(section)
      ? [{ section, text: line, from: section }]
      : [];
  });
  return [...followed, ...askedLines];
}
