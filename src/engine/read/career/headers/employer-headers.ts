/**
 * Reads headers that name an employer, its place and a period above its posts: 'NORDHAV FOODS, Oslo ¦ 2008-2016' over
 * 'Engineer, Network Services (2013-2016)'.
 */
import { LEGAL_FORM_SCORE, ORGANISATION_WORD_SCORE, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import type { Anchor, AnchoredLines } from '../entry-lines/anchors';
import type { Candidate } from '../model/candidates';
import { isSameSpan, probabilityOfEmployer } from '../model/employer-choice';
import type { Pair } from '../model/model';
import { isDoubtfulName } from '../names/doubtful-name';
import { isSameRange, liesWithin } from '../posts/further-post';
import type { PreparedScope } from '../readings/decide';
import { candidateOfRule, preferReading } from '../readings/rule-candidate';
import { isAnyPlace } from '../segments/place-parts';
import { type Header, MAX_NAME_CHARACTERS, nameBeforePlace } from './header-names';
import { spanningHeader } from './spanning-header';

/** The probability of the employer in a header above its posts, and of a post below it that has dates of its own. */
const NAMED_EMPLOYER_PROBABILITY = 0.9;
const NESTED_POST_PROBABILITY = 0.95;
/** Minimum probability of a reading of the model that is certain enough to be kept. */
const MIN_KEPT_PROBABILITY = 0.8;
/** Number of lines below a header in which its first post is searched for. */
const MAX_LINES_TO_POST = 3;
const MAX_HEADER_TITLE_CHARACTERS = 89;
/** The slot of a candidate that comes from a header above its posts. */
export const HEADER_SLOT = 'header';

/** The readings of each entry, with an employer in a header above its posts as the likeliest. */
export function preferEmployerHeaders(
  { entries, section }: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] {
  const anchorByLine = new Map(entries.map(({ anchor }) => [anchor.at, anchor]));
  let open: Header | undefined;
  return entries.map(({ anchor }, index) => {
    const readings = pairs[index] ?? [];
    const header = headerOf(section, anchor, anchorByLine) ?? spanningHeader(section, entries, index);
    const [best] = readings;
    if (header && !isTitleBesideEmployer(header, readings)) {
      open = header;
      const isRead = best?.employer?.text === header.name && best.probability >= MIN_KEPT_PROBABILITY;
      return isRead
        ? [
            { ...best, probability: Math.max(NAMED_EMPLOYER_PROBABILITY, best.probability) },
            ...readings.slice(1),
          ]
        : preferReading(pairOf(section, header), readings);
    }
    const title =
      open && !(open.isKnownByDates && isNamed(readings, anchor)) && nestedTitle(section, anchor, open);
    return title ? preferReading({ title, probability: NESTED_POST_PROBABILITY }, readings) : readings;
  });
}

/** Whether a reading is a header above posts with dates of their own, or one of these posts. */
export const isReadFromHeader = ({ title, employer }: Pair): boolean =>
  (title ?? employer)?.slot === HEADER_SLOT && (title === undefined || employer === undefined);

/** Whether the entry surely names its employer in another line, so that the line of the header is its title. */
function isTitleBesideEmployer({ at }: Header, pairs: readonly Pair[]): boolean {
  const { employer } = pairs[0] ?? {};
  if (!employer || employer.line <= at) return false;
  return probabilityOfEmployer(pairs, (each) => isSameSpan(each, employer)) >= MIN_KEPT_PROBABILITY;
}

/** Whether the line of an entry clearly names an employer of its own. */
const isNamed = (pairs: readonly Pair[], { at }: Anchor) =>
  pairs[0]?.employer?.line === at && (pairs[0]?.probability ?? 0) >= MIN_KEPT_PROBABILITY;

function pairOf(section: AnchoredLines, { at, name, postAt, isPostDated }: Header): Pair {
  const from = section.lines[at]?.text.indexOf(name) ?? 0;
  const employer = candidateOf(name, at, 0, from);
  const text = section.lines[postAt]?.text.replace(/(?<![\s:.,])[\s:.,]+$/u, '') ?? '';
  const title = isPostDated ? undefined : candidateOf(text, postAt, postAt - at, 0);
  return { ...(title && { title }), employer, probability: NAMED_EMPLOYER_PROBABILITY };
}

function headerOf(
  { lines, segments }: AnchoredLines,
  anchor: Anchor,
  anchorByLine: ReadonlyMap<number, Anchor>,
): Header | undefined {
  const { at, range, isWeak } = anchor;
  const line = lines[at];
  if (!line || !range?.range || isWeak || line.bullet || segments[at]?.some(({ label }) => label))
    return undefined;
  const after = line.text.slice(range.index + range.length);
  if (/[\p{L}\p{N}]/u.test(after)) return undefined;
  const head = line.text.slice(0, range.index).replace(/(?<![\s|(,:–-])[\s|(,:–-]+$/u, '');
  const nameWithPlace = nameBeforePlace(head);
  const name = nameWithPlace ?? (isOrganisation(head) ? head : undefined);
  if (name === undefined || !(line.strong || isCapitals(name))) return undefined;
  for (let postAt = at + 1; postAt <= at + MAX_LINES_TO_POST && postAt < lines.length; postAt += 1) {
    const below = lines[postAt];
    const [first] = segments[postAt] ?? [];
    if (!below || below.flow !== line.flow || below.bullet) return undefined;
    const anchorBelow = anchorByLine.get(postAt);
    if (anchorBelow && !anchorBelow.isWeak && !(anchorBelow.range && liesWithin(anchorBelow.range, range)))
      return undefined;
    const isTitle =
      first !== undefined &&
      first.label === undefined &&
      titleScore(first.text) >= 2 &&
      below.text.length <= MAX_HEADER_TITLE_CHARACTERS &&
      !/[.;]$/u.test(below.text) &&
      (below.strong || postAt === at + 1) &&
      (segments[postAt] ?? []).every(({ text }) => organisationScore(text) < LEGAL_FORM_SCORE);
    const dates =
      anchorBelow?.range ??
      (segments[postAt + 1]?.length === 0 ? anchorByLine.get(postAt + 1)?.range : undefined);
    const isPostDated = dates !== undefined && liesWithin(dates, range);
    // Without a place, only the dates of a post show that a line is a header.
    if (isTitle)
      return nameWithPlace !== undefined || isPostDated
        ? { at, anchor, name, postAt, isPostDated }
        : undefined;
  }
  return undefined;
}

/** Whether a text is the name of an organisation by its words: 'NORDHAV ISLAMIC BANK', 'US Army'. */
const isOrganisation = (text: string) =>
  text.length <= MAX_NAME_CHARACTERS &&
  /^\p{Lu}/u.test(text) &&
  !/[,;|:]|\s[–—-]\s/u.test(text) &&
  organisationScore(text) >= ORGANISATION_WORD_SCORE &&
  titleScore(text) === 0 &&
  !isDoubtfulName(text);

/**
 * The title of an entry with dates within those of the header above it: all of its line beside its dates, or the line
 * above them.
 */
function nestedTitle(
  section: AnchoredLines,
  { at, range, isWeak }: Anchor,
  header: Header,
): Candidate | undefined {
  const { lines, segments } = section;
  const whole = header.anchor.range;
  const isWithinHeader =
    range && (liesWithin(range, whole) || (header.isKnownByDates && isSameRange(range, whole)));
  if (!isWithinHeader || isWeak || lines[at]?.flow !== lines[header.at]?.flow) return undefined;
  const lineSegments = segments[at] ?? [];
  if (lineSegments.length === 0)
    return isPost(section, at - 1, header, DEPARTMENT_AFTER_TITLE_PATTERN)
      ? titleIn(section, at - 1, at)
      : undefined;
  if (!isPost(section, at, header)) return undefined;
  const isDateFirst = (lineSegments[0]?.from ?? 0) >= range.index;
  return titleIn(section, at, at, isDateFirst ? undefined : range.index);
}

/**
 * Whether a line is a title in the style of the header's first post.
 * @param others what the parts after the title must match if they are not titles themselves
 */
function isPost(
  { lines, segments }: AnchoredLines,
  at: number,
  header: Header,
  others: RegExp = ANY_TEXT_PATTERN,
): boolean {
  const [line, lineSegments] = [lines[at], segments[at] ?? []];
  const [first, ...rest] = lineSegments;
  return (
    line !== undefined &&
    first !== undefined &&
    at > header.at &&
    !line.bullet &&
    line.strong === lines[header.postAt]?.strong &&
    titleScore(first.text) >= 1 &&
    lineSegments.every(
      ({ text, before, label }) => !label && before !== 'at' && organisationScore(text) < LEGAL_FORM_SCORE,
    ) &&
    rest.every(({ text }) => titleScore(text) >= 2 || others.test(text))
  );
}

const ANY_TEXT_PATTERN = /^/;
/** Parts of an employer, whose names follow a title. */
const DEPARTMENT_AFTER_TITLE_PATTERN =
  /\b(?:department|dept|division|branch|section|unit|team|office|affairs|group)\b/iu;

/** Marks at the end of a part of a line. */
const SEPARATOR_AT_END_PATTERN = /(?<![\s|(,;:.–—-])[\s|(,;:.–—-]+$/u;

/** The text of a line from its first segment on, up to a place or `end`, as the title of the entry at `anchor`. */
function titleIn(
  { lines, segments }: AnchoredLines,
  at: number,
  anchor: number,
  end?: number,
): Candidate | undefined {
  const [first, ...others] = segments[at] ?? [];
  if (!first || (end !== undefined && first.from >= end)) return undefined;
  const line = lines[at]?.text ?? '';
  const place = others.find(({ from }) =>
    isAnyPlace(line.slice(from, end).replace(SEPARATOR_AT_END_PATTERN, '')),
  );
  const text = line.slice(first.from, place?.from ?? end).replace(SEPARATOR_AT_END_PATTERN, '');
  return text.length > 2 && text.length <= MAX_HEADER_TITLE_CHARACTERS
    ? candidateOf(text, at, at - anchor, first.from)
    : undefined;
}

const isCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

const candidateOf = (text: string, line: number, offset: number, from: number): Candidate =>
  candidateOfRule({ text, line, offset, from, slot: HEADER_SLOT });
