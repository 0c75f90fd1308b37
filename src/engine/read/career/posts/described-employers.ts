/**
 * Finds employers that stand with their place over what they do, so that even a single title below is a post there:
 * 'Nordhav Foods ¦ Oslo' over 'Nordhav keeps fish fresh in eleven countries.' over 'Buyer, Cold Storage ¦ 2015 – 2018'.
 */
import type { AnchoredLines } from '../entry-lines/anchors';
import { employerAbove, employerLineOf } from '../headers/employer-above';
import { probabilityOfEmployer } from '../model/employer-choice';
import type { Pair } from '../model/model';
import { startsWithAction } from '../sentences/action-sentences';
import type { DatedTitle } from './dated-title';

/** An employer below the title is that of the post if it has this probability or more. */
const MIN_RIVAL_PROBABILITY = 0.5;

/** The indices of the lines of such employers. */
export function describedEmployers(
  section: AnchoredLines,
  posts: readonly (DatedTitle | undefined)[],
  pairs: readonly (readonly Pair[])[],
): ReadonlySet<number> {
  const lines = posts.flatMap((post) => {
    if (!post) return [];
    const employer = employerAbove(section, post.top);
    const isNamedBelow =
      employerLineOf(section, post.line + 1)?.isClear === true ||
      probabilityOfEmployer(pairs[post.index] ?? [], ({ line }) => line > post.line) >= MIN_RIVAL_PROBABILITY;
    return employer?.isClear && !isNamedBelow && isDescribed(section, employer.at, post) ? [employer.at] : [];
  });
  return new Set(lines);
}

function isDescribed(section: AnchoredLines, employer: number, { at, top, line }: DatedTitle): boolean {
  // Directly below the dates of another post, or below its title in this layout, it is the employer of that post.
  const start = employer - (line > at ? 2 : 1);
  const isOfPostAbove = section.anchors.some(
    (anchor) => anchor.at >= start && anchor.at <= employer && !anchor.isWeak,
  );
  const isDuty = section.lines.slice(employer, top).some(({ text }) => startsWithAction(text));
  return employer < top - 1 && !isOfPostAbove && !isDuty;
}
