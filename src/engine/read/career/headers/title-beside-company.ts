/** Reads a line with a title and a company next to the dates of an entry: 'CFO—Nordhav Foods Ltd' below '2010—2015'. */
import { COMPANY_SCORE, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import type { Anchor, AnchoredLines } from '../entry-lines/anchors';
import type { Pair } from '../model/model';
import type { PreparedScope } from '../readings/decide';
import { candidateOfRule, preferWhereUncertain } from '../readings/rule-candidate';
import type { Segment } from '../segments/segment';
import { RULE_SLOT } from '../sentences/posts-in-sentences';
import { mayBeEmployer } from './header-names';

/** The probability of a title and a company in one line. */
const BESIDE_PROBABILITY = 0.87;
/** Minimum score of the title. */
const MIN_TITLE_SCORE = 2;

/** The readings of each entry; where the model is not certain, a title beside a company is the likeliest. */
export const preferTitlesBesideCompanies = (
  scope: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] => preferWhereUncertain(scope, pairs, pairOf);

function pairOf(
  { lines, segments, anchors, opening }: AnchoredLines,
  { at, range, isWeak }: Anchor,
): Pair | undefined {
  if (!range?.range || isWeak) return undefined;
  // Only the line next to the dates: above them, or below dates that open their entry.
  const beside = opening.has(at) ? at + 1 : at - 1;
  const line = lines[beside];
  const [title, company, ...others] = segments[beside] ?? [];
  const isHeader =
    line !== undefined &&
    !line.bullet &&
    line.flow === lines[at]?.flow &&
    !anchors.some((anchor) => anchor.at === beside) &&
    title !== undefined &&
    company !== undefined &&
    others.length === 0;
  if (!isHeader || company.before !== 'dash' || title.label || company.label) return undefined;
  const isSplit =
    titleScore(title.text) >= MIN_TITLE_SCORE &&
    organisationScore(title.text) === 0 &&
    organisationScore(company.text) >= COMPANY_SCORE &&
    titleScore(company.text) === 0 &&
    mayBeEmployer(company.text);
  const candidateAt = ({ text, from }: Segment) =>
    candidateOfRule({ text, line: beside, offset: beside - at, from, slot: RULE_SLOT });
  return isSplit
    ? { title: candidateAt(title), employer: candidateAt(company), probability: BESIDE_PROBABILITY }
    : undefined;
}
