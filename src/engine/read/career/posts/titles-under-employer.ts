/**
 * Reads several posts below one line with their employer: 'NORDHAV FOODS, Oslo' over 'Plant Director, Cold Storage ¦
 * 2015 – 2020' and, below its duties, 'Plant Manager (Northern Europe) ¦ 2010 – 2015'. What follows a title there is a
 * unit or region and no employer, until a line names another one.
 */
import type { DateRange } from '../../dates/dates';
import { phraseKindsOf } from '../../phrases/classifier';
import { LEGAL_FORM_SCORE, ORGANISATION_WORD_SCORE, organisationScore } from '../../vocabulary/organisations';
import type { AnchoredLines } from '../entry-lines/anchors';
import { type EmployerLine, employerAbove, employerLineOf } from '../headers/employer-above';
import { HEADER_SLOT, isReadFromHeader } from '../headers/employer-headers';
import { mayBeEmployer } from '../headers/header-names';
import { probabilityOfEmployer } from '../model/employer-choice';
import type { Pair } from '../model/model';
import type { PreparedScope } from '../readings/decide';
import { candidateOfRule, preferReading } from '../readings/rule-candidate';
import { isBareTown } from '../segments/place-parts';
import type { Segment } from '../segments/segment';
import { RULE_SLOT } from '../sentences/posts-in-sentences';
import { type DatedTitle, datedTitleOf } from './dated-title';
import { describedEmployers } from './described-employers';
import { isNextTo, isSameRange, liesWithin } from './further-post';
import { isCompanySegment } from './whole-title';

/** The probability of an employer over several posts, and of the line that names it with all its years. */
const INHERITED_PROBABILITY = 0.9;
const NAMED_EMPLOYER_PROBABILITY = 0.9;
/** The model's own reading is kept, or shows the layout, if it has this probability or more. */
const MIN_KEPT_PROBABILITY = 0.8;
/** Another employer above or below a title ends the posts if it has this probability or more. */
const MIN_RIVAL_PROBABILITY = 0.5;
/** What follows a title may be the name of another employer if the model gives it this probability or more. */
const MIN_NAME_PROBABILITY = 0.3;
/** Minimum number of posts that show that a line names their employer. */
const MIN_POSTS = 2;
/** Minimum number of names after titles that show that each post has an employer of its own. */
const MIN_NAMES = 2;
const MAX_TITLE_CHARACTERS = 110;
/** A kind of phrase with a larger share than this is likelier than all others together. */
const MAJORITY_THRESHOLD = 0.5;
/** Maximum share of organisations in the words of a field of work. */
const MAX_FIELD_SHARE = 0.2;
/** A line of this many parts is a list of skills and no name: 'Docker, Python, Bash, Terraform'. */
const MIN_LISTED_WORDS = 4;
/** Maximum characters of a line that may be a name, above a title. */
const MAX_NAME_CHARACTERS = 60;

/** The readings of each entry; posts below one employer are read as posts there. */
export function preferTitlesUnderEmployers(
  { entries, section }: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] {
  const result = [...pairs];
  const posts = entries.map((_, index) => datedTitleOf(section, entries, index));
  const described = describedEmployers(section, posts, pairs);
  let index = 0;
  while (index < entries.length) {
    const first = posts[index];
    const employer = first && asRead(employerAbove(section, first.top), pairs[index] ?? []);
    const isDescribed = employer !== undefined && described.has(employer.at);
    // Where several employers stand over what they do, none is named behind a title.
    const isOther = isDescribed && described.size > 1 ? hasLegalForm : isCompanyUnit;
    if (!first || !employer || !isEmployerOf(section, employer, first, pairs[index] ?? [], isOther)) {
      index += 1;
      continue;
    }
    const employerPosts = [first];
    let end = index + 1;
    for (; end < entries.length; end += 1) {
      const post = posts[end];
      if (post && isFurtherPost(section, employer, employerPosts, post, pairs[end] ?? [], isOther))
        employerPosts.push(post);
      else if (!isAmongDuties(section, entries[end]?.anchor)) break;
    }
    const isSure = employerPosts.length >= MIN_POSTS || isDescribed;
    const isOwn = isOther === hasLegalForm || !haveOwnEmployers(employerPosts, pairs);
    if (isSure && isOwn) {
      for (const post of employerPosts) {
        const readings = pairs[post.index] ?? [];
        if (!isRead(readings, employer))
          result[post.index] = preferReading(pairOf(employer, post, post === first), readings);
      }
      const header = entries.findIndex(({ anchor }) => anchor.at === employer.at);
      if (header >= 0 && employer.range)
        result[header] = preferReading(headerPairOf(employer), pairs[header] ?? []);
    }
    index = Math.max(end, index + 1);
  }
  return result;
}

