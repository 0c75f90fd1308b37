/** Splits a line of an education entry into its parts: school, degree, place, grade. */
import { type DateRange, findDates } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { isExecutiveProgramme } from '../../vocabulary/certificate-issuers';
import { isGenericName, isSchool } from '../../vocabulary/organisations';
import { isPlace } from '../../vocabulary/places';
import { isTown } from '../../vocabulary/towns';
import { splitDegreeFromSchool } from './degree-and-school';

/** Words of degrees, of school certificates and of their subjects ('major'), anywhere in a text. */
export const DEGREE_PATTERN =
  /\b(?:bachelor|master|doctor(?:ate)?|ph\.?\s?d|m\.?b\.?a|b\.?sc|m\.?sc|b\.?a|m\.?a|b\.?eng|m\.?eng|b\.?tech|m\.?tech|b\.?com|b\.?s\.?n|m\.?s\.?n|d\.?n\.?p|bba|bfa|mfa|mpa|mph|mpp|mha|miba|msw|mres|m\.?phil|d\.?phil|ed\.?d|j\.?d|emba|bs|ms|ll\.?\s?[bm]|dr\.?-ing|associate|diplom\w*|magister|staatsexamen|abitur|licen\w+|ingenier\w+|grado|graduação|laurea|maîtrise|baccalauréat|certificate|high school|ged|degree|executive|minor|major|honou?rs)\b/iu;

const BEFORE_DEGREE_SOURCE =
  '(?:(?:an? )?(?:candidate for(?: an?)? )?(?:(?:pg|ug|post|under ?graduate|post ?graduate|graduate|professional|national|higher|advanced|executive|erweiterter|international|bilingual) ?[-–]? ?)*)';
/** Degrees written as words, or as abbreviations that mean nothing else, at the start of a part. */
const DEGREE_WORDS_PATTERN = new RegExp(
  `^${BEFORE_DEGREE_SOURCE}(?:(?:bachelors?|batchlor|masters?|doctor(?:ate)?|associate|magister|licentiate)(?:['’]?s)?|dipl(?:oma?|omas|ôme|om)?|licen[cs]\\w*|bachar?el\\w*|mestrado|tecnólogo|graduação|laurea|mag|máster|grado|ingenier\\w+|engineer specialist|abitur|matura|fachabitur|staatsexamen|betriebswirt|undergraduate|post-?graduate|emba|pgdm|pgd\\w{0,3}|hnd|hnc|btec|nvq|gcse|[ao][- ]levels?|mbbs|(?:\\p{L}+ ){0,2}certificate|\\p{L}*(?:schulabschluss|hochschulreife)|mittlere reife|ib diploma|brevet|bts|dut|certificat|doctorat|doctorado|doutorado|dottorato|maestr[ií]a|diplom(?:atura|ado)|experto universitario|especialista en|p[óo]s-?gradua[çc]ão|posgrado|licencjat\\p{L}*|inżynier\\p{L}*|eidg\\. dipl\\.?|бакалавр\\p{L}*|магистр\\p{L}*|специалитет|kandidatexamen|civilingenjör)(?![\\p{L}\\p{N}])`,
  'iu',
);
/** Degrees written as letters that mean one only in capitals: 'MS', 'MA', 'B.E.'. */
const DEGREE_LETTERS_PATTERN =
  /^(?:Executive )?(?:B\.? ?[Ss]\.?[Cc]|M\.? ?[Ss]\.?[Cc]i?|B\.? ?S|M\.? ?S|B\.? ?A|M\.? ?A|B\.? ?E|M\.? ?E|[BM]\.? ?[Ee]ng|[BM]\.? ?[Tt]ech|[BM]\.? ?(?:TECH|ENG|COM|ED|ARCH|PHIL)|[BM]\.? ?[Cc]om|[BM]\.? ?[Ee]d|[BM]\.? ?[Aa]rch|[BM]\.? ?C\.? ?A|B\.? ?B\.? ?[AM]|M\.? ?B\.? ?A|P[Hh]\.? ?[Dd]|LL\.? ?[BM]|[DM]\.? ?[Pp]hil|[BM]FA|MPA|MPH|MPP|MHA|MIBA|MIB|MIM|MSW|MRes|MDes|ML?IS|[BM]S(?:EE|ME|CE|CS|IE|BA|IT|W|M|F)|DBA|[BM]ASc|PharmD|PsyD|D\.?N\.?[BP]|A\.? ?A\.? ?S|A\.? ?[AS]|J\.?D|M\.? ?D|I\.? ?T\.? ?I)(?!\.?[\p{L}\p{N}])/u;
