/** Recognises a line that names an employer above its posts: 'NORDHAV FOODS, Oslo, Norway (2002-2010)'. */
import type { DateRange } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { COMPANY_SCORE, organisationScore } from '../../vocabulary/organisations';
import { isState } from '../../vocabulary/places';
import { titleScore } from '../../vocabulary/titles';
import type { AnchoredLines } from '../entry-lines/anchors';
import { isOfParagraph } from '../model/running-text';
import { isAnyPlace, isBareTown } from '../segments/place-parts';
import { startsWithAction } from '../sentences/action-sentences';
import { mayBeEmployer, nameBeforePlace } from './header-names';

/** A line that names an employer and, perhaps, its place and all its years. */
export interface EmployerLine {
  at: number;
  name: string;
  /** The whole time at the employer. */
  range?: DateRange;
  /** Whether a place or the words of a company show that it is an employer. */
  isClear: boolean;
}

/** Maximum characters of a line that names an employer. */
const MAX_LINE_CHARACTERS = 120;
/** Maximum number of lines between an employer and its first title. */
const MAX_DESCRIPTION_LINES = 6;

/** A remark in brackets at the end of the line: ' (Several Positions Held)'. */
const REMARK_PATTERN = /\s\([^()\d]{2,60}\)$/u;
/** Further places after the first: ' and 12+ overseas offices', ' & other locations'. */
const FURTHER_PLACES_PATTERN =
  /\s(?:and|&|\+)\s(?:(?:\d{1,3}\+?|other|various|several|multiple|more|international|global|overseas)\s){1,3}(?:locations?|countries|offices|cities|sites)$/iu;
/** Marks around the parts of a line. */
const MARKS_AT_END_PATTERN = /(?<![\s|(,:/•·–—-])[\s|(,:/•·–—-]+$/u;
/** A company and, after a dash, its branch. */
const BRANCH_PATTERN = /^([^–—-]{2,60}) [–—-] ([^–—-]{2,30})$/u;
/** A mark between the parts of a line. */
const FIELD_MARK_PATTERN = /\s[|│•·●◦∙⋅]\s/u;
/** A town and the code of its state: 'Norwood MA'. */
const TOWN_AND_STATE_PATTERN = /^\p{Lu}[\p{L}.'’ -]{1,30},? (\p{Lu}\.?\p{Lu}\.?)$/u;

/** The employer in a line; undefined if it names none, or anything else but its place and dates. */
export function employerLineOf(section: AnchoredLines, at: number): EmployerLine | undefined {
  const line = section.lines[at];
  if (!line || line.bullet || line.text.length > MAX_LINE_CHARACTERS || startsWithAction(line.text))
    return undefined;
  if (section.segments[at]?.some(({ label }) => label)) return undefined;
  const anchor = section.anchors.find((each) => each.at === at && each.range);
  const range = anchor?.range;
  if (
    range &&
    (anchor.isWeak || !range.range || /[\p{L}\p{N}]/u.test(line.text.slice(range.index + range.length)))
  )
    return undefined;
  const text = line.text
    .slice(0, range?.index)
    .replace(MARKS_AT_END_PATTERN, '')
    .replace(REMARK_PATTERN, '')
    .replace(FURTHER_PLACES_PATTERN, '')
    .replace(MARKS_AT_END_PATTERN, '');
  const placed =
    nameBeforePlaceCell(line, text) ??
    nameBeforePlace(text) ??
    nameBeforeTown(text) ??
    nameBeforeFields(text);
  const name = placed ?? text;
  if (!mayBeEmployer(withoutBranch(name)) || isBareTown(name) || (placed === undefined && /[,|]/u.test(name)))
    return undefined;
  const isClear = placed !== undefined || organisationScore(name) >= COMPANY_SCORE;
  return { at, name, ...(range && { range }), isClear };
}

/** A name before a town that no list knows, with the code of its state or with a city's own: 'Velmont, Norwood MA'. */
function nameBeforeTown(text: string): string | undefined {
  const [, name = '', place = ''] = /^([^,]{2,70}),\s(.{2,40})$/u.exec(text) ?? [];
  const [, code = ''] = TOWN_AND_STATE_PATTERN.exec(place) ?? [];
  const isPlaced = isState(code.replaceAll('.', '')) || isBareTown(place);
  return name !== '' && isPlaced && titleScore(name) === 0 && mayBeEmployer(name) ? name : undefined;
}

/** A name without the country of a branch: 'Velmont Archives' for 'Velmont Archives - Norland'. */
function withoutBranch(name: string): string {
  const [, company, country] = BRANCH_PATTERN.exec(name) ?? [];
  return company !== undefined && country !== undefined && isAnyPlace(country) ? company : name;
}

/** A name in a cell of its own before that of its place. */
function nameBeforePlaceCell({ cells }: DocumentLine, text: string): string | undefined {
  const [name = '', place = ''] = cells;
  const isPlaced = cells.length > 1 && place !== '' && isAnyPlace(place) && text.startsWith(name);
  return isPlaced && titleScore(name) === 0 && mayBeEmployer(name) ? name : undefined;
}

/** A name before its place and what else there is to say of it: 'Velmont ◦ Norwood, England ◦ Archives'. */
function nameBeforeFields(text: string): string | undefined {
  const [name = '', place = ''] = text.split(FIELD_MARK_PATTERN);
  const isPlaced = isAnyPlace(place) || isBareTown(place);
  return isPlaced && titleScore(name) === 0 && mayBeEmployer(withoutBranch(name)) ? name : undefined;
}

/**
 * The employer above the line of a title: in the line over it, or over the lines in between that give its place or tell
 * what it does.
 */
export function employerAbove(section: AnchoredLines, title: number): EmployerLine | undefined {
  const flow = section.lines[title]?.flow;
  let isTold = false;
  for (let at = title - 1; at >= 0 && at >= title - 1 - MAX_DESCRIPTION_LINES; at -= 1) {
    const line = section.lines[at];
    if (!line || line.flow !== flow || line.bullet) return undefined;
    const employer = employerLineOf(section, at);
    if (employer && (!isTold || employer.isClear || employer.range)) return employer;
    if (section.anchors.some((anchor) => anchor.at === at && !anchor.isWeak)) return undefined;
    const isText = isOfParagraph(section.lines[at - 1], line);
    if (!isText && !isAnyPlace(line.text)) return undefined;
    isTold ||= isText;
  }
  return undefined;
}

/** The first line below an employer that is neither its place nor tells what it does. */
export function lineBelow({ lines, anchors }: AnchoredLines, employer: number): number | undefined {
  const flow = lines[employer]?.flow;
  for (let at = employer + 1; at <= employer + 1 + MAX_DESCRIPTION_LINES && at < lines.length; at += 1) {
    const line = lines[at] as DocumentLine;
    if (line.flow !== flow || line.bullet || anchors.some((anchor) => anchor.at === at)) return at;
    if (!isOfParagraph(lines[at - 1], line) && !isAnyPlace(line.text)) return at;
  }
  return undefined;
}
