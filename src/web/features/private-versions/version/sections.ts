/** What the editor of a private version says about its sections, and how it changes what they show. */
import { firstName } from '@/shared/people/person-name';
import type { ProfileData } from '@/shared/profile/profile-data';
import { noteAnswer } from '@/shared/publishing/first-new-lines';
import { addHiddenLines } from '@/shared/publishing/follow-hidden-lines';
import {
  type FollowedLine,
  type HiddenLine,
  hiddenTexts,
  PROSE_SECTIONS,
  type VersionChoice,
  type VersionSection,
  versionLinesOf,
} from '@/shared/publishing/private-version';
import { SECTION_TITLES } from '@/web/lib/profile/section-titles';
import { countAndNoun } from '../texts';

/** The title of a section on the reader's page. */
export const headingOf = (section: VersionSection, profile: ProfileData): string =>
  section === 'meetIntro'
    ? `Meet ${firstName(profile.name, undefined, profile.given_name)}`
    : SECTION_TITLES[section];

/** How much of a section is shown, as '3 of 5 lines of 2 personas'. */
export function shownAmountText(
  section: VersionSection,
  profile: ProfileData,
  choice: VersionChoice,
): string {
  const lines = versionLinesOf(profile, section);
  const hidden = hiddenTexts(profile, section, choice);
  const shownCount = lines.filter(({ text }) => !hidden.has(text)).length;
  const shownOf = hidden.size > 0 ? `${shownCount} of ` : '';
  if (section === 'personas') {
    return `${shownOf}${countAndNoun(lines.length, 'line')} of ${countAndNoun(profile.personas.length, 'persona')}`;
  }
  if (section === 'functionalSkills') {
    return `${shownOf}${countAndNoun(lines.length, 'line')} in ${countAndNoun(profile.functional_skills.length, 'area')}`;
  }
  if (PROSE_SECTIONS.includes(section)) return `${shownOf}${countAndNoun(lines.length, 'paragraph')}`;
  return `${shownOf}${lines.length}`;
}

/** The choice with one section shown or hidden. */
export function setSectionShown(
  choice: VersionChoice,
  { section, show }: { section: VersionSection; show: boolean },
): VersionChoice {
  const otherHidden = choice.hidden.filter((other) => other !== section);
  return { ...choice, hidden: show ? otherHidden : [...otherHidden, section] };
}

/** The choice with one line shown or hidden. */
export function setLineShown(
  choice: VersionChoice,
  {
    section,
    text,
    show,
    profile,
  }: { section: VersionSection; text: string; show: boolean; profile: ProfileData },
): VersionChoice {
  const { hidden_lines } = choice;
  if (!show) return { ...choice, hidden_lines: addHiddenLines(hidden_lines, [{ section, text }]) };
  const present = new Set(versionLinesOf(profile, section).map((line) => line.text));
  // A line that was edited since is hidden by its former words. The other texts that are not in the profile stay: they
  // may be of another window, or come back by an undo.
  const hides = (line: (typeof hidden_lines)[number]) =>
    line.text === text ||
    (!present.has(line.text) && hiddenTexts(profile, section, { ...choice, hidden_lines: [line] }).has(text));
  const otherHiddenLines = hidden_lines.filter((line) => line.section !== section || !hides(line));
  const stillHidden = [...hiddenTexts(profile, section, choice)]
    .filter((other) => other !== text && !otherHiddenLines.some((line) => line.text === other))
    .map((other) => ({ section, text: other }));
  const shownChoice = { ...choice, hidden_lines: addHiddenLines(otherHiddenLines, stillHidden) };
  const isAnswer = hidden_lines.some(
    (line) => line.section === section && hides(line) && asksAboutNewLine(line),
  );
  return isAnswer ? noteAnswer(shownChoice, { section, profile }) : shownChoice;
}

/** Whether a line was hidden because it may repeat, in other words, what was hidden in its section. */
const asksAboutNewLine = ({ section, from, within }: Pick<HiddenLine, 'section' | 'from' | 'within'>) =>
  from === section && !within;

/** The choice after its owner has decided whether automatically hidden lines stay hidden or are shown. */
export function settleFollowed({
  choice,
  profile,
  lines,
  show,
}: {
  choice: VersionChoice;
  profile: ProfileData;
  lines: readonly FollowedLine[];
  show: boolean;
}): VersionChoice {
  const isSettled = ({ section, from, within }: HiddenLine) =>
    lines.some((line) => line.section === section && line.from === from && line.within === within);
  const shownChoice = show
    ? lines.reduce(
        (current, { section, text }) => setLineShown(current, { section, text, show, profile }),
        choice,
      )
    : choice;
  const settled: VersionChoice = {
    ...shownChoice,
    hidden_lines: shownChoice.hidden_lines.map((line) => {
      const { from: _, within: __, ...kept } = line;
      return isSettled(line) ? kept : line;
    }),
  };
  const sections = new Set(lines.filter(asksAboutNewLine).map(({ section }) => section));
  return [...sections].reduce((current, section) => noteAnswer(current, { section, profile }), settled);
}
