/** Turns the lines of a resume into facts. */
import { type CareerFacts, emptyFacts } from '@/shared/record/facts';
import { readCareer } from '../career';
import { assignNamedBlocks } from '../career/posts/named-blocks';
import { separateUnreadEntries } from '../career/unread/unread-entries';
import { findRange } from '../dates/dates';
import { addDistinct } from '../distinct-facts';
import type { FactsBuilder } from '../facts-builder';
import { comparableText } from '../layout/comparable';
import type { DocumentLine } from '../layout/line';
import { joinLines } from '../layout/paragraphs';
import { statementsOf } from '../statements';
import { namesWishes } from '../vocabulary/headings';
import { spokenLanguageOf } from '../vocabulary/spoken-languages';
import { addCertificatesInText } from './certificates/certificates-in-text';
import { replaceOverview } from './experience/career-overview';
import { separateContinuedPosts } from './experience/continued-posts';
import { joinEnclosingDates } from './experience/enclosing-dates';
import { separateRecords } from './experience/labelled-records';
import { addPresentEnds } from './experience/present-post';
import { hasContactData } from './head/contact-data';
import { readHead } from './head/read-head';
import { moveContinuedCertificates } from './headings/continued-columns';
import { type HeadedLines, sectionsOf } from './headings/sections';
import { isProficiencyLevel } from './lists/items';
import { areLanguageLevels } from './lists/read-lists';
import { dropStrayItems } from './lists/stray-items';
import { readCertificatesElsewhere, readSection } from './read-section';
import { separateListsOfTools } from './skills/skill-lists-in-work';
import { readSkills } from './skills/skills';
import { separateByCommas, unheadedSkills } from './skills/unheaded-skills';
import { unreadActs } from './unread-acts';

/**
 * Reads a resume. A supporting document without a section on experience yields its sentences as statements alone.
 * @param author the author that the file's metadata names, which confirms a name in the text
 */
export function readResume(
  builder: FactsBuilder,
  lines: readonly DocumentLine[],
  kind: 'resume' | 'document',
  author = '',
): CareerFacts {
  const facts = emptyFacts();
  const sections = separateListsOfTools(
    separateContinuedPosts(
      replaceOverview(separateRecords(joinEnclosingDates(moveContinuedCertificates(sectionsOf(lines))))),
    ),
  );
  if (kind === 'document' && !sections.some((section) => section.kinds[0] === 'experience')) {
    facts.statements = statementsOf(builder, joinLines(lines));
    return facts;
  }
  readHead(builder, lines, sections, facts, author);
  const career = readCareer(builder, sections);
  const separatedRoles = separateUnreadEntries(career.roles);
  const { roles, unassigned } = assignNamedBlocks(separatedRoles.roles);
  facts.statements.push(...unassigned, ...separatedRoles.unassigned, ...career.unassigned);
  facts.roles.push(...addPresentEnds(roles.filter(({ organisation }) => !isNameOf(facts, organisation))));
  const unplaced = [...career.unplaced, ...separatedRoles.unread];
  if (unplaced.length > 0) facts.unplaced = unplaced;
  for (const section of sections) readSection(builder, section, facts);
  for (const section of sections) readCertificatesElsewhere(builder, section, facts);
  const head = sections.filter(({ kinds }) => kinds[0] === 'head').flatMap((section) => section.lines);
  const tools = unheadedSkills(head.filter((line) => !hasContactData(line.text)));
  readSkills(builder, tools.map(separateByCommas), facts);
  addCertificatesInText(builder, head, facts);
  addDistinct(facts.skills, career.skills);
  readSkillHeadings(builder, sections, facts);
  for (const { kinds, lines: sectionLines } of sections) {
    // 'Languages' may be a group of the skills section that lists programming languages.
    const hasSpokenLanguage = sectionLines.some((line) => spokenLanguageOf(line.text) !== undefined);
    if (kinds[0] === 'languages' && !hasSpokenLanguage && !areLanguageLevels(sectionLines))
      readSkills(builder, sectionLines, facts);
  }
  dropStrayItems(facts);
  facts.statements.push(...unreadActs(builder, sections, facts));
  return facts;
}

/**
 * Whether a text is the person's name, which may be read as an employer if a date is near it, such as that of
 * birth in a form.
 */
const isNameOf = ({ name }: CareerFacts, text: string) =>
  name !== undefined && comparableText(name.value) === comparableText(text);

/**
 * Reads skills that are headings of their own, as some templates set them, with level and keywords below or nothing.
 * They are looked for below a skills section, and anywhere if no skill is known yet.
 */
function readSkillHeadings(
  builder: FactsBuilder,
  sections: readonly HeadedLines[],
  facts: CareerFacts,
): void {
  const bareHeadings = sections.filter(isBareHeading);
  let mayHoldSkills = facts.skills.length === 0;
  if (mayHoldSkills && bareHeadings.length > 2) {
    addDistinct(
      facts.skills,
      bareHeadings.map(({ heading, page }) => builder.text('skill', heading, { page, quote: heading }, 0.6)),
    );
  }
  for (const { kinds, heading, lines } of sections) {
    // Group names of a skills section may look like headings and so become sections of their own.
    if (kinds[0] !== 'other') mayHoldSkills = facts.skills.length === 0 || kinds[0] === 'skills';
    const first = lines[0];
    const isList = lines.every(
      (line) =>
        line.text.split(' ').length <= 6 && !hasContactData(line.text) && findRange(line.text) === undefined,
    );
    if (
      !mayHoldSkills ||
      kinds[0] !== 'other' ||
      namesWishes(heading) ||
      !first ||
      !(isList || lines.some((line) => isProficiencyLevel(line.text)))
    )
      continue;
    const label = { ...first, text: heading, cells: [heading], strong: true, heading: true, bullet: false };
    readSkills(builder, [label, ...lines.map((line) => ({ ...line, strong: false, heading: false }))], facts);
  }
}

/** Whether a section is a heading without text, as that of skills is in some templates. */
function isBareHeading(section: HeadedLines): boolean {
  return section.kinds[0] === 'other' && section.lines.length === 0 && section.heading.split(' ').length <= 4;
}
