/** Recognises text that is probably not an employer's name. */
import { isDuration } from '../../dates/dates';
import { isDegree } from '../../resume/education/education';
import { isEmploymentForm, isLegalForm, isOwnAccount } from '../../vocabulary/employment';
import { formField } from '../../vocabulary/form-labels';
import { sectionKinds } from '../../vocabulary/headings';
import {
  capitalisedName,
  isGenericName,
  isRestOfCompany,
  organisationScore,
} from '../../vocabulary/organisations';
import { isArea, isForeignCountryName, isPlace } from '../../vocabulary/places';
import { isScope } from '../../vocabulary/scopes';
import { isSector } from '../../vocabulary/sectors';
import { titleScore } from '../../vocabulary/titles';
import { isTown } from '../../vocabulary/towns';
import { startsWithAction } from '../sentences/action-sentences';

/** Whether a name is the label of a form without its value: 'Working period'. */
export function isLabel(name: string): boolean {
  const field = formField(name);
  return field !== undefined && field !== 'organisation' && organisationScore(name) === 0;
}

/** Maximum words of a name, not counting signs such as '&'; longer texts usually contain more than the name. */
const MAX_NAME_WORDS = 7;
/**
 * Maximum words of a name that states the kind of organisation: 'Institute for Marine Research and Coastal
 * Innovation, Velmont University'.
 */
const MAX_KNOWN_NAME_WORDS = 12;

/** Maximum words of a name in lower case, which otherwise is a piece of a sentence. */
const MAX_LOWER_CASE_NAME_WORDS = 4;

/**
 * Headings inside an entry, even misspelt ones ('Job Responsibilities Handled'), and lines that state a role
 * ('As a Buyer').
 */
const NOT_AN_EMPLOYER_NAME_PATTERN =
  /^(?:(?:job|key|my|main|major) (?:res?pons?[ie]|dut|role|task|project)|as an? )/i;

/**
 * Last words of sectors, projects, trainings and a title that is often misspelt: 'Retail & Foods Sectors', 'Harbour
 * Branch Manger'.
 */
const NO_EMPLOYER_END_PATTERN =
  /\b(?:sectors?|project|(?:summer|campus|workshop|industrial|vocational|in-?plant) training|(?<=\S )manger)$/i;
/** First words of several employers and of a project: 'Various Law Firms', 'Projet Nordhav'. */
const NO_EMPLOYER_START_PATTERN =
  /^(?:(?:various|several|different|multiple) (?=\p{L})|(?:projet|projekt|proyecto|progetto) )/iu;
/**
 * A project with its site, which often stands below the employer: 'Velmont Harbour Project,Redwell
 * (Norland)'.
 */
