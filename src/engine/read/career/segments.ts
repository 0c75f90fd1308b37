/** Splits a line into segments at its cells, its date and its separators. */
import { type DateRange, isPresent } from '../dates/dates';
import type { DocumentLine } from '../layout/line';
import { splitByTypeface } from '../resume/split-by-typeface';
import { type FormField, formField } from '../vocabulary/form-labels';
import { organisationScore } from '../vocabulary/organisations';
import { openingOf, SENTENCE_OPENING } from './job-sentences';
import { listNumber } from './numbered-list';
import { withTitleApart } from './title-before-name';

/** The separator before or after a segment. */
export type Separator =
  | 'edge'
  | 'cell'
  | 'face'
  | 'date'
  | 'bar'
  | 'slash'
  | 'dash'
  | 'comma'
  | 'at'
  | 'as'
  | 'with'
  | 'in'
  | 'through'
  | 'bracket'
  | 'stop'
  | 'label';

/** A part of a line's text: a title, an employer, a place or other text. */
export interface Segment {
  text: string;
  /** Offset in `Line.text`. */
  from: number;
  to: number;
  before: Separator;
  after: Separator;
  /** The form's label in front of it. */
  label?: Label;
}

/** A form's field. A client counts as the employer only if the form names no other. */
export type Label = FormField | 'client' | 'other';

/** Maximum number of pieces in a line; longer lines are sentences and not headers. */
const MAX_PIECES = 14;

/**
 * A run of white space. The lookbehind prevents matches that start inside a run, which would take quadratic
 * time.
 */
const SPACE = '(?<!\\s)\\s+';
const ANY_SPACE = `(?:${SPACE})?`;

/** A legal form with brackets that belong to the name: 'Redwell Foods (P) Ltd'. */
const LEGAL_FORM = '(?:P|Pvt|I|India|Private)\\.?\\)\\.?\\s?(?:Ltd|Limited|Pvt|Private)\\b';

const SEPARATORS: readonly (readonly [Separator, string])[] = [
  ['bar', `${ANY_SPACE}(?:[|│¦‖•·●▪■◆;]|\\t|->|→|»)\\s*`],
  ['slash', `${SPACE}/\\s+`],
  [
    'dash',
    `${SPACE}[–—‒-]+\\s+|(?<=\\p{L})[–—]\\s+|${SPACE}[–—-](?=\\p{Lu})|(?<=[\\p{L}.)]{2})-\\s+(?=\\p{Lu})|:-+\\s*|(?<=\\p{L}):\\s+(?=\\p{Lu})`,
  ],
  ['at', `${SPACE}(?:at|@|chez|bei(?:\\s+(?:der|dem))?|presso|bij|hos|w firmie)\\s+|^@\\s*`],
  [
    'as',
    `${SPACE}(?:(?:has |have |had |was |is |currently |presently )?(?:worked|working|employed|served|serving)\\s+(?:as\\s+(?:an?\\s+)?|in\\s+|at\\s+|for\\s+|with\\s+(?:M/s\\.?\\s+)?)|(?:as|als|comme|como|jako)\\s+(?:an?\\s+|the\\s+)?|for the post of\\s+)`,
  ],
  ['with', `${ANY_SPACE}\\b(?:with|mit)\\s+(?:M/s\\.?\\s+)?`],
  [
    'through',
    `${SPACE}(?:through|(?:(?:under|on) (?:the )?)?pay ?roll(?:s)? of)\\s+(?:M/s\\.?\\s+)?(?=[\\p{Lu}])`,
  ],
  [
    'in',
    `${SPACE}(?:in|for|of|from|under|by|en|em|no|na|nel|dans|pour|für|para|per|dla|w|в)\\s+(?:the\\s+)?(?=["“]?[\\p{Lu}])`,
  ],
  [
    'bracket',
    `${ANY_SPACE}(?:[[\\]“”„«»]|\\((?!${LEGAL_FORM})|\\)(?!\\.?\\s?(?:Ltd|Limited|Pvt|Private)\\b)|(?<!\\p{L})"|"(?!\\p{L}))\\s*`,
  ],
  ['comma', `${ANY_SPACE},\\s+|${SPACE},(?=\\p{L})|(?<=\\p{L}{3}|\\)),(?=\\p{L}{3})`],
  ['stop', '(?<=\\p{Ll}{3}|\\))\\.\\s+(?=\\p{Lu})'],
];
/** The characters that a separator may begin with. Tested first, since most characters of a line are none of them. */
const SEPARATOR_START = '(?=[\\s|│¦‖•·●▪■◆;→»–—:@wm[\\]“”„«"(),.-])';
const SPLIT = new RegExp(
  `${SEPARATOR_START}(?:${SEPARATORS.map(([name, source]) => `(?<${name}>${source})`).join('|')})`,
  'giu',
);
/**
 * Labels such as 'Company:', '1. Organisation: -', 'Position Held :'. Only words that `formField` knows are
 * labels.
 */
