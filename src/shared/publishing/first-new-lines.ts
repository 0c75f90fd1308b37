/**
 * A hidden line that was removed may be written again without any of its words. So the first new lines in its section
 * are hidden until the owner has answered once whether they may be shown (decision 195).
 */
import type { ProfileData } from '../profile/profile-data';
import { comparedWords, createTextFinder } from './compared-words';
import {
  type HiddenLine,
  hiddenTexts,
  VERSION_SECTIONS,
  type VersionChoice,
  type VersionSection,
} from './private-version';
import { sectionEntries } from './section-rows';

/** Whether a section has a line that an entry hides. */
const isInProfile = (profile: ProfileData, line: HiddenLine) =>
  hiddenTexts(profile, line.section, { order: [], hidden: [], hidden_lines: [line] }).size > 0;

/** Whether the owner hid the line. Terms do not count: they are identified by name, whatever their value. */
const isOwnChoice = ({ section, from, cut }: HiddenLine) => !from && !cut && section !== 'engagement';

/** An emptied row of a list, which is still there to be filled in. In running text an emptied line leaves no row. */
const isEmptiedRow = ({ text, below }: HiddenLine) => text === '' && below === undefined;

/** The texts that the owner hid, of which the entry is one. */
const originsOf = ({ text, was = [text] }: HiddenLine) => was.filter(Boolean);

/** The sections from which hidden lines were removed, and for which the owner has not answered yet. */
export function sectionsToAsk(hiddenLines: readonly HiddenLine[], profile: ProfileData): Set<VersionSection> {
  const ownChoices = hiddenLines.filter(isOwnChoice);
  const keyOf = (section: VersionSection, origin: string) => `${section} ${origin}`;
  const answeredKeys = new Set(
    ownChoices
      .filter(
        (line) => line.answered || isEmptiedRow(line) || (line.text !== '' && isInProfile(profile, line)),
      )
      .flatMap((line) => originsOf(line).map((origin) => keyOf(line.section, origin))),
  );
  const removedOrigins = ownChoices.flatMap((line) =>
    originsOf(line)
      .filter((origin) => !answeredKeys.has(keyOf(line.section, origin)))
      .map((origin) => ({ ...comparedWords(origin), section: line.section, origin })),
  );
  if (removedOrigins.length === 0) return new Set();
  // A line that was moved into another section is found there by its words.
  const find = createTextFinder(removedOrigins);
  const texts = VERSION_SECTIONS.flatMap((section) => sectionEntries(profile, section)).flatMap(
    (entry) => entry.texts,
  );
  const movedOrigins = new Set(
    texts.flatMap((text) => find(comparedWords(text)).map(({ origin }) => origin)),
  );
  return new Set(
    removedOrigins.filter(({ origin }) => !movedOrigins.has(origin)).map(({ section }) => section),
  );
}

/**
 * Notes that the owner has decided about a new line that was hidden because other lines had been removed from its
 * section. From then on, new lines of the section are neither asked about nor hidden at the positions of the removed
 * ones.
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
        line.section === section && isOwnChoice(line) && !isInProfile(profile, line)
          ? { ...line, answered: true as const }
          : line,
      ),
  };
}
