/** Writes a title that follows an article as prose does: 'an IT and sales manager' for 'IT & Sales Manager'. */
import { SMALL_WORDS } from '../../language/vocabulary/acronyms';
import { namesPerson } from '../../language/vocabulary/titles';
import { isPlainWord } from './plain-words';
import { isToolName } from './tool-names';

/** Ranks, and nouns for people that are titles, beside the words of work. */
const TITLE_WORDS = new Set(
  `senior junior chief principal staff lead head deputy associate assistant vice managing general managerial interim fractional freelance
  acting independent executive director manager president officer supervisor coordinator administrator engineer architect
  developer programmer analyst scientist researcher designer planner consultant advisor adviser specialist strategist technologist
  technician operator inspector surveyor buyer merchandiser recruiter trainer coach teacher lecturer tutor instructor nurse physician
  accountant auditor controller treasurer banker trader broker underwriter actuary economist statistician writer editor journalist author
  translator interpreter producer photographer artist intern trainee apprentice graduate student fellow professor entrepreneur founder
  owner partner leader expert professional practitioner generalist marketer financier clerk cashier receptionist secretary driver
  mechanic electrician plumber carpenter welder machinist librarian psychologist therapist counsellor counselor paralegal lawyer
  representative agent associate tester scheduler estimator foreman superintendent salesperson bookkeeper attendant contributor mentor
  full-stack fullstack front-end back-end end-to-end artificial embedded applied creative deep big machine early-stage veteran builder
  team area branch store plant shift country group unit works customer client product project program programme`
    .split(/\s+/)
    .filter(Boolean),
);
/** Qualifications, whose titles are names, and shortened words, which only title case has. */
const KEPT_TITLE_PATTERN =
  /\b(?:certified|chartered|licen[cs]ed|registered|sr|jr|snr|asst|mgr|dy|addl|dept)\b|\b(?:Google|Microsoft|Amazon|Oracle|Apple)\b|[.,|/:;()“”"]/iu;

const isAcronym = (word: string): boolean => /^[^\p{L}]*\p{Lu}[^\p{Ll}]*s?$/u.test(word);
const isCommon = (word: string): boolean =>
  word
    .toLowerCase()
    .split('-')
    .every((part) => TITLE_WORDS.has(part) || isPlainWord(part)) || TITLE_WORDS.has(word.toLowerCase());

/**
 * A title with its common nouns in lower case, and 'and' for '&'. A title with a word that may be a name is returned as
 * it is; acronyms and tools keep their case.
 */
export function titleInProse(title: string): string {
  const words = title.split(' ');
  if (KEPT_TITLE_PATTERN.test(title) || !namesPerson(title)) return title;
  const inProse = words.map((word) => {
    if (word === '&') return 'and';
    if (SMALL_WORDS.has(word) || isCommon(word)) return word.toLowerCase();
    return isAcronym(word) || isToolName(word) ? word : undefined;
  });
  return inProse.some((word) => word === undefined) ? title : inProse.join(' ');
}

/** The words of a title at the beginning of a description: 'Plant Manager' of 'Plant Manager with 15 years ...'. */
const TITLE_AT_BEGINNING_PATTERN =
  /^(?:an? )?(\p{Lu}[\p{L}\d&-]*(?: (?:(?:&|and) )?(?:\p{Lu}[\p{L}\d&-]*))+)(?=$|,? (?:\p{Ll}|\d))(?! (?:and|&) \p{Lu})/u;

/** A description of somebody, whose title at the beginning is in lower case: 'plant manager with 15 years ...'. */
export function describedInProse(description: string): string {
  const [, title = ''] = TITLE_AT_BEGINNING_PATTERN.exec(description) ?? [];
  return title ? description.replace(title, () => titleInProse(title)) : description;
}
