/** Determines the lines of an entry's header. */
import type { Anchor } from './anchor';
import type { Pair } from './model';

/** Maximum distance of an employer below the dates, in lines; in a form, one further down is below the duties. */
const MAX_EMPLOYER_DISTANCE_LINES = 8;

/** The lines of the title, the employer and the dates of an entry. */
export const headerLinesOf = ({ title, employer }: Pair, anchor: Anchor): number[] =>
  [title?.line, employer?.line, anchor.at].filter(
    (line): line is number => line !== undefined && line <= anchor.at + MAX_EMPLOYER_DISTANCE_LINES,
  );
