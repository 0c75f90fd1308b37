/**
 * Reads posts in consecutive lines that share the employer below them: 'SVP 2014 – 2018' over 'VP 2010 – 2014' over
 * 'Redwell'.
 */
import { COMPANY_SCORE, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import type { AnchoredLines } from '../entry-lines/anchors';
import type { Pair } from '../model/model';
import type { PreparedScope } from '../readings/decide';
import { candidateOfRule, preferReading } from '../readings/rule-candidate';
import { RULE_SLOT } from '../sentences/posts-in-sentences';

/** Factor for the probability of an employer, for each further post above it. */
const SHARED_EMPLOYER_FACTOR = 0.97;
/** A post keeps an employer of its own if it is read with this probability or more. */
const MIN_OWN_EMPLOYER_PROBABILITY = 0.5;

/**
 * The readings of each entry, where a line of title and dates shares the employer that stands below the next entry.
 */
export function preferSharedEmployers(
  { entries, section }: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] {
  const result = [...pairs];
  for (let index = entries.length - 2; index >= 0; index -= 1) {
    const [anchor, next] = [entries[index]?.anchor, entries[index + 1]?.anchor];
    const [below] = result[index + 1] ?? [];
    const [best] = result[index] ?? [];
    if (!anchor?.range || !next?.range || next.at !== anchor.at + 1 || !below?.employer) continue;
    const isBelow = below.employer.line === next.at + 1 || below.employer.slot === RULE_SLOT;
    const title = best?.title;
    if (!isBelow || !isTitleAlone(section, anchor.at, title) || !isTitleAlone(section, next.at, below.title))
      continue;
    if (
      !title ||
      (best?.employer &&
        (best.employer.line >= anchor.at || best.probability >= MIN_OWN_EMPLOYER_PROBABILITY))
    )
      continue;
    const employer = candidateOfRule({
      text: below.employer.text,
      line: anchor.at,
      offset: 0,
      from: 0,
      slot: RULE_SLOT,
    });
    // The next entry would be read as a further post at the employer above if its own were not marked.
    const markedPair = { ...below, employer: { ...below.employer, slot: RULE_SLOT } };
    result[index + 1] = [markedPair, ...(result[index + 1] ?? []).slice(1)];
    result[index] = preferReading(
      { title, employer, probability: SHARED_EMPLOYER_FACTOR * below.probability },
      result[index] ?? [],
    );
  }
  return result;
}

/** Minimum score of a text that is surely a title. */
const MIN_SURE_TITLE_SCORE = 2;

/** Whether a line consists of a title and its dates, without a company. */
function isTitleAlone({ lines, segments }: AnchoredLines, at: number, title: Pair['title']): boolean {
  if (title?.line !== at || lines[at]?.bullet || titleScore(title.text) < MIN_SURE_TITLE_SCORE) return false;
  // The parts of a title such as 'Head of Sales' are segments of their own.
  const others = (segments[at] ?? []).filter(({ from }) => from < title.from || from >= title.to);
  return others.every(
    ({ text, from, before }) =>
      from > title.from && before !== 'at' && organisationScore(text) < COMPANY_SCORE,
  );
}
