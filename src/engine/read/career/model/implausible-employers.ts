/** Discounts employers that the model finds likely by their position although their words rule them out. */
import { isNamedUnit } from '../../vocabulary/work-areas';
import type { Anchor } from '../entry-lines/anchor';
import type { AnchoredLines } from '../entry-lines/anchors';
import { isRemark } from '../names/remarks';
import { startsWithAction } from '../sentences/action-sentences';
import type { Candidate } from './candidates';
import type { JudgedEmployer } from './judge';

/** Factor for the probability of an implausible employer; not 0, since 'Engineer, Energy Systems' may name one. */
const IMPLAUSIBLE_FACTOR = 0.1;
/** 'Redwell Team' beside a title stays a company if it has this probability or more, since some have such names. */
const MIN_NAMED_UNIT_PROBABILITY = 0.9;

/** The judged employers of an entry, implausible ones with a fraction of their probability. */
export const discountImplausible = (
  section: AnchoredLines,
  anchor: Anchor,
  judged: readonly JudgedEmployer[],
): JudgedEmployer[] =>
  judged.map(({ employer, chance }) => ({
    employer,
    chance:
      (isRemark(section.segments[employer.line] ?? [], employer) &&
        !(chance >= MIN_NAMED_UNIT_PROBABILITY && isNamedUnit(employer.text))) ||
      isOfPostAbove(anchor, employer)
        ? IMPLAUSIBLE_FACTOR * chance
        : chance,
  }));

/** Whether a text above an entry is about the work in the post before it. */
const isOfPostAbove = ({ at }: Anchor, { line, text, from }: Candidate): boolean =>
  line < at && from === 0 && startsWithAction(text);
