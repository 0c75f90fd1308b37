/** Finds the strongest statements of a whole career, and leads with them. */
import { ageCost } from '../career/career-order';
import type { CareerContext } from '../statements/career-context';
import { hasFigure, proofWorth, removeNamesWithNumbers } from '../statements/figures';
import { isFounding, isProcess, saysExtent, saysNothingWrong } from '../statements/importance';
import { restatesFigures } from '../statements/repeated-figures';
import type { Statement } from '../statements/statement';

/** Maximum number of the strongest statements: about as many as the prose and the first superpowers can tell. */
const MAX_STRONGEST = 9;
/** The same in a record whose sections share few statements. */
const MAX_STRONGEST_OF_FEW = 3;
/** Minimum worth of a statement that belongs in front, wherever in the career it stands. */
const MIN_WORTH = 4;

/** What a statement is worth as proof today: the older its post, the less. */
const worthToday = (one: Statement, context: CareerContext): number =>
  proofWorth(one) - ageCost(one.role, context);

/** A figure that says something by itself: one above two, or with a unit. */
const TELLING_FIGURE_PATTERN = /[3-9]|\d\d|\d\s?(?:%|x\b|k\b|m\b|bn\b|million|billion)/iu;
/** Duties and training, whose figures are no proof. */
const DUTY_PATTERN =
  /^(?:(?:is |was )?(?:responsible|accountable|in charge)|train|taught|teach|coach|mentor)/iu;

/** Whether a statement can be among the strongest: work with figures or an extent, or that something was founded. */
function isProof({ text, language, role }: Statement): boolean {
  const figures = removeNamesWithNumbers(text);
  return (
    language === 'en' &&
    role?.kind !== 'volunteering' &&
    !/\bvolunteer/i.test(role?.title ?? '') &&
    !isProcess(text) &&
    !DUTY_PATTERN.test(text) &&
    ((hasFigure(figures) && TELLING_FIGURE_PATTERN.test(figures)) ||
      saysExtent(text) ||
      isFounding(text) ||
      saysNothingWrong(text))
  );
}

/**
 * The statements of most worth in a career, the best first. Prose and portraits tell these before any other, so that no
 * list of roles keeps them.
 * @param statements those that can be told as sentences
 * @param isAmple whether many other statements remain for the other sections
 */
export const strongestOf = (
  statements: readonly Statement[],
  context: CareerContext,
  isAmple = true,
): Statement[] =>
  statements
    .filter((one) => isProof(one) && worthToday(one, context) >= MIN_WORTH)
    .sort((a, b) => worthToday(b, context) - worthToday(a, context))
    .slice(0, isAmple ? MAX_STRONGEST : MAX_STRONGEST_OF_FEW);

/** Maximum statements of posts in a description. */
const MAX_LEADING = 4;
/** Maximum statements of one post beside the leading ones. */
const MAX_OF_POST = 2;
/** With fewer statements of most worth, a description keeps weaker ones that the posts suggest. */
const MIN_LEADING = 3;
/** As many of the strongest statements as fill a row of superpowers are left to these. */
const LEFT_TO_SUPERPOWERS = 2;

/**
 * The leading statements of a description: a weaker one gives way to a stronger one of its own post, and except for the
 * first to one of any post. The strongest of all posts complete them.
 * @param leads the statements that the posts suggest, the present one first
 * @param strongest the strongest statements of the career, the best first
 */
export function leadWithStrongest(
  leads: readonly (Statement | undefined)[],
  strongest: readonly Statement[],
): Statement[] {
  const given = leads.filter((one) => one !== undefined);
  if (strongest.length === 0) return given;
  const chosen: Statement[] = [];
  const isTold = (one: Statement) => chosen.includes(one) || restatesFigures(one, chosen);
  const countOfPost = ({ role }: Statement) => chosen.filter((other) => other.role?.id === role?.id).length;
  const weaker: Statement[] = [];
  for (const lead of given) {
    const isStrong = lead.pinned === true || strongest.includes(lead);
    const stronger = isStrong
      ? lead
      : strongest.find((one) => one.role?.id === lead.role?.id && !isTold(one));
    if (stronger && !chosen.includes(stronger)) chosen.push(stronger);
    else if (!stronger && lead === given[0]) chosen.push(lead);
    else if (!stronger) weaker.push(lead);
  }
  for (const one of strongest) {
    const left = strongest.filter((other) => !isTold(other)).length;
    if (chosen.length >= MAX_LEADING || left <= LEFT_TO_SUPERPOWERS) break;
    if (!isTold(one) && countOfPost(one) < MAX_OF_POST) chosen.push(one);
  }
  return [...chosen, ...weaker.slice(0, Math.max(0, MIN_LEADING - chosen.length))];
}
