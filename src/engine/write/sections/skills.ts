/** Writes the section on functional skills: the listed skills under headings, some with a line of evidence. */
import type { TextFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import type { SkillDraft } from '../../check/draft';
import { addFinalPeriod } from '../../language/text/hygiene';
import { containsWords, wordsKey } from '../../language/text/keys';
import { functionOf, OTHER_FUNCTION } from '../../language/vocabulary/functions';
import { latestYear } from '../career/career-order';
import { isFieldHeading } from '../lists/field-headings';
import { listedSkills, toolsAmong } from '../lists/listed-skills';
import { namesWordOf } from '../lists/near-areas';
import { isMinorRole } from '../lists/role-weight';
import { isTool } from '../lists/skill-kind';
import { isKnownSkill } from '../lists/skill-names';
import { skillHeading } from '../phrases/skill-headings';
import type { SectionStatements } from '../plan/section-statements';
import { writeListEntry } from '../sentences/statement-sentence';
import type { CareerContext } from '../statements/career-context';
import { printedName } from '../statements/printed-name';
import { showsPractice } from '../statements/shows-practice';
import type { Statement } from '../statements/statement';
import { shownSkills, showsSkill } from './shown-skills';

/** Maximum number of skills with a line of evidence. */
const MAX_WITH_EVIDENCE = 8;
/** Maximum number of skills that are only named. */
const MAX_WITHOUT_EVIDENCE = 16;
/** Minimum and maximum number of skills under a heading. */
const MIN_UNDER_HEADING = 2;
const MAX_UNDER_HEADING = 8;
const TOOLS_HEADING = 'Technology';
const DATA_HEADING = 'Data and artificial intelligence';
/** With fewer skills that have a line of evidence, skills that other statements show are added. */
const ENOUGH_WITH_EVIDENCE = 4;

/** Functions whose single skills are listed with the tools, under management, and under that of a business. */
const TECHNICAL_FUNCTIONS = new Set([
  TOOLS_HEADING,
  'Data and artificial intelligence',
  'Security',
  'Design',
]);
const MANAGEMENT_FUNCTIONS = new Set(['Governance and risk', 'Management', 'People', 'Operations']);
const BUSINESS_FUNCTIONS = new Set(['Finance', 'Sales and marketing', 'Product', 'Strategy']);
const MANAGEMENT_HEADING = 'Management';
const BUSINESS_HEADING = 'Business and strategy';
/** The function of a business that is never listed under management. */
const SALES_FUNCTION = 'Sales and marketing';
/** Headings of the source that name a function in other words: 'AI & Data'. */
const SAME_HEADING_PATTERN =
  /^(?!Analytics)(?:(?:AI|ML|Data|Analytics|Artificial Intelligence|Machine Learning|Security|Finance|Sales|Marketing)(?: & | and |\/|, |$))+$/i;

/** Names of functions that can be headings of tools. */
const TOOL_HEADINGS = new Set([TOOLS_HEADING, 'Data and artificial intelligence', 'Security', 'Design']);

/**
 * Lines for skills: statements that no other section uses, each used once.
 * @returns the lines by skill, and the ids of the statements in them
 */
function linesForSkills(
  titles: readonly string[],
  left: SectionStatements['left'],
): { lines: ReadonlyMap<string, CitedText>; used: ReadonlySet<string> } {
  const lines = new Map<string, CitedText>();
  const usedIds = new Set<string>();
  for (const title of titles) {
    if (lines.size >= MAX_WITH_EVIDENCE) break;
    // A tool is mentioned in passing, so it is not matched by its name.
    const statement = isTool(title)
      ? undefined
      : left.find(
          (one) =>
            !usedIds.has(one.id) &&
            showsSkill(one) &&
            namesWordOf(title, one.text) &&
            ((title.includes(' ') && containsWords(one.text, title)) || showsPractice(one, title)),
        );
    if (statement) {
      usedIds.add(statement.id);
      const cited = writeListEntry(statement, 'named');
      lines.set(title, { text: addFinalPeriod(cited.text), spans: spansOf(cited) });
    }
  }
  return { lines, used: usedIds };
}

/** Whether a skill is the name of its function, or one of the two words that name it. */
const isNameOfFunction = (title: string): boolean => {
  const name = wordsKey(functionOf(title));
  const key = wordsKey(title);
  return name === key || (!key.includes(' ') && name.split(' and ').includes(key));
};

/**
 * The person's skills under headings: up to `MAX_WITH_EVIDENCE` with a line of evidence, up to `MAX_WITHOUT_EVIDENCE`
 * by name only. If few have evidence, skills that other statements show are added.
 */
export function functionalSkillsOf(
  context: CareerContext,
  shares: SectionStatements,
): { name: string; value: SkillDraft[] }[] {
  const english = context.language === 'en';
  const ownHeadingBySkill = new Map(
    context.facts.skillGroups.flatMap(({ name, skills }) =>
      skills.map((skill) => [wordsKey(skill), printedName(name)] as const),
    ),
  );
  const skills = listedSkills(context);
  const { lines, used: usedIds } = linesForSkills(
    skills.map(({ title }) => title),
    shares.left,
  );
  const countByHeading = new Map<string, number>();
  for (const { fact } of skills) {
    const sourceHeading = ownHeadingBySkill.get(wordsKey(fact.value)) ?? '';
    countByHeading.set(sourceHeading, (countByHeading.get(sourceHeading) ?? 0) + 1);
  }
  // A heading of the source with a single skill would be merged into another, so its skill gets the usual one.
  const isOwnHeading = (name: string) =>
    isFieldHeading(name) &&
    (countByHeading.get(name) ?? 0) >= MIN_UNDER_HEADING &&
    (!onlyTools(name) || TOOL_HEADINGS.has(functionOf(name)));
  const onlyTools = (name: string) =>
    skills.every(
      ({ fact, title }) => (ownHeadingBySkill.get(wordsKey(fact.value)) ?? '') !== name || isOfTools(title),
    );
  const groups = new Map<string, SkillDraft[]>();
  // In a list that is mostly tools, an unknown name is more likely a tool than a field of expertise.
  const areMostlyTools = skills.filter(({ title }) => isTool(title)).length * 2 > skills.length;
  const tools = toolsAmong(skills, english);
  const isOfTools = (title: string) => tools.has(title) || (areMostlyTools && !isKnownSkill(title, english));
  const ownHeadings = [...countByHeading.keys()].filter(isOwnHeading);
  /** The heading of a function: the person's own if it names the same one, so that no two headings mean the same. */
  const headingOf = (name: string) =>
    ownHeadings.find((heading) => SAME_HEADING_PATTERN.test(heading) && functionOf(heading) === name) ?? name;
  let namedCount = 0;
  // Beside 'Data analytics', 'Warehousing' is of data.
  const isDataWarehousing = (title: string, { id }: TextFact) => {
    const at = context.facts.skills.findIndex((one) => one.id === id);
    const before = context.facts.skills[at - 1]?.value ?? '';
    return /^warehousing$/i.test(title) && functionOf(before) === DATA_HEADING;
  };
  for (const { fact, title } of skills) {
    const line = lines.get(title);
    // 'Finance' under 'Finance' says nothing, nor does 'Governance' under 'Governance and risk'.
    if (!line && isNameOfFunction(title)) continue;
    if (!line && namedCount >= MAX_WITHOUT_EVIDENCE) continue;
    if (!line) namedCount += 1;
    const ownHeading = ownHeadingBySkill.get(wordsKey(fact.value)) ?? '';
    const discipline = isDataWarehousing(title, fact) ? DATA_HEADING : functionOf(title);
    const usual = discipline !== OTHER_FUNCTION ? discipline : isOfTools(title) ? TOOLS_HEADING : discipline;
    const group = isOwnHeading(ownHeading) ? ownHeading : headingOf(usual);
    const list = groups.get(group) ?? [];
    list.push({ title, description: line ?? { text: '', spans: spansOf(fact) } });
    groups.set(group, list);
  }
  // What was done long ago, beside the work or in a post of some months is no skill of today.
  const unused = shares.left.filter(
    ({ id, role }) =>
      !usedIds.has(id) &&
      (role?.kind ?? 'employment') === 'employment' &&
      !isLongPast(role, context) &&
      !isMinorRole(role, context),
  );
  const titles = skills.map(({ title }) => title);
  const added = english ? shownSkills(unused, titles, ENOUGH_WITH_EVIDENCE - lines.size) : [];
  // A skill that would be alone under a new heading is omitted: it would be merged into a heading where it
  // does not belong.
  const isAlone = ({ title }: SkillDraft) =>
    groups.size > 0 &&
    !groups.has(headingOf(functionOf(title))) &&
    added.filter((other) => functionOf(other.title) === functionOf(title)).length < MIN_UNDER_HEADING;
  for (const skill of added.filter((one) => !isAlone(one))) {
    const group = headingOf(functionOf(skill.title));
    groups.set(group, [...(groups.get(group) ?? []), skill]);
  }
  return inLanguageOf(context, mergeSmallHeadings(groups, tools))
    .map(([name, value]) => ({
      name,
      value: [...value]
        .sort((a, b) => Number(b.description.text !== '') - Number(a.description.text !== ''))
        .slice(0, MAX_UNDER_HEADING),
    }))
    .sort((a, b) => b.value.length - a.value.length);
}

/** The groups with headings in the language of the profile; those whose headings are then the same become one. */
function inLanguageOf({ language }: CareerContext, groups: [name: string, skills: SkillDraft[]][]) {
  const skillsByHeading = new Map<string, SkillDraft[]>();
  for (const [name, skills] of groups) {
    const heading = skillHeading(name, language);
    skillsByHeading.set(heading, [...(skillsByHeading.get(heading) ?? []), ...skills]);
  }
  return [...skillsByHeading];
}

/** Years after the end of a role when what was done there is no skill of today. */
const MAX_YEARS_SINCE = 8;
const isLongPast = (role: Statement['role'], context: CareerContext): boolean =>
  typeof role?.end === 'object' && role.end.year < latestYear(context) - MAX_YEARS_SINCE;

/** The heading for single skills of several functions: of tools, of management, of a business, or of a field. */
function familyOf(title: string, tools: ReadonlySet<string>): string {
  const name = functionOf(title);
  if (isTool(title) || tools.has(title) || TECHNICAL_FUNCTIONS.has(name)) return TOOLS_HEADING;
  if (BUSINESS_FUNCTIONS.has(name)) return BUSINESS_HEADING;
  return MANAGEMENT_FUNCTIONS.has(name) ? MANAGEMENT_HEADING : OTHER_FUNCTION;
}

/** The families of single skills by title; a single one of a business joins those of management, except sales. */
function familiesOf(skills: readonly SkillDraft[], tools: ReadonlySet<string>): Map<string, string> {
  const families = new Map(skills.map(({ title }) => [title, familyOf(title, tools)] as const));
  const ofBusiness = [...families].filter(([, family]) => family === BUSINESS_HEADING);
  const [only] = ofBusiness;
  const joins =
    only !== undefined &&
    ofBusiness.length < MIN_UNDER_HEADING &&
    functionOf(only[0]) !== SALES_FUNCTION &&
    [...families.values()].includes(MANAGEMENT_HEADING);
  if (joins) families.set(only[0], MANAGEMENT_HEADING);
  return families;
}

/**
 * Merges headings with a single skill: into that of tools if it is a tool, otherwise into a general one for their
 * family if there are several.
 */
function mergeSmallHeadings(
  all: ReadonlyMap<string, SkillDraft[]>,
  tools: ReadonlySet<string>,
): [name: string, skills: SkillDraft[]][] {
  const ofSingleTools = [...all].flatMap(([name, [only, ...more]]) =>
    only && name !== TOOLS_HEADING && more.length === 0 && tools.has(only.title) && all.has(TOOLS_HEADING)
      ? [name]
      : [],
  );
  const groups = new Map(
    [...all]
      .filter(([name]) => !ofSingleTools.includes(name))
      .map(([name, skills]) => [
        name,
        name === TOOLS_HEADING ? [...skills, ...ofSingleTools.flatMap((one) => all.get(one) ?? [])] : skills,
      ]),
  );
  const large = [...groups].filter(
    ([name, skills]) => name !== OTHER_FUNCTION && skills.length >= MIN_UNDER_HEADING,
  );
  const rest = [...groups]
    .filter(([name]) => !large.some(([known]) => known === name))
    .flatMap(([, skills]) => skills);
  const merged = new Map(large);
  const familyByTitle = familiesOf(rest, tools);
  for (const family of [TOOLS_HEADING, MANAGEMENT_HEADING, BUSINESS_HEADING, OTHER_FUNCTION]) {
    const ofFamily = rest.filter(({ title }) => familyByTitle.get(title) === family);
    const [only] = ofFamily;
    if (!only) continue;
    // A single skill keeps its heading: under that of other skills it would be out of place.
    const isAlone = ofFamily.length < MIN_UNDER_HEADING && !(family === TOOLS_HEADING && merged.has(family));
    const keepsHeading = isAlone && (family === MANAGEMENT_HEADING || family === BUSINESS_HEADING);
    const heading = keepsHeading ? functionOf(only.title) : family;
    merged.set(heading, [...(merged.get(heading) ?? []), ...ofFamily]);
  }
  return [...merged];
}
