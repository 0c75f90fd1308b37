/** Plans personas and superpowers: which statements show them, and what they are called. */
import type { Language } from '../../language/text/language';
import { subjectAreaOf } from '../career/subject-areas';
import {
  ASSISTED_PATTERN,
  isWeakStatement,
  type Portrait,
  type WorkArea,
  workAreaOf,
} from '../career/work-areas';
import { hasFigure, hasOutcome } from '../statements/figures';
import type { Statement } from '../statements/statement';
import { contributionPersonas } from './contribution-personas';
import { filterByOccupation } from './occupation';
import { ANY_TARGET, type Target } from './on-target';
import { isPlainAgent, isSupportedBy, titleOfPost, titleOfSubjects } from './persona-title';
import { haveSameMeaning } from './same-title';
import { planSuperpowers } from './superpowers';

interface Group extends WorkArea {
  statements: Statement[];
}

const MAX_PERSONAS = 3;
/** Minimum number of personas; with fewer, roles are added. */
const MIN_PERSONAS = 2;
export const MAX_BULLETS = 3;
/** Number of superpowers that are chosen first, so that personas based on roles do not use up their statements. */
const RESERVED_SUPERPOWERS = 2;
/** With this many outcomes or more, the personas have enough even without those of the reserved superpowers. */
const MANY_OUTCOMES = 6;

function groupsOf(statements: readonly Statement[], language: Language): Group[] {
  const groupByArea = new Map<string, Group>();
  for (const statement of statements) {
    const area = workAreaOf(statement, language);
    if (!area || ASSISTED_PATTERN.test(statement.text)) continue;
    const group = groupByArea.get(area.id) ?? { ...area, statements: [] };
    group.statements.push(statement);
    groupByArea.set(area.id, group);
  }
  return [...groupByArea.values()];
}

/** Sorts pinned statements first, then those with figures. */
const pinnedThenFigures = (statements: readonly Statement[]): Statement[] =>
  [...statements].sort(
    (a, b) =>
      Number(b.pinned ?? false) - Number(a.pinned ?? false) ||
      Number(hasFigure(b.text)) - Number(hasFigure(a.text)),
  );

/** Number of statements with a figure among those that a persona would show. */
const countFigures = (statements: readonly Statement[]): number =>
  statements.slice(0, MAX_BULLETS).filter(({ text }) => hasFigure(text)).length;

/** The bullets of a persona. Next to two outcomes, a statement without a figure needs enough weight. */
function bulletsOf(statements: readonly Statement[]): Statement[] {
  const bullets = pinnedThenFigures(statements).slice(0, MAX_BULLETS);
  return countFigures(bullets) > 1
    ? bullets.filter(
        ({ text, pinned, weight }) => pinned || hasFigure(text) || weight >= MIN_WEIGHT_BESIDE_OUTCOMES,
      )
    : bullets;
}
/** Minimum weight of a statement without a figure next to two outcomes. */
const MIN_WEIGHT_BESIDE_OUTCOMES = 2.5;

/** Titles that say nothing about a person. */
const NO_PERSONA_PATTERN = /^(?:member|volunteer|student|participant|employee|staff|hr|it|sales|r&d)$/i;

interface RolePortraitOptions {
  /** Whether statements that say little about the person count. */
  includesWeak?: boolean;
  /** Whether there would be no persona without them. */
  isOnly?: boolean;
}

/**
 * Personas of roles, from statements that no other portrait uses.
 * @param used the portraits whose statements are left out
 */
function portraitsByRole(
  statements: readonly Statement[],
  used: readonly { statements: Statement[] }[],
  { includesWeak = false, isOnly = false }: RolePortraitOptions = {},
): Portrait[] {
  const usedStatements = new Set(used.flatMap(({ statements: shown }) => shown));
  const portraitByRole = new Map<string, Portrait>();
  for (const statement of statements) {
    const { role } = statement;
    if (usedStatements.has(statement) || !role?.title || ASSISTED_PATTERN.test(statement.text)) continue;
    if ((!includesWeak && isWeakStatement(statement)) || NO_PERSONA_PATTERN.test(role.title)) continue;
    const portrait = portraitByRole.get(role.id) ?? { title: role.title, statements: [] };
    portrait.statements.push(statement);
    portraitByRole.set(role.id, portrait);
  }
  return [...portraitByRole.values()]
    .map(({ title, statements: done }) => ({ title, shown: bulletsOf(done) }))
    .flatMap(({ title, shown }) => {
      const personaTitle = titleOfPost(title, shown, isOnly);
      return personaTitle === undefined ? [] : [{ title: personaTitle, statements: shown }];
    })
    .filter(
      ({ title, statements: shown }, at, all) =>
        shown.length > 1 &&
        shown.some((one) => one.language !== 'en' || !isWeakStatement(one)) &&
        all.findIndex((one) => haveSameMeaning(one.title, title)) === at,
    );
}

