/** The statements of each section, and which statements can be printed at all. */
import { isResultClause } from '../../language/vocabulary/results';
import type { Portrait } from '../career/work-areas';
import { canBeListEntry } from '../sentences/statement-sentence';
import { isFounding } from '../statements/importance';
import type { Statement } from '../statements/statement';

/** The statements of each section: each belongs to one, and key roles and skills may also quote it briefly. */
export interface SectionStatements {
  /** What the person says about working with them. */
  manual: readonly Statement[];
  /** What the person says about the companies and situations that they are hired for. */
  sweetSpot: readonly Statement[];
  /** What the person says about themselves. */
  own: readonly Statement[];
  /** The person's description of themselves, and the best result that they state for the whole career. */
  opening: readonly Statement[];
  description: readonly Statement[];
  introduction: readonly Statement[];
  /** One statement each of earlier roles, by the id of the role. */
  story: ReadonlyMap<string, Statement>;
  personas: readonly Portrait[];
  superpowers: readonly Portrait[];
  /** Statements that none of these sections uses. */
  left: readonly Statement[];
  /** The strongest statements of the career, which prose tells even if the list of key roles has to repeat them. */
  strongest?: readonly Statement[];
}

/** Minimum words of a printed statement. */
const MIN_WORDS = 4;
/** Minimum words of a printed statement that something was founded. */
const MIN_FOUNDING_WORDS = 3;

/**
 * Whether a statement is about the person and can be printed without a subject. In English it must begin with
 * a verb or state a result of its role.
 */
export function isPrintableStatement(statement: Statement): boolean {
  const words = statement.text.split(' ').length;
  if (words < (isFounding(statement.text) ? MIN_FOUNDING_WORDS : MIN_WORDS) || !canBeListEntry(statement))
    return false;
  return statement.language !== 'en' || statement.predicate !== undefined || isResultClause(statement.text);
}
