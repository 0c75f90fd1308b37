/** Decides whether a single statement shows an ability: it must state a strong result, and not only a task. */
import { seniorityRankOf } from '../../language/vocabulary/titles';
import { hasFigure, hasOutcome, saysChange } from '../statements/figures';
import { isFounding, saysExtent } from '../statements/importance';
import type { Statement } from '../statements/statement';

/** Papers and aids, which are written in every post: 'developed training kits to teach staff'. */
const TRAINING_MATTER_PATTERN =
  /^(?:develop|creat|writ|wrote|author|prepar|produc|design)\p{L}* (?:[^\s,]+ ){0,3}(?:training|manuals?|kits?|white ?papers?|documents?|documentation|materials?|presentations?|dashboards?|reports?|guides?)(?!\p{L})/iu;
/** Minimum weight of an act of somebody who leads a part of an organisation, which is more than a task. */
const MIN_LEADER_WEIGHT = 2;
const MIN_LEADING_RANK = 3;
/** Minimum weight of an act of anybody else. */
const MIN_WEIGHT = 2.5;

/** What every holder of a post does for others or with money, which shows an ability only with its outcome. */
const UPKEEP_PATTERN =
  /^(?:manag|oversaw|oversee|coordinat|supervis|provid|support|mentor|train|participat|administ|monitor|maintain|balanc|prepar|execut)\p{L}*\s/iu;
/** Minimum words of a statement that says enough for an ability. */
const MIN_WORDS = 6;

/** Whether a statement shows an ability by itself: a result, what was founded, or an act of weight or great extent. */
export function isStrongResult(one: Statement): boolean {
  const { text, role, weight, pinned } = one;
  if (pinned || isFounding(text)) return true;
  if (TRAINING_MATTER_PATTERN.test(text) || role?.kind === 'volunteering') return false;
  if (text.split(' ').length < MIN_WORDS && !saysChange(one)) return false;
  const isLeader = seniorityRankOf(role?.title ?? '') >= MIN_LEADING_RANK;
  return (
    hasOutcome(one) ||
    (hasFigure(text) && saysExtent(text)) ||
    (!UPKEEP_PATTERN.test(text) && weight >= (isLeader ? MIN_LEADER_WEIGHT : MIN_WEIGHT))
  );
}