const PROJECT_AT_PATTERN = /\b(?:[Pp]roject|PROJECT)(?:(?<!\s)\s+[\p{Lu}(]|\s?[,(])/u;

/** A department; the employer is named elsewhere: 'Engineering Dept'. */
const DEPARTMENT_ALONE_PATTERN = /^(?:[\p{L}&]+[ -]){1,3}(?:dept\.?|department|division|branch)$/iu;
/** A team that is named by its kind of work, which an employer's name stands beside: 'Backend Team'. */
const TEAM_NAME_PATTERN =
  /^(?:(?:back-?end|front-?end|full-?stack|software|web|mobile|data|platform|infrastructure|core|cloud|it|qa|support|product|design|development|dev|engineering|research|sales|marketing|security|operations|devops|internal|remote) ){1,3}team$/i;
/** Signs and words in place of a name: 'N/A', 'Confidential'. */
const PLACEHOLDER_PATTERN =
  /^(?:n\s?[/.]\s?[acd]\.?|nil|none|not applicable|confidential|undisclosed|various)$/i;
/**
 * A certificate or a degree from a list of qualifications in the same section: 'Nordhav Certified', 'BSc Hons Physics'.
 */
const QUALIFICATION_PATTERN =
  /\bcertified$|^certified\s|^(?:advanced? |post ?graduate )*diploma (?:in|of)\s|^(?:b\.?sc|m\.?sc|b\.?a|m\.?a|b\.?eng|m\.?eng|b\.?tech|m\.?tech|b\.?com|m\.?com)\b\.?(?:\s\(?hons|\s(?:in|of)\s)/i;
/** A name whose beginning or end is in another line or part: 'LLC - Oslo', 'Lund &'. */
const CUT_NAME_PATTERN = /^(?:L\.?L\.?C|Ltd|Limited|Pvt|Private Limited|Inc|GmbH|PLC|W\.?L\.?L)\b|\s&$/iu;
/** Courses on the internet, which nobody is employed by: 'MOOCs & tutorials'. */
const ONLINE_COURSES_PATTERN = /^(?:moocs?\b|online[- ](?:courses?|trainings?)\b)/iu;
/** A verb cut off from the sentence that it begins: 'Selected' from 'Selected as a member of ...'. */
const LONE_VERB_PATTERN =
  /^(?:selected|appointed|nominated|elected|promoted|chosen|hired|recruited|designated|deputed|transferred|started|joined|worked|working)$/i;
/** A preposition cut off from the dates after it: 'Between' from 'Between July 2004 and April 2006, worked in ...'. */
const LONE_PREPOSITION_PATTERN =
  /^(?:between|since|from|until|till|during|zwischen|seit|entre|depuis|desde|dal|sinds)$/i;
/** A label or its last word, cut off from its value: 'Team' from 'Team: Nordhav Eagles', 'laboral'. */
const LONE_LABEL_PATTERN =
  /^(?:year|month|period|date|team|firma|laboral|profesional|stanowisko|ort|land|stadt)$/iu;
/** Descriptions of a company, and periods without one: 'First & Leading Bakery', 'Career break'. */
const DESCRIPTION_OR_BREAK_PATTERN =
  /(?<!^)\bleading\b|^leading (?!\p{L}+$)|\b(?:award[- ]winning|fastest[- ]growing|habit[- ]forming|premier (?:provider|company|brand|supplier|manufacturer|institute)|world['’]s|(?:world|market|industry|global) leaders?|leaders? in|one of the)\b|^(?:(?:professional|personal|career|development)[\s-]){1,3}break$|\b(?:sabbatical|(?:parental|maternity|paternity) leave)\b/iu;

/**
 * Whether a text is the name of a construction or other project, and not of an employer: 'Nordhav Harbour Project,
 * Velmont'.
 */
export const isProject = (text: string): boolean =>
  organisationScore(text) < 4 &&
  titleScore(text) < 2 &&
  (/\bproject$/i.test(text) || PROJECT_AT_PATTERN.test(text));

/** An employer that is named after its town: 'City of Velmont', 'Ville de Bordeaux'. */
const PUBLIC_BODY_PATTERN =
  /^(?:(?:City|Town|County|Borough|Municipality|District|State) of|Ville de|Ayuntamiento de|Prefeitura de|Comune di|Gemeente|Stadt) \p{Lu}/u;

/**
 * Whether a text is probably not an employer's name, but for example a legal form or 'Company' alone, a label, a
 * heading, a project, a part of a sentence, a title or a place.
 * @param mayBeLowerCase whether a name may consist of words in lower case, because its position shows that it is one
 */
export function isDoubtfulName(name: string, mayBeLowerCase = false): boolean {
  // Self-employment has no employer.
  if (isOwnAccount(name)) return false;
  if (PUBLIC_BODY_PATTERN.test(name)) return false;
  const words = capitalisedName(name)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const score = organisationScore(name);
  if (
    words.length > (score >= 3 ? MAX_KNOWN_NAME_WORDS : MAX_NAME_WORDS) ||
    isGenericName(name) ||
    isLabel(name)
  )
    return true;
  // The end of a remark in brackets that began in the line above.
  if (/^[^()]*\)/.test(name)) return true;
  if (isProject(name) || isRestOfCompany(name) || CUT_NAME_PATTERN.test(name)) return true;
  if (
    /:\s/.test(name) ||
    isDuration(name) ||
    NOT_AN_EMPLOYER_NAME_PATTERN.test(name) ||
    NO_EMPLOYER_END_PATTERN.test(name)
  )
    return true;
  if (NO_EMPLOYER_START_PATTERN.test(name) && score < 4) return true;
  if (isScope(name) || LONE_LABEL_PATTERN.test(name) || LONE_PREPOSITION_PATTERN.test(name)) return true;
  if (TEAM_NAME_PATTERN.test(name) || PLACEHOLDER_PATTERN.test(name)) return true;
  if (
    DEPARTMENT_ALONE_PATTERN.test(name) ||
    LONE_VERB_PATTERN.test(name) ||
    ONLINE_COURSES_PATTERN.test(name) ||
    QUALIFICATION_PATTERN.test(name) ||
    DESCRIPTION_OR_BREAK_PATTERN.test(name)
  )
    return true;
  if (isLegalForm(name) || isEmploymentForm(name) || isSector(name) || sectionKinds(name).length > 0)
    return true;
  if (score === 0 && (titleScore(name) >= 2 || isDegree(name))) return true;
  if (
    score < 3 &&
    !(mayBeLowerCase && words.length <= MAX_LOWER_CASE_NAME_WORDS && !startsWithAction(name)) &&
    words.filter((word) => /^\p{Ll}{3,}/u.test(word) && !/\.\p{L}{2,3}$/u.test(word)).length * 2 >
      words.length
  )
    return true;
  return (
    score < 1.5 &&
    (isTown(name.split(',')[0] ?? '') || isPlace(name) || isArea(name) || isForeignCountryName(name))
  );
}
