/** Keeps what a private version hides out of the references that it shows: they quote lines of the profile. */
import type { ProfileData } from '../profile/profile-data';
import type { ShownReference } from '../references/reference';
import { referenceTopicsOf } from '../references/topics';
import { type ComparedWords, comparedWords, hasWordsOf } from './compared-words';
import { collectHiddenWords } from './hidden-words';
import { applyChoice, hiddenTexts, type VersionChoice, type VersionSection } from './private-version';

/** The sections whose lines a referee is asked about. */
const ASKED_SECTIONS: readonly VersionSection[] = ['caseStories', 'keyRoles', 'superpowers'];

const statementsOf = (profile: ProfileData): ComparedWords[] =>
  referenceTopicsOf(profile).flatMap(({ key, statements }) => [key, ...statements].map(comparedWords));

/** Whether a text says the same as another one, or a part of it. */
const isPartOf = (text: ComparedWords, other: ComparedWords) =>
  text.key === other.key || (text.isLong && other.padded.includes(text.padded));

/** Returns functions that say whether readers of a version may see a statement, or a referee's own words. */
function createVisibilityCheck(profile: ProfileData, choice: VersionChoice) {
  const shown = statementsOf(applyChoice(profile, choice));
  const isShown = (text: ComparedWords) => shown.some((other) => isPartOf(text, other));
  const hidden = [...collectHiddenWords(choice, profile, profile), ...statementsOf(profile)].filter(
    (text) => !isShown(text),
  );
  // A line may have been written in other words since it was confirmed, and hidden in these.
  const mayBeUnknown = ASKED_SECTIONS.some(
    (section) =>
      choice.hidden.includes(section) ||
      choice.hidden_lines.some((line) => line.section === section) ||
      hiddenTexts(profile, section, choice).size > 0,
  );
  const isHidden = (text: ComparedWords) =>
    hidden.some((other) => hasWordsOf(text, other) || isPartOf(text, other));
  return {
    /** A statement of the profile as a referee was shown it. */
    isStatementVisible(statement: string): boolean {
      const text = comparedWords(statement);
      return isShown(text) || !(mayBeUnknown || isHidden(text));
    },
    /** A referee's own words. */
    areWordsVisible: (words: string): boolean => words === '' || !isHidden(comparedWords(words)),
  };
}

/**
 * The references that the reader of a version gets: without statements about what it leaves out, and without those of
 * which no statement is left. Where it leaves out lines that referees are asked about, a statement that is in no
 * shown line is left out too, since it may be a former text of a hidden one. A referee's words are never shortened: if
 * they quote something hidden, they are left out.
 * @param profile the profile before anything is left out
 */
export function referencesOfVersion(
  references: readonly ShownReference[],
  profile: ProfileData,
  choice: VersionChoice,
): ShownReference[] {
  if (references.length === 0 || choice.hidden.length + choice.hidden_lines.length === 0) {
    return [...references];
  }
  const { isStatementVisible, areWordsVisible } = createVisibilityCheck(profile, choice);
  return references.flatMap((reference): ShownReference[] => {
    const confirmed = reference.confirmed.filter(isStatementVisible);
    const corrected = reference.corrected.filter(
      ({ text, other }) => isStatementVisible(text) && areWordsVisible(other),
    );
    const words = areWordsVisible(reference.words) ? reference.words : '';
    const statementCount = reference.confirmed.length + reference.corrected.length;
    const visibleCount = confirmed.length + corrected.length;
    // Without any visible statement, the words are about what is left out.
    if (visibleCount === 0 && (statementCount > 0 || words === '')) return [];
    return [{ ...reference, confirmed, corrected, words }];
  });
}
