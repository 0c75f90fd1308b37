/** Employers that the model finds likely by their place and that their words rule out. */

import { startsWithAction } from './action-sentences';
import type { Anchor } from './anchor';
import type { AnchoredLines } from './anchors';
import type { Candidate } from './candidates';
import type { JudgedEmployer } from './judge';
import { isRemark } from './remarks';

/** What remains of the chance of such an employer: 'Engineer, Energy Systems' may name one. */
const LEFT = 0.1;
/** The judged employers of an entry, those that cannot be one with a small part of their chance. */
export const discountImplausible = (
  field: AnchoredLines,
  anchor: Anchor,
  judged: readonly JudgedEmployer[],
): JudgedEmployer[] =>
  judged.map(({ employer, chance }) => ({
    employer,
    chance:
      isRemark(field.segments[employer.line] ?? [], employer) || isOfPostAbove(anchor, employer)
        ? LEFT * chance
        : chance,
  }));

/** Whether a text above an entry tells what was done in the post before it. */
const isOfPostAbove = ({ at }: Anchor, { line, text, from }: Candidate): boolean =>
  line < at && from === 0 && startsWithAction(text);
