import type { RoleFact } from '@/shared/record/facts';
import { isLearner, TITLE_NOUN } from '../vocabulary/titles';
import { softTitle } from './casing';
import { cleanRawText, foldText, withoutFinalPoint } from './hygiene';

const GENERIC =
  /^(?:group|global|international|the|bank|university|company|holding|holdings|services|national)$/;

/**
 * Whether a part of a title only repeats the employer or the place: 'Group Head, Customer Segments, Westpac Banking'.
 */
function repeats(part: string, role: RoleFact): boolean {
  const words = new Set(
    foldText(`${role.organisation} ${role.location ?? ''}`)
      .split(' ')
      .filter((word) => word.length > 2 && !GENERIC.test(word)),
  );
  const own = foldText(part).split(' ');
  return own.some((word) => words.has(word)) && !TITLE_NOUN.test(part);
}

/** 'Construction Manager reporting to the general manager': the superior is not part of the title. */
const REPORTING_LINE = /(?<![\p{L}])(?:directly )?report(?:ing|s|ed)? (?:directly )?to(?!\p{L})/iu;

/** A title without its reporting line. */
function withoutReportingLine(title: string): string {
  const at = title.search(REPORTING_LINE);
  return at > 0 ? title.slice(0, at).replace(/[\s,(–-]{1,5}$/u, '') : title;
}

/** '1. Buyer', 'Position: Buyer': a number or a form's label before a title. */
const BEFORE_TITLE =
  /^(?:\d{1,2} ?[.)] ?|(?:(?:current |job |present )?(?:position|title|role|designation|post)|função|cargo|funktion|fonction|poste|puesto|functie|ruolo) ?: ?)/iu;

/** 'Earlier Asst Manager': the time is not part of the title. */
const WHEN_HELD =
  /^(?:earlier|previously|formerly|currently|presently|present|now|then|later|initially|worked as|working as|work as|joined as|promoted (?:to|as))(?:\s+(?:an?|the))?[ :,-]+(?=\p{Lu})/iu;

/** 'Lead Engineer- New York, NY': a town after a title, separated by a dash. */
const TOWN_BEHIND = /\s?[-–—]\s*\p{Lu}[\p{L} .'’]{2,40}, [A-Z]{2}$/u;

/** A name as letters alone, without its legal form: 'MYDESIGN' and 'My Design GmbH' are one employer. */
const lettersOf = (name: string) =>
  foldText(name)
    .replace(
      /\b(?:gmbh|ag|inc|ltd|llc|llp|plc|pvt|limited|corp|corporation|co|company|sarl|sas|sa|srl|spa|bv|nv|ab|as|oy|kg|se)\b/g,
      ' ',
    )
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A title and the employer behind it: 'Vendeur chez My Design', 'Buyer @ Brillwater'. */
const AT_EMPLOYER = /^(.{3,}?)\s(?:chez|at|bei|beim|bij|en|em|presso|with|@|[–—|-])\s?(\S.*)$/iu;
/** 'Founder of Brillwater', and not 'Head of Brillwater'. */
const OF_EMPLOYER =
  /^(.*(?:founder|owner|ceo|coo|cto|cfo|president|partner|fondat(?:eur|rice)|gérant|inhaber|geschäftsführer))\s(?:of|de|von|der)\s(\S.*)$/iu;

/** A title without its employer, which is printed beside it. */
function withoutEmployer(title: string, organisation: string): string {
  const employer = lettersOf(organisation);
  for (const pattern of [AT_EMPLOYER, OF_EMPLOYER]) {
    const [, head = '', named = ''] = pattern.exec(title) ?? [];
    if (employer.length > 1 && lettersOf(named) === employer) return head.trim();
  }
  return title;
}

/** Capitalises a title such as 'site engineer', which will be on a line of its own. */
const withCapital = (title: string) =>
  TITLE_NOUN.test(title)
    ? title.replace(/^\p{Ll}(?=\p{Ll}+(?:\s|$))/u, (letter) => letter.toUpperCase())
    : title;

/** A title as it is printed: the first of several, without an employer, place, reporting line or former name. */
export function titleOf(role: RoleFact): string {
  const [first = ''] = withoutReportingLine(cleanRawText(role.title).replace(TOWN_BEHIND, ''))
    .replace(/^[:;,.–-]+\s*/, '')
    .replace(BEFORE_TITLE, '')
    .replace(WHEN_HELD, '')
    // 'Head: Business Development' stands for 'Head of Business Development'.
    .replace(
      /^((?:deputy |vice |general |regional )?(?:head|manager|director|president|lead|officer|chief)) ?: ?(?=\p{Lu})/iu,
      '$1, ',
    )
    .split(/(?:(?<!\s)\s+)?\|\s*/);
  const bare = first
    .replace(/(?:(?<!\s)\s+)?\((?:formerly|ex[- ]|previously)[^)]{0,80}\)/gi, '')
    .replace(/(?<!\s)\s+,/g, ',')
    .replace(/(?<=\p{Ll}),(?=\p{L}{2})/gu, ', ')
    .replace(/(?<!\s)\s+(?:between|from|since|during|until|till)$/i, '')
    .replace(/(?<=[\p{L}&])\((?=[^)]*\))/gu, ' (')
    .replace(/\(\s+|(?<!\s)\s+\)/g, (mark) => mark.trim());
  const parts = withoutEmployer(bare, role.organisation).split(/,\s+/);
  while (parts.length > 1 && repeats(parts.at(-1) ?? '', role)) parts.pop();
  return withCapital(softTitle(withoutFinalPoint(parts.join(', ')))).replace(
    /\b(Professor), (?=\p{Lu}\p{Ll})/u,
    '$1 of ',
  );
}

/** Words that limit a title: without them it would claim more. */
const HELD_AS =
  /\b(?:interim|acting|fractional|part[- ]time|freelance\w*|contract\w*|deputy|associate|assistant|volunteer\w*|co-?op|temporary|visiting|honorary|elect)\b/i;

/** The position where the first of several titles ends, or a remark in brackets begins. */
const SPOKEN_END =
  /(?:(?<!\s)\s+)?[/|]\s+|(?<!\s)\s+[–—-]\s+|(?<!\s)\s+at\s+(?=\p{Lu})|(?:(?<!\s)\s+)?\((?=[^()]*\)$)/u;

/** A rank that says nothing without its field: 'Director - Data Track' is no Director of the whole house. */
const BARE_RANK =
  /^(?:(?:senior|sr\.?|junior|jr\.?|lead|principal|chief|global|associate|assistant|deputy|executive|general|vice|managing) )*(?:director|manager|head|lead|leader|specialist|consultant|associate|engineer|officer|analyst|architect|developer|executive|president|vp|coordinator|supervisor|administrator|advis[eo]r|expert|principal|partner|member|fellow|technical)$/i;

/**
 * A printed title as it is used inside a sentence: 'Platform Engineer' for 'Platform Engineer / DevOps (Tech
 * Lead)'. Words that limit the title stay.
 */
export function spokenTitle(title: string): string {
  const [head = title, ...rest] = title.split(SPOKEN_END);
  const left = rest.join(' ');
  // 'Manager at Brillwater' loses an employer, which is named beside it.
  const isEmployer = /^\s+at\s/.test(title.slice(head.length));
  if (!isEmployer && BARE_RANK.test(head.trim())) return title;
  const isSafe = left !== '' && !HELD_AS.test(left) && !isLearner(left) && TITLE_NOUN.test(head);
  return isSafe ? head.replace(/(?<![\s,])[\s,]+$/, '') : title;
}
