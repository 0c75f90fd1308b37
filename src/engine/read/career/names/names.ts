/** Strips the rest of the line from names and titles. */
import { findDates } from '../../dates/dates';
import { formField } from '../../vocabulary/form-labels';
import { sectionKinds } from '../../vocabulary/headings';
import { isSchool, organisationScore } from '../../vocabulary/organisations';
import { isArea, isCountry, isPlace, isState } from '../../vocabulary/places';
import { titleScore } from '../../vocabulary/titles';
import { isTown } from '../../vocabulary/towns';
import { isBareTown } from '../segments/place-parts';

/** 'M/s' before a name, and what precedes it: 'M/s. Redwell Trading'. */
const NAME_PREFIX_PATTERN = /^.{0,60}?(?<!\p{L})M\/s\b[.,\s]*(?=\p{L})/iu;
/** The words before a trading name: 'D/B/A Redwell'. */
const TRADING_PATTERN = /^(?:d\/?b\/?a|t\/a|trading as|doing business as)\.?:?\s+(?=\p{Lu})/iu;
/** A remark in brackets after a name: 'Redwell (working in two teams)', 'Redwell (2012)'. */
const BRACKETED_REMARK_PATTERN = /(?<!\s)\s*\((?:\p{Ll}{3,} |\d)[^()]{0,80}\)$/u;

/** The group or client in square brackets after a name, whose bracket may be left open: 'Redwell Foods [Lund Group'. */
const GROUP_AFTER_PATTERN = /(?<=\p{L}{2})\s\[[^[\]]{0,80}\]?$/u;

/**
 * The website of a company in brackets after its name: 'Redwell (redwell.io)', 'Nordhav Foods
 * (www.nordhav.example)'.
 */
const WEBSITE_AFTER_PATTERN =
  /(?<=\S)\s?\((?:https?:\/\/|www\.)?[\w-]{1,40}(?:\.[\w-]{1,40}){0,3}\.[a-z]{2,8}(?:\/[^\s()]{0,60})?\)$/iu;

/** A remark in brackets after a colon: 'Redwell Lifts Pvt Ltd:- (BRAND – NORDHAV ONLY)'. */
const REMARK_AFTER_PATTERN = /:\s?-{0,2}\s?\([^()]{0,80}\)?$/u;

/** 'Redwell (Trading Company of Norland)': an explanation of a name. */
const EXPLANATION_PATTERN = /(?<!\s)\s*\(([\p{Lu}\d][^\s()]{0,30} [^()]{1,80})\)$/u;

/** Removes an explanation after a name, but not a school's name after one of its departments. */
function removeExplanation(text: string): string {
  const [all = '', explanation = ''] = EXPLANATION_PATTERN.exec(text) ?? [];
  const name = text.slice(0, text.length - all.length);
  const isOfSchool = isSchool(explanation) && !/^\p{Lu}{2,8}$/u.test(name);
  return name.length < 2 || isOfSchool ? text : name;
}

