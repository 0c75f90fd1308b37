/** Splits a line into segments at its cells, its date and its separators. */
import { type DateRange, isPresent } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { splitByTypeface } from '../../resume/experience/split-by-typeface';
import { isEmploymentWithYears, isTimeEmployed } from '../../vocabulary/employment';
import { COMPANY_SCORE, organisationScore } from '../../vocabulary/organisations';
import { listNumberOf } from '../entry-lines/numbered-list';
import { openingOf } from '../sentences/job-sentences';
import { labelCuts } from './label-cuts';
import type { Cut, Segment, Separator } from './segment';
import { splitTitleFromName, splitUnitFromName } from './title-before-name';
import { splitTitleOfCompany } from './title-of-name';
import { keepToolsOfTitles } from './tools-of-titles';
import { keepWayOfEmployment } from './way-of-employment';
import { abbreviatedNames, isCapitalisedInName } from './words-of-names';

/** Maximum number of segments of a line; those after it are dropped, since a line with more is usually a sentence. */
const MAX_SEGMENTS = 14;
/** Maximum length of a line that is split; a longer one is running text. */
const MAX_LINE_CHARACTERS = 600;

/**
 * A run of white space. The lookbehind prevents matches that start inside a run, which would take quadratic
 * time.
 */
const SPACE_SOURCE = '(?<!\\s)\\s+';
const ANY_SPACE_SOURCE = `(?:${SPACE_SOURCE})?`;

/** A legal form with brackets that belong to the name: 'Redwell Foods (P) Ltd'. */
const LEGAL_FORM_SOURCE = '(?:P|Pvt|I|India|Private)\\.?\\)\\.?\\s?(?:Ltd|Limited|Pvt|Private)\\b';

const SEPARATORS: readonly (readonly [Separator, string])[] = [
  ['bar', `${ANY_SPACE_SOURCE}(?:[|│¦‖•·●▪■◆∙⋅◦♦▸►✦❖;]|(?:~|::|//)(?=\\s)|\\t|->|→|»)\\s*`],
  ['slash', `${SPACE_SOURCE}/\\s+`],
  [
    'dash',
    `${SPACE_SOURCE}[–—‒-]+\\s+|(?<=\\p{L})[–—]\\s+|(?<=\\p{L})—(?=\\p{Lu})|${SPACE_SOURCE}[–—-](?=\\p{Lu})|(?<=[\\p{L}.)]{2})-\\s+(?=\\p{Lu})|:-+\\s*|(?<=\\p{L}):\\s+(?=\\p{Lu})`,
  ],
  ['at', `${SPACE_SOURCE}(?:at|@|chez|bei(?:\\s+(?:der|dem))?|presso|bij|hos|w firmie)\\s+|^@\\s*`],
  [
    'as',
    `${SPACE_SOURCE}(?:(?:has |have |had |was |is |currently |presently )?(?:worked|working|employed|served|serving)\\s+(?:as\\s+(?:an?\\s+)?|in\\s+|at\\s+|for\\s+|with\\s+(?:M/s\\.?\\s+)?)|(?:as|als|comme|como|jako)\\s+(?:an?\\s+|the\\s+)?|for the post of\\s+)`,
  ],
  ['with', `${ANY_SPACE_SOURCE}\\b(?:with|mit)\\s+(?:M/s\\.?\\s+)?`],
  [
    'through',
    `${SPACE_SOURCE}(?:through|(?:(?:under|on) (?:the )?)?pay ?roll(?:s)? of)\\s+(?:M/s\\.?\\s+)?(?=[\\p{Lu}])`,
  ],
  [
    'in',
    `${SPACE_SOURCE}(?:in|for|of|from|under|by|en|em|no|na|nel|dans|pour|für|para|per|dla|w|в)\\s+(?:the\\s+|(?<=pour\\s)(?:l[ea]s?\\s+|l[’'])|(?<=für\\s)(?:die|den|das)\\s+)?(?=["“]?[\\p{Lu}])`,
  ],
  [
    'bracket',
    `${ANY_SPACE_SOURCE}(?:[[\\]“”„«»]|\\((?!${LEGAL_FORM_SOURCE})|\\)(?!\\.?\\s?(?:Ltd|Limited|Pvt|Private)\\b)|(?<!\\p{L})"|"(?!\\p{L}))\\s*`,
  ],
  ['comma', `${ANY_SPACE_SOURCE},\\s+|${SPACE_SOURCE},(?=\\p{L})|(?<=\\p{L}{3}|\\)),(?=\\p{L}{3})`],
  ['stop', '(?<=\\p{Ll}{3}|\\))\\.\\s+(?=\\p{Lu})'],
];
/** The characters that a separator may begin with. Tested first, since most characters of a line are none of them. */
const SEPARATOR_START_SOURCE = '(?=[\\s|│¦‖•·●▪■◆∙⋅◦♦▸►✦❖;~→»–—:@wm[\\]“”„«"(),.-])';
const SEGMENT_SEPARATOR_PATTERN = new RegExp(
  `${SEPARATOR_START_SOURCE}(?:${SEPARATORS.map(([name, source]) => `(?<${name}>${source})`).join('|')})`,
  'giu',
);
const MAY_HAVE_URL_PATTERN = /:\/\/|www\./;

