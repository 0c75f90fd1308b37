/** Chooses what the description tells besides its leading statements: strong ones that no other section has used. */
import { hasFigure, saysChange } from '../statements/figures';
import { MIN_STRONG_STATEMENT_WEIGHT } from '../statements/importance';
import type { Statement } from '../statements/statement';
import { withoutToldFigures } from './told-once';

/** Minimum number of statements in a record of which only changes are told: in a smaller one, any figure is. */
const MIN_STATEMENTS_FOR_CHANGES = 5;
/** Maximum statements of a description, which stands in a narrow column. */
const MAX_STATEMENTS_OF_DESCRIPTION = 4;

interface DescriptionSoFar {
  /** What the summary tells so far. */
  told: readonly Statement[];
  /** How many statements of posts the description has. */
  count: number;
  /** The number of statements of the record. */
  total: number;
  /** Whether a statement may be told as a part of the career. */
  isOfCareer: (statement: Statement) => boolean;
  /** What a statement is worth, in the unit of its weight. */
  worth: (statement: Statement) => number;
}

/**
 * The strongest changes that are stated in figures, even those for which no portrait has a title. Then other strong
 * statements of posts with an employer: a longer description is better than leaving them out.
 * @param statements the candidates, the best first
 */
export function restOfDescription(
  statements: readonly Statement[],
  { told, count, total, isOfCareer, worth }: DescriptionSoFar,
): Statement[] {
  const changes = statements
    .filter((one) => one.weight > 0 && hasFigure(one.text))
    .filter((one) => saysChange(one) || total < MIN_STATEMENTS_FOR_CHANGES)
    .slice(0, Math.max(0, MAX_STATEMENTS_OF_DESCRIPTION - count));
  const others = statements.filter((one) => !changes.includes(one));
  const strong = withoutToldFigures(others, [...told, ...changes])
    .filter((one) => one.weight >= MIN_STRONG_STATEMENT_WEIGHT && one.role?.organisation && isOfCareer(one))
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, Math.max(0, MAX_STATEMENTS_OF_DESCRIPTION - count - changes.length));
  return [...changes, ...strong];
}