/** Removes dates after a name. */
function removeDates(text: string): string {
  const [date] = findDates(text);
  const isEnd = date && date.index > 3 && text.length - date.index - date.length < 3;
  return isEnd ? text.slice(0, date.index).replace(/(?<![\s(,:–-])[\s(,:–-]+$/u, '') : text;
}

/**
 * Removes the places after a name: 'Redwell Laboratories, Allahabad, India'. Those after a university are
 * part of its name and stay.
 */
function removeTowns(text: string): string {
  const parts = text.split(/,\s+/);
  if (parts.length < 2 || isSchool(text)) return text;
  let end = parts.length;
  while (end > 1 && isPlaceName(parts[end - 1] ?? '')) end -= 1;
  // An unlisted town before its country or state.
  if (end > 1 && end < parts.length && isTownLike(parts[end - 1] ?? '')) end -= 1;
  return parts.slice(0, end).join(', ');
}

const isPlaceName = (text: string) =>
  isCountry(text) ||
  isState(/^\p{L}{2}$/u.test(text) ? text.toUpperCase() : text) ||
  isTown(text) ||
  isPlace(text) ||
  isArea(text) ||
  DISTRICT_PATTERN.test(text);

/**
 * Districts, streets and parts of towns, and countries with long names: 'Madurai Dist.', 'Melur TK', 'GST
 * Road'.
 */
const DISTRICT_PATTERN =
  /^(?:(?:\p{Lu}[\p{L}.]* ){1,3}(?:Dist(?:rict)?|TK|Taluk|Nagar|Road|Street|Colony|State)\.?|Democratic Republic of .{2,20})$/u;

const isTownLike = (text: string) =>
  /^\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?$/u.test(text) && organisationScore(text) === 0;

const LEGAL_FORM_AT_END_PATTERN =
  /\b(?:Inc|Ltd|Co|Corp|Pvt|S\.A|Jr|Sr|B\.V|N\.V|S\.L|S\.r\.l|S\.p\.A|Sp\. z o\.o|z o\.o|L\.P|LLC|GmbH|Bros|a\.s|e\.V)\.$/i;

/** The owner of a company, after its name: ', a portfolio company of Lund Capital', ', an eBay company'. */
const OWNED_AFTER_PATTERN =
  /,\s(?:an?|the)\s[^,]{2,60}?\b(?:company|division|subsidiary|affiliate|unit|brand|business)(?:\s(?:of|in|within)\s.{2,60})?$/iu;

/** How much of the time somebody works, after a name: 'Nordhav Foods GmbH (Bergen, Norway), part-time'. */
const HOURS_AFTER_PATTERN = /,\s(?:part|full)[ -]time$/iu;

/** The beginning of a remark that a comma in it cut: 'Nordhav Foods (PE-backed'. */
const OPEN_REMARK_PATTERN = /\s\([^()]{1,60}$/u;

/**
 * What an employer is, after its name: 'Redwell Health — early-stage healthtech', 'Redwell Trucks, a listed company'.
 */
const DESCRIPTION_AFTER_PATTERN =
  /(?<=[\p{L}\d.)]{2})(?:\s[—–-]\s(?!(?:of|for|and|the|de|der|des|di|du|do|da|von|und|y|e|et|zu)\s)\p{Ll}[\p{L}-]{3,}(?:\s.{0,90})?|,\s(?:an?|eine?|une|una)\s\p{L}.{2,90})$/u;

/** A name without the text around it: 'M/s', a place, dates, a remark in brackets. */
export function tidyName(text: string): string {
  const bare = removeHyphenatedPlace(
    removeDates(
      text
        .replace(TRADING_PATTERN, '')
        .replace(NAME_PREFIX_PATTERN, '')
        .replace(REMARK_AFTER_PATTERN, '')
        .replace(DESCRIPTION_AFTER_PATTERN, '')
        .replace(HOURS_AFTER_PATTERN, ''),
    ),
  );
  const withoutPlaces = removeFirstPlace(removePlace(removeTowns(bare)));
  const cleaned = removeExplanation(withoutPlaces)
    .replace(BRACKETED_REMARK_PATTERN, '')
    .replace(GROUP_AFTER_PATTERN, '')
    .replace(WEBSITE_AFTER_PATTERN, '')
    .replace(OWNED_AFTER_PATTERN, '')
    .replace(OPEN_REMARK_PATTERN, '')
    .replace(/(?<!\s)\s+(?:https?:\/\/|www\.)\S+$/, '')
    .replace(/^(?:with\s+(?=\p{Lu})|With(?=\p{Lu}{2})|[Tt]hrough\s+(?=\p{Lu}))/u, '')
    .replace(/^[+>»*]+\s*/u, '')
    .replace(/^Present(?:ly)?\s+(?=\p{Lu})/u, '')
    .replace(/\s(?:towards?|on behalf of)\s.*$/u, '')
    .replace(/^([^‘“]{3,80})[’”]$/u, '$1')
    // A separator took the second quotation mark: 'ООО «Нордхав'.
    .replace(/^[^«»]{1,20}«[^«»]{2,80}$/u, '$&»')
    .replace(/^[^„“”]{1,40}\s„[^„“”]{2,60}$/u, '$&“')
    .replace(/^[^"]{1,40}\s"[^"]{2,60}$/u, '$&"')
    .replace(/(?<=\p{L}\.?)\s+as$/u, '')
    .replace(/(?<=\b(?:LTD|LIMITED|PVT|INC|LLC)\.?)\s+AS$/u, '')
    .replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '');
  const name = removeRepetition(removeTeam(removeBranch(cleaned)));
  return LEGAL_FORM_AT_END_PATTERN.test(name) ? name : name.replace(/(?<!\.)\.+$/, '');
}

/** Reduces a name that the layout repeats to one occurrence. */
function removeRepetition(text: string): string {
  const half = text.slice(0, Math.ceil(text.length / 2)).trim();
  return half.length > 3 && text.slice(-half.length) === half && text.length <= half.length * 2 + 1
    ? half
    : text;
}

/** Removes a team after a company that is named by its website: 'nordhav.com Motor Team'. */
function removeTeam(text: string): string {
  const [, name = '', after = ''] =
    /^(\S{3,40}\.(?:com|org|net|io|de|co\.uk)) (\p{Lu}.{2,60})$/u.exec(text) ?? [];
  return name !== '' && /\b(?:team|department|division|unit)$/i.test(after) ? name : text;
}

const LEGAL_INSIDE_PATTERN =
  /^(.{3,60}?\b(?:(?:Pvt|Private|\(P\))\.?\s?(?:Ltd|Limited)|Ltd|Limited|LLC|W\.?L\.?L|GmbH)\b\.?)\s?(\p{Lu}[\p{L}. ]{2,40})$/iu;

/**
 * Removes a place or branch after a legal form: 'Nordwick Foods Pvt. Ltd. Thambaram', '... Ltd.Araria
 * Branch'.
 */
function removeBranch(text: string): string {
  const [, name = '', after = ''] = LEGAL_INSIDE_PATTERN.exec(text) ?? [];
  const branchPlace = after.replace(/(?<!\s)\s+branch$/i, '');
  const isPlaceLike =
    branchPlace !== '' &&
    branchPlace.split(' ').length <= 3 &&
    /^\p{Lu}/u.test(branchPlace) &&
    organisationScore(branchPlace) === 0;
  return isPlaceLike ? name : text;
}

/** The general end of a company's name and a town: 'Nordwick Enterprises New Delhi', '... Middle East Dubai'. */
const TOWN_AFTER_PATTERN =
  /^(.{2,50}?\s(?:Enterprises|Industries|Traders|Agencies|Corporation|Associates|Middle East))\s(\p{Lu}[\p{L} ]{2,30})$/iu;

/**
 * Removes a place that follows a name without a comma: 'Nordwick Group Dammam Saudi Arabia', 'Nordwick LLC at
 * Oman'.
 */
function removePlace(text: string): string {
  const [, name = '', town = ''] = TOWN_AFTER_PATTERN.exec(text) ?? [];
  if (isBareTown(town)) return name;
  const words = text.split(' ');
  for (const size of [3, 2, 1]) {
    const country = words.slice(-size).join(' ');
    const before = words[words.length - size - 1] ?? '';
    if (words.length < size + 3 || !isCountry(country)) continue;
    if (/^(?:at|in)$/i.test(before) || isTown(before)) return words.slice(0, -size - 1).join(' ');
  }
  return text;
}

/** A town with its country, or the country alone, after a name: 'Fjord Hotel Oslo-Norway 4star', 'Nordhav LLC- UAE'. */
const HYPHENATED_PLACE_PATTERN =
  /^(.{3,80}?)(?: (\p{Lu}[\p{L}.]+))?\s?[-–]\s?(\p{Lu}[\p{L}.]{1,14})(?: \d ?stars?)?$/iu;

function removeHyphenatedPlace(text: string): string {
  const [, name = '', town = '', country = ''] = HYPHENATED_PLACE_PATTERN.exec(text) ?? [];
  if (name === '' || !isCountry(country)) return text;
  return town !== '' && !isTown(town) ? `${name} ${town}` : name;
}

/** Removes a place before a name with a word of organisations: 'Oslo, Nordhav Catering LLC'. */
function removeFirstPlace(text: string): string {
  const [, place = '', name = ''] = /^([^,]{3,25}),\s+(\p{Lu}.{2,80})$/u.exec(text) ?? [];
  const isBefore = organisationScore(place) === 0 && (isTown(place) || isCountry(place));
  return isBefore && organisationScore(name) > 0 && !isPlaceName(name) ? name : text;
}

/** That somebody was promoted to a title, in brackets after it: 'Head of Pricing (promoted)'. */
const PROMOTION_AFTER_PATTERN =
  /\s?\((?:promot(?:ed|ion)|ascenso|promoción|promoção|promozione|promotion interne|promu|promue|beförderung|befördert)\)$/iu;

/** A title without the words, dates and punctuation around it; '' for a label, a town, a school or a fragment. */
export function tidyTitle(text: string): string {
  const date = findDates(text).find(({ range, index }) => range && index > 3);
  const cleaned = (date ? text.slice(0, date.index) : text)
    .replace(/^[.…·_]+\s*/u, '')
    .replace(/^(?:as|als|comme)\s+(?:an?\s+|the\s+)?/i, '')
    .replace(/^an? ["“'‘]?/i, '')
    .replace(
      /^(?:formerly|previously|currently|presently|actuellement|actualmente|atualmente|attualmente|aktuell|derzeit)(?: (?:as|the|an?|als))? (?=\p{Lu})/iu,
      '',
    )
    .replace(/^\d{1,2}[.)]\s?(?=\p{L})/u, '')
    .replace(/^(?:the )?(?:function|capacity|position|post|role) of (?:an? |the )?(?=\p{Lu})/iu, '')
    .replace(PROMOTION_AFTER_PATTERN, '')
    .replace(TEXT_AFTER_TITLE_PATTERN, '')
    .replace(
      /(?<=\p{L}) (?:handling|holding|responsible for|looking after|[Rr]eporting [Tt]o(?=\s?\p{Lu}|\s|$)|dealing with)(?!\p{Ll}).*$/u,
      '',
    )
    .replace(/(?<![\s,;:.(–—-])[\s,;:.(–—-]+$/u, '')
    .replace(/(?<=\p{L}{3}) (?:of|for|at|with|and|to|the)$/iu, '');
  const title = removeTown(cleaned);
  return isLabelOrFragment(title) ? '' : title;
}

/**
 * Text after a title: a duration or month in brackets, the beginning of its dates, a quoted name that continues in the
 * next line, the first word of the duties: 'Buyer {2 years}', 'Clerk. (Nov)', 'Buyer from March',
 * 'Engineer of “Nordhav', 'Sales Manager, Assisted'.
 */
const TEXT_AFTER_TITLE_PATTERN =
  /(?<![\s.,])[\s.,]{0,3}(?:[{[]\s?\d[^}\]]{0,40}[}\]]?|\((?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\)?|\s(?:of|for|in)\s[“"][^”"]{0,60}|\s(?:from|since) (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6}|[,.]\s?(?:assisted|responsible|handled|managed|involved)(?: in)?)$/iu;

/** A title without the town before or after it: 'Oslo : Relationship Manager', 'Accountant in Oslo', 'CFO, Oslo'. */
function removeTown(text: string): string {
  const [, before = '', title = ''] = /^(\p{Lu}[\p{L} ]{2,30}?)\s?[:,]\s+(\p{Lu}.{2,80})$/u.exec(text) ?? [];
  if (title !== '' && isTown(before) && titleScore(title) >= 1 && titleScore(before) === 0) return title;
  const [, titleAlone = '', town = ''] = /^(.{3,60}?)(?: in|,) (\p{Lu}[\p{L} ]{2,30})$/u.exec(text) ?? [];
  // 'Director, Norway' is responsible for that country.
  const isPlaceOfWork = isTown(town) || (isCountry(town) && !text.includes(','));
  return titleAlone !== '' && isPlaceOfWork && titleScore(titleAlone) >= 1 ? titleAlone : text;
}

/**
 * Whether a text in the position of a title is a label, a heading, a town, a school or a fragment: 'Designation',
 * 'Project duration', 'th'.
 */
function isLabelOrFragment(text: string): boolean {
  if (/^\p{Ll}{1,2}$/u.test(text) || (text !== '' && !/\p{L}/u.test(text))) return true;
  if (EMPLOYMENT_TYPE_PATTERN.test(text)) return true;
  // 'Head of School' is a title.
  if (SCHOOL_END_PATTERN.test(text) && !/,|\s(?:of|at|in|for)\s/i.test(text)) return true;
  return (
    titleScore(text) === 0 &&
    (isTown(text) || formField(text) !== undefined || KINDS_OF_HEADINGS.has(sectionKinds(text)[0] ?? ''))
  );
}

/** How somebody is employed, as forms state it beside the title. */
const EMPLOYMENT_TYPE_PATTERN = /^(?:(?:full|part)[- ]?time|permanent)(?: (?:employee|position|job))?$/i;
const SCHOOL_END_PATTERN = /\b(?:school|college|university|academy|institute)[\s\d,.-]*$/i;
/** Kinds of sections whose headings are not titles; those of other kinds may be. */
const KINDS_OF_HEADINGS = new Set<string>(['education', 'experience', 'references', 'contact']);