/**
 * Splits a line into its segments, in order, without its labels, links, lengths of employment and `date`.
 * @param isNumbered whether its section is a numbered list, whose numbers are not part of names
 */
export function segmentsOf(line: DocumentLine, date: DateRange | undefined, isNumbered = false): Segment[] {
  const text = line.text;
  if (text.length > MAX_LINE_CHARACTERS) return [];
  const cuts = [...cellCuts(line), ...labelCuts(line)];
  const number = isNumbered ? listNumberOf(text) : undefined;
  if (number) cuts.push({ from: 0, to: number.length, separator: 'edge' });
  if (MAY_HAVE_URL_PATTERN.test(text))
    for (const match of text.matchAll(/(?:(?<!\s)\s+)?(?:https?:\/\/|www\.)\S+/g))
      cuts.push({ from: match.index, to: match.index + match[0].length, separator: 'bar' });
  if (date) cuts.push({ from: date.index, to: date.index + date.length, separator: 'date' });
  const opening = openingOf(text);
  if (opening) {
    const separator = /\bas\b/i.test(opening.words) ? 'as' : 'with';
    cuts.push({ from: opening.from, to: opening.to, separator });
  }
  const mergedCuts = mergeCuts(cuts);
  const segments: Segment[] = [];
  let start = 0;
  let before: Cut = { from: 0, to: 0, separator: 'edge' };
  for (const cut of [...mergedCuts, { from: text.length, to: text.length, separator: 'edge' as const }]) {
    segments.push(...splitAtSeparators(text, start, cut.from, before, cut.separator));
    if (segments.length > MAX_SEGMENTS) return segments.slice(0, MAX_SEGMENTS);
    start = cut.to;
    before = cut;
  }
  const withoutDurations = segments.filter(
    (segment) => !isEmploymentWithYears(segment.text) && !isTimeEmployed(segment.text),
  );
  return keepWayOfEmployment(
    text,
    keepToolsOfTitles(
      text,
      withoutDurations.flatMap(splitTitleFromName).flatMap(splitUnitFromName).flatMap(splitTitleOfCompany),
    ),
  );
}

/** Cuts between cells, and where the font changes within a cell: a bold title before a plain company. */
function cellCuts(line: DocumentLine): Cut[] {
  const cuts: Cut[] = [];
  let at = 0;
  line.cells.forEach((cell, index) => {
    const [first = '', second] = splitByTypeface(cell, line.faces);
    if (second !== undefined) {
      const from = at + first.length;
      cuts.push({ from, to: Math.max(from, at + cell.lastIndexOf(second)), separator: 'face' });
    }
    at += cell.length;
    if (index < line.cells.length - 1) cuts.push({ from: at, to: at + 1, separator: 'cell' });
    at += 1;
  });
  return cuts;
}

/** Sorts the cuts and merges adjacent ones. A label or a date takes precedence over the border of a cell. */
function mergeCuts(cuts: Cut[]): Cut[] {
  const sorted = [...cuts].sort((a, b) => a.from - b.from || a.to - b.to);
  const result: Cut[] = [];
  for (const cut of sorted) {
    const last = result.at(-1);
    if (last && cut.from <= last.to) {
      last.to = Math.max(last.to, cut.to);
      if (cut.separator === 'date' || cut.separator === 'label') last.separator = cut.separator;
      if (cut.label) last.label = cut.label;
    } else result.push({ ...cut });
  }
  return result;
}

