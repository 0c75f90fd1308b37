/** Determines the lines of an entry's header. */
import type { Anchor } from '../entry-lines/anchor';
import type { Pair } from '../model/model';

/** Maximum distance of title and employer below the dates, in lines; in a form, others stand below the duties. */
const MAX_LINES_BELOW_DATES = 8;

/** The lines of the dates, and of the title and the employer if they are not far below these. */
export const headerLinesOf = ({ title, employer }: Pair, anchor: Anchor): number[] =>
  [title?.line, employer?.line, anchor.at].filter(
    (line): line is number => line !== undefined && line <= anchor.at + MAX_LINES_BELOW_DATES,
  );
