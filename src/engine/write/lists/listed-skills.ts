/** Chooses the skills that a profile names from the lists of the sources and, where these are short, from texts. */
import type { TextFact } from '@/shared/record/facts';
import { upperFirst } from '../../language/text/casing';
import { wordsKey } from '../../language/text/keys';
import { functionOf, OTHER_FUNCTION } from '../../language/vocabulary/functions';
import { isTechnology, spellTechnologies, technologyName } from '../../language/vocabulary/technologies';
import { TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import { currentRole, isExecutive } from '../career/career-order';
import type { CareerContext } from '../statements/career-context';
import { labelledSources } from '../statements/labelled-sources';
import { printedName } from '../statements/printed-name';
import { wholeSkills } from './cut-names';
import { knownFieldName } from './fields';
import { createIsGenericArea } from './generic-areas';
import { headlineFields, isHeadlineField } from './headline-fields';
import { meaningInList } from './listed-in-short';
import { namedFields } from './named-fields';
import { compactKey, isSamePractice, isWiderThan } from './near-areas';
import { separateTechnologies } from './separate-technologies';
import { isTool, removeRelease, skillKey } from './skill-kind';
import { canBeSkill, isKnownSkill, skillCase } from './skill-names';
import { createSkillWeightOf } from './skill-weight';
import { isSkill, skillName } from './skills';
import { listedPractices, listedTechnologies, mentionedTechnologies } from './technology-lines';

export interface ListedSkill {
  fact: TextFact;
  title: string;
  /** The skill's index in the source's list, where those from other texts follow. */
  at?: number;
  /** The weight of its mentions outside the list; 0 if there are none. */
  weight?: number;
}

/**
 * Whether a skill is the person's name or part of it: 'Achterberg' or 'T. Achterberg' for Tobias Achterberg, but not
 * 'Grant writing' for Ida Grant. Both are in lower case.
 */
const consistsOfName = (skill: string, name: string): boolean => {
  const nameWords = name.split(' ');
  const isOfName = (word: string) =>
    nameWords.includes(word) || (word.length === 1 && nameWords.some((one) => one.startsWith(word)));
  return skill.split(' ').every(isOfName) && skill.split(' ').some((word) => word.length > 1);
};

/** Whether a skill is part of another: 'ROS2' next to 'ROS1/ROS2'. */
function isPartOfAnother(skill: string, all: readonly string[]): boolean {
  const folded = wordsKey(skill);
  return all.some(
    (other) =>
      other !== skill && other.includes('/') && other.split('/').some((part) => wordsKey(part) === folded),
  );
}

/**
 * A list of which at least this share is known skills is accepted as a whole, except entries that are clearly not
 * skills.
 */
const MIN_SKILL_SHARE = 0.6;
/** Minimum number of known skills in a list that is accepted as a whole, and of practices shown without tools. */
const MIN_ENTRIES = 4;
/** Minimum number of skills: a single one would draw attention to what is missing. */
const MIN_SKILLS = 2;
/** Minimum weight of the mentions of an unknown tool that is accepted: in the summary, or in lines of two posts. */
const MIN_MENTION_WEIGHT = 2;
/** Maximum words of an unknown entry that is accepted. */
const MAX_UNKNOWN_WORDS = 3;
/** If there are no more skills than this, those named in texts are added. A LinkedIn export lists three. */
export const MAX_FEW_SKILLS = 3;
/** Maximum number of technologies that are added. */
const MAX_ADDED_TECHNOLOGIES = 10;
/** Maximum number of practices, and of fields named in sentences, that are added. */
const MAX_PRACTICES = 8;

/** Titles of technology leaders. Their tools show what they built; those of other executives show little. */
const TECHNOLOGY_TITLE_PATTERN =
  /\b(?:technolog\p{L}*|engineer\p{L}*|software|data|it|ti|information|security|cloud|platforms?|devops|cto|cio|ciso|cdo|analytics|ai|artificial intelligence|scien\p{L}+|architect\p{L}*|développement|informatique|sistemas|entwicklung|digital|delivery|development)\b/iu;

/** Number of latest roles whose titles show what the person leads. */
const MAX_RECENT_ROLES = 2;

/** Whether an executive leads technology, according to the latest titles or the headline. */
function leadsTechnology(context: CareerContext): boolean {
  const current = currentRole(context)?.title ?? '';
  const titles = context.roles.slice(0, MAX_RECENT_ROLES).map(({ title }) => title);
  return TECHNOLOGY_TITLE_PATTERN.test(
    [current, context.facts.headline?.value.split('|', 1)[0] ?? '', ...titles].join(' | '),
  );
}

/** Whether an unknown entry has the form of a name: short and capitalised. */
const looksNamed = (title: string, value: string) =>
  canBeSkill(title) &&
  (title.includes(' ') || !/^\p{Ll}/u.test(value)) &&
  /^\p{Lu}/u.test(title) &&
  title.length > 2 &&
  title.split(' ').length <= MAX_UNKNOWN_WORDS &&
  !TITLE_NOUN_PATTERN.test(title);

/** Adjectives of praise, which are not part of a skill: 'Robust product management'. */
const PRAISE_BEFORE_PATTERN =
  /^(?:[Rr]obust|[Ss]trong|[Ee]xcellent|[Pp]roven|[Oo]utstanding|[Ee]xceptional|[Ss]olid|[Ss]eamless|[Ww]orld-class) (?=\p{L}{3})/u;

/** A skill as printed: without its level, and with technologies in their usual spelling. */
const titleOf = (value: string): string => {
  const plain = skillName(printedName(value))
    .replace(/(?:(?<!\s)\s+)?\((?=[^()\d]*\d)[^()]*\)$/, '')
    .replace(PRAISE_BEFORE_PATTERN, '')
    .replace(/^(?:basics? of|knowledge of|use of) /i, '')
    .replace(/(?<=\S\S) skills?$/i, '')
    .replace(/ mgmt\.?$/i, ' management');
  // Names come first, since some begin with a small letter: 'iOS'.
  return (
    technologyName(plain) ??
    knownFieldName(plain) ??
    removeRelease(upperFirst(spellTechnologies(skillCase(plain))))
  );
};

/**
 * The skills that a profile names, without repetitions: technologies and practices of the source's list, of the
 * headline and, if that list is short, of other texts. Those that the document mentions most come first, then the
 * source's order. Everyday software and other entries are omitted from the profile, but remain in the record.
 */
export function listedSkills(context: CareerContext): ListedSkill[] {
  const facts = { ...context.facts, skills: wholeSkills(context.facts) };
  const name = wordsKey(context.name);
  const employers = context.roles.map(({ organisation }) => organisation);
  const titles = new Set(facts.roles.map(({ title }) => wordsKey(title)));
  const skillCountByGroup = new Map(
    facts.skillGroups.map((group) => [wordsKey(group.name), group.skills.length]),
  );
  const english = context.language === 'en';
  const knownSkills = facts.skills.filter(
    ({ value }) => isSkill(titleOf(value), employers) && isKnownSkill(titleOf(value), english),
  );
  const added =
    knownSkills.length <= MAX_FEW_SKILLS
      ? [
          ...listedPractices(facts, english).slice(0, MAX_PRACTICES),
          ...namedFields(context)
            .map(({ fact }) => fact)
            .slice(0, MAX_PRACTICES),
          ...[...listedTechnologies(facts), ...mentionedTechnologies(facts)].slice(0, MAX_ADDED_TECHNOLOGIES),
        ]
      : [];
  const fields = headlineFields(context);
  const entries = [...facts.skills.flatMap(separateTechnologies), ...fields, ...added];
  const all = entries.map(({ value }) => printedName(value));
  const withoutTools = isExecutive(context) && !leadsTechnology(context);
  const fromText = new Set<TextFact>(added);
  const candidates = entries
    .map((fact, at) => ({ fact, title: titleOf(meaningInList(fact.value, facts)), at }))
    .filter(
      ({ title }) =>
        isSkill(title, employers) && !consistsOfName(wordsKey(title), name) && !titles.has(wordsKey(title)),
    );
  const knownFacts = new Set(
    candidates
      .filter(
        ({ fact, title }) => isKnownSkill(title, english) || fields.includes(fact) || fromText.has(fact),
      )
      .map(({ fact }) => fact),
  );
  const acceptsUnknown =
    knownFacts.size >= MIN_ENTRIES && knownFacts.size / entries.length >= MIN_SKILL_SHARE;
  const weightOf = createSkillWeightOf(context);
  const isGeneric = createIsGenericArea(context);
  const weighedSkills = candidates
    .map((one) => ({ ...one, weight: weightOf(one.title, [printedName(one.fact.value)]) }))
    .filter(({ fact, title }) => !fromText.has(fact) || !isGeneric(title))
    .filter(({ fact, title, weight }) => {
      // The label of a list is itself a skill only if the document mentions it elsewhere too.
      const isLabel = skillCountByGroup.has(wordsKey(fact.value)) && !isTechnology(title);
      const isHeading = (skillCountByGroup.get(wordsKey(fact.value)) ?? 0) >= MIN_SKILLS;
      return (
        !isLabel || (!isHeading && weight > 0 && !/[&/]| and /.test(title) && isKnownSkill(title, english))
      );
    })
    .sort((a, b) => b.weight - a.weight);
  // The three skills at the top of an export are the person's own choice.
  const labelled = labelledSources(facts);
  const isOwnChoice = ({ spans }: TextFact) =>
    facts.skills.length <= MAX_FEW_SKILLS && spans.some(({ source }) => labelled.has(source));
  const seen = new Set<string>();
  const seenPractices: string[] = [];
  const distinctSkills = weighedSkills.filter(({ fact, title, weight }) => {
    const key = skillKey(title);
    if (seen.has(key) || seen.has(compactKey(title)) || isPartOfAnother(printedName(fact.value), all))
      return false;
    const isChosenTool = isTool(title) && (weight >= MIN_MENTION_WEIGHT || isOwnChoice(fact));
    const isAccepted = acceptsUnknown || isChosenTool;
    if (!knownFacts.has(fact) && !(isAccepted && looksNamed(title, fact.value))) return false;
    // Of 'Supply chain management' and 'Supply chain optimization', the first is enough.
    if (!isTool(title)) {
      const isListedToo = weighedSkills.some(
        (one) => !fromText.has(one.fact) && isSamePractice(one.title, title),
      );
      if (fromText.has(fact) && isListedToo) return false;
      if (seenPractices.some((one) => isSamePractice(one, title))) return false;
      seenPractices.push(title);
    }
    seen.add(key);
    seen.add(compactKey(title));
    return true;
  });
  // Tools say little of executives who do not lead technology, unless these list hardly anything else.
  const tools = toolsAmong(distinctSkills, english);
  const isPractice = ({ title }: ListedSkill) => !tools.has(title) && !isTool(title);
  // Of 'Enterprise sales' and 'Software enterprise sales', the narrower says both.
  const isNarrower = (other: ListedSkill, one: ListedSkill) =>
    !isTechnology(other.title) && isKnownSkill(other.title, english) && isWiderThan(one.title, other.title);
  const narrowSkills = distinctSkills.filter(
    (one) => !isPractice(one) || !distinctSkills.some((other) => isNarrower(other, one)),
  );
  const practices = narrowSkills.filter(({ title }) => !tools.has(title));
  const chosenSkills = withoutTools && practices.length >= MIN_ENTRIES ? practices : narrowSkills;
  return chosenSkills.length >= MIN_SKILLS ? chosenSkills : [];
}

/** Functions whose skills may be tools, among them the one of what no function names. */
const TECHNICAL_FUNCTIONS = new Set([
  'Technology',
  'Data and artificial intelligence',
  'Security',
  'Design',
  OTHER_FUNCTION,
]);
/** Number of neighbours on each side of an unknown name by which it is classified. */
const NEIGHBOURS_PER_SIDE = 2;

/** The titles that are tools: those known, and unknown names among them. */
export function toolsAmong(listed: readonly ListedSkill[], english: boolean): ReadonlySet<string> {
  const skills = [...listed].sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
  const isOfTools = ({ fact, title }: ListedSkill, at: number): boolean => {
    if (isTool(title)) return true;
    const near = [
      ...skills.slice(Math.max(0, at - NEIGHBOURS_PER_SIDE), at),
      ...skills.slice(at + 1, at + 1 + NEIGHBOURS_PER_SIDE),
    ].filter((one) => isHeadlineField(one.fact) === isHeadlineField(fact));
    const tools = near.filter((one) => isTool(one.title)).length;
    const isOfBusiness = !TECHNICAL_FUNCTIONS.has(functionOf(title));
    return (
      !isOfBusiness &&
      !isKnownSkill(title, english) &&
      near.length >= NEIGHBOURS_PER_SIDE &&
      tools * 2 > near.length
    );
  };
  return new Set(skills.filter(isOfTools).map(({ title }) => title));
}
