/** Extends or corrects the name and title of a candidate by the words next to it in the line. */
import { phraseKindsOf } from '../../phrases/classifier';
import { isEmploymentForm, isLegalForm } from '../../vocabulary/employment';
import { COMPANY_SCORE, organisationScore } from '../../vocabulary/organisations';
import { isScope } from '../../vocabulary/scopes';
import { titleScore } from '../../vocabulary/titles';
import { isWorkArea } from '../../vocabulary/work-areas';
import type { AnchoredLines } from '../entry-lines/anchors';
import { mayBeEmployer } from '../headers/header-names';
import type { Candidate } from '../model/candidates';
import type { Pair } from '../model/model';
import { isAnyPlace, isBareTown, isTownSegment } from '../segments/place-parts';
import type { Segment, Separator } from '../segments/segment';
import { titleOfParts } from './title-of-parts';

/** Nouns that rarely end a name: 'Research Center' is usually followed by 'for Marine Biology'. */
const OPEN_NOUN_PATTERN =
  /\b(?:cent(?:er|re)|institute?|council|agency|association|ministry|ministerium|office|foundation|society|school|academy|bureau|commission|committee|fund|laborator(?:y|ies)|zentrum|instituto|ministerio|ministère|agencia)$/iu;
/**
 * Nouns after which 'of' is part of the name: 'Bank' in 'Bank of Norland', 'Power Plant' in 'Power Plant of Velmont'.
 */
const OF_NOUN_PATTERN =
  /\b(?:bank|plant|institute?|institution|universit(?:y|ies)|college|school|academy|ministry|council|board|society|church|hospital|museum|library|port|bureau|authority|federation|corporation|embassy|house)$/iu;
/** Nouns after which 'für' is part of the name: 'Forschungsinstitut' in 'Forschungsinstitut für Seefunk'. */
const FUER_NOUN_PATTERN = /(?:institut|amt|ministerium|zentrum|akademie|hochschule|zentrale|museum)$/iu;
const FUER_PART_OF_NAME_PATTERN = /^\sfür\s+(?:(?:die|das|den)\s+)?\p{Lu}/u;
const OF_PART_OF_NAME_PATTERN = /^\s(?:of|OF)\s+(?:the\s+)?\p{Lu}/u;
/** A legal form that a comma separates from its name: 'LLC' in 'Redwell Maintenance Company, LLC'. */
const LEGAL_FORM_AFTER_COMMA_PATTERN = /^(?:L\.?L\.?C|Ltd|Limited|Inc|GmbH|W\.?L\.?L)\b/iu;
/** The end of a name that a full stop cuts from its legal form, and the rest of that form: 'Pvt' in 'Pvt. Ltd.'. */
const LEGAL_OPEN_PATTERN = /\b(?:Pvt|Private|Pte)$/i;
const LEGAL_REST_PATTERN = /^\.?\s?(?:(?:Ltd|Limited|Co)\b\.?\s?){1,2}/i;
const MAX_LEGAL_FORM_CHARACTERS = 20;

/** Whether a name ends with a noun that needs the words after it: 'of' or 'für' and more. */
const isNounBeforeRest = (name: string, rest: string): boolean =>
  (OF_NOUN_PATTERN.test(name) && OF_PART_OF_NAME_PATTERN.test(rest)) ||
  (FUER_NOUN_PATTERN.test(name) && FUER_PART_OF_NAME_PATTERN.test(rest));

/**
 * A name in quotes after the kind of the organisation: ' „Nordhav“' after 'Buchhandlung', ' "Redwell"' after 'Hotel'.
 */