/** Phrases with the words of a degree that are not one. */
const NOT_A_DEGREE_PHRASE_PATTERN =
  /^(?:diploma thesis|driving licen[cs]e|ms[ .-](?:office|word|excel|access|project|windows|dos|sql|power)|certificate of (?:participation|recognition|appreciation)|certificate course)|\bthesis\b/iu;

/** Sentences and awards in which a degree is only mentioned: 'During the years of my degree I ...'. */
const DEGREE_ONLY_MENTIONED_PATTERN =
  /\s(?:I|my|we|that|which|who|was|were)\s|^(?:sought|during|designed|voto di)\b|\b(?:fellowship|scholarship)\b/iu;

/** Words that show that a text is about knowledge or training, not a course of study. */
const KNOWLEDGE_OR_TRAINING_PATTERN =
  /\b(?:knowledge|experience|exposure|proficien\w*|training|typing|ms[ -]office|projects?|awards?|prizes?|topper|seminar|workshop)\b/iu;
/** Activities at a school, as opposed to its name: 'Player of the college team'. */
const SCHOOL_ACTIVITY_PATTERN =
  /^(?:won|player|participat\w+|attended|member|undergone|president|captain|secretary|represented|organi[sz]ed|residential|university topper)\b|\bconducted by\b/iu;

/** Whether a text begins with a degree in words or letters. */
export const beginsDegree = (text: string): boolean =>
  (DEGREE_WORDS_PATTERN.test(text) || DEGREE_LETTERS_PATTERN.test(text)) &&
  !NOT_A_DEGREE_PHRASE_PATTERN.test(text);

/**
 * Words of which the levels of school consist: 'HSC', 'Class XII', 'Senior Secondary School Examination'.
 */
const LEVEL_WORDS = new Set(
  'higher high senior secondary junior upper lower primary elementary middle public passed completed school schooling examination exam leaving certificate diploma ged education equivalent standard std class grade stream science commerce arts matric matriculation matriculate intermediate inter plus two degree graduation graduate hsc hssc ssc sslc slc puc xii xi x isc icom of in the and'.split(
    ' ',
  ),
);
const isLevelWord = (word: string) => LEVEL_WORDS.has(word) || /^\d{1,2}(?:th|st|nd|rd)?$/.test(word);
const SCHOOL_LEVEL_PATTERN =
  /\b(?:h\.?s\.?c|s\.?s\.?c|s\.?s\.?l\.?c|h\.?s\.?s\.?c|p\.?u\.?c|class|standard|std|matric\w*|intermediate|(?:higher|senior) secondary|high school|secondary school|secondary|plus (?:two|2)|\d{1,2}\s?th|10\s?\+\s?2|graduation|certificate of (?:secondary|primary)|school certificate)(?!\p{L})/iu;

const MARK_PATTERN =
  /\d\s?%|\bc?\.?g\.?p\.?a\b|\bpercent|\b(?:first|second|third|1st|2nd|3rd|i{1,3})[\s-]+(?:class|division)|\bdivision\b|\bdistinction$|\bcum laude\b|\bmarks?\b|^(?:grade|final grade|note|abschlussnote|score|result|with|aggregate)\b|^(?:with )?honou?rs$|^[\d\s.,/+:-]+$|\bpoints\b/iu;
const EXAMINATION_BOARD_PATTERN = /\bboards?\b|^(?:c\.?b\.?s\.?e|i\.?c\.?s\.?e|icse|isc|cisce)\b/iu;

export type EducationPartKind = 'school' | 'degree' | 'level' | 'place' | 'mark' | 'board' | 'other';

export interface EducationPart {
  text: string;
  kind: EducationPartKind;
  /** Whether the part begins a cell or follows a bar, bullet or dash, so that it does not continue the part before. */
  apart: boolean;
}

/** A line with its parts and its dates. */
export interface EducationLine {
  line: DocumentLine;
  parts: EducationPart[];
  range?: DateRange;
}

