/**
 * A hidden line that was removed may be told anew without any of its words. So the first lines that are new in its
 * section are hidden until the owner has answered once (decision 195).
 */
import type { ProfileData } from '../profile/profile-data';
import { comparedWords, indexWords } from './compared-words';
import {
  type HiddenLine,
  hiddenTexts,
  VERSION_SECTIONS,
  type VersionChoice,
  type VersionSection,
} from './private-version';
import { sectionEntries } from './section-rows';

/** Whether a section has a line that an entry hides. */
const standsIn = (profile: ProfileData, line: HiddenLine) =>
  hiddenTexts(profile, line.section, { order: [], hidden: [], hidden_lines: [line] }).size > 0;

/** Entries of lines that the owner hid; a term is identified by its name, whatever its value. */
const isOwnChoice = ({ section, from, cut }: HiddenLine) => !from && !cut && section !== 'engagement';

/** A row of a list that is still there, whatever is written into it next. Of running text, no row is left. */
const isEmptiedRow = ({ text, below }: HiddenLine) => text === '' && below === undefined;

/** The texts that the owner hid, of which the entry is one. */
const originsOf = ({ text, was = [text] }: HiddenLine) => was.filter(Boolean);

/** The sections from which lines were removed while a version hid them, and about which its owner was not asked yet. */
export function sectionsToAsk(hiddenLines: readonly HiddenLine[], profile: ProfileData): Set<VersionSection> {
  const ownChoices = hiddenLines.filter(isOwnChoice);
  const keyOf = (section: VersionSection, origin: string) => `${section} ${origin}`;
  const answered = new Set(
    ownChoices
      .filter((line) => line.answered || isEmptiedRow(line) || (line.text !== '' && standsIn(profile, line)))
      .flatMap((line) => originsOf(line).map((origin) => keyOf(line.section, origin))),
  );
  const gone = ownChoices.flatMap((line) =>
    originsOf(line)
      .filter((origin) => !answered.has(keyOf(line.section, origin)))
      .map((origin) => ({ ...comparedWords(origin), section: line.section, origin })),
  );
  if (gone.length === 0) return new Set();
  // A line that was moved into another section is found there by its words.
  const find = indexWords(gone);
  const texts = VERSION_SECTIONS.flatMap((section) => sectionEntries(profile, section)).flatMap(
    (entry) => entry.texts,
  );
  const moved = new Set(texts.flatMap((text) => find(comparedWords(text)).map(({ origin }) => origin)));
  return new Set(gone.filter(({ origin }) => !moved.has(origin)).map(({ section }) => section));
}

/**
 * Notes that the owner has decided about a line that was hidden because others are gone from its section: because of
 * these, further new lines are neither asked about nor hidden in the places that they left.
 */
export function noteAnswer(
  choice: VersionChoice,
  { section, profile }: { section: VersionSection; profile: ProfileData },
): VersionChoice {
  const isFreePlace = (line: HiddenLine) => line.section === section && line.below !== undefined;
  return {
    ...choice,
    hidden_lines: choice.hidden_lines
      .filter((line) => !isFreePlace(line))
      .map((line) =>
        line.section === section && isOwnChoice(line) && !standsIn(profile, line)
          ? { ...line, answered: true as const }
          : line,
      ),
  };
}
