/** Shortens the title of a role to what a profile prints, and further to what a sentence can say. */
import type { RoleFact } from '@/shared/record/facts';
import { verbForm } from '../grammar/verbs';
import { isLearner, TITLE_NOUN_PATTERN } from '../vocabulary/titles';
import { toTitleCase } from './casing';
import { cleanRawText, removeFinalPeriod } from './hygiene';
import { wordsKey } from './keys';
import { correctTitleSpelling } from './title-spelling';
import { anyOf } from './word-lists';

const GENERIC_WORD_PATTERN =
  /^(?:group|global|international|the|bank|university|company|holding|holdings|services|national)$/;

/**
 * Whether a part of a title only repeats the employer or place: 'Group Head, Customer Segments, Westpac
 * Banking'.
 */
function repeatsEmployer(part: string, role: RoleFact): boolean {
  const words = new Set(
    wordsKey(`${role.organisation} ${role.location ?? ''}`)
      .split(' ')
      .filter((word) => word.length > 2 && !GENERIC_WORD_PATTERN.test(word)),
  );
  const partWords = wordsKey(part).split(' ');
  return partWords.some((word) => words.has(word)) && !TITLE_NOUN_PATTERN.test(part);
}

/** A reporting line: 'Harbour Master reporting to the town clerk'. */
const REPORTING_LINE_PATTERN = /(?<![\p{L}])(?:directly )?report(?:ing|s|ed)? (?:directly )?to(?!\p{L})/iu;

/** Removes the reporting line from a title. */
function removeReportingLine(title: string): string {
  const at = title.search(REPORTING_LINE_PATTERN);
  return at > 0 ? title.slice(0, at).replace(/[\s,(–-]{1,5}$/u, '') : title;
}

/** A number or a form's label before a title: '1. Buyer', 'Position: Buyer'. */
const BEFORE_TITLE_PATTERN =
  /^(?:\d{1,2} ?[.)] ?|(?:(?:current |job |present )?(?:position|title|role|designation|post)|função|cargo|funktion|fonction|poste|puesto|functie|ruolo) ?: ?)/iu;

/** A word for the time before a title: 'Earlier Asst Manager'. */
const TIME_BEFORE_TITLE_PATTERN =
  /^(?:earlier|previously|formerly|currently|presently|present|now|then|later|initially|worked as|working as|work as|joined as|promoted (?:to|as))(?:\s+(?:an?|the))?[ :,-]+(?=\p{Lu})/iu;