/** Whether what follows the titles are mostly names of organisations, such as the clients of a contractor. */
function haveOwnEmployers(posts: readonly DatedTitle[], pairs: readonly (readonly Pair[])[]): boolean {
  const read = posts.filter(({ index, line }) => chanceAt(pairs[index] ?? [], line) >= MIN_NAME_PROBABILITY);
  const shares = read.flatMap(({ units }) => units.map(({ text }) => phraseKindsOf(text).organisation));
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  return shares.length >= MIN_NAMES && mean > MAJORITY_THRESHOLD;
}

/** The employer with the name that its first post is read with, which may go on: 'Nordhav, Inc.' */
function asRead(employer: EmployerLine | undefined, [best]: readonly Pair[]): EmployerLine | undefined {
  const name = best?.employer?.line === employer?.at ? best?.employer?.text : undefined;
  return employer && name?.startsWith(employer.name) ? { ...employer, name } : employer;
}

/** Whether an employer is that of the first title below it. */
function isEmployerOf(
  section: AnchoredLines,
  employer: EmployerLine,
  post: DatedTitle,
  pairs: readonly Pair[],
  isOther: (unit: Segment) => boolean,
): boolean {
  if (post.units.some(isOther)) return false;
  if (employer.range) return isOfYears(post.range, employer.range);
  // 'Title ¦ 2015 – 2018' over 'Redwell, Oslo' is a post of its own, in whatever style the next one is set.
  const start = employer.at - (post.top < post.line ? 2 : 1);
  const isBelowDates = section.anchors.some(({ at, isWeak }) => at >= start && at < employer.at && !isWeak);
  const isReadThere = chanceAt(pairs, employer.at) >= MIN_KEPT_PROBABILITY;
  return isReadThere || (employer.isClear && !isBelowDates);
}

/** Whether the dates of a post are within all the years at its employer, or are these. */
const isOfYears = (post: DateRange, years: DateRange): boolean =>
  liesWithin(post, years) || isSameRange(post, years);

/** Whether a post follows those of an employer and names no other one. */
function isFurtherPost(
  section: AnchoredLines,
  employer: EmployerLine,
  posts: readonly DatedTitle[],
  post: DatedTitle,
  pairs: readonly Pair[],
  isOther: (unit: Segment) => boolean,
): boolean {
  const [first, last] = [posts[0] as DatedTitle, posts.at(-1) as DatedTitle];
  // A line in several faces has the weight of most of its words, so that dates are surer than weight.
  if (!employer.range && post.isStrong !== first.isStrong) return false;
  if (post.look !== first.look || section.lines[post.line]?.flow !== section.lines[first.line]?.flow)
    return false;
  if (post.units.some(isOther)) return false;
  if (employer.range ? !isOfYears(post.range, employer.range) : !isNextTo(post.range, last.range))
    return false;
  const isCovered = employer.range !== undefined && isSameEnd(first.range, employer.range);
  const isOwnLayout = isCovered || first.units.length > 0;
  const mayBeName = chanceAt(pairs, post.line) >= MIN_NAME_PROBABILITY;
  if (!isOwnLayout && mayBeName && post.units.some((unit) => isLikelyName(unit))) return false;
  if (!isOwnLayout && post.isPlaced && !first.isPlaced && post.units.length > 0) return false;
  for (let at = Math.max(last.at, last.line) + 1; at < post.top; at += 1)
    if (isOtherEmployer(section, employer, at, at === post.top - 1)) return false;
  const { employer: rival, probability = 0 } = pairs[0] ?? {};
  return (
    rival === undefined ||
    rival.line === post.line ||
    rival.line === employer.at ||
    rival.slot === RULE_SLOT ||
    probability < MIN_RIVAL_PROBABILITY ||
    section.lines[rival.line]?.bullet === true
  );
}

