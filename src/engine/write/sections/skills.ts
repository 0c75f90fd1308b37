import { type CitedText, spansOf } from '../../check/cited-text';
import type { SkillDraft } from '../../check/draft';
import { foldText, withFinalPoint } from '../../language/text/hygiene';
import { functionOf, OTHER_FUNCTION } from '../../language/vocabulary/functions';
import { isKnownSkill } from '../../language/vocabulary/skill-names';
import { isTool, listedSkills, toolsAmong } from '../lists/listed-skills';
import type { SectionStatements } from '../plan/shares';
import { type CareerContext, printedName } from '../statements/career-context';
import { shownSkills, showsSkill } from './shown-skills';
import { writeListEntry } from './statement-sentence';

/** Maximum number of skills with a line of evidence; the others are only named. */
const MAX_TOLD = 8;
const MAX_NAMED = 16;
/** Minimum number of skills under a heading. */
const LEAST = 2;
const PER_FUNCTION = 8;
const TOOLS = 'Technology';
/** Up to this many skills with a line, skills that statements show are added. */
const FEW_TOLD = 4;

/** Whether a text contains the name of a skill. */
const mentions = (text: string, skill: string) => ` ${foldText(text)} `.includes(` ${foldText(skill)} `);

/**
 * Lines for skills: statements that no other section uses, each used once.
 * @returns the lines by skill, and the ids of the statements in them
 */
function linesFor(
  titles: readonly string[],
  left: SectionStatements['left'],
): { lines: ReadonlyMap<string, CitedText>; used: ReadonlySet<string> } {
  const lines = new Map<string, CitedText>();
  const used = new Set<string>();
  for (const title of titles) {
    if (lines.size >= MAX_TOLD) break;
    // A single common word occurs in unrelated sentences, and a tool is mentioned in passing, so neither is
    // matched by its name.
    const telling = title.includes(' ') && !isTool(title);
    const shown = left.find(
      (one) => telling && !used.has(one.id) && showsSkill(one) && mentions(one.text, title),
    );
    if (shown) {
      used.add(shown.id);
      const cited = writeListEntry(shown, 'named');
      lines.set(title, { text: withFinalPoint(cited.text), spans: spansOf(cited) });
    }
  }
  return { lines, used };
}

/** The person's skills under headings: up to eight with a line of evidence, the others by name only. */
export function functionalSkillsOf(
  context: CareerContext,
  shares: SectionStatements,
): { name: string; value: SkillDraft[] }[] {
  const english = context.language === 'en';
  const headings = new Map(
    context.facts.skillGroups.flatMap(({ name, skills }) =>
      skills.map((skill) => [foldText(skill), printedName(name)] as const),
    ),
  );
  const skills = listedSkills(context);
  const { lines, used } = linesFor(
    skills.map(({ title }) => title),
    shares.left,
  );
  const groups = new Map<string, SkillDraft[]>();
  // Among tools, an unknown name is more likely a tool than a field of expertise.
  const amongTools = skills.filter(({ title }) => isTool(title)).length * 2 > skills.length;
  const tools = toolsAmong(skills, english);
  const isOfTools = (title: string) => tools.has(title) || (amongTools && !isKnownSkill(title, english));
  let named = 0;
  for (const { fact, title } of skills) {
    const line = lines.get(title);
    if (!line && named >= MAX_NAMED) continue;
    if (!line) named += 1;
    const own = headings.get(foldText(fact.value)) ?? '';
    const heading = functionOf(title);
    const other = own && isKnownSkill(own, english) && !isTool(own) ? own : heading;
    const group = heading !== OTHER_FUNCTION ? heading : isOfTools(title) ? TOOLS : other;
    const list = groups.get(group) ?? [];
    list.push({ title, description: line ?? { text: '', spans: spansOf(fact) } });
    groups.set(group, list);
  }
  const free = shares.left.filter(({ id }) => !used.has(id));
  const titles = skills.map(({ title }) => title);
  const shown = english ? shownSkills(free, titles, FEW_TOLD - lines.size) : [];
  // A skill that would be alone under a new heading is omitted: it would be merged into a heading where it
  // does not belong.
  const isAlone = ({ title }: SkillDraft) =>
    groups.size > 0 &&
    !groups.has(functionOf(title)) &&
    shown.filter((other) => functionOf(other.title) === functionOf(title)).length < LEAST;
  for (const skill of shown.filter((one) => !isAlone(one))) {
    const group = functionOf(skill.title);
    groups.set(group, [...(groups.get(group) ?? []), skill]);
  }
  return gathered(groups, tools)
    .map(([name, value]) => ({
      name,
      value: [...value]
        .sort((a, b) => Number(b.description.text !== '') - Number(a.description.text !== ''))
        .slice(0, PER_FUNCTION),
    }))
    .sort((a, b) => b.value.length - a.value.length);
}

/** Skills by heading. A heading with a single skill is merged into the last one, or into that of tools. */
function gathered(
  all: ReadonlyMap<string, SkillDraft[]>,
  tools: ReadonlySet<string>,
): [name: string, skills: SkillDraft[]][] {
  const lone = [...all].flatMap(([name, [only, ...more]]) =>
    only && name !== TOOLS && more.length === 0 && tools.has(only.title) && all.has(TOOLS) ? [name] : [],
  );
  const groups = new Map(
    [...all]
      .filter(([name]) => !lone.includes(name))
      .map(([name, skills]) => [
        name,
        name === TOOLS ? [...skills, ...lone.flatMap((one) => all.get(one) ?? [])] : skills,
      ]),
  );
  const whole = [...groups].filter(([name, skills]) => name !== OTHER_FUNCTION && skills.length >= LEAST);
  const rest = [...groups]
    .filter(([name]) => !whole.some(([known]) => known === name))
    .flatMap(([, skills]) => skills);
  const heading = rest.every(({ title }) => isTool(title)) ? TOOLS : OTHER_FUNCTION;
  if (rest.length >= LEAST || whole.length === 0)
    return rest.length > 0 ? [...whole, [heading, rest]] : whole;
  const [last] = whole.splice(-1, 1);
  return last ? [...whole, [last[0], [...last[1], ...rest]]] : whole;
}
