import type { Statement } from '../statements/statement';
import type { Language } from '../text/language';
import { labelIn } from '../themes/labels';

/** A persona or superpower: its title and the statements that show it. */
export interface Portrait {
  title: string;
  statements: Statement[];
}

/** What a statement is filed under: a subject in English, a theme in another language. */
interface Field {
  id: string;
  /** 'Refinancer' of personas. */
  agent: string;
  /** 'Debt and refinancing' of superpowers. */
  label: string;
}

interface Group extends Field {
  statements: Statement[];
}

const MOST_PERSONAS = 3;
/** Fewer personas than this are joined by posts. */
const LEAST = 2;
const MOST_BULLETS = 3;
/** Words of a title: two agents joined must stay shorter. */
const LONGEST_TITLE = 7;

function fieldOf(statement: Statement, language: Language): Field | undefined {
  const [subject] = statement.subjects;
  if (subject) return subject;
  const id = statement.themes[0]?.theme.id;
  const label = id && labelIn(language, id);
  return id && label ? { id, agent: label, label } : undefined;
}

/** Who only helped does not stand for the field. */
const HELPED =
  /^(?:assist\w*|help\w*|support\w*|participat\w*|contribut\w*|attend\w*|involved|was involved|work(?:ed|s)? (?:on|with|closely)|us(?:ed|es)|utili[sz]\w+|served as)\b/i;

function groupsOf(statements: readonly Statement[], language: Language): Group[] {
  const groups = new Map<string, Group>();
  for (const statement of statements) {
    const field = fieldOf(statement, language);
    if (!field || HELPED.test(statement.text)) continue;
    const group = groups.get(field.id) ?? { ...field, statements: [] };
    group.statements.push(statement);
    groups.set(field.id, group);
  }
  return [...groups.values()];
}

/** Who leads nobody yet is no lead. */
const called = (agent: string, senior: boolean) =>
  senior ? agent : agent.replace(/ (?:Lead|Leader)$/, ' Specialist');

/** How many superpowers: an even number, so that their grid has no hole. */
function superpowersFor(groups: number): 0 | 2 | 4 {
  if (groups >= 8) return 4;
  return groups >= 4 ? 2 : 0;
}

const AND: Partial<Record<Language, string>> = {
  en: 'and',
  de: 'und',
  fr: 'et',
  es: 'y',
  pt: 'e',
  it: 'e',
  nl: 'en',
};

/** What no field names is told under the post it was done in. */
function byPost(
  statements: readonly Statement[],
  used: readonly { statements: Statement[] }[],
  most: number,
): Portrait[] {
  const taken = new Set(used.flatMap(({ statements: shown }) => shown));
  const posts = new Map<string, Portrait>();
  for (const statement of statements) {
    const { role } = statement;
    if (taken.has(statement) || !role?.title || statement.weight < 0 || HELPED.test(statement.text)) continue;
    const post = posts.get(role.id) ?? { title: role.title, statements: [] };
    if (post.statements.length < MOST_BULLETS) post.statements.push(statement);
    posts.set(role.id, post);
  }
  return [...posts.values()]
    .filter(
      ({ title, statements: shown }, at, all) =>
        shown.length > 1 && all.findIndex((one) => one.title === title) === at,
    )
    .slice(0, Math.max(0, most));
}

/** 'Refinancer and Integrator'; a comma where a part has an 'and' of its own. */
const joinedTitle = (first: string, second: string, and: string) =>
  `${first} ${second}`.includes(` ${and} `) ? `${first}, ${second}` : `${first} ${and} ${second}`;

/**
 * Shares statements out between personas and superpowers; each is used once and only under a field that it shows.
 * A persona is a field with two statements or more, else two fields of one person side by side.
 * @param statements the weightiest first
 * @param senior whether the person has led others
 */
export function portraitsOf(
  statements: readonly Statement[],
  language: Language,
  senior = true,
): { personas: Portrait[]; superpowers: Portrait[] } {
  const groups = groupsOf(statements, language);
  const several = groups.filter((group) => group.statements.length > 1).slice(0, MOST_PERSONAS);
  const rest = groups.filter((group) => !several.includes(group));
  const personas: Portrait[] = several.map((group) => ({
    title: called(group.agent, senior),
    statements: group.statements.slice(0, MOST_BULLETS),
  }));
  const wanted = superpowersFor(rest.length + (several.length > 1 ? 1 : 0));
  const powers = rest.slice(0, wanted);
  const left = rest.slice(powers.length);
  while (personas.length < MOST_PERSONAS && left.length > 1) {
    const [first, second] = left.splice(0, 2) as [Group, Group];
    const title = joinedTitle(
      called(first.agent, senior),
      called(second.agent, senior),
      AND[language] ?? '/',
    );
    if (title.split(' ').length > LONGEST_TITLE) left.unshift(first);
    else
      personas.push({
        title,
        statements: [...first.statements, ...second.statements].slice(0, MOST_BULLETS),
      });
  }
  personas.push(...byPost(statements, [...personas, ...powers], LEAST - personas.length));
  const superpowers = powers.map(({ label, statements: shown }) => ({
    title: label,
    statements: shown.slice(0, 2),
  }));
  return { personas, superpowers: superpowers.length % 2 === 0 ? superpowers : superpowers.slice(0, -1) };
}
