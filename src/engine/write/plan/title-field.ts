/** The field of work that a job title names: 'Distribution' of 'Head of Distribution & Sales, ANZ'. */
import { upperFirst } from '../../language/text/casing';
import { wordsKey } from '../../language/text/keys';

const RANK_PATTERN =
  /^(?:(?:senior|sr\.?|junior|jr\.?|lead|principal|chief|deputy|assistant|asst\.?|associate|regional|group|global|general|executive|managing|vice|area|zonal|divisional|country|founding|staff|interim|acting|national|head|independent|freelance|fractional|first|international)\s+)+/i;
const OFFICE_PATTERN =
  / (?:manager|director|engineer|officer|executive|developer|analyst|consultant|coordinator|supervisor|lead|leader|head|specialist|president|administrator|architect|designer|professor|lecturer|scientist|researcher|advisor|adviser|assistant|associate|intern|trainee|controller|partner|planner|strategist|instructor|teacher|technician|representative|chief|programmer)$/i;
const FIELD_BY_ADJECTIVE: Readonly<Record<string, string>> = {
  operating: 'Operations',
  financial: 'Finance',
  administrative: 'Administration',
  medical: 'Medical',
  scientific: 'Science',
};
/** The part of an organisation that each chief officer runs. */
const FIELD_BY_CHIEF_OFFICER: Readonly<Record<string, string>> = {
  COO: 'Operations',
  CFO: 'Finance',
  CTO: 'Technology',
  CIO: 'Technology',
  CMO: 'Marketing',
  CHRO: 'People',
};
const CHIEF_OFFICER_PATTERN = /\b(?:COO|CFO|CTO|CIO|CMO|CHRO)\b/;
const TITLE_WITH_OF_PATTERN =
  /^(?:[\p{L} .-]+ )?(?:head|director|manager|vp|svp|vice president|president|professor|chief|lead|leader|coordinator) of (.+)$/iu;
/** Words that alone do not name a field. */
const NON_FIELD_PATTERN =
  /^(?:project|program|programme|team|general|field|site|student|company|board|business unit|branch|unit|office|department|section|group|graduate|contract|it executive|member|engineer|developer|manager|director|analyst|specialist|consultant|full|part|operations? and|of|and|the)$/i;
const MAX_FIELD_NAME_WORDS = 3;

/**
 * The field named by a title: 'SME Banking' in 'Head of SME Banking', 'Operations' in 'Chief Operating
 * Officer'.
 */
export function fieldOfTitle(title: string): string | undefined {
  const [head = ''] = title.split(/[,(/|–—&]|\s-\s/);
  const fieldAfterOf = TITLE_WITH_OF_PATTERN.exec(head.trim())?.[1];
  const field = (fieldAfterOf ?? head.trim().replace(RANK_PATTERN, '')).trim();
  // Applied twice, for titles such as 'Control Manager Associate'.
  const withoutOffice = fieldAfterOf ? field : field.replace(OFFICE_PATTERN, '').replace(OFFICE_PATTERN, '');
  const chief = CHIEF_OFFICER_PATTERN.exec(title)?.[0];
  if (
    chief &&
    !fieldAfterOf &&
    (withoutOffice === field ||
      NON_FIELD_PATTERN.test(withoutOffice) ||
      RANK_PATTERN.test(`${withoutOffice} `))
  )
    return FIELD_BY_CHIEF_OFFICER[chief];
  // Without other words, 'Analyst' names no field.
  if (!fieldAfterOf && withoutOffice === field) return undefined;
  const noun = FIELD_BY_ADJECTIVE[withoutOffice.toLowerCase()] ?? withoutOffice;
  const words = noun.split(' ');
  if (
    words.length > MAX_FIELD_NAME_WORDS ||
    NON_FIELD_PATTERN.test(noun) ||
    !/^[\p{L}\d][\p{L}\d .+#-]+$/u.test(noun)
  )
    return undefined;
  return words.map((word) => (/^(?:and|of|for|the)$/i.test(word) ? word : upperFirst(word))).join(' ');
}

/** Puts a field before a noun that does not name it already: 'Sales Leader'. */
export const joinFieldAndNoun = (field: string, noun: string): string => {
  const nounWords = new Set(wordsKey(noun).split(' '));
  return wordsKey(field)
    .split(' ')
    .some((word) => nounWords.has(word))
    ? noun
    : `${field} ${noun}`;
};

/** Maximum words of a field after a title. */
const MAX_FIELD_WORDS = 4;
/**
 * The field that follows a title without one, up to the next comma: 'Private Bank & Premium' in 'Head, Private Bank &
 * Premium, International'.
 */
export function fieldAfterTitle(title: string): string | undefined {
  const field = /^[\p{L} ]+(?:,| [–-]) ([^,|(]+)/u.exec(title)?.[1]?.trim();
  return field && field.split(' ').length <= MAX_FIELD_WORDS && !OFFICE_PATTERN.test(` ${field}`)
    ? field
    : undefined;
}