/**
 * Whether a part after a title names a company. After a comma, the words of a field of work ('Manager, Analytics and
 * Data Science') are no name if the phrase classifier finds none in them.
 */
const isCompanyUnit = (unit: Segment): boolean =>
  isCompanySegment(unit) &&
  (unit.before !== 'comma' ||
    organisationScore(unit.text) >= LEGAL_FORM_SCORE ||
    phraseKindsOf(unit.text).organisation > MAX_FIELD_SHARE);

/** Whether a part after a title is a company with its legal form, or follows 'at'. */
const hasLegalForm = ({ text, before }: Segment): boolean =>
  before === 'at' || organisationScore(text) === LEGAL_FORM_SCORE;

const isLikelyName = ({ text }: Segment): boolean =>
  phraseKindsOf(text).organisation > MAJORITY_THRESHOLD || organisationScore(text) >= ORGANISATION_WORD_SCORE;

/** Whether two ranges end in the same month, or year if one has no month. */
function isSameEnd({ end: a }: DateRange, { end: b }: DateRange): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  return a.year === b.year && (a.month === b.month || !a.month || !b.month);
}

/** Whether a line between two posts names another employer. */
function isOtherEmployer(
  section: AnchoredLines,
  employer: EmployerLine,
  at: number,
  isLast: boolean,
): boolean {
  const [line, employerLine] = [section.lines[at], section.lines[employer.at]];
  if (!line || !employerLine || line.bullet) return false;
  const isAsOwn =
    line.strong === employerLine.strong &&
    Math.abs(line.size - employerLine.size) < 1 &&
    line.heading === employerLine.heading;
  if (!isAsOwn && !line.strong) return false;
  if (employerLineOf(section, at)?.isClear) return true;
  return (
    isLast &&
    line.text.length <= MAX_NAME_CHARACTERS &&
    line.text.split(', ').length < MIN_LISTED_WORDS &&
    !/[.;:,]$/u.test(line.text) &&
    mayBeEmployer(line.text) &&
    !isBareTown(line.text)
  );
}

/** Whether a date stands in an item of a list, or in a sentence, so that it may be among the duties of a post. */
const isAmongDuties = (
  { lines }: AnchoredLines,
  anchor: { at: number; isWeak: boolean } | undefined,
): boolean => anchor !== undefined && (anchor.isWeak || lines[anchor.at]?.bullet === true);

/** The probability that an entry names an employer in a line. */
const chanceAt = (pairs: readonly Pair[], at: number): number =>
  probabilityOfEmployer(pairs, ({ line }) => line === at);

/** Whether a post is read already with the employer above or, by its header, without one of its own. */
const isRead = (pairs: readonly Pair[], employer: EmployerLine): boolean => {
  const [best] = pairs;
  return (
    best?.title !== undefined &&
    (isReadFromHeader(best) ||
      (best.employer?.line === employer.at && chanceAt(pairs, employer.at) >= MIN_KEPT_PROBABILITY))
  );
};

function pairOf({ at, name }: EmployerLine, { line, at: dates, title }: DatedTitle, isFirst: boolean): Pair {
  const employerLine = isFirst ? at : line;
  return {
    title,
    employer: candidateOfRule({
      text: name,
      line: employerLine,
      offset: employerLine - dates,
      // Behind all text of its line, so that nothing there is read as a part of the name.
      from: isFirst ? 0 : title.to + MAX_TITLE_CHARACTERS,
      slot: RULE_SLOT,
    }),
    probability: INHERITED_PROBABILITY,
  };
}

const headerPairOf = ({ at, name }: EmployerLine): Pair => ({
  employer: candidateOfRule({ text: name, line: at, offset: 0, from: 0, slot: HEADER_SLOT }),
  probability: NAMED_EMPLOYER_PROBABILITY,
});
