/** A section as its owner edits it: its rows, including empty ones, and all texts of each line. */
import { hasContent, STORY_FIELDS, storyLine } from '../case-stories/case-story';
import { shownTerms } from '../engagement/shown-terms';
import { TERM_TITLES } from '../engagement/terms';
import { skillText } from '../profile/lines';
import type { ProfileData } from '../profile/profile-data';
import { SECTION_FIELDS } from '../profile/sections';
import { type VersionSection, versionLinesOf } from './private-version';

/**
 * The texts of a section's rows, including the empty rows of lists, which may have been emptied to be rewritten. Empty
 * paragraphs and bullets are left out, since the stored text does not keep them.
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

/** A line of a section with all texts that a reader sees of it. */
export interface SectionEntry {
  /** The text by which a version identifies the line. */
  line: string;
  texts: string[];
}

/**
 * The lines of a section. A case story has more texts than its line; a term is identified by its name, not by its text.
 */
export function sectionEntries(profile: ProfileData, section: VersionSection): SectionEntry[] {
  if (section === 'caseStories') {
    return profile.case_stories.filter(hasContent).map((story) => ({
      line: storyLine(story),
      texts: STORY_FIELDS.map((field) => story[field]).filter((text) => text.trim() !== ''),
    }));
  }
  if (section === 'engagement') {
    return shownTerms(profile.engagement).map(({ term, text }) => ({
      line: TERM_TITLES[term],
      texts: [text],
    }));
  }
  return versionLinesOf(profile, section).map(({ text }) => ({ line: text, texts: [text] }));
}
