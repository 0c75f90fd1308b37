/** Superpowers: single deeds under the name of what they were about, two or four. */

import { foldText } from '../../language/text/hygiene';
import type { Language } from '../../language/text/language';
import { hasFigure } from '../statements/figures';
import { objectOf } from '../statements/object';
import type { Statement } from '../statements/statement';
import { deedNameOf } from './deed-name';
import { HELPED, type Portrait, workAreaOf } from './work-areas';

/** From so many left on, four are shown. */
const PLENTY = 8;

/** A duty is no superpower: an outcome in figures, or a deed that weighs. */
const worthATitle = ({ weight, text, language }: Statement): boolean =>
  language !== 'en' ? weight >= 0.8 || hasFigure(text) : weight >= 1.5 || (hasFigure(text) && weight > 0);

/**
 * Possible titles for a statement, the best first: a name for its action, the object of its verb, its field of work.
 */
function titlesOf(statement: Statement, language: Language): string[] {
  const object = objectOf(statement);
  const titles = object ? [deedNameOf(statement, object), object] : [workAreaOf(statement, language)?.label];
  return titles.filter((title) => title !== undefined);
}

/** Two titles that share their last word or begin alike read as one. */
const alike = (one: string, other: string): boolean => {
  const [a, b] = [foldText(one).split(' '), foldText(other).split(' ')];
  return a.at(-1) === b.at(-1) || a[0] === b[0];
};

/** Years after which a deed is shown only where nothing newer is left. */
const LONG_AGO = 12;

const yearOf = ({ role }: Statement): number =>
  role?.end === 'present' ? Number.POSITIVE_INFINITY : (role?.end?.year ?? role?.start?.year ?? 0);

/** Without deeds of long ago, where two others are left; outcomes before others, else by weight. */
function strongestFirst(statements: readonly Statement[]): Statement[] {
  const latest = Math.max(0, ...statements.map(yearOf).filter(Number.isFinite));
  const recent = statements.filter((statement) => yearOf(statement) >= latest - LONG_AGO);
  return [...(recent.length > 1 ? recent : statements)].sort(
    (a, b) => Number(hasFigure(b.text)) - Number(hasFigure(a.text)),
  );
}

/**
 * The strongest statements that have a title of their own, outcomes first; none or an even number, so that their grid
 * has no hole.
 * @param statements the weightiest first, none told elsewhere
 * @param taken titles that personas have
 */
export function planSuperpowers(
  statements: readonly Statement[],
  language: Language,
  taken: readonly string[],
): Portrait[] {
  const strongest = strongestFirst(
    statements.filter((statement) => worthATitle(statement) && !HELPED.test(statement.text)),
  );
  const found: Portrait[] = [];
  for (const statement of strongest) {
    const others = [...taken, ...found.map((one) => one.title)];
    const title = titlesOf(statement, language).find((one) => !others.some((other) => alike(other, one)));
    if (title) found.push({ title, statements: [statement] });
  }
  const wanted = statements.length >= PLENTY && found.length >= 4 ? 4 : found.length >= 2 ? 2 : 0;
  return found.slice(0, wanted);
}
