/**
 * Reads a title that the description of the company separates from its employer and dates: 'Nordhav Foods, Oslo ¦
 * 2018 – Present' over three lines of what the company does, over 'Role: Head of Cold Storage'.
 */
import type { AnchoredLines } from '../entry-lines/anchors';
import { employerLineOf, lineBelow } from '../headers/employer-above';
import type { Pair } from '../model/model';
import type { PreparedScope } from '../readings/decide';
import { candidateOfRule, preferReading } from '../readings/rule-candidate';
import { RULE_SLOT } from '../sentences/posts-in-sentences';
import { isCompanySegment, isTitleSegment, wholeTitleIn } from './whole-title';

/** The probability of the employer above the description. */
const NAMED_EMPLOYER_PROBABILITY = 0.9;

/** The readings of each entry, with those by a title below a description as the likeliest. */
export function preferTitlesBelowDescriptions(
  { entries, section }: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] {
  const result = [...pairs];
  entries.forEach(({ anchor: { at, range, isWeak } }, index) => {
    const employer = range && !isWeak ? employerLineOf(section, at) : undefined;
    const line = employer?.isClear ? lineBelow(section, at) : undefined;
    if (!employer || line === undefined || line < at + 2) return;
    const title = titleIn(section, line);
    const [best] = pairs[index] ?? [];
    // A title above the employer is that of the post; the one below its text belongs to the next entry.
    const isTitled = best?.title !== undefined && best.title.line <= at;
    const isOfNext = section.anchors.some(
      (other) => !other.isWeak && (other.at === line || other.at === line + 1),
    );
    if (title === undefined || isTitled || isOfNext) return;
    const from = section.segments[line]?.[0]?.from ?? 0;
    result[index] = preferReading(
      {
        title: candidateOfRule({ text: title, line, offset: line - at, from, slot: RULE_SLOT }),
        employer: candidateOfRule({ text: employer.name, line: at, offset: 0, from: 0, slot: RULE_SLOT }),
        probability: NAMED_EMPLOYER_PROBABILITY,
      },
      pairs[index] ?? [],
    );
    const other = entries.findIndex((entry) => entry.anchor.at === line);
    if (other >= 0) result[other] = [{ probability: 1 }];
  });
  return result;
}

/** The title in a line that consists of it, after a label or in the style of a header. */
function titleIn(section: AnchoredLines, at: number): string | undefined {
  const [line, parts] = [section.lines[at], section.segments[at] ?? []];
  const [first, ...rest] = parts;
  const isSet = first?.label === 'title' || (line?.strong === true && !line.bullet);
  const isOther = rest.some((part) => part.label || isCompanySegment(part));
  return first && isSet && !isOther && isTitleSegment(first) ? wholeTitleIn(section, at)?.text : undefined;
}