/** A campus, which belongs to the university before its dash: 'University of Velmont – Northern Campus'. */
const CAMPUS_SOURCE = '(?:\\p{Lu}\\p{L}{1,20} ){0,2}Campus(?!\\p{L})';
const CELL_SEPARATOR_PATTERN = new RegExp(
  `(?<!\\s)\\s+[|•·–—]\\s+(?!${CAMPUS_SOURCE})|(?:(?<!\\s)\\s+)?\\|\\s*`,
  'u',
);
/** Words that introduce the school, as a split point between parts. */
const BEFORE_SCHOOL_SOURCE =
  '(?<!\\s)\\s+(?:[Ff]rom(?: the)?|FROM(?: THE)?|[Aa]t(?: the)?|an der|à la?|na)\\.?\\s+(?=[\\p{Lu}\\d])|(?<=\\))(?:from|at)\\s+|(?<=\\)) ?(?=from )';
const SOFT_SEPARATOR_PATTERN = new RegExp(
  `(${BEFORE_SCHOOL_SOURCE})|,\\s+|;\\s*|:\\s+|(?<!\\s)\\s+[–—-]+\\s+(?!${CAMPUS_SOURCE})|(?<=\\p{L}{3})[–—-]\\s+(?=\\p{Lu})|(?<=[\\p{L})])(?<!\\bUniversity of \\p{Lu}\\p{L}{1,20})[–—]\\s?(?=\\p{Lu})|(?<!\\s)\\s+(?:under|with|[Aa]ff?iliated (?:to|with)|[Aa]fflicted by|an|no)\\s+(?=[\\p{Lu}\\d])`,
  'u',
);