/** A town after a title and a dash: 'Lead Engineer- New York, NY'. */
const TOWN_AFTER_PATTERN = /\s?[-–—]\s*\p{Lu}[\p{L} .'’]{2,40}, [A-Z]{2}$/u;

/** The letters of a name without its legal form, so that 'MYDESIGN' and 'My Design GmbH' are equal. */
const lettersOf = (name: string) =>
  wordsKey(name)
    .replace(
      /\b(?:gmbh|ag|inc|ltd|llc|llp|plc|pvt|limited|corp|corporation|co|company|sarl|sas|sa|srl|spa|bv|nv|ab|as|oy|kg|se)\b/g,
      ' ',
    )
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A title followed by its employer: 'Vendeur chez My Design', 'Buyer @ Brillwater'. */
const AT_EMPLOYER_PATTERN = /^(.{3,}?)\s(?:chez|at|bei|beim|bij|en|em|presso|with|@|[–—|-])\s?(\S[\s\S]*)$/iu;
/**
 * The title of a founder, owner, partner or chief officer with the company: 'Founder of Brillwater', but not 'Head of
 * Brillwater'.
 */
const OF_EMPLOYER_PATTERN =
  /^(.*(?:founder|owner|ceo|coo|cto|cfo|president|partner|fondat(?:eur|rice)|gérant|inhaber|geschäftsführer))\s(?:of|de|von|der)\s(\S.*)$/iu;

/** Removes the employer from a title, since it is printed next to it. */
function removeEmployer(title: string, organisation: string): string {
  const employer = lettersOf(organisation);
  for (const pattern of [AT_EMPLOYER_PATTERN, OF_EMPLOYER_PATTERN]) {
    const [, head = '', employerInTitle = ''] = pattern.exec(title) ?? [];
    if (employer.length > 1 && lettersOf(employerInTitle) === employer) return head.trim();
    // 'Buyer @ Brillwater Grain & Flour' of Brillwater names a part of it.
    if (employer.length > 1 && / @ /.test(title) && lettersOf(employerInTitle).startsWith(employer))
      return head.trim();
  }
  return title;
}

/** Capitalises a title such as 'site engineer' for use on a line of its own. */
const capitaliseTitle = (title: string) =>
  TITLE_NOUN_PATTERN.test(title)
    ? title.replace(/^\p{Ll}(?=\p{Ll}+(?:\s|$))/u, (letter) => letter.toUpperCase())
    : title;

/**
 * The first duty after a title, which the line did not separate: 'Buyer Update all orders', 'Buyer and preparing offers
 * of grain'.
 */
const DUTY_AFTER_TITLE_PATTERNS = [
  /^(.{4,60}?) (\p{Lu}\p{Ll}+) (?:all|the|an?|every|each|various|daily|monthly)\s/u,
  /^(.{4,60}?) (?:and|&) (\p{Ll}+ing) \p{Ll}+ \p{Ll}/u,
];
/** The words for a time whose date is not part of the title: 'Technician from dated', 'Buyer w.e.f.'. */
const TIME_AFTER_PATTERN =
  /(?<!\s)\s+(?:(?:between|from|form|since|during|until|till|w\.?e\.?f\.?|dated|working)\s?){1,3}$/iu;
/** The word of a heading after a title: 'Buyer Experience'. */
const HEADING_AFTER_PATTERN = /(?<!\s)\s+(?:work )?experience$/iu;

/** A title without the duty, time or heading that follows it on the same line. */
function removeTrailingText(title: string): string {
  for (const pattern of DUTY_AFTER_TITLE_PATTERNS) {
    const [, head = '', verb = ''] = pattern.exec(title) ?? [];
    const form = verbForm(verb)?.form;
    if (
      (form === 'base' || form === 'gerund') &&
      TITLE_NOUN_PATTERN.test(head) &&
      !TITLE_NOUN_PATTERN.test(title.slice(head.length))
    )
      return head;
  }
  const withoutTime = title.replace(TIME_AFTER_PATTERN, '');
  const short = withoutTime.replace(HEADING_AFTER_PATTERN, '');
  return TITLE_NOUN_PATTERN.test(short.split(' ').at(-1) ?? '') ? short : withoutTime;
}

/** Abbreviated posts of chief officers and heads: 'CTO', 'VP'. */
const ABBREVIATED_POST_PATTERN = /^(?:C[A-Z]{1,2}O|[SE]?VP|MD|GM)$/;
/** Maximum length of several titles that are printed together. */
const MAX_TITLES_CHARACTERS = 60;
const BETWEEN_TITLES_PATTERN = /(?:(?<!\s)\s+)?\|\s*/;

/**
 * The titles that bars separate, as they are printed: all of them if they are short and titles each, otherwise the
 * first, which a field or an employer may follow.
 */
function titlesBetweenBars(text: string): string {
  const parts = text.split(BETWEEN_TITLES_PATTERN);
  const isPost = (part: string) =>
    ABBREVIATED_POST_PATTERN.test(part) ||
    (TITLE_NOUN_PATTERN.test(part) &&
      /^\p{Lu}/u.test(part) &&
      // A seat on a board is no part of the title of a post.
      !/\bboard\b/i.test(part) &&
      !AT_EMPLOYER_PATTERN.test(part));
  const joined = parts.join(' / ');
  return parts.every(isPost) && joined.length <= MAX_TITLES_CHARACTERS ? joined : (parts[0] ?? '');
}

/** A title as printed: without employer, place, reporting line or former name. */
export function titleOf(role: RoleFact): string {
  const titles = removeReportingLine(
    cleanRawText(role.title.replace(/\s[•·∙]\s/g, ' | ')).replace(TOWN_AFTER_PATTERN, ''),
  )
    .replace(/^[:;,.–-]+\s*/, '')
    .replace(/\b(Self) -\s?(?=employed\b)/giu, '$1-')
    // 'Buyer -Grain' becomes 'Buyer, Grain'.
    .replace(/(?<=[\p{L})]) -(?=\p{Lu}\p{L})/gu, ', ')
    // 'Manager– Supply Chain' becomes 'Manager – Supply Chain'.
    .replace(/(?<=\p{Ll})–\s/gu, ' – ')
    .replace(BEFORE_TITLE_PATTERN, '')
    .replace(TIME_BEFORE_TITLE_PATTERN, '')
    // 'Head: Business Development' becomes 'Head, Business Development'.
    .replace(
      /^((?:deputy |vice |general |regional )?(?:head|manager|director|president|lead|officer|chief)) ?: ?(?=\p{Lu})/iu,
      '$1, ',
    );
  const cleaned = titlesBetweenBars(titles)
    .replace(/(?:(?<!\s)\s+)?\((?:formerly|ex[- ]|previously)[^)]{0,80}\)/gi, '')
    .replace(/(?<!\s)\s+,/g, ',')
    .replace(/(?<=\p{Ll}),(?=\p{L}{2})/gu, ', ')
    .replace(/(?<=[\p{L}&])\((?=[^)]*\))/gu, ' (')
    .replace(/\(\s+|(?<!\s)\s+\)/g, (mark) => mark.trim());
  const parts = removeEmployer(removeTrailingText(cleaned), role.organisation).split(/,\s+/);
  while (parts.length > 1 && repeatsEmployer(parts.at(-1) ?? '', role)) parts.pop();
  return capitaliseTitle(correctTitleSpelling(toTitleCase(removeFinalPeriod(parts.join(', '))))).replace(
    /\b(Professor), (?=\p{Lu}\p{Ll})/u,
    '$1 of ',
  );
}

