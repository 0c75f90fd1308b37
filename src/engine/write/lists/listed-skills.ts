import type { TextFact } from '@/shared/facts';
import { upperFirst } from '../../language/text/casing';
import { foldText } from '../../language/text/hygiene';
import { functionOf, OTHER_FUNCTION } from '../../language/vocabulary/functions';
import { isSkill, skillName } from '../../language/vocabulary/skills';
import { isToolName } from '../../language/vocabulary/tools';
import { isExecutive } from '../plan/career-order';
import { type CareerContext, printed } from '../statements/career-context';

export interface ListedSkill {
  fact: TextFact;
  title: string;
}

/** Of a list in which more than this share is no skill, only what is known as one is believed. */
const DOUBTFUL = 0.3;
/** A list must be so long to be judged. */
const LEAST = 5;

const sameWords = (a: string, b: string) => a.split(' ').sort().join(' ') === b.split(' ').sort().join(' ');

/** 'Achterberg' or 'T. Achterberg' among the skills of Tobias Achterberg. */
const isOfName = (skill: string, name: string): boolean => {
  const own = name.split(' ').filter((word) => word.length > 3);
  return skill.split(' ').length < 4 && own.some((word) => skill.split(' ').includes(word));
};

/** 'ROS2' beside 'ROS1/ROS2' says nothing of its own. */
function isPartOfAnother(skill: string, all: readonly string[]): boolean {
  const own = foldText(skill);
  return all.some(
    (other) =>
      other !== skill && other.includes('/') && other.split('/').some((part) => foldText(part) === own),
  );
}

const isKnown = (title: string) => functionOf(title) !== OTHER_FUNCTION || isToolName(title);

/**
 * The skills as listed, in the source's order and without repetition. Tools are nothing an executive is asked for. A
 * list that was read together with other things is believed only where a skill is known.
 */
export function listedSkills(context: CareerContext): ListedSkill[] {
  const name = foldText(context.name);
  const employers = context.roles.map(({ organisation }) => organisation);
  const titles = new Set(context.facts.roles.map(({ title }) => foldText(title)));
  const all = context.facts.skills.map(({ value }) => printed(value));
  const executive = isExecutive(context);
  const read = context.facts.skills.map((fact) => ({
    fact,
    title: upperFirst(skillName(printed(fact.value)).replace(/(?:(?<!\s)\s+)?\((?=[^()\d]*\d)[^()]*\)$/, '')),
  }));
  const sound = read.filter(
    ({ title }) =>
      isSkill(title, employers) &&
      !sameWords(name, foldText(title)) &&
      !isOfName(foldText(title), name) &&
      !titles.has(foldText(title)),
  );
  const doubtful = read.length >= LEAST && (read.length - sound.length) / read.length > DOUBTFUL;
  const seen = new Set<string>();
  return sound.filter(({ fact, title }) => {
    const key = foldText(title);
    if (seen.has(key) || isPartOfAnother(printed(fact.value), all)) return false;
    if (executive && isToolName(title)) return false;
    if (doubtful && !isKnown(title)) return false;
    seen.add(key);
    return true;
  });
}