const LABEL =
  /(?<=^|\s|[.,;)])(\p{L}[\p{L}’'&/]*(?: [\p{L}&][\p{L}’'&/]*){0,4}(?:\s?[-–]?\s?\d(?: (?:of|OF) \d{1,2})?)?)\s*[:：]\s*[-–]?\s*/gu;
/** Labels before a dash at the start of a line: 'DESIGNATION - ...', 'Name of the company – ...'. */
const DASH_LABEL =
  /^((?:name of (?:the )?)?(?:company|organi[sz]ation|employer|designation|position|post|job title|duration|period|tenure)(?: name| held)?)\s*[-–—]+\s*(?=[\p{L}\d])/iu;
/** Labels without a colon: those in cells of their own, and those of Europass. */
const CELL_LABEL =
  /^(?:company(?: name)?|(?:name of (?:the )?)?(?:employer|organi[sz]ation)(?: name)?|designation|position(?: held)?|job title|duration|period(?: of work)?|occupation or position held|name and address of (?:the )?employer)$/i;
const EUROPASS_LABEL = /^(?:name and address of (?:the )?employer|occupation or position held)\s+(?=\p{L})/iu;
/** A label without a colon before a name in capitals: 'PREVIOUS COMPANY Nordhav Foods Ltd, as Buyer'. */
const BARE_LABEL =
  /^(?:PRESENT|CURRENT|PREVIOUS|LAST|PAST) (?:COMPANY|EMPLOYER|ORGANI[SZ]ATION)\s+(?=\p{Lu})/u;
/** A label that looks like a heading, and a value that is no employer: 'Previous Experience: 3 years'. */
const EXPERIENCE_LABEL =
  /^(?:present|current|previous|past|last) (?:work )?experience\s?[:：]\s*[-–]?\s*(?=\p{Lu})/iu;
const DURATION = /\d|\b(?:years?|months?|work(?:ed|ing))\b/i;
/** Letter-spaced labels: 'C o m p a n y :'. */
const SPACED_LABEL = /^((?:\p{L} ){4,20}\p{L})\s?[:：]\s*[-–]?\s*/u;
/** Every match of `LABEL` has one, and few lines do. */
const COLON = /[:：]/;

interface Cut {
  from: number;
  to: number;
  separator: Separator;
  label?: Label;
}

const MAY_HAVE_ADDRESS = /:\/\/|www\./;

/**
 * Splits a line into its segments, in order, without the date `date`.
 * @param isNumbered whether its section is a numbered list, whose numbers are no part of a name
 */
