/** Of several current roles, the one that a person is introduced by. */
import type { RoleFact } from '@/shared/record/facts';
import { foldText } from './text/hygiene';
import { seniorityRankOf } from './vocabulary/titles';

/** Words that make a different title of the following one: 'Senior Software Engineer' is not 'Software Engineer'. */
const RANK_BEFORE =
  /(?:senior|sr|junior|jr|lead|principal|staff|chief|head|vice|deputy|associate|assistant|founding)$/;

/** What somebody was before, up to the next part of a headline. */
const FORMER = /(?<![\p{L}-])(?:ex-|ex |former(?:ly)? |previously )[^|•·/]{0,80}/giu;

/** Whether a folded headline contains a folded title, and not a higher or lower one that ends with it. */
function namesTitle(headline: string, title: string): boolean {
  const at = headline.indexOf(` ${title} `);
  return at >= 0 && !RANK_BEFORE.test(headline.slice(0, at));
}

/**
 * The role whose employer or title the headline names, else the most senior one, else the first.
 * @param present the current roles, in the order of the record
 */
export function mainRole(present: readonly RoleFact[], headline: string): RoleFact | undefined {
  const folded = ` ${foldText(headline)} `;
  // 'Co-founder and ex-CTO @ Hooli' names an employer of the past.
  const now = ` ${foldText(headline.replace(FORMER, ' '))} `;
  const bySeniority = [...present].sort((a, b) => seniorityRankOf(b.title) - seniorityRankOf(a.title));
  return (
    bySeniority.find(
      ({ organisation }) => organisation !== '' && now.includes(` ${foldText(organisation)} `),
    ) ??
    bySeniority.find(({ title }) => namesTitle(folded, foldText(title))) ??
    bySeniority[0]
  );
}
