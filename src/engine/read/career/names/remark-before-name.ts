/**
 * Reads employers that follow a remark in brackets, where entries end with their dates: 'Head of Training' over
 * '(Vehicle finance – Leasing) Nordhav' and 'Training Institute – (2007-2009)'.
 */
import { titleScore } from '../../vocabulary/titles';
import type { Anchor, AnchoredLines } from '../entry-lines/anchors';
import { mayBeEmployer } from '../headers/header-names';
import type { Pair } from '../model/model';
import type { PreparedScope } from '../readings/decide';
import { candidateOfRule, preferReading } from '../readings/rule-candidate';
import { isAnyPlace, isBareTown } from '../segments/place-parts';
import { RULE_SLOT } from '../sentences/posts-in-sentences';

/** The probability of an employer after a remark. */
const NAME_PROBABILITY = 0.85;
/** The model's own reading is kept if it has this probability or more. */
const MIN_KEPT_PROBABILITY = 0.5;

/** The readings of each entry; where the model is not certain, a name after a remark in brackets is the likeliest. */
export const preferNamesAfterRemarks = (
  { entries, section }: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] =>
  pairs.map((readings, index) => {
    const anchor = entries[index]?.anchor;
    const [best] = readings;
    if (!section.datesClose || !anchor || (best?.employer && best.probability >= MIN_KEPT_PROBABILITY))
      return readings;
    const pair = pairOf(section, anchor, entries[index - 1]?.anchor);
    return pair ? preferReading(pair, readings) : readings;
  });

function pairOf(
  { lines, segments }: AnchoredLines,
  { at, range }: Anchor,
  before: Anchor | undefined,
): Pair | undefined {
  const start = (before?.at ?? -1) + 1;
  const [title] = segments[start] ?? [];
  if (!range || !title || titleScore(title.text) === 0) return undefined;
  // A dash at the start of a line was taken as the sign of an item.
  const header = lines
    .slice(start + 1, at + 1)
    .map(({ text, bullet }, index) => {
      const textBeforeDates = start + 1 + index === at ? text.slice(0, range.index) : text;
      return bullet ? `– ${textBeforeDates}` : textBeforeDates;
    })
    .join(' ');
  const [, name = ''] = REMARK_PATTERN.exec(header) ?? [];
  if (!mayBeEmployer(name) || isAnyPlace(name) || isBareTown(name)) return undefined;
  const [first = ''] = name.split(' ');
  const line = lines.findIndex((each, index) => index > start && index <= at && each.text.includes(first));
  const from = lines[line]?.text.lastIndexOf(first) ?? 0;
  return {
    title: candidateOfRule({
      text: title.text,
      line: start,
      offset: start - at,
      from: title.from,
      slot: RULE_SLOT,
    }),
    employer: candidateOfRule({ text: name, line, offset: line - at, from, slot: RULE_SLOT }),
    probability: NAME_PROBABILITY,
  };
}

/** A remark in brackets and the name after it, up to a dash, a bracket or the end. */
const REMARK_PATTERN = /^\([^()]{3,120}\)[.:]?\s+(\p{Lu}[^()–—,;]{2,60}?)(?=\s?(?:[–—(]|-\s|-?\s?$))/u;
