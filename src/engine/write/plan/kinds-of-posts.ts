/**
 * Personas of posts of one kind whose titles differ: 'Lecturer and Mentor' for a lecturer of one school and a mentor of
 * another.
 */
import { upperFirst } from '../../language/text/casing';
import { isLearner, seniorityRankOf } from '../../language/vocabulary/titles';
import { ASSISTED_PATTERN, isWeakStatement, type Portrait } from '../career/work-areas';
import { sortByProof } from '../statements/figures';
import type { Statement } from '../statements/statement';
import { fieldOfTitle } from './title-field';

/** Nouns of titles that name the work itself, by kind; posts of one kind do the same work. */
const KINDS: readonly RegExp[] = [
  /\b(teacher|lecturer|professor|instructor|tutor|educator|trainer|mentor|coach|facilitator)\b/i,
  /\b(advis[eo]r|consultant|counsel(?:l)?or|board member|non-executive director|trustee)\b/i,
  /\b(researcher|scientist|research (?:fellow|associate|engineer))\b/i,
  /\b(writer|editor|journalist|author|copywriter|translator)\b/i,
  /\b(designer|illustrator|art director|animator)\b/i,
];
/** Trainers of models, who teach nobody. */
const NO_TEACHER_PATTERN = /\b(?:ai|data|model|llm) (?:trainer|tutor|coach)\b/i;
/** Work with learners, which may be shown for those who teach although it is routine in other posts. */
const WITH_LEARNERS_PATTERN =
  /\b(?:students?|learners|pupils|courses?|class(?:es)?|curricul\w+|masterclass\w*|workshops?|lectures?|lessons?|bootcamps?|mentees)\b/i;
/** Minimum weight of a line about learners, which excludes lines that point back to another one. */
const MIN_TEACHING_WEIGHT = -1.2;
const isTeachingLine = ({ text, weight, role }: Statement): boolean =>
  KINDS[0]?.test(role?.title ?? '') === true &&
  WITH_LEARNERS_PATTERN.test(text) &&
  weight >= MIN_TEACHING_WEIGHT;

/** Kinds whose nouns name a person's work without a field; 'Consultant' alone does not. */
const SAYS_ENOUGH_PATTERN =
  /^(?:teacher|lecturer|professor|instructor|tutor|educator|mentor|coach|translator)$/i;

/** Minimum seniority rank of someone who leads a part of an organisation. */
const MIN_LEADING_RANK = 3;
const MAX_BULLETS = 3;
const MIN_POSTS = 2;
const MAX_NAMES_IN_TITLE = 2;
const MAX_TITLE_WORDS = 6;

interface NamedStatement {
  statement: Statement;
  name: string;
}

const nameCounts = (candidates: readonly NamedStatement[]): [string, number][] => {
  const countByName = new Map<string, number>();
  for (const { name } of candidates) countByName.set(name, (countByName.get(name) ?? 0) + 1);
  return [...countByName].sort(([, a], [, b]) => b - a);
};

/** The statements of the two most frequent names, of as many posts as possible: the best of each post first. */
function bulletsOf(
  candidates: readonly NamedStatement[],
): { names: string[]; statements: Statement[] } | undefined {
  const names = nameCounts(candidates)
    .slice(0, MAX_NAMES_IN_TITLE)
    .map(([name]) => name);
  const namedCandidates = candidates.filter(({ name }) => names.includes(name));
  const seen = new Set<string>();
  const isFirst = ({ statement }: NamedStatement) => {
    const id = statement.role?.id ?? '';
    const isKnown = seen.has(id);
    seen.add(id);
    return !isKnown;
  };
  const first = namedCandidates.filter(isFirst);
  if (first.length < MIN_POSTS) return undefined;
  const bullets = [...first, ...namedCandidates.filter((one) => !first.includes(one))].slice(0, MAX_BULLETS);
  const usedNames = names.filter((name) => bullets.some((one) => one.name === name));
  return { names: usedNames, statements: bullets.map(({ statement }) => statement) };
}

/** A persona of the posts that one kind of work names in their titles: 'Mentor and Lecturer'. */
function personaOfKind(kind: RegExp, statements: readonly Statement[]): Portrait | undefined {
  const candidates = statements.flatMap((statement) => {
    const title = statement.role?.title ?? '';
    const name = NO_TEACHER_PATTERN.test(title) ? undefined : kind.exec(title)?.[1];
    return name ? [{ statement, name: name.toLowerCase() }] : [];
  });
  const bullets = bulletsOf(candidates);
  if (!bullets) return undefined;
  const [first = '', second] = bullets.names;
  if (!second && !SAYS_ENOUGH_PATTERN.test(first)) return undefined;
  const capital = (name: string) =>
    name
      .split(/(?<=[ -])/)
      .map(upperFirst)
      .join('');
  return { title: bullets.names.map(capital).join(' and '), statements: bullets.statements };
}

/**
 * A persona of posts that lead, each with one line, by the fields of their titles: 'Strategy and Operations Leader'.
 */
function personaOfFields(statements: readonly Statement[]): Portrait | undefined {
  const candidates = statements.flatMap((statement) => {
    const title = statement.role?.title ?? '';
    const name = seniorityRankOf(title) >= MIN_LEADING_RANK ? fieldOfTitle(title) : undefined;
    return name && !isWeakStatement(statement) ? [{ statement, name }] : [];
  });
  const bullets = bulletsOf(candidates);
  // 'Technology' and 'Delivery and Operations' are named by the first two.
  const names = bullets && [...new Set(bullets.names.flatMap((name) => name.split(/,? and |,? & |, /)))];
  // 'Yard Planning' and 'Yard Safety' are 'Yard Planning and Safety'.
  const common = firstWordOf(names?.[0] ?? '');
  const fields = names?.map((name, at) =>
    at > 0 && firstWordOf(name) === common && name !== common ? name.slice(common.length + 1) : name,
  );
  const title = fields && `${fields.slice(0, MAX_NAMES_IN_TITLE).join(' and ')} Leader`;
  return bullets && title && title.split(' ').length <= MAX_TITLE_WORDS
    ? { title, statements: bullets.statements }
    : undefined;
}

const firstWordOf = (text: string): string => text.split(' ')[0] ?? '';

/**
 * Personas of posts of one kind, for statements that no other persona uses.
 * @param isClean whether a statement without an outcome can be shown
 */
export function personasOfKinds(
  statements: readonly Statement[],
  isClean: (statement: Statement) => boolean,
): Portrait[] {
  const usableStatements = sortByProof(
    statements.filter(
      (one) =>
        one.role &&
        !isLearner(one.role.title) &&
        !ASSISTED_PATTERN.test(one.text) &&
        (!isWeakStatement(one) || isTeachingLine(one) || isClean(one)),
    ),
  );
  return [
    ...KINDS.map((kind) => personaOfKind(kind, usableStatements)),
    personaOfFields(usableStatements),
  ].filter((one) => one !== undefined);
}
