/** Finds the post that text below several titles of one employer belongs to. */
import type { RoleFact, YearMonth } from '@/shared/record/facts';
import { months } from '../../dates/dates';
import { comparableText } from '../../layout/comparable';

/** Maximum months between the end of one post and the start of the next in a stack of titles. */
const MAX_GAP_MONTHS = 2;
/** The newest post must have lasted this many months, or else most of the text is hardly about it. */
const MIN_TENURE_MONTHS = 12;
/** Minimum number of stacks in a document, or of titles in one, that show that text is set below all titles. */
const MIN_STACKS = 2;
const MIN_TITLES_OF_SINGLE_STACK = 3;

/** Whether a post directly followed another one, as after a promotion. */
const follows = ({ start }: RoleFact, { end }: RoleFact): boolean =>
  start !== undefined &&
  end !== undefined &&
  end !== 'present' &&
  Math.abs(months(start) - months(end)) <= MAX_GAP_MONTHS;

/** Runs of two or more posts with one employer, each of which followed the one below it. */
function promotionsAmong(roles: readonly RoleFact[]): RoleFact[][] {
  const runs: RoleFact[][] = [];
  for (const role of roles) {
    const run = runs.at(-1);
    const above = run?.at(-1);
    const isOfRun =
      above !== undefined &&
      role.organisation !== '' &&
      comparableText(above.organisation) === comparableText(role.organisation) &&
      follows(above, role);
    if (run && isOfRun) run.push(role);
    else runs.push([role]);
  }
  return runs.filter((run) => run.length > 1);
}

const isStack = (run: readonly RoleFact[]): boolean =>
  run.slice(0, -1).every(({ statements }) => statements.length === 0) &&
  (run.at(-1)?.statements.length ?? 0) > 0;

function tenureMonths({ start, end }: RoleFact): number {
  if (end === 'present') return Number.POSITIVE_INFINITY;
  const isDated = (date: YearMonth | undefined): date is YearMonth => date !== undefined;
  return isDated(start) && isDated(end) ? months(end) - months(start) : 0;
}

/**
 * Gives the text below a stack of titles to the newest of them. The titles of one employer stand one below the other,
 * with the text of all of them below the last, which is the oldest. Text below a single older title stays there, since
 * its author may have had nothing to say of the newer one yet.
 */
export function assignStackedText(roles: readonly RoleFact[]): RoleFact[] {
  const runs = promotionsAmong(roles);
  const stacks = runs.filter(isStack);
  const isHabit =
    stacks.length === runs.length &&
    (stacks.length >= MIN_STACKS || stacks.some((run) => run.length >= MIN_TITLES_OF_SINGLE_STACK));
  if (!isHabit) return [...roles];
  const statementsByRole = new Map(
    stacks.flatMap((run): [RoleFact, RoleFact['statements']][] => {
      const [newest] = run;
      const last = run.at(-1);
      if (!newest || !last || tenureMonths(newest) < MIN_TENURE_MONTHS) return [];
      return [
        [newest, last.statements],
        [last, []],
      ];
    }),
  );
  return roles.map((role) => ({ ...role, statements: statementsByRole.get(role) ?? role.statements }));
}