const QUOTED_NAME_PATTERN = /^\s[„“"«]([^„“”"«»]{2,40})[“”"»]/u;
const MAX_QUOTED_CHARACTERS = 48;
const AFTER_NAME_PATTERN = /^\s(?:for|of|für|pour|para)\s/iu;

/** A description of a company after a dash: 'Nordhav – Online Retailer'. */
const DASHED_DESCRIPTION_PATTERN =
  /\b(?:platforms?|products|retailers?|infrastructure|company|start-?up|provider|manufacturer|supplier|consultancy|firm|brand|marketplace|distributor|operator|publisher|chain|e-commerce|saas|fintech|industry)$/iu;
/** Four to nine words that each begin with a capital; some may be '&', 'and' or 'of'. */
const SPELT_OUT_PATTERN = /^(?:(?:\p{Lu}[\p{L}.]*|&|and|of) ){3,8}\p{Lu}[\p{L}.]*$/u;
/** The name before the dash of a description, at the end of a text. */
const NAME_BEFORE_PATTERN = /(?<=^|[|,;•·]\s?|\t)([^|,;•·\t–—]{2,50}?)\s[–—-]\s$/u;
const PART_OF_EMPLOYER_PATTERN = /\b(?:team|department|division|unit|project)\b/iu;

/** A name before its place in brackets, in a line of its own: 'Nordhav, Boats and Bikes (Velmont, Norland)'. */
const NAME_BEFORE_BRACKET_PATTERN = /^([^()|•·]{2,70}) \(([^()]{2,60})\)$/u;
/** Minimum number of names before bracketed places that show how the employers of a section are set. */
const MIN_BRACKETED_PLACES = 3;

/** The name with its commas before a place in brackets, where most employers of the section are set so. */
function nameBeforeBracket(
  lines: AnchoredLines['lines'],
  { line, from, text }: Candidate,
): string | undefined {
  const nameIn = (index: number) => {
    const [, name = '', place = ''] = NAME_BEFORE_BRACKET_PATTERN.exec(lines[index]?.text ?? '') ?? [];
    return isAnyPlace(place) ? name : '';
  };
  const name = from === 0 ? nameIn(line) : '';
  const rest = name.slice(text.length).replace(/^,\s/u, '');
  const isLonger =
    name.startsWith(`${text}, `) && !isAnyPlace(rest) && !isBareTown(rest) && titleScore(name) === 0;
  if (!isLonger || !mayBeEmployer(name)) return undefined;
  const count = lines.filter((each, index) => !each.bullet && nameIn(index) !== '').length;
  return count >= MIN_BRACKETED_PLACES ? name : undefined;
}

/**
 * The employer's whole name: extended by words that follow in the line ('Research Center for ...'), or replaced by
 * the name that the candidate only describes.
 */
export function wholeName({ lines, segments }: AnchoredLines, { title, employer }: Pair): string {
  if (!employer) return '';
  const { text, line, from, to } = employer;
  const all = lines[line]?.text ?? '';
  if (OPEN_NOUN_PATTERN.test(text) && AFTER_NAME_PATTERN.test(all.slice(to, to + MAX_JOINT_CHARACTERS))) {
    const following = (segments[line] ?? []).filter((segment) => segment.from >= to);
    const last = following.findIndex((segment, index) => index > 0 && segment.before !== 'in');
    const rest = following
      .slice(0, last < 0 ? following.length : last)
      .filter((part) => !isAnyPlace(part.text));
    const end = rest.at(-1)?.to;
    const isOfTitle = title?.line === line && end !== undefined && title.from >= to && title.from < end;
    if (end !== undefined && following[0]?.before === 'in' && !isOfTitle) return all.slice(from, end);
  }
  const bracketed = title?.line === line ? undefined : nameBeforeBracket(lines, employer);
  if (bracketed !== undefined) return bracketed;
  const parts = segments[line] ?? [];
  const after = parts.findIndex((segment) => segment.from >= to);
  const nextPart = parts[after];
  if (
    nextPart &&
    isNounBeforeRest(text, all.slice(to, to + MAX_JOINT_CHARACTERS)) &&
    title?.from !== nextPart.from
  )
    return all.slice(from, nextPart.to);
  const [form = ''] = LEGAL_REST_PATTERN.exec(all.slice(to, to + MAX_LEGAL_FORM_CHARACTERS)) ?? [];
  if (form !== '' && LEGAL_OPEN_PATTERN.test(text)) return all.slice(from, to + form.trimEnd().length);
  const quoted = QUOTED_NAME_PATTERN.exec(all.slice(to, to + MAX_QUOTED_CHARACTERS));
  const isKind = !/\s/.test(text) && !isLegalForm(text) && title?.from !== nextPart?.from;
  if (quoted && isKind && titleScore(quoted[1] ?? '') < 2) return all.slice(from, to + quoted[0].length);
  const before = parts.findLast((segment) => segment.to <= from);
  if (
    employer.before === 'comma' &&
    before &&
    LEGAL_FORM_AFTER_COMMA_PATTERN.test(text) &&
    titleScore(before.text) < 2
  )
    return all.slice(before.from, to);
  if (employer.before === 'dash' && DASHED_DESCRIPTION_PATTERN.test(text)) {
    const [, name = ''] = NAME_BEFORE_PATTERN.exec(all.slice(0, from)) ?? [];
    const start = from - name.length;
    const isTitle = title?.line === line && title.from < from && title.to > start;
    if (
      name !== '' &&
      !isTitle &&
      titleScore(name) === 0 &&
      !isScope(name) &&
      !PART_OF_EMPLOYER_PATTERN.test(name)
    )
      return name;
  }
  const [, described = '', description = ''] = /^(.{2,50}?)\s[–—-]\s(.{3,60})$/u.exec(text) ?? [];
  // 'NAPSCO – Nordhav Pipeline & Services Company' is an abbreviation with its long form.
  const isSpeltOut = /^\p{Lu}{3,}$/u.test(described) && SPELT_OUT_PATTERN.test(description);
  const isDescribed =
    described !== '' &&
    DASHED_DESCRIPTION_PATTERN.test(description) &&
    titleScore(described) === 0 &&
    !isSpeltOut;
  return isDescribed ? described : text;
}

/** Number of characters after an employer's name in which a word that continues the name is searched for. */
const MAX_JOINT_CHARACTERS = 6;

/** Separators that may occur within one title: 'Specialist - Harbour Systems', 'Data Scientist (R&D)'. */
const SEPARATORS_IN_TITLE: ReadonlySet<Separator> = new Set<Separator>(['comma', 'dash', 'slash', 'bracket']);
/** Separators that reliably separate a title from its employer. */
const SEPARATORS_BESIDE_TITLE: ReadonlySet<Separator> = new Set<Separator>(['bar', 'cell', 'date']);
const SEPARATORS_OF_RUNNING_TEXT: ReadonlySet<Separator> = new Set<Separator>([
  'in',
  'with',
  'as',
  'at',
  'stop',
]);
/** Maximum characters of a title with all its parts. */
const MAX_TITLE_CHARACTERS = 80;

/** A part of a company after a title and a dash, beside the company itself: 'Member — IT Department'. */
const DEPARTMENT_PATTERN = /^(?:[\p{Lu}&][\p{L}&/-]* ){1,3}(?:department|dept\.?|division|team|unit)$/iu;
/** Whether a part after a title may belong to it although no employer stands before both: no company and no dates. */
const mayEndTitle = ({ text, before }: Segment) =>
  (organisationScore(text) === 0 || (before === 'dash' && DEPARTMENT_PATTERN.test(text))) &&
  !/\d\d/.test(text);

/** The whole title: extended by the parts after it, if they are neither an employer nor a place. */
export function wholeTitle({ lines, segments }: AnchoredLines, { title, employer }: Pair): string {
  if (!title) return '';
  const { text, line, from, to } = title;
  const lineOfCapitals = titleInCapitals({ lines, segments }, { title, employer });
  if (lineOfCapitals !== undefined) return lineOfCapitals;
  const joined = titleOfParts({ lines, segments }, { title, employer });
  if (joined !== undefined) return joined;
  // After its employer a title may go to the end of the line: 'NORDHAV | Head of Sales – Cold Storage (Norland)'.
  const isDashed = isBetweenDashes(lines[line]?.text ?? '', title, employer);
  const isAfter =
    isDashed || (employer?.line === line && employer.to <= from && SEPARATORS_BESIDE_TITLE.has(title.before));
  // 'Director, Orthopaedics and Joints, Nordhav Hospital': what stands between both in one line.
  const isBefore = employer?.line === line && employer.from >= to;
  if (employer?.line === line && !isAfter && !isBefore) return text;
  const isOfTitleAlone = !employer || isBefore || title.label !== undefined;
  const parts = (segments[line] ?? []).filter((part) => !isBefore || part.to <= (employer?.from ?? 0));
  let end = to;
  for (const [index, part] of parts.entries()) {
    if (part.from < to) continue;
    const joint = lines[line]?.text.slice(end, part.from) ?? '';
    if (employer && isFieldAfterOf(part, joint, employer.line !== line)) {
      end = part.to;
      continue;
    }
    const isPart =
      SEPARATORS_IN_TITLE.has(part.before) &&
      (!isDashed || isDashedField(part)) &&
      part.to - from <= MAX_TITLE_CHARACTERS &&
      (!isOfTitleAlone || (mayEndTitle(part) && part.label === undefined)) &&
      (!isBefore || part.before !== 'comma' || part.text.includes(' ') || isScope(part.text)) &&
      (isAfter
        ? !isLegalForm(part.text.split(' ').at(-1) ?? '')
        : organisationScore(part.text) < COMPANY_SCORE) &&
      !isEmploymentForm(part.text) &&
      !isAnyPlace(part.text) &&
      !isTownSegment(parts, index);
    // A word such as 'with' shows running text; there the title is not extended.
    if (SEPARATORS_OF_RUNNING_TEXT.has(part.before)) return text;
    if (!isPart) break;
    end = part.to;
  }
  const all = (lines[line]?.text ?? '').slice(from, end);
  const isOpen = (all.match(/\(/g) ?? []).length > (all.match(/\)/g) ?? []).length;
  return end === to ? text : isOpen ? `${all})` : all;
}

/**
 * Whether a part is the field of the title before it: 'Head of International Markets'. In another line than the
 * employer it may have words of companies.
 */
const isFieldAfterOf = ({ text, before }: Segment, joint: string, isAlone: boolean): boolean =>
  before === 'in' &&
  /^\sof\s$/iu.test(joint) &&
  /^\p{Lu}\D*$/u.test(text) &&
  (isAlone || organisationScore(text) < COMPANY_SCORE);

/** Whether a title follows its employer and a dash: 'Nordhav - Director - Sales & Marketing'. */
const isBetweenDashes = (line: string, title: Candidate, employer: Candidate | undefined): boolean =>
  employer?.line === title.line &&
  employer.to <= title.from &&
  titleScore(title.text) >= MIN_TITLE_SCORE &&
  /\s[–—-]\s$/u.test(line.slice(0, title.from)) &&
  /^\s[–—-]\s/u.test(line.slice(title.to));

/** Whether the part behind the second dash is a field of work, and no client or project of its own. */
const isDashedField = ({ before, text }: Segment): boolean =>
  before === 'dash' &&
  (isWorkArea(text) ||
    (text.includes(' ') &&
      organisationScore(text) < COMPANY_SCORE &&
      !/\d/u.test(text) &&
      (isWorkArea(text.split(' ').at(-1) ?? '') || phraseKindsOf(text).organisation < MAJORITY_THRESHOLD)));

/** A kind of phrase with a larger share than this is likelier than all others together. */
const MAJORITY_THRESHOLD = 0.5;

/** Maximum characters of a line in capitals that is one title. */
const MAX_CAPITALS_CHARACTERS = 110;

/**
 * The whole line next to the employer and its dates, if it is in capitals and begins with the title: 'DIRECTOR OF
 * SOFTWARE ENGINEERING, DIGITAL TRANSFORMATION | HEAD OF DATA'. Its field of work has words of companies.
 */
function titleInCapitals(
  { lines, segments }: Pick<AnchoredLines, 'lines' | 'segments'>,
  { title, employer }: Pick<Pair, 'title' | 'employer'>,
): string | undefined {
  const line = title && lines[title.line];
  const parts = (title && segments[title.line]) ?? [];
  const [first] = parts;
  const isAlone =
    line !== undefined &&
    first !== undefined &&
    parts.length > 1 &&
    line.cells.length === 1 &&
    !line.bullet &&
    employer?.offset === 0 &&
    Math.abs(title?.offset ?? 0) === 1 &&
    first.from === title?.from &&
    line.text.length <= MAX_CAPITALS_CHARACTERS;
  if (!isAlone || /\p{Ll}|\d/u.test(line.text)) return undefined;
  const isTitle =
    titleScore(first.text) > 0 &&
    titleScore(line.text) >= MIN_TITLE_SCORE &&
    parts.every(
      (part, index) =>
        !part.label &&
        part.before !== 'at' &&
        !isLegalForm(part.text.split(' ').at(-1) ?? '') &&
        !isAnyPlace(part.text) &&
        !isTownSegment(parts, index),
    );
  return isTitle ? line.text.slice(first.from) : undefined;
}
/** Minimum score of a line that is a title as a whole; it begins with a word of titles. */
const MIN_TITLE_SCORE = 2;
