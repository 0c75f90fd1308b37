/** Removes the anchors of sentences that describe the post above them: 'Currently working as ...' under its dates. */
import type { DocumentLine } from '../../layout/line';
import { isJobSentence } from '../sentences/job-sentences';
import type { Anchor } from './anchor';

/** A sentence about what somebody does now. */
const PRESENT_SENTENCE_PATTERN = /^(?:i am |i['’]m )?(?:currently|presently|now|at present,?) /iu;
/** Maximum number of lines from the dates of a present post to a sentence that states it again. */
const MAX_LINES_BELOW_DATES = 3;

/** The anchors without sentences about a present post whose dates and header stand directly above them. */
export function removeRestatedPosts(anchors: readonly Anchor[], lines: readonly DocumentLine[]): Anchor[] {
  return anchors.filter((anchor, index) => {
    const line = lines[anchor.at];
    const above = anchors[index - 1];
    const header = above && lines[above.at];
    if (!line || !header || !PRESENT_SENTENCE_PATTERN.test(line.text) || !isJobSentence(line.text))
      return true;
    const isPresentPost =
      !above.isWeak &&
      above.range?.range === true &&
      above.range.end === 'present' &&
      !isJobSentence(header.text);
    return !(isPresentPost && header.flow === line.flow && anchor.at - above.at <= MAX_LINES_BELOW_DATES);
  });
}
