/**
 * Reads headers that name an employer, its place and a period above its posts: 'NORDHAV FOODS, Oslo ¦ 2008-2016' over
 * 'Engineer, Network Services (2013-2016)'.
 */
import { isSchool, organisationScore } from '../vocabulary/organisations';
import { titleScore } from '../vocabulary/titles';
import type { Anchor, AnchoredLines } from './anchors';
import type { Candidate } from './candidates';
import type { PreparedScope } from './decide';
import { isDoubtfulName } from './doubtful-name';
import { isWithin } from './further-post';
import type { Pair } from './model';
import { isAnyPlace, isBareTown } from './place-parts';

/** The probability of the employer in such a header, and of a post below it that has dates of its own. */
const NAMED = 0.9;
const NESTED = 0.95;
/** Minimum probability at which the model's own reading of the same employer stays. */
const SURE = 0.8;
/** Number of lines below a header in which its first post stands. */
const LINES_BELOW = 3;
const MAX_TITLE = 90;
const MAX_NAME = 70;
/** The score of a name with a legal form. */
const COMPANY = 4;
/** The position of a candidate that such a header gives. */
const HEADER_SLOT = 'header';

interface Header {
  at: number;
  anchor: Anchor;
  name: string;
  /** The line of its first post. */
  post: number;
}

/** The readings of each entry, with those that such headers give as the likeliest. */
export function withEmployerHeaders(
  { entries, field }: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] {
  const dated = new Map(entries.map(({ anchor }) => [anchor.at, anchor]));
  let open: Header | undefined;
  return entries.map(({ anchor }, index) => {
    const own = pairs[index] ?? [];
    const header = headerOf(field, anchor, dated);
    if (header) {
      open = header;
      const [best] = own;
      const isRead = best?.employer?.text === header.name && best.probability >= SURE;
      return isRead ? own : withFirst(pairOf(field, header, dated), own);
    }
    const title = open && isNested(field, anchor, open) ? titleOf(field, anchor) : undefined;
    return title ? withFirst({ title, probability: NESTED }, own) : own;
  });
}

/** Whether a reading is a post with dates of its own below such a header, whose employer is that of the header. */
export const isBelowHeader = ({ title, employer }: Pair): boolean =>
  title?.slot === HEADER_SLOT && employer === undefined;

const withFirst = (first: Pair, others: readonly Pair[]): readonly Pair[] => [
  first,
  ...others.map((pair) => ({ ...pair, probability: pair.probability * (1 - first.probability) })),
];

function pairOf(field: AnchoredLines, { at, name, post }: Header, dated: ReadonlyMap<number, Anchor>): Pair {
  const from = field.lines[at]?.text.indexOf(name) ?? 0;
  const employer = candidateOf(name, at, 0, from);
  const text = field.lines[post]?.text.replace(/(?<![\s:.,])[\s:.,]+$/u, '') ?? '';
  const title = dated.has(post) ? undefined : candidateOf(text, post, post - at, 0);
  return { ...(title && { title }), employer, probability: NAMED };
}

function headerOf(
  { lines, segments }: AnchoredLines,
  anchor: Anchor,
  dated: ReadonlyMap<number, Anchor>,
): Header | undefined {
  const { at, range, lone } = anchor;
  const line = lines[at];
  if (!line || !range?.range || lone || line.bullet || segments[at]?.some(({ label }) => label))
    return undefined;
  const behind = line.text.slice(range.index + range.length);
  if (/[\p{L}\p{N}]/u.test(behind)) return undefined;
  const name = nameBeforePlace(line.text.slice(0, range.index).replace(/[\s|(,–-]+$/u, ''));
  if (name === undefined || !(line.strong || isCapitals(name))) return undefined;
  for (let post = at + 1; post <= at + LINES_BELOW && post < lines.length; post += 1) {
    const below = lines[post];
    const [first] = segments[post] ?? [];
    if (!below || below.flow !== line.flow || below.bullet) return undefined;
    const own = dated.get(post);
    if (own && !own.lone && !(own.range && isWithin(own.range, range))) return undefined;
    const isTitle =
      first !== undefined &&
      first.label === undefined &&
      titleScore(first.text) >= 2 &&
      below.text.length < MAX_TITLE &&
      !/[.;]$/u.test(below.text) &&
      (below.strong || post === at + 1) &&
      (segments[post] ?? []).every(({ text }) => organisationScore(text) < COMPANY);
    if (isTitle) return { at, anchor, name, post };
  }
  return undefined;
}

/** The name in 'Nordhav Foods, Oslo, Norway'; undefined if no place follows it, or if it can be no employer. */
function nameBeforePlace(text: string): string | undefined {
  for (const { index, 0: mark } of text.matchAll(/[,:]\s+|\s[–—|-]\s+/gu)) {
    const place = text.slice(index + mark.length);
    if (place.length > MAX_NAME || !isAnyPlace(place)) continue;
    const name = text.slice(0, index).trim();
    const isName =
      name.length > 1 &&
      name.length <= MAX_NAME &&
      /^\p{Lu}/u.test(name) &&
      !/[,;|:]/u.test(name) &&
      (titleScore(name) === 0 || isSchool(name)) &&
      !isAnyPlace(name) &&
      !isBareTown(name) &&
      !isDoubtfulName(name);
    return isName ? name : undefined;
  }
  return undefined;
}

/** Whether an entry is a title with dates within those of the header above it. */
function isNested({ lines, segments }: AnchoredLines, { at, range, lone }: Anchor, header: Header): boolean {
  const line = lines[at];
  const own = segments[at] ?? [];
  const [first] = own;
  return (
    line !== undefined &&
    first !== undefined &&
    !lone &&
    range !== undefined &&
    header.anchor.range !== undefined &&
    line.flow === lines[header.at]?.flow &&
    !line.bullet &&
    line.strong === lines[header.post]?.strong &&
    titleScore(first.text) >= 1 &&
    own.every(({ text, before, label }) => !label && before !== 'at' && organisationScore(text) < COMPANY) &&
    isWithin(range, header.anchor.range)
  );
}

/** The title of a nested post: all of its line before its dates. */
function titleOf({ lines, segments }: AnchoredLines, { at, range }: Anchor): Candidate | undefined {
  const [first] = segments[at] ?? [];
  if (!first || !range || first.from >= range.index) return undefined;
  const text = lines[at]?.text.slice(first.from, range.index).replace(/[\s|(,;:–—-]+$/u, '') ?? '';
  return text.length > 2 && text.length < MAX_TITLE ? candidateOf(text, at, 0, first.from) : undefined;
}

const isCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

const candidateOf = (text: string, line: number, offset: number, from: number): Candidate => ({
  text,
  line,
  offset,
  from,
  to: from + text.length,
  before: 'edge',
  after: 'comma',
  titleScore: titleScore(text),
  organisationScore: organisationScore(text),
  features: [],
  leanings: [],
  layout: '',
  slot: HEADER_SLOT,
});