/** Words that belong to a date and are removed with it: 'passed out in the year', 'Expected'. */
const AROUND_DATE_PATTERN =
  /(?<!\s)\s*[([]?(?:\b(?:passed(?: out)?|completed|graduated|expected(?: graduation)?|class of|year of passing|batch)\b\s*:?\s*)?(?:\b(?:in(?: the)?|the|year|during|on|of|yr\.?)\b[\s.:]*)*$/iu;

/** A cell that is in brackets as a whole, as a degree below its school may be: '(Computer Science – M.S)'. */
const BRACKETED_CELL_PATTERN = /^\(([^()]{4,80})\)$/u;

/** Splits a line into its parts, in their order, and finds its dates. */
export function educationLineOf(line: DocumentLine): EducationLine {
  let range: DateRange | undefined;
  const parts = line.cells.flatMap((cell) => {
    const { rest, date } = removeDatesFromText(cell.replace(BRACKETED_CELL_PATTERN, '$1'));
    if (date && (!range || (date.range && !range.range))) range = date;
    return rest.split(CELL_SEPARATOR_PATTERN).flatMap(partsOf);
  });
  return { line, parts: splitSchoolOfProgramme(parts.map(removeLevel)), ...(range && { range }) };
}

/** 'Associate' after the name of a certificate is its level and not a degree: 'Cargo Architect – Associate'. */
const removeLevel = (part: EducationPart, index: number, parts: readonly EducationPart[]): EducationPart =>
  parts[index - 1]?.kind === 'other' && /^associate$/iu.test(part.text) ? { ...part, kind: 'other' } : part;

/** Schools that are known by one word, before the name of a programme. */
const PROGRAMME_OF_SCHOOL_PATTERN =
  /^(Harvard|Stanford|Wharton|MIT|INSEAD|Kellogg|Columbia|Yale|Cornell|Oxford|Cambridge|Darden|Tuck|IMD|IESE|HEC|LBS) (.+)$/u;

/** Splits a programme from the school in its name, where no other names the school: 'Wharton CFO Program'. */
function splitSchoolOfProgramme(parts: EducationPart[]): EducationPart[] {
  if (parts.some(({ kind }) => kind === 'school')) return parts;
  return parts.flatMap((part) => {
    const [, school, text] = PROGRAMME_OF_SCHOOL_PATTERN.exec(part.text) ?? [];
    if (!school || !text || !isExecutiveProgramme(part.text)) return [part];
    return [
      { ...part, text: school, kind: 'school' as const },
      { ...part, text, kind: 'degree' as const, apart: true },
    ];
  });
}

/** Puts a comma in place of the dates of a text and the words around them. Two adjacent years are read as a range. */
function removeDatesFromText(text: string): { rest: string; date?: DateRange } {
  const dates = findDates(text);
  const [first, second] = dates;
  if (!first) return { rest: text };
  let rest = text;
  for (const { index, length } of [...dates].reverse())
    rest = `${rest.slice(0, index).replace(AROUND_DATE_PATTERN, ' ')}, ${rest.slice(index + length).replace(/^\s*[)\]]/, ' ')}`;
  const isPair =
    second &&
    !first.range &&
    !second.range &&
    text.slice(first.index + first.length, second.index).trim() === '';
  const date = isPair
    ? { ...second, range: true, start: endOf(first) }
    : (dates.find((each) => each.range) ?? first);
  return { rest, date };
}

const endOf = ({ end }: DateRange) => (end === 'present' ? undefined : end);

function partsOf(text: string): EducationPart[] {
  const parts: EducationPart[] = [];
  if (isPlace(text.trim()) && !isSchool(text)) return [{ text: text.trim(), kind: 'place', apart: true }];
  // The split captures its separators: every second piece is a word that introduces a school, or undefined.
  const pieces = text.split(SOFT_SEPARATOR_PATTERN);
  for (let index = 0; index < pieces.length; index += 2) {
    const part = trimPart(pieces[index] ?? '');
    if (part.length < 2 || !/[\p{L}\d]/u.test(part) || EDUCATION_COLUMN_PATTERN.test(part)) continue;
    const isLed = pieces[index - 1] !== undefined || /^\s*(?:from|at)\b/i.test(pieces[index] ?? '');
    for (const [at, piece] of splitDegree(part).entries())
      parts.push({
        text: removeGrade(piece),
        kind: kindAt(piece, isLed && parts.some(namesDegree), index > 0 ? parts.at(-1) : undefined),
        apart: index === 0 && at === 0,
      });
  }
  return joinFields(parts);
}

/** Joins a field of several subjects that a comma has split: 'MSc in Management, Digital Media and Information'. */
function joinFields(parts: readonly EducationPart[]): EducationPart[] {
  const joined: EducationPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isField =
      last?.kind === 'degree' &&
      / in \p{Lu}[^,]{2,40}$/u.test(last.text) &&
      part.kind === 'other' &&
      FURTHER_SUBJECTS_PATTERN.test(part.text);
    if (last && isField) joined[joined.length - 1] = { ...last, text: `${last.text}, ${part.text}` };
    else joined.push(part);
  }
  return joined;
}

/** The last subjects of a field: 'Digital Media and Information'. */
const FURTHER_SUBJECTS_PATTERN = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:and|&) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u;

const namesDegree = ({ kind }: EducationPart) => kind === 'degree' || kind === 'level';

/** Labels, column headings and endings of ordinal numbers, which are not values. */
const EDUCATION_COLUMN_PATTERN =
  /^(?:titel|title|course|degree|institut\w*|(?:name of )?(?:the )?(?:university|college|school|institution)|board|speciali[sz]ation|major|minor|thesis|qualification|percentage|passing|year|session|name|address|place|st|nd|rd|th)$/iu;

/**
 * The kind of a part, given the part before it: in 'Boston, MA' the second is a place, in 'from NIBM' a
 * school.
 */
function kindAt(text: string, isLed: boolean, before: EducationPart | undefined): EducationPartKind {
  if (before && before.kind !== 'degree' && /^[A-Z]{2}$/.test(text)) return 'place';
  const kind = kindOf(text);
  return isLed && kind === 'other' && /^\p{Lu}/u.test(text) ? 'school' : kind;
}

