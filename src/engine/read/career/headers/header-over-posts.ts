/**
 * Reads an employer in a line of its own over several posts, each a title beside its dates: 'NORDHAV, Oslo' over
 * '2018 – 2021 ¦ Engineer' and, below its duties, '2015 – 2018 ¦ Trainee'.
 */
import { isTimeEmployed } from '../../vocabulary/employment';
import { COMPANY_SCORE, organisationScore } from '../../vocabulary/organisations';
import type { Anchor, AnchoredLines } from '../entry-lines/anchors';
import type { Pair } from '../model/model';
import { isNextTo } from '../posts/further-post';
import type { PreparedScope } from '../readings/decide';
import { candidateOfRule, preferReading } from '../readings/rule-candidate';
import { isBareTown } from '../segments/place-parts';
import { HEADER_SLOT } from './employer-headers';
import { isTitleLine, mayBeEmployer, nameBeforePlace } from './header-names';

/** The probability of an employer over several posts, and of a further post below it. */
const NAMED_EMPLOYER_PROBABILITY = 0.9;
const FURTHER_POST_PROBABILITY = 0.95;
/** The model's own reading of a post is kept if it has this probability or more. */
const MIN_KEPT_PROBABILITY = 0.8;
/** Minimum score of the title of a line with a title and its dates, and maximum characters of the line. */
const POST_LINE_LIMITS = { minTitleScore: 2, maxCharacters: 99 };
/** Maximum characters of a line with an employer above its posts. */
const MAX_HEADER_CHARACTERS = 79;

/** The readings of each entry, with an employer in a line over several posts as the likeliest. */
export function preferHeadersOverPosts(
  { entries, section }: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] {
  const result = [...pairs];
  let at = 0;
  while (at < entries.length) {
    const name = nameOver(section, entries[at]?.anchor);
    let end = at + 1;
    while (name !== undefined && isFurtherPost(section, entries, end, pairs)) end += 1;
    const readings = pairs[at] ?? [];
    if (name !== undefined && end > at + 1 && !isOtherEmployerRead(readings, name))
      for (let index = at; index < end; index += 1)
        result[index] = preferReading(
          pairOf(section, entries[index]?.anchor as Anchor, index === at ? name : undefined),
          pairs[index] ?? [],
        );
    at = end;
  }
  return result;
}

/** Whether the model is certain of another employer than the one above. */
const isOtherEmployerRead = ([best]: readonly Pair[], name: string) =>
  best?.employer !== undefined &&
  best.probability >= MIN_KEPT_PROBABILITY &&
  !best.employer.text.startsWith(name);

/** Whether an entry is a post without a line over it, next in time to the post before it. */
function isFurtherPost(
  section: AnchoredLines,
  entries: PreparedScope['entries'],
  index: number,
  pairs: readonly (readonly Pair[])[],
): boolean {
  const [before, anchor] = [entries[index - 1]?.anchor, entries[index]?.anchor];
  const [best] = pairs[index] ?? [];
  if (!before?.range || !anchor?.range || !isPost(section, anchor)) return false;
  const between = section.lines.slice(before.at + 1, anchor.at);
  return (
    section.lines[before.at]?.strong === section.lines[anchor.at]?.strong &&
    section.lines[before.at]?.flow === section.lines[anchor.at]?.flow &&
    between.length > 0 &&
    between.every(({ strong, heading, bullet }) => bullet || !(strong || heading)) &&
    isNextTo(anchor.range, before.range) &&
    !(
      best?.employer &&
      best.probability >= MIN_KEPT_PROBABILITY &&
      !isRunningText(section, best.employer.line, anchor.at) &&
      best.employer.line + 1 !== entries[index + 1]?.anchor.at
    )
  );
}

/** Whether a line above a post has the typeface of running text, which headers do not have. */
const isRunningText = ({ lines }: AnchoredLines, line: number, at: number) =>
  line < at && lines[line]?.strong === false && lines[line]?.heading === false;

/** Whether an entry is a title beside its dates, in the style of a header, without a company. */
function isPost(section: AnchoredLines, anchor: Anchor | undefined): anchor is Anchor {
  const line = anchor && section.lines[anchor.at];
  return (
    anchor?.range?.range === true &&
    !anchor.isWeak &&
    line?.strong === true &&
    !line.bullet &&
    isTitleLine(section, anchor.at, POST_LINE_LIMITS) &&
    (section.segments[anchor.at] ?? []).every(
      ({ before, text }) => before !== 'at' && organisationScore(text) < COMPANY_SCORE,
    )
  );
}

/** The employer in the line over a post. */
function nameOver(section: AnchoredLines, anchor: Anchor | undefined): string | undefined {
  if (!isPost(section, anchor)) return undefined;
  const [line, above] = [section.lines[anchor.at], section.lines[anchor.at - 1]];
  const isHeader =
    above !== undefined &&
    above.flow === line?.flow &&
    above.strong &&
    !above.bullet &&
    (above.cells.length === 1 || (above.cells.length === 2 && isTimeEmployed(above.cells[1] ?? ''))) &&
    above.text.length <= MAX_HEADER_CHARACTERS &&
    !section.anchors.some((other) => other.at === anchor.at - 1) &&
    !section.segments[anchor.at - 1]?.some(({ label }) => label);
  if (!isHeader) return undefined;
  const [text = ''] = above.cells;
  const name = nameBeforePlace(text) ?? removeTown(text);
  return mayBeEmployer(name) && !isBareTown(name) ? name : undefined;
}

/** A name without the town after it, where no country follows the town: 'NORDHAV & SØNNER, FRANKFURT AM MAIN'. */
function removeTown(text: string): string {
  const [, name, town] = /^([^,]+),\s([^,]+)$/u.exec(text) ?? [];
  return name && town && (isBareTown(town) || TOWN_AT_PATTERN.test(town)) ? name : text;
}
/** A town that is named by its river or region: 'Frankfurt am Main'. */
const TOWN_AT_PATTERN = /^\p{Lu}\p{L}+ (?:am|an der|upon|sur|on|im) \p{Lu}\p{L}+$/iu;

function pairOf({ lines, segments }: AnchoredLines, { at }: Anchor, name: string | undefined): Pair {
  const candidateAt = (text: string, line: number, from: number) =>
    candidateOfRule({ text, line, offset: line - at, from, slot: HEADER_SLOT });
  const lineSegments = segments[at] ?? [];
  const [first, last] = [lineSegments[0], lineSegments.at(-1)];
  const from = first?.from ?? 0;
  const title = candidateAt(lines[at]?.text.slice(from, last?.to) ?? '', at, from);
  if (name === undefined) return { title, probability: FURTHER_POST_PROBABILITY };
  return {
    title,
    employer: candidateAt(name, at - 1, lines[at - 1]?.text.indexOf(name) ?? 0),
    probability: NAMED_EMPLOYER_PROBABILITY,
  };
}