function splitAtSeparators(text: string, from: number, to: number, before: Cut, after: Separator): Segment[] {
  const part = text.slice(from, to);
  const segments: Segment[] = [];
  const names = part.includes('(') ? abbreviatedNames(part) : [];
  let start = 0;
  let opened: Separator = before.separator;
  const push = (end: number, closed: Separator) => {
    // Here the separator before the word has consumed its leading space: '“Technician” at Nordwerk'.
    const lead = INTRODUCING_WORD_PATTERN.exec(text.slice(from + start, from + end));
    const segment = trimSegment(text, from + start + (lead?.[0].length ?? 0), from + end);
    if (segment)
      segments.push({
        ...segment,
        before: lead && opened !== 'label' ? (lead[1]?.toLowerCase() === 'as' ? 'as' : 'at') : opened,
        after: closed,
        ...(before.label && segments.length === 0 && { label: before.label }),
      });
  };
  for (const match of part.matchAll(SEGMENT_SEPARATOR_PATTERN)) {
    const separator = SEPARATORS.find(([name]) => match.groups?.[name] !== undefined)?.[0] ?? 'comma';
    // 'Role: Director, Group Treasury' is one title, unless a company follows the comma.
    const isOfTitle = before.label === 'title' && separator === 'comma';
    if (isOfTitle && organisationScore(part.slice(match.index)) < COMPANY_SCORE) continue;
    const [at, behind] = [match.index, match.index + match[0].length];
    if (separator === 'in' && isWithinCapitals(part, at, match[0])) continue;
    if (separator === 'in' && isCapitalisedInName(part.slice(start, at), match[0], part.slice(behind)))
      continue;
    if (separator !== 'bracket' && names.some((name) => at > name.from && behind < name.to)) continue;
    if (match.index >= start && match.index > 0) push(match.index, separator);
    start = match.index + match[0].length;
    opened = separator;
  }
  push(part.length, after);
  return segments;
}

/**
 * Whether a word such as 'PER' is in capitals and stands within a name in capitals, beside text that is not: 'CASA
 * GENERALE PER LO SCAMBIO (CGS) - Buyer'.
 */
const isWithinCapitals = (text: string, at: number, word: string): boolean =>
  PURPOSE_IN_CAPITALS_PATTERN.test(word) &&
  /\p{Ll}{2}/u.test(text) &&
  /^[\p{Lu}\s.&’'-]+$/u.test(text.slice(0, at)) &&
  /^\p{Lu}{2}/u.test(text.slice(at + word.length));

/** Words for a purpose, which occur in names; 'IN' and 'FROM' are rather before places and dates. */
const PURPOSE_IN_CAPITALS_PATTERN = /^\s+(?:PER|PARA|POUR|FÜR|DLA)\s/u;

/** A word at the start of a segment that introduces an employer or a title. */
const INTRODUCING_WORD_PATTERN =
  /^\s?(at|with|as|for|in|chez|bei|für|pour)\s(?:an?\s|the\s|die\s|den\s|das\s|l[ea]s?\s|M\/s\.?\s)?(?=[\p{Lu}“"])/iu;

/** Punctuation after a segment, together with a word that introduces its date: 'Acme GmbH von'. */
const SEGMENT_TAIL_PATTERN =
  /(?:(?<!\s)\s+(?:from|since|von|seit|ab|depuis|desde|de|du|dal|od|fra|från|for the period of|(?:im )?zeitraum(?: von)?|during|w\.?e\.?f\.?|in|at|for|with))?(?<![\s,;:|·•–—\-(*~])[\s,;:|·•–—\-(*~]*$/iu;

/** A segment that only introduces a date: 'During' before '2012 to 2014', 'Summers' before '2012 – 2014'. */
const DATE_INTRODUCTION_PATTERN =
  /^(?:summers?|winters?|[ée]t[ée]s|hivers|sommer|during|from|since|period|(?:im )?zeitraum|for|duration|date|dates|von|seit|ab|depuis|desde|du|de|dal|till|to)$/iu;

/** Removes punctuation around a segment. */
function trimSegment(
  text: string,
  from: number,
  to: number,
): { text: string; from: number; to: number } | undefined {
  const lead = /^[\s,;:|·•–—\-(),.…*~’'‘]+/u.exec(text.slice(from, to))?.[0].length ?? 0;
  const begin = from + lead;
  const tail = SEGMENT_TAIL_PATTERN.exec(text.slice(begin, to))?.[0].length ?? 0;
  const segmentText = text.slice(begin, to - tail);
  return /\p{L}/u.test(segmentText) &&
    !DATE_INTRODUCTION_PATTERN.test(segmentText) &&
    !isPresent(segmentText.replace(/^(?:to date|till date)\s+/i, ''))
    ? { text: segmentText, from: begin, to: to - tail }
    : undefined;
}