/** Removes punctuation, numbers and verbs around a part: '1. Obtained a BSc' is 'BSc'. */
function trimPart(text: string): string {
  const cleaned = text
    .replace(/^(?:[\s,;:|·•*Ø)–—-]|\d{1,2}[.)](?=\s))+/u, '')
    .replace(
      /^(?:(?:i (?:have )?)?(?:obtained|received|completed|passed|pursuing|pursued|done|holding|successfully completed)\s+(?:an?\s+|my\s+|the\s+)?)/iu,
      '',
    )
    .replace(/^(?:from|at)\.?\s+/iu, '')
    .replace(/^for\s+(?:an?\s+|the\s+)?(?=\p{Lu})/u, '')
    .replace(
      /(?:(?<!\s)\s+(?:with|in|of|and|from|the|at|to|for))?(?<![\s,;:|·•([–—-])[\s,;:|·•([–—-]*$/iu,
      '',
    );
  const open = cleaned.split('(').length - cleaned.split(')').length;
  const balanced =
    open > 0 ? cleaned.replace(/\([^()]*$/, '') : open < 0 ? cleaned.replace(/\)[^()]*$/, '') : cleaned;
  return balanced
    .replace(/\(\s*\)/g, '')
    .replace(/(?<!\b\p{L})\.$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Splits a part that names both degree and school. */
const splitDegree = (text: string): string[] =>
  !isSchool(text) || !beginsDegree(text) || isLevelAlone(text) || isUniversityDegree(text)
    ? [text]
    : splitDegreeFromSchool(text);

const isLevelAlone = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('.', '')
    .split(/[\s/()+:–-]+/)
    .filter(Boolean)
    .every(isLevelWord) || /^(?:\p{L}+ ){0,2}certificate of\b/iu.test(text);

/** Whether a text is the name of a school, also in one German word: 'Sekundarschule'. */
const isSchoolName = (text: string) =>
  (isSchool(text) &&
    !isGenericName(text) &&
    !SCHOOL_ACTIVITY_PATTERN.test(text) &&
    !/\bboard$/i.test(text)) ||
  /\p{L}{3}schule\b/iu.test(text);

/** A degree with an adjective of universities: 'Máster Universitario en Harbour Studies'. */
const UNIVERSITY_DEGREE_PATTERN = /^\p{L}+ (?:propio )?universit(?:ari[oa]|aires?|àri[oa]?)\b/iu;

const isUniversityDegree = (text: string) =>
  beginsDegree(text) &&
  UNIVERSITY_DEGREE_PATTERN.test(text) &&
  !isSchool(text.replace(UNIVERSITY_DEGREE_PATTERN, ''));

function kindOf(text: string): EducationPartKind {
  if (isExecutiveProgramme(text) || isUniversityDegree(text)) return 'degree';
  if (isLevelAlone(text))
    return SCHOOL_LEVEL_PATTERN.test(text) || DEGREE_PATTERN.test(text) ? 'level' : 'other';
  if (isSchoolName(text))
    return beginsDegree(text) && !/universi|institut|college|akademie|schule\b/iu.test(text)
      ? 'degree'
      : 'school';
  if (beginsDegree(text)) return 'degree';
  if (MARK_PATTERN.test(text)) return 'mark';
  if (EXAMINATION_BOARD_PATTERN.test(text)) return 'board';
  if (NOT_A_DEGREE_PHRASE_PATTERN.test(text)) return 'other';
  if (DEGREE_ONLY_MENTIONED_PATTERN.test(text)) return 'other';
  if (/^.{0,24}\bdegree\b/iu.test(text)) return 'degree';
  if (SCHOOL_LEVEL_PATTERN.test(text) && text.length < 40) return 'level';
  if (isPlace(text) || isTown(text)) return 'place';
  const isLike =
    DEGREE_PATTERN.test(text) && text.length < 70 && !/^(?:major|minor|executive|dean|m[as]\b)/i.test(text);
  return isLike && !/^\p{Ll}/u.test(text) && !KNOWLEDGE_OR_TRAINING_PATTERN.test(text) ? 'degree' : 'other';
}

/** Removes a grade: 'MSci Computer Science First Class', '... (385 marks)', '... 73.5%'. */
function removeGrade(text: string): string {
  const cleaned = text
    .replace(/(?<![\d./])\d[\d./]{0,8}\s?(?:%|marks|points|c?gpa).*$/iu, '')
    .replace(/(?<!\s)\s+passed(?: out)?\b.*$/iu, '')
    .replace(/(?<!\s)\s+\(?(?:with )?(?:first|second|third|1st|2nd|3rd)[\s-]+(?:class|division).*$/iu, '')
    .replace(/(?<![\s(–-])[\s(–-]+$/u, '');
  return cleaned === '' ? text : cleaned;
}
