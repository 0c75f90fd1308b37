/** Saves of profiles whose reader never saw a certain line, for tests of what becomes of it once it is removed. */
import { emptyStory } from '../case-stories/case-story';
import type { ProfileData } from '../profile/profile-data';
import { followHiddenLines } from '../publishing/follow-hidden-lines';
import {
  applyChoice,
  followedLines,
  type VersionChoice,
  type VersionSection,
} from '../publishing/private-version';
import { choiceHiding, FIELDS_OF_SECTION, type SectionFields } from './section-lines';

/** The hidden line, one that readers see, and one that shares no word with the hidden one. */
export const HIDDEN_LINE =
  'VP Operations, Harrow plc, 2015 – 2019: took the mills through a restatement and sold them';
export const VISIBLE_LINE = 'Chair, Northgate, 2011 – 2014';
export const UNRELATED_LINE = 'Trustee of the Lake Museum since 2021';

/** Where a case story with this situation took place. */
const placeOf = (text: string) => (text === HIDDEN_LINE ? 'Kestrel' : '');

/** Makes the fields of each section that holds lines, of case stories too, whose situation is the line. */
export const PROFILE_OF_LINES: Partial<Record<VersionSection, SectionFields>> = {
  ...FIELDS_OF_SECTION,
  caseStories: (...lines) => ({
    case_stories: lines.map((situation) => ({ ...emptyStory(), where: placeOf(situation), situation })),
  }),
};

/** The fields of a section with these lines. */
export const profileWithLines = (section: VersionSection, ...lines: string[]) =>
  PROFILE_OF_LINES[section]?.(...lines) ?? {};

/** A line as a version names it: the story's place precedes the hidden line of a case story. */
export const versionLineOf = (section: VersionSection, text: string) =>
  section === 'caseStories' && text === HIDDEN_LINE ? `Kestrel: ${text}` : text;

/** The choice of a version that hides the line in a section. */
export const choiceHidingIn = (section: VersionSection) =>
  choiceHiding({ section, text: versionLineOf(section, HIDDEN_LINE) });

/**
 * Follows saves of these profiles, of which the first is the initial state.
 * @returns the choice, the reader's page then, all pages up to then, and the lines that the owner is asked about
 */
export function followSaves(choice: VersionChoice, ...states: ProfileData[]) {
  let [followed, shownEver] = [choice, ''];
  for (const [index, saved] of states.entries()) {
    const before = states[index - 1];
    // As it is stored and read again between two visits.
    if (before) followed = followHiddenLines(JSON.parse(JSON.stringify(followed)), { before, after: saved });
    shownEver += JSON.stringify(applyChoice(saved, followed));
  }
  const last = states.at(-1) as ProfileData;
  return {
    choice: followed,
    page: JSON.stringify(applyChoice(last, followed)),
    shownEver,
    asked: followedLines(last, followed),
  };
}