/** Words that limit a title, without which it would claim more. */
const LIMITING_WORD_PATTERN =
  /\b(?:interim|acting|fractional|part[- ]time|freelance\w*|contract\w*|deputy|associate|assistant|volunteer\w*|co-?op|temporary|visiting|honorary|elect)\b/i;

/** The end of the first of several titles: another title, a remark in brackets or an employer follows. */
const SPOKEN_END_PATTERN =
  /(?:(?<!\s)\s+)?[/|]\s+|(?<!\s)\s+[–—-]\s+|(?<!\s)\s+at\s+(?=\p{Lu})|(?:(?<!\s)\s+)?\((?=[^()]*\)$)/u;

/** Ranks that need their field: 'Director - Data Track' does not direct the whole company. */
const BARE_RANK_PATTERN = anyOf(
  [
    'director|manager|head|lead|leader|specialist|consultant|associate|assistant|engineer|officer',
    'analyst|architect|developer|executive|president|vp|svp|avp|coordinator|supervisor|administrator',
    'advis[eo]r|expert|principal|partner|member|fellow|technical|in[- ]charge|incharge|agent',
    'representative|technician|operator|trainee|professor|lecturer|scientist|researcher|planner',
    'controller|designer|inspector|buyer|trainer',
  ],
  {
    before: String.raw`^(?:(?:senior|sr\.?|junior|jr\.?|lead|principal|chief|global|group|regional|area|zonal|national|team|unit|section|branch|associate|assistant|asst\.?|deputy|executive|general|vice|managing|technical|corporate) )*`,
    after: '$',
    flags: 'i',
  },
);

/**
 * A printed title for use in a sentence: 'Platform Engineer' for 'Platform Engineer / DevOps (Tech Lead)'.
 * Words that limit the title are kept.
 */
export function titleInSentence(title: string): string {
  const [head = title, ...rest] = title.split(SPOKEN_END_PATTERN);
  const remainder = rest.join(' ');
  // 'Manager at Brillwater' loses its employer, which the sentence names separately.
  const isEmployer = /^\s+at\s/.test(title.slice(head.length));
  if (!isEmployer && BARE_RANK_PATTERN.test(head.trim())) return title;
  const isSafe =
    remainder !== '' &&
    !LIMITING_WORD_PATTERN.test(remainder) &&
    !isLearner(remainder) &&
    TITLE_NOUN_PATTERN.test(head);
  return isSafe ? head.replace(/(?<![\s,])[\s,]+$/, '') : title;
}
