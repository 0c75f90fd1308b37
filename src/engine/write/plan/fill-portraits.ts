/** Fills personas and superpowers that would be few or missing with statements of other sections. */

import type { Language } from '../../language/text/language';
import type { Portrait } from '../career/work-areas';
import type { Statement } from '../statements/statement';
import { fillSuperpowers, SUPERPOWERS_PER_ROW } from './fill-superpowers';
import { namedStrengths } from './named-strengths';
import { NEWCOMERS_PATTERN, planSuperpowers } from './superpowers';

export interface Portraits {
  personas: Portrait[];
  superpowers: Portrait[];
}

/** With this many lines or more, personas need no statements of other sections. */
const ENOUGH_LINES = 3;

/**
 * Replaces personas with few bullets, and superpowers that do not fill a row, by those of `others` if these are more.
 * Otherwise the planned ones stay, since they repeat nothing.
 */
export function fillPortraits(planned: Portraits, others: () => Portraits): Portraits {
  if (planned.personas.length > 0 && planned.superpowers.length >= SUPERPOWERS_PER_ROW) return planned;
  const more = others();
  const bulletCount = planned.personas.flatMap(({ statements }) => statements).length;
  const isThin = bulletCount < ENOUGH_LINES && planned.personas.length < more.personas.length;
  const personas = isThin ? more.personas : planned.personas;
  const inPersonas = new Set(personas.flatMap(({ statements }) => statements));
  const isNew = ({ statements }: Portrait) => !statements.some((one) => inPersonas.has(one));
  const superpowers = planned.superpowers.filter(isNew);
  const further = more.superpowers.filter(isNew);
  return { personas, superpowers: chooseFuller(superpowers, further) };
}

/** The planned superpowers if they fill a row or the others are not more, otherwise the others. */
const chooseFuller = (planned: Portrait[], others: Portrait[]): Portrait[] =>
  planned.length >= SUPERPOWERS_PER_ROW || others.length <= planned.length ? planned : others;

/** Superpowers based on statements that no persona uses. */
function superpowersBeside(
  personas: readonly Portrait[],
  statements: readonly Statement[],
  language: Language,
): Portrait[] {
  const usedStatements = new Set(personas.flatMap((one) => one.statements));
  return planSuperpowers(
    statements.filter((one) => !usedStatements.has(one)),
    language,
    personas.map(({ title }) => title),
  );
}

/** With fewer statements, each says more in a paragraph than as a superpower. */
const MIN_STATEMENTS = 3;
/** Number of bullets that a persona keeps where superpowers need the third, unless its owner pinned one. */
const MIN_BULLETS = 2;

/** The statements that superpowers may use. */
export interface AvailableForSuperpowers {
  /** The statements that superpowers with results may use. */
  withResults: readonly Statement[];
  /** The statements that superpowers without results may use. */
  reusable: readonly Statement[];
  /** The statements of long ago, which are used if no others show enough. */
  longAgo: readonly Statement[];
  /** The lines that key roles would show, which are used last: a role has others, or is named without a line. */
  ofRoles: readonly Statement[];
}

/**
 * The planned superpowers if they fill a row, otherwise those of more statements, otherwise with achievements
 * without figures added, for which personas spare their third bullets, and last those that are named after
 * practices.
 * @param practices as the person lists them, which name superpowers if no ability can be named
 */
export function chooseSuperpowers(
  planned: Portrait[],
  personas: readonly Portrait[],
  { withResults, reusable, longAgo, ofRoles }: AvailableForSuperpowers,
  language: Language,
  practices: readonly string[],
): Portrait[] {
  const proven =
    planned.length >= SUPERPOWERS_PER_ROW
      ? planned
      : chooseFuller(planned, superpowersBeside(personas, withResults, language));
  if (proven.length >= SUPERPOWERS_PER_ROW || withResults.length < MIN_STATEMENTS) return inRows(proven);
  const keeps = ({ statements }: Portrait) =>
    statements.some(({ pinned }) => pinned) ? statements : statements.slice(0, MIN_BULLETS);
  const keptBullets = new Set(personas.flatMap(keeps));
  const titles = personas.map(({ title }) => title);
  for (const available of [reusable, [...reusable, ...longAgo], [...reusable, ...ofRoles]]) {
    const free = available.filter((one) => !keptBullets.has(one) && !NEWCOMERS_PATTERN.test(one.text));
    const rows = free.length >= MANY_STATEMENTS ? 2 : 1;
    const filledRow = inRows(fillSuperpowers(proven, free, titles, SUPERPOWERS_PER_ROW));
    // All titles of a row have one form, so a lone ability gives way to practices.
    const superpowers =
      filledRow.length > 0
        ? filledRow
        : inRows(namedStrengths(practices, free, titles, SUPERPOWERS_PER_ROW * rows));
    if (superpowers.length > 0) return superpowers;
  }
  return superpowersOfLastPersona(personas, [...reusable, ...ofRoles], language, titles);
}

/**
 * Superpowers for which the last of several personas gives its lines: one persona and a row of abilities say more than
 * two personas alone. Only in English, where abilities are named by verbs.
 */
function superpowersOfLastPersona(
  personas: readonly Portrait[],
  available: readonly Statement[],
  language: Language,
  titles: readonly string[],
): Portrait[] {
  const last = personas.at(-1);
  if (language !== 'en' || personas.length < 2 || !last || last.statements.some(({ pinned }) => pinned))
    return [];
  const inOthers = new Set(
    personas.slice(0, -1).flatMap(({ statements }) => statements.slice(0, MIN_BULLETS)),
  );
  const free = [...new Set([...last.statements, ...available])].filter((one) => !inOthers.has(one));
  return inRows(fillSuperpowers([], free, titles.slice(0, -1), SUPERPOWERS_PER_ROW));
}
/** With this many statements or more, two rows leave enough for the other sections. */
const MANY_STATEMENTS = 12;

/** As many of the superpowers as fill whole rows, the first ones: a lone one looks like a remainder. */
export const inRows = <Power>(superpowers: readonly Power[]): Power[] =>
  superpowers.slice(0, superpowers.length - (superpowers.length % SUPERPOWERS_PER_ROW));

/** The personas without the bullets that superpowers have taken, as far as enough bullets remain. */
export const withoutStatements = (personas: readonly Portrait[], taken: ReadonlySet<Statement>): Portrait[] =>
  personas.flatMap((one) => {
    const statements = one.statements.filter((each) => !taken.has(each));
    const isEnough = statements.length === one.statements.length || statements.length >= MIN_BULLETS;
    return isEnough ? [{ ...one, statements }] : [];
  });
