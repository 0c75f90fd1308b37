/** The lines of which the header of an entry consists. */
import type { Anchor } from './anchor';
import type { Pair } from './model';

/** Number of lines below the dates after which a line is no part of the header: the employer below duties in a form. */
const FAR = 8;

/** The lines of the title, the employer and the dates of an entry. */
export const headerLinesOf = ({ title, employer }: Pair, anchor: Anchor): number[] =>
  [title?.line, employer?.line, anchor.at].filter(
    (line): line is number => line !== undefined && line <= anchor.at + FAR,
  );
