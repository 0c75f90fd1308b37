import { hasFigure } from '../statements/figures';
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

/** Who only helped, or was taught, does not stand for the field. */
const HELPED =
  /^(?:(?:attend|complet|pass|underwent|undertook)\w* .{0,40}\b(?:training|course|workshop|certification|internship|programme|program|seminar)\b|transferr?ed (?:from|to)\b|assist\w*|help\w*|support\w*|participat\w*|contribut\w*|attend\w*|involved|was involved|work(?:ed|s)? (?:\w+ly )?(?:on|with|across|alongside|closely)|us(?:ed|es)|utili[sz]\w+|served as)\b/i;

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

/** What came of something in figures is read before what was merely done. */
const outcomesFirst = (statements: readonly Statement[]): Statement[] =>
  [...statements].sort(
    (a, b) =>
      Number(b.pinned ?? false) - Number(a.pinned ?? false) ||
      Number(hasFigure(b.text)) - Number(hasFigure(a.text)),
  );

const outcomesIn = (statements: readonly Statement[]): number =>
  statements.slice(0, MOST_BULLETS).filter(({ text }) => hasFigure(text)).length;

/** The bullets of a persona: two outcomes need no duty beside them. */
function bulletsOf(statements: readonly Statement[]): Statement[] {
  const shown = outcomesFirst(statements).slice(0, MOST_BULLETS);
  const outcomes = outcomesIn(shown);
  return outcomes > 1 ? shown.slice(0, outcomes) : shown;
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

/** A duty that says little of who did it: a persona of such lines is left out. */
const isWeak = ({ weight, text }: Statement): boolean => weight < 0.8 && !hasFigure(text);

/** What no field names is told under the post it was done in. */
function byPost(statements: readonly Statement[], used: readonly { statements: Statement[] }[]): Portrait[] {
  const taken = new Set(used.flatMap(({ statements: shown }) => shown));
  const posts = new Map<string, Portrait>();
  for (const statement of statements) {
    const { role } = statement;
    if (taken.has(statement) || !role?.title || isWeak(statement) || HELPED.test(statement.text)) continue;
    const post = posts.get(role.id) ?? { title: role.title, statements: [] };
    post.statements.push(statement);
    posts.set(role.id, post);
  }
  return [...posts.values()]
    .map(({ title, statements: done }) => ({ title, statements: bulletsOf(done) }))
    .filter(
      ({ title, statements: shown }, at, all) =>
        shown.length > 1 && all.findIndex((one) => one.title === title) === at,
    );
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
  const several = groups
    .filter((group) => group.statements.length > 1)
    .map((group) => ({ ...group, statements: outcomesFirst(group.statements) }))
    .sort((a, b) => outcomesIn(b.statements) - outcomesIn(a.statements))
    .slice(0, MOST_PERSONAS);
  const rest = groups.filter(({ id }) => !several.some((group) => group.id === id));
  const personas: Portrait[] = several.map((group) => ({
    title: called(group.agent, senior),
    statements: bulletsOf(group.statements),
  }));
  const wanted = superpowersFor(rest.length + (several.length > 1 ? 1 : 0));
  const powers = rest.slice(0, wanted);
  const left = rest.slice(powers.length);
  // A post is a truer title than two fields with little in common; these are joined only where no post is left.
  const spare = byPost(statements, [...personas, ...powers]).length;
  while (senior && personas.length + spare < LEAST && left.length > 1) {
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
        // Both of the title are shown.
        statements: [...first.statements.slice(0, MOST_BULLETS - 1), ...second.statements].slice(
          0,
          MOST_BULLETS,
        ),
      });
  }
  const posts = byPost(statements, [...personas, ...powers]);
  // A post with outcomes says more of somebody than a field without.
  const proven = posts.filter(({ statements: shown }) => outcomesIn(shown) > 0);
  const shown = [...personas, ...proven]
    .sort((a, b) => Number(outcomesIn(b.statements) > 0) - Number(outcomesIn(a.statements) > 0))
    .slice(0, MOST_PERSONAS);
  const others = posts.filter((post) => !shown.includes(post));
  shown.push(...others.slice(0, Math.max(0, LEAST - shown.length)));
  const superpowers = powers.map(({ label, statements: shown }) => ({
    title: label,
    statements: shown.slice(0, 2),
  }));
  return {
    personas: shown,
    superpowers: superpowers.length % 2 === 0 ? superpowers : superpowers.slice(0, -1),
  };
}
