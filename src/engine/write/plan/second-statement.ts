/** Chooses the second achievement of an introduction. */
import { latestYear } from '../career/career-order';
import type { CareerContext } from '../statements/career-context';
import { recencyOf } from '../statements/importance';
import type { Statement } from '../statements/statement';

/** By at least this much more does another statement of the same role say than the best of any other. */
const MIN_WORTH_DISTANCE = 2;
/** The recency of a role that ended ten years before the latest year. */
const MAX_PAST_RECENCY = 0.5;

/**
 * The statement that follows the first of the introduction: of another role, unless that ended ten years ago and the
 * same role has a far better one.
 * @param next the candidates, the best first
 */
export function secondOf(
  next: readonly Statement[],
  worth: (one: Statement) => number,
  context: CareerContext,
): Statement | undefined {
  const ofOther = next.find(({ role }) => role?.id !== next[0]?.role?.id);
  const ofSame = next.slice(1).find(({ role }) => role?.id === next[0]?.role?.id);
  const isPast =
    ofOther?.role !== undefined && recencyOf(ofOther.role, latestYear(context)) <= MAX_PAST_RECENCY;
  return isPast && ofSame && worth(ofSame) - worth(ofOther) >= MIN_WORTH_DISTANCE ? ofSame : ofOther;
}