/** Whether a group characterises a person: by three statements, or by two of which, in English, one has a figure. */
const isCharacteristic = ({ statements }: Group, language: Language) =>
  statements.length > 2 || (statements.length > 1 && (language !== 'en' || countFigures(statements) > 0));

/** The statements of the two most frequent subjects, since a title names no more than two. */
function keepTwoSubjects(statements: readonly Statement[]): Statement[] {
  const countBySubject = new Map<string, number>();
  for (const { subjects } of statements) {
    const id = subjects[0]?.id ?? '';
    countBySubject.set(id, (countBySubject.get(id) ?? 0) + 1);
  }
  const mainSubjects = [...countBySubject]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 2)
    .map(([id]) => id);
  return statements.filter(({ subjects }) => mainSubjects.includes(subjects[0]?.id ?? ''));
}

/** Personas based on areas of work with several statements, named by their subjects. */
function portraitsByArea(statements: readonly Statement[]): Portrait[] {
  const statementsByArea = new Map<string, Statement[]>();
  for (const statement of statements) {
    const [subject] = statement.subjects;
    const area = subject && subjectAreaOf(subject);
    if (!area || ASSISTED_PATTERN.test(statement.text)) continue;
    statementsByArea.set(area, [...(statementsByArea.get(area) ?? []), statement]);
  }
  return [...statementsByArea.values()]
    .flatMap((ofArea) => portraitsBySubject(keepTwoSubjects(ofArea)))
    .filter(({ statements: shown }) => shown.some((one) => !isWeakStatement(one)));
}

/** A persona named after subjects that statements share. If its title is an occupation, all belong to roles with it. */
function portraitsBySubject(statements: readonly Statement[]): Portrait[] {
  const all = bulletsOf(statements);
  const firstTitle = titleOfSubjects(all);
  const bullets = firstTitle && isPlainAgent(firstTitle) ? all : bulletsOf(filterByOccupation(statements));
  const title = bullets.length > 1 ? titleOfSubjects(bullets) : undefined;
  const supportedBullets = title ? bullets.filter((one) => isSupportedBy(title, one)) : [];
  return title && supportedBullets.length > 1 ? [{ title, statements: supportedBullets }] : [];
}

interface PortraitOptions {
  /** Whether no other statements can be had, so that personas and superpowers share few. */
  isLast?: boolean;
  /** Names of the person's industries, which may be part of a title. */
  industries?: readonly string[];
  /** Which posts may name a persona. */
  target?: Target;
}

/**
 * Distributes statements over personas and superpowers. Each is used once, and only for a title that it
 * supports. A persona is based on a kind of contribution, otherwise on a subject with enough statements, otherwise on
 * an area of several subjects, otherwise on a role.
 * @param statements the weightiest first
 */
