/**
 * Reads a post in a sentence behind the label of a title: 'Present Position: Heading the Depot Division of M/s Nordhav
 * Foods Ltd, Oslo as AGM-Logistics, from 16.12.2016'.
 */
import { COMPANY_SCORE, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import type { Anchor, AnchoredLines } from '../entry-lines/anchors';
import type { Pair } from '../model/model';
import type { PreparedScope } from '../readings/decide';
import { candidateOfRule, preferWhereUncertain } from '../readings/rule-candidate';
import { RULE_SLOT } from './posts-in-sentences';

/** The probability of a post in a sentence behind a label. */
const SENTENCE_PROBABILITY = 0.88;
/** Minimum score of the title, and maximum characters of it. */
const MIN_TITLE_SCORE = 2;
const MAX_TITLE_CHARACTERS = 60;
/** 'M/s' before the name of a firm. */
const MESSRS_PATTERN = /^(?:M\/s|Messrs)\b/iu;

/** The readings of each entry, with that of a labelled sentence as the likeliest if the model is not certain. */
export const preferLabelledSentences = (
  scope: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] => preferWhereUncertain(scope, pairs, pairOf);

function pairOf({ segments }: AnchoredLines, { at, range }: Anchor): Pair | undefined {
  const parts = segments[at] ?? [];
  if (!range || parts[0]?.label !== 'title') return undefined;
  const firm = parts.find(
    ({ text }) =>
      MESSRS_PATTERN.test(text) && organisationScore(text) >= COMPANY_SCORE && titleScore(text) === 0,
  );
  const post = parts.find(({ before, from }) => before === 'as' && firm !== undefined && from > firm.to);
  const [title = ''] = post?.text.split(/,\s/u) ?? [];
  if (!firm || !post || titleScore(title) < MIN_TITLE_SCORE || title.length > MAX_TITLE_CHARACTERS)
    return undefined;
  const candidateAt = (text: string, from: number) =>
    candidateOfRule({ text, line: at, offset: 0, from, slot: RULE_SLOT });
  return {
    title: candidateAt(title, post.from),
    employer: candidateAt(firm.text, firm.from),
    probability: SENTENCE_PROBABILITY,
  };
}
