/** Reads the lines of titles that stand directly above the dates of every entry of a section. */
import { isEmploymentForm } from '../../vocabulary/employment';
import type { AnchoredLines } from '../entry-lines/anchors';
import { probabilityOfEmployer } from '../model/employer-choice';
import type { Pair } from '../model/model';
import type { PreparedScope } from '../readings/decide';
import { candidateOfRule, preferReading } from '../readings/rule-candidate';
import { isAnyPlace } from '../segments/place-parts';
import { RULE_SLOT } from '../sentences/posts-in-sentences';

/** Minimum probability of a reading with a title from the line above the dates. */
const TITLE_LINE_PROBABILITY = 0.85;

/**
 * The readings of all entries. Where the employer stands beside the dates, the title in the line above them is
 * preferred.
 */
export function preferTitleLines(
  { entries, section }: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] {
  return pairs.map((readings, index) => {
    const at = entries[index]?.anchor.at ?? 0;
    const [best] = readings;
    const employer = readings.find((pair) => pair.employer?.offset === 0)?.employer;
    if (!best || !section.titleLines.has(at - 1) || !employer || best.employer?.label) return readings;
    const text = titleOfLine(section, at - 1);
    if (text === undefined || best.title?.label) return readings;
    const title = candidateOfRule({ text, line: at - 1, offset: -1, from: 0, slot: RULE_SLOT });
    const chance = probabilityOfEmployer(
      readings,
      ({ offset, from }) => offset === 0 && from === employer.from,
    );
    return preferReading(
      { title, employer, probability: Math.max(TITLE_LINE_PROBABILITY, chance) },
      readings,
    );
  });
}

/** The title in a line, without a place or a way to be employed at its end: 'Buyer – part-time'. */
function titleOfLine({ lines, segments }: AnchoredLines, at: number): string | undefined {
  const line = lines[at];
  const parts = segments[at] ?? [];
  if (!line || line.cells.length > 1 || parts.some(({ label }) => label)) return undefined;
  const last = parts.findLastIndex(({ text }) => !isEmploymentForm(text) && !isAnyPlace(text));
  return last < 0
    ? undefined
    : line.text.slice(parts[0]?.from ?? 0, closingOf(line.text, parts[last]?.to ?? 0));
}

/** The end of a part, with the bracket that closes it. */
const closingOf = (text: string, to: number): number => (text[to] === ')' ? to + 1 : to);
