/** The sections of a version for its editor. */
import { firstName } from '@/shared/people/person-name';
import type { ProfileData } from '@/shared/profile/profile-data';
import {
  hiddenTexts,
  type VersionChoice,
  type VersionSection,
  versionLinesOf,
} from '@/shared/publishing/private-version';
import { SECTION_TITLES } from '@/web/lib/profile/section-titles';
import { plural } from '../texts';

/** The title on the reader's page. */
export const headingOf = (section: VersionSection, profile: ProfileData): string =>
  section === 'meetIntro'
    ? `Meet ${firstName(profile.name, undefined, profile.given_name)}`
    : SECTION_TITLES[section];

const PROSE: readonly VersionSection[] = ['meetIntro', 'description', 'sweetSpot', 'userManual'];

/** The shown part of a section, as '3 of 5 lines of 2 personas'. */
export function shownAmount(section: VersionSection, profile: ProfileData, choice: VersionChoice): string {
  const all = versionLinesOf(profile, section);
  const hidden = hiddenTexts(profile, section, choice);
  const shown = all.filter(({ text }) => !hidden.has(text)).length;
  const some = hidden.size > 0 ? `${shown} of ` : '';
  if (section === 'personas') {
    return `${some}${plural(all.length, 'line')} of ${plural(profile.personas.length, 'persona')}`;
  }
  if (section === 'functionalSkills') {
    return `${some}${plural(all.length, 'line')} in ${plural(profile.functional_skills.length, 'area')}`;
  }
  if (PROSE.includes(section)) return `${some}${plural(all.length, 'paragraph')}`;
  return `${some}${all.length}`;
}

/** A choice with a section, or one of its lines, shown or hidden. */
export function withSection(choice: VersionChoice, section: VersionSection, show: boolean): VersionChoice {
  const rest = choice.hidden.filter((other) => other !== section);
  return { ...choice, hidden: show ? rest : [...rest, section] };
}

/** The choice with one line shown or hidden. */
export function withLine(
  choice: VersionChoice,
  {
    section,
    text,
    show,
    profile,
  }: { section: VersionSection; text: string; show: boolean; profile: ProfileData },
): VersionChoice {
  // Stored with the present text: a line that was edited since is then recognised by its new words.
  const hidden = hiddenTexts(profile, section, choice);
  if (show) hidden.delete(text);
  else hidden.add(text);
  return {
    ...choice,
    hidden_lines: [
      ...choice.hidden_lines.filter((line) => line.section !== section),
      ...[...hidden].map((line) => ({ section, text: line })),
    ],
  };
}