export function portraitsOf(
  statements: readonly Statement[],
  language: Language,
  { isLast = true, industries = [], target = ANY_TARGET }: PortraitOptions = {},
): { personas: Portrait[]; superpowers: Portrait[] } {
  const english = language === 'en' ? statements.filter(({ role }) => target.includes(role)) : [];
  const ofContributions = contributionPersonas(english, industries, MAX_PERSONAS - 1);
  const contributing = new Set(ofContributions.flatMap((one) => one.statements));
  const others = english.filter((one) => !contributing.has(one));
  // The themes of other languages are too broad for a title, so there personas are based on roles only.
  const ofSubjects = groupsOf(others, language)
    .filter((group) => isCharacteristic(group, language))
    .map((group) => ({ ...group, statements: pinnedThenFigures(group.statements) }))
    .sort((a, b) => countFigures(b.statements) - countFigures(a.statements))
    .slice(0, MAX_PERSONAS - ofContributions.length)
    .flatMap((group) => portraitsBySubject(group.statements));
  const ofSubjectGroups = [...ofContributions, ...ofSubjects].filter(
    ({ title }, at, all) => all.findIndex((one) => haveSameMeaning(one.title, title)) === at,
  );
  const without = (used: readonly Portrait[]) => {
    const usedStatements = new Set(used.flatMap((one) => one.statements));
    return statements.filter((statement) => !usedStatements.has(statement));
  };
  const powersWith = (used: readonly Portrait[]) =>
    planSuperpowers(
      without(used),
      language,
      used.map(({ title }) => title),
    );
  const personasOf = (kept: readonly Portrait[]): Portrait[] => {
    const personas: Portrait[] = [...ofSubjectGroups];
    const rest = () => without([...kept, ...personas]).filter(({ role }) => target.includes(role));
    /**
     * Adds candidates with new titles. A third persona needs an outcome, and must not reduce the number of
     * superpowers.
     */
    const add = (candidates: readonly Portrait[]) => {
      for (const candidate of presentFirst(provenFirst(candidates), target)) {
        const isThird = personas.length >= MIN_PERSONAS;
        if (personas.length >= MAX_PERSONAS || (isThird && countFigures(candidate.statements) === 0)) break;
        if (personas.some(({ title }) => haveSameMeaning(title, candidate.title))) continue;
        const more = [...personas, candidate];
        if (isThird && powersWith(more).length < powersWith(personas).length) continue;
        personas.push(candidate);
      }
    };
    if (language === 'en') add(portraitsByArea(rest()));
    add(portraitsByRole(rest(), personas));
    if (personas.length < MIN_PERSONAS) {
      const others = portraitsByRole(rest(), personas, { includesWeak: true }).filter(({ title }) =>
        personas.every((one) => !haveSameMeaning(one.title, title)),
      );
      personas.push(...others.slice(0, MIN_PERSONAS - personas.length));
    }
    return personas;
  };
  // Reserves the two strongest superpowers if the personas have enough outcomes without theirs, or could have none.
  const outcomes = statements.filter(({ text }) => hasFigure(text)).length;
  const reserved =
    outcomes === 0 || outcomes >= MANY_OUTCOMES
      ? powersWith(ofSubjectGroups).slice(0, RESERVED_SUPERPOWERS)
      : [];
  const first = personasOf(reserved);
  const personas = first.length > 0 ? first : personasOf([]);
  const ordered = presentFirst(
    provenFirst(leaveForSuperpowers(personas, powersWith, personasOf, isLast)),
    target,
  );
  return { personas: ordered, superpowers: powersWith(ordered) };
}

/** The persona of a record without another: the role with the weightiest lines, although none states an outcome. */
export const personaOfPost = (statements: readonly Statement[]): Portrait | undefined =>
  portraitsByRole(statements, [], { isOnly: true }).find(({ title }) => title.includes(' '));

/**
 * Reduces personas so that statements remain for superpowers: not at all if enough remain, otherwise to two bullets
 * each, to two personas, to statements that the superpowers do not need, or to one persona.
 */
function leaveForSuperpowers(
  personas: readonly Portrait[],
  powersWith: (used: readonly Portrait[]) => readonly Portrait[],
  personasOf: (kept: readonly Portrait[]) => readonly Portrait[],
  isLast: boolean,
): readonly Portrait[] {
  if (personas.length === 0 || powersWith(personas).length > 0) return personas;
  const fewer = personas.map((one) => ({ ...one, statements: one.statements.slice(0, MAX_BULLETS - 1) }));
  const reserved = () => personasOf(powersWith([]).slice(0, RESERVED_SUPERPOWERS));
  for (const plan of [() => fewer, () => fewer.slice(0, MIN_PERSONAS), reserved]) {
    const shared = plan();
    const isEnough = shared.length >= Math.min(personas.length, MIN_PERSONAS);
    if (isEnough && powersWith(shared).length > 1) return shared;
  }
  // One persona beside two abilities that are proven says more than three personas alone.
  for (const shared of isLast ? [fewer.slice(0, 1), reserved()] : []) {
    const powers = powersWith(shared);
    if (shared.length > 0 && powers.length > 1 && powers.every(provesMuch)) return shared;
  }
  return personas;
}

/** Minimum weight of an achievement without an outcome that proves an ability at the cost of a persona. */
const MIN_PROVING_WEIGHT = 4;
const provesMuch = ({ statements }: Portrait): boolean =>
  statements.some((one) => (hasOutcome(one) && hasFigure(one.text)) || one.weight >= MIN_PROVING_WEIGHT);

/** Portraits with an outcome first. */
const provenFirst = (portraits: readonly Portrait[]): Portrait[] =>
  [...portraits].sort(
    (a, b) => Number(countFigures(b.statements) > 0) - Number(countFigures(a.statements) > 0),
  );

/** Portraits of the present post first: it says most of what the person is. */
const presentFirst = (portraits: readonly Portrait[], { isPresent }: Target): Portrait[] =>
  [...portraits].sort(
    (a, b) =>
      Number(b.statements.some(({ role }) => isPresent(role))) -
      Number(a.statements.some(({ role }) => isPresent(role))),
  );
