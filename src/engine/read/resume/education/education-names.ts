/** Distinguishes names of schools and subjects from labels, results and headings beside them. */
import { anyOf } from '@/engine/language/text/word-lists';
import { isIssuer } from '../../vocabulary/certificate-issuers';
import { isFormRow } from '../../vocabulary/form-rows';
import { sectionKinds } from '../../vocabulary/headings';
import { isPlace } from '../../vocabulary/places';

/** Results, kinds of attendance and labels of tables in the position of a subject. */
const NOT_A_SUBJECT_PATTERN = anyOf(
  [
    String.raw`(?:pass(?:ed|ing)?|first|second|third|awaited|appear(?:ing|ed)|graduated?|completed|pursuing|regular|issued|full[ -]?time|part[ -]?time|honou?rs|status|missing)\b.{0,12}`,
    String.raw`(?:us|in|sir|name)|\(?(?:h\.?\s?s|s\.?\s?s\.?\s?c|c\.?\s?b\.?\s?s\.?\s?e)\.?\)?`,
    String.raw`(?:months?(?: (?:&|and) years?)?|years?|date) of .{2,20}|passing year|.{0,20}\bqualifications?`,
    String.raw`.{0,24}\b(?:details?|skills?|knowledge|strengths?|strenghts?|areas?|names?)`,
    String.raw`institut\w*\s?/.{2,20}|(?:affiliated|approved|recogni[sz]ed) (?:to|by)\b.*|\(?in order of .*`,
  ],
  { before: '^', after: '$', flags: 'iu' },
);
/** Labels, attendance and activities beside a degree: 'Abschluss', 'Minor in Psychology', 'Was awarded ...'. */
const TEXT_BESIDE_DEGREE_PATTERN =
  /^(?:abschluss|schwerpunkt|discipline|achieved|thesis|of|stream|branch|institute (?:&|and) .*|part [a-c]\b.*|erasmus|dean['’]?s list|\(?not finish\p{L}*\)?|(?:un)?finished|incomplete|minor (?:in|:).*|minors?|gpa\b.*|(?:was|were|served|mentor|member|president|captain|awarded|received|graduated|designed|led|played|participated)\b.*)$/iu;
/** A name that begins or ends within a phrase: 'and Administration', 'Electronics &'. */
const CUT_NAME_EDGE_PATTERN = /^(?:and|&|of|for|with)\s|\s(?:and|&|of|in|for|the)$/iu;

/** Whether a text beside a degree may be a subject or the name of a school. */
export const mayBeFieldOrSchool = (text: string): boolean =>
  !NOT_A_SUBJECT_PATTERN.test(text.trim()) &&
  !TEXT_BESIDE_DEGREE_PATTERN.test(text.trim()) &&
  !/\s(?:I|my|we|was|were)\s/u.test(text) &&
  !isIssuer(text) &&
  !isPlace(text) &&
  !CUT_NAME_EDGE_PATTERN.test(text.trim()) &&
  !isFormRow(text) &&
  sectionKinds(text).length === 0;

/** Labels of tables and kinds of schools, which are not names by themselves. */
const NOT_A_SCHOOL_NAME_PATTERN =
  /^(?:(?:course\/|name of (?:the )?)?(?:institut\w*|university|college|school|board)(?:\s?\/\s?(?:institut\w*|university|college|school|board)?)*|(?:institut\w*|university|college|school) names?|(?:high|higher|sec|secondary|senior secondary|hr\.? sec)\.?\s?school|polytechnic(?: college)?|pre ?[–-]? ?university|high school)\.?$/iu;

/** Whether a text with a word of schools names one. */
export const isSchoolName = (text: string): boolean =>
  text !== '' && !NOT_A_SCHOOL_NAME_PATTERN.test(text.trim());

/** A name without the preposition before it: 'in Electrical Engineering'. */
export const removeLeadingPreposition = (text: string): string =>
  text.replace(/^(?:in|from|at)\s+(?=[\p{Lu}"“(])/iu, '');