export function segmentsOf(line: DocumentLine, date: DateRange | undefined, isNumbered = false): Segment[] {
  const text = line.text;
  if (text.length > 600) return [];
  const cuts = [...cellCuts(line), ...labelCuts(line)];
  const number = isNumbered ? listNumber(text) : undefined;
  if (number) cuts.push({ from: 0, to: number.length, separator: 'edge' });
  if (MAY_HAVE_ADDRESS.test(text))
    for (const match of text.matchAll(/(?:(?<!\s)\s+)?(?:https?:\/\/|www\.)\S+/g))
      cuts.push({ from: match.index, to: match.index + match[0].length, separator: 'bar' });
  if (date) cuts.push({ from: date.index, to: date.index + date.length, separator: 'date' });
  const opening = openingOf(text);
  if (opening) {
    const separator = /\bas\b/i.test(opening.words) ? 'as' : 'with';
    cuts.push({ from: opening.from, to: opening.to, separator });
  }
  const hard = merged(cuts);
  const segments: Segment[] = [];
  let start = 0;
  let before: Cut = { from: 0, to: 0, separator: 'edge' };
  for (const cut of [...hard, { from: text.length, to: text.length, separator: 'edge' as const }]) {
    segments.push(...splitSoft(text, start, cut.from, before, cut.separator));
    if (segments.length > MAX_PIECES) return segments.slice(0, MAX_PIECES);
    start = cut.to;
    before = cut;
  }
  return segments.flatMap(withTitleApart);
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

/** Whether a segment of a line may have this label. */
export const mayBeLabelled = (line: DocumentLine, label: Label): boolean =>
  labelCuts(line).some((cut) => cut.label === label);

function labelCuts({ text, cells }: DocumentLine): Cut[] {
  const cuts: Cut[] = [];
  const [first = ''] = cells;
  // An unknown label in a cell of its own.
  const isOther =
    cells.length > 1 && /[:：]$/.test(first) && !formField(first) && first.split(' ').length <= 6;
  if (isOther) cuts.push({ from: 0, to: first.length, separator: 'label', label: 'other' });
  const experience = EXPERIENCE_LABEL.exec(text)?.[0];
  if (experience && !DURATION.test(text.slice(experience.length)))
    return [{ from: 0, to: experience.length, separator: 'label', label: 'organisation' }];
  const dashed = DASH_LABEL.exec(text);
  const dashedField = dashed && formField(dashed[1] ?? '');
  if (dashed && dashedField)
    cuts.push({ from: 0, to: dashed[0].length, separator: 'label', label: dashedField });
  const europass = EUROPASS_LABEL.exec(text)?.[0];
  const bare = BARE_LABEL.exec(text)?.[0];
  const spaced = SPACED_LABEL.exec(text);
  for (const [own, label] of [
    [cells.length > 1 && CELL_LABEL.test(first) ? `${first} ` : undefined, first],
    [europass, europass],
    [bare, bare],
    [spaced?.[0], spaced?.[1]?.replaceAll(' ', '')],
  ] as const) {
    const field = own !== undefined && label !== undefined ? formField(label) : undefined;
    if (own !== undefined && field) cuts.push({ from: 0, to: own.length, separator: 'label', label: field });
  }
  if (!COLON.test(text)) return cuts;
  for (const match of text.matchAll(LABEL)) {
    if (isOther && match.index < first.length) continue;
    const words = (match[1] ?? '').split(' ');
    // The label may be the end of the text before the colon: 'Kenya Designation:'.
    for (let skip = 0; skip < words.length; skip += 1) {
      const field = formField(words.slice(skip).join(' '));
      if (!field) continue;
      // In 'Company: Worked as a buyer at Redwell' the value is a sentence, so the label is ignored.
      const opening =
        field === 'organisation' && SENTENCE_OPENING.exec(text.slice(match.index + match[0].length));
      if (opening) {
        const to = match.index + match[0].length + opening[0].length;
        cuts.push({ from: match.index, to, separator: /\bas\b/i.test(opening[0]) ? 'as' : 'with' });
        break;
      }
      const from = match.index + words.slice(0, skip).join(' ').length;
      cuts.push({
        from,
        to: match.index + match[0].length,
        separator: 'label',
        label: /^client/i.test(words.slice(skip).join(' ')) ? 'client' : field,
      });
      break;
    }
  }
  return cuts;
}

/** Sorts the cuts and merges adjacent ones. A label or a date takes precedence over the border of a cell. */
function merged(cuts: Cut[]): Cut[] {
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

function splitSoft(text: string, from: number, to: number, before: Cut, after: Separator): Segment[] {
  const part = text.slice(from, to);
  const segments: Segment[] = [];
  let start = 0;
  let opened: Separator = before.separator;
  const push = (end: number, closed: Separator) => {
    // Here the separator before the word has consumed its leading space: '“Technician” at Nordwerk'.
    const lead = LEAD_WORD.exec(text.slice(from + start, from + end));
    const segment = trimmed(text, from + start + (lead?.[0].length ?? 0), from + end);
    if (segment)
      segments.push({
        ...segment,
        before: lead && opened !== 'label' ? (lead[1]?.toLowerCase() === 'as' ? 'as' : 'at') : opened,
        after: closed,
        ...(before.label && segments.length === 0 && { label: before.label }),
      });
  };
  for (const match of part.matchAll(SPLIT)) {
    const separator = SEPARATORS.find(([name]) => match.groups?.[name] !== undefined)?.[0] ?? 'comma';
    // 'Role: Director, Group Treasury' is one title, unless a company follows the comma.
    const isOfTitle = before.label === 'title' && separator === 'comma';
    if (isOfTitle && organisationScore(part.slice(match.index)) < COMPANY) continue;
    if (match.index >= start && match.index > 0) push(match.index, separator);
    start = match.index + match[0].length;
    opened = separator;
  }
  push(part.length, after);
  return segments;
}

/** Minimum `organisationScore` of a company: a legal form, or two words typical of companies. */
const COMPANY = 3;

/** A word at the start of a segment that introduces an employer or a title. */
const LEAD_WORD = /^\s?(at|with|as|for|in|chez|bei)\s(?:an?\s|the\s|M\/s\.?\s)?(?=[\p{Lu}“"])/iu;

/** Punctuation after a segment, together with a word that introduces its date: 'Acme GmbH von'. */
const TAIL =
  /(?:(?<!\s)\s+(?:from|since|von|seit|ab|depuis|desde|de|du|dal|od|fra|från|for the period of|during|w\.?e\.?f\.?|in|at|for|with))?(?<![\s,;:|·•–—\-(*~])[\s,;:|·•–—\-(*~]*$/iu;

/** Words that only introduce a date: 'During 2012 to 2014'. */
const LEADS =
  /^(?:during|from|since|period|for|duration|date|dates|von|seit|ab|depuis|desde|du|de|dal|till|to)$/iu;

/** Removes punctuation around a segment. */
function trimmed(
  text: string,
  from: number,
  to: number,
): { text: string; from: number; to: number } | undefined {
  const lead = /^[\s,;:|·•–—\-(),.*~’'‘]+/u.exec(text.slice(from, to))?.[0].length ?? 0;
  const begin = from + lead;
  const tail = TAIL.exec(text.slice(begin, to))?.[0].length ?? 0;
  const own = text.slice(begin, to - tail);
  return /\p{L}/u.test(own) && !LEADS.test(own) && !isPresent(own.replace(/^(?:to date|till date)\s+/i, ''))
    ? { text: own, from: begin, to: to - tail }
    : undefined;
}
