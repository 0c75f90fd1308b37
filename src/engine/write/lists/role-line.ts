/** Writes the headline of a profile: what the person is, from the present role, the headline or the summary. */
import { PROSE_CONFIDENCE, type RoleFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { toTitleCase, upperFirst } from '../../language/text/casing';
import { cleanRawText, removeFinalPeriod } from '../../language/text/hygiene';
import { wordsKey } from '../../language/text/keys';
import { professionIn } from '../../language/text/profession';
import { titleOf } from '../../language/text/role-title';
import {
  isLearner,
  NOT_A_ROLE_PATTERN,
  namesPerson,
  TITLE_NOUN_PATTERN,
} from '../../language/vocabulary/titles';
import { currentRole, laterEmploymentThan } from '../career/career-order';
import { HEAD_POST_PATTERN } from '../career/posts';
import type { CareerContext } from '../statements/career-context';
import { isPost, isTitle } from '../statements/plausible';

/** Separators of the parts of a headline: bars, dots, slashes, dashes and semicolons. */
const ROLE_SEPARATOR_PATTERN = /(?:(?<!\s)\s+)?(?:[|·•‖¦]|\/\/)\s*|(?<!\s)\s+[–—-]\s+|;\s+/;

/** The parts of a headline in order: two for 'COO | Keynote speaker'. */
export function headlineParts(headline: string): string[] {
  return toTitleCase(cleanRawText(headline))
    .split(ROLE_SEPARATOR_PATTERN)
    .map((part) => removeFinalPeriod(part).replace(/^\(([^()]*)\)$/, '$1'))
    .filter(Boolean);
}

/**
 * Words before an employer's name. After the unambiguous ones, which come first, the name need not be known.
 */
const EMPLOYER_PREPOSITION_PATTERNS = [
  /\s(?:at|@|chez|bei|da empresa|de la empresa)\s/iu,
  /\s(?:en|na|no|in|for|of|with)\s/giu,
];

/** A part of a headline without the employer at its end, if the words before that are a title. */
function removeEmployer(part: string, organisations: string[]): string {
  const startsWithEmployer = (rest: string) =>
    organisations.some((name) => wordsKey(rest).startsWith(wordsKey(name)));
  const [unambiguous, ambiguous] = EMPLOYER_PREPOSITION_PATTERNS as [RegExp, RegExp];
  const at = unambiguous.exec(part);
  if (at && TITLE_NOUN_PATTERN.test(part.slice(0, at.index))) return part.slice(0, at.index);
  const cut = [...part.matchAll(ambiguous)].find((match) =>
    startsWithEmployer(part.slice(match.index + match[0].length)),
  );
  return cut && TITLE_NOUN_PATTERN.test(part.slice(0, cut.index)) ? part.slice(0, cut.index) : part;
}

const wordSetOf = (text: string) =>
  new Set(
    wordsKey(text)
      .split(' ')
      .filter((word) => word.length > 1),
  );
const isWithin = (small: string, large: string) =>
  [...wordSetOf(small)].every((word) => wordSetOf(large).has(word));

/** Whether a part of a headline is the acronym of a title: 'CRO' of 'Chief Revenue Officer'. */
const isAcronymOf = (part: string, title: string): boolean =>
  part ===
  title
    .split(' ')
    .map(([letter = '']) => letter)
    .join('');

/** A role's title as a headline: the first of several titles that bars separate; '' without a role. */
function titleLine(role: RoleFact | undefined): string {
  const [first = ''] = (role?.title ?? '').split('|');
  return first.trim();
}

/** Shortens 'Harbour pilot with a taste for ...' to 'Harbour pilot'. */
function removeAddition(role: string): string {
  const [head = ''] = role.split(
    /,?\s(?:with|who|having|transitioning|moving|passionate|specializ(?:ed|ing)|specialis(?:ed|ing)|focus(?:ed|ing)|seeking|looking|helping|building|scaling)\s/i,
  );
  return TITLE_NOUN_PATTERN.test(head) ? head : role;
}

/** The title of the first current role whose employer is in doubt and whose title is not. */
function presentTitleInDoubt({ facts }: CareerContext): CitedText | undefined {
  const title = facts.presentTitles?.find(({ value }) => isPost(value));
  return title && { text: title.value.trim(), spans: spansOf(title) };
}

/** Adjectives that praise the holder of a title: 'Result oriented Manager'. */
const PRAISING_ADJECTIVE_PATTERN =
  /^(?:(?:(?:results?|detail|goal|target|growth|customer)[- ](?:oriented|driven|focused)|highly (?:motivated|skilled|experienced|organi[sz]ed)|(?:self-?)?motivated|flexible|dynamic|dedicated|passionate|experienced|hard-?working|seasoned|accomplished|innovative|enthusiastic|ambitious|proactive|energetic|skilled|talented|versatile|reliable|committed|competent)(?:,| and| &)? )+/iu;
const removePraise = (title: string): string => title.replace(PRAISING_ADJECTIVE_PATTERN, '');

/** The profession with which the summary begins, for people whose present role is not known. */
function professionOf({ facts }: CareerContext): CitedText | undefined {
  const [first] = facts.about;
  const profession = first && professionIn(first.value);
  return profession ? { text: upperFirst(removePraise(profession)), spans: spansOf(first) } : undefined;
}

const MAX_HEADLINE_CHARACTERS = 90;
/** Maximum words of one of several titles in a headline. */
const MAX_TITLE_WORDS = 5;
/** Up to this length, a title that contains the words of the headline is used instead of it. */
const MAX_TITLE_CHARACTERS = 70;
/** Separators of the titles of a headline. */
const BETWEEN_TITLES_PATTERN = / ?[|·•] ?| [/–—] /;

/**
 * The titles with which the headline begins, if there are several of them and they say more than the present one:
 * 'Developer / Teacher'.
 */
function headlineTitlesOf({ facts, roles }: CareerContext, present: string): CitedText | undefined {
  const { headline } = facts;
  const organisations = roles.map(({ organisation }) => organisation).filter(Boolean);
  const all = toTitleCase(cleanRawText(headline?.value ?? '')).split(BETWEEN_TITLES_PATTERN);
  const parts = all.map((part) => removeEmployer(removeFinalPeriod(part), organisations));
  const isHeld = (part: string) =>
    isPost(part) &&
    namesPerson(part) &&
    !NOT_A_ROLE_PATTERN.test(part) &&
    !isLearner(part) &&
    part.split(' ').length <= MAX_TITLE_WORDS;
  const end = parts.findIndex((part) => !isHeld(part));
  const titles = end < 0 ? parts : parts.slice(0, end);
  const text = titles.join(/[|·•]/.test(headline?.value ?? '') ? ' | ' : ' / ');
  if (!headline || titles.length < 2 || text.length > MAX_HEADLINE_CHARACTERS) return undefined;
  // Beside the post of a head, further parts are slogans unless they are posts that the person holds too.
  const presentTitles = roles.filter(({ end }) => end === 'present').map(({ title }) => title);
  const isHeldNow = (title: string) => presentTitles.some((one) => isWithin(title, one));
  if (
    HEAD_POST_PATTERN.test(present) &&
    !titles.every((title) => isHeldNow(title) || isAcronymOf(title, present))
  )
    return undefined;
  return titles.some((title) => !isWithin(title, present)) ? { text, spans: spansOf(headline) } : undefined;
}

/**
 * The headline of the profile: several titles with which the source's headline begins, otherwise the title of the
 * present role. Without one, the first part of the source's headline that is a title, without slogans and employer;
 * otherwise the profession with which the summary begins, or the latest title.
 */
export function roleLine(context: CareerContext): CitedText {
  const { headline, presentTitles } = context.facts;
  const latest = currentRole(context);
  const later = latest && laterEmploymentThan(latest, context);
  // A title that was held long ago does not describe the person today.
  const inDoubt = latest?.end === 'present' ? undefined : presentTitleInDoubt(context);
  if (inDoubt) return inDoubt;
  const hasLater = later !== undefined || (latest?.end !== 'present' && presentTitles !== undefined);
  const laterPost = later && isTitle(later.title) && later.confidence >= PROSE_CONFIDENCE ? later : undefined;
  const present = laterPost ? { ...laterPost, title: titleOf(laterPost) } : hasLater ? undefined : latest;
  const title = titleLine(present);
  const headlineTitles = headlineTitlesOf(context, title);
  if (headlineTitles && (present?.end === 'present' || !title)) return headlineTitles;
  if (title && present?.end === 'present' && isPost(title)) return { text: title, spans: spansOf(present) };
  const organisations = context.roles.map((role) => role.organisation).filter(Boolean);
  const parts = headlineParts(headline?.value ?? '').map((part) => removeEmployer(part, organisations));
  // A later part of the headline that no role mentions is a former profession: 'Data engineering |
  // Pharmacist'.
  const heldWords = context.facts.roles.flatMap((one) => [...wordSetOf(one.title)]);
  const isHeld = (part: string) =>
    present?.end !== 'present' ||
    heldWords.length === 0 ||
    [...wordSetOf(part)].some((word) => heldWords.includes(word));
  const role = parts.find(
    (part, at) => isPost(part) && !NOT_A_ROLE_PATTERN.test(part) && (at === 0 || isHeld(part)),
  );
  if (!headline || !role || (title && isWithin(role, title) && title.length <= MAX_TITLE_CHARACTERS)) {
    const profession = present?.end === 'present' ? undefined : professionOf(context);
    if (profession) return profession;
    return title ? { text: title, spans: spansOf(present) } : { text: '', spans: [] };
  }
  return {
    text: upperFirst(removeAddition(removePraise(role.replace(/^(?:an?|the)\s+/i, '')))),
    spans: spansOf(headline),
  };
}
