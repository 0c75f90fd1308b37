/** The rows of a section as its owner edits them: the lines that readers see, and the empty ones among them. */
import { storyLine } from '../case-stories/case-story';
import { skillText } from '../profile/lines';
import type { ProfileData } from '../profile/profile-data';
import { SECTION_FIELDS } from '../profile/sections';
import { type VersionSection, versionLinesOf } from './private-version';

/**
 * @returns the texts of a section's lines with the empty rows of lists: one may have been emptied to be written anew.
 * Empty paragraphs and bullets are left out, since a text does not keep them
 */
export function sectionRows(profile: ProfileData, section: VersionSection): string[] {
  if (section === 'superpowers') return profile.superpowers.map(skillText);
  if (section === 'functionalSkills') {
    return profile.functional_skills.flatMap(({ value }) => value.map(skillText));
  }
  if (section === 'caseStories') return profile.case_stories.map(storyLine);
  const rows: unknown = profile[SECTION_FIELDS[section][0]];
  return Array.isArray(rows) && rows.every((row) => typeof row === 'string')
    ? rows.map((row) => row.trim())
    : versionLinesOf(profile, section).map(({ text }) => text);
}
