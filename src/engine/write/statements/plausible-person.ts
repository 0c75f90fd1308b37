/** Checks whether a person's name or home as read is plausible; one that is not is left out. */

import { cleanRawText } from '../../language/text/hygiene';
import { wordsKey } from '../../language/text/keys';
import { anyOf, anyWordOf } from '../../language/text/word-lists';
import { ENGLISH_MONTHS_SOURCE } from '../../language/vocabulary/months';
import { countriesIn, isPlaceName } from '../../language/vocabulary/places';
import { TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import { DOCUMENT_HEADING_PATTERN, FORM_FIELD_PATTERN, hasBalancedBrackets } from './plausible';
import { isToolName } from './tool-names';

/** Words of roles, forms, lists and addresses, which are not part of names. */
const NOT_IN_A_NAME_PATTERN = anyWordOf(
  [
    'applied|engineer|developer|manager|director|administrator|technician|supervisor|analyst',
    'consultant|designer|draftsman|draughtsman|coordinator|specialist|representative|trainee|operator',
    'foreman|electrician|mechanic|scientist|programmer|curriculum|vitae|resume|résumé|reporting',
    'designation|position|salary|professional|profesional|management|contracting|contractor|services',
    String.raw`solutions|company|secretary|accountant|executive|b\.?com|m\.?com|b\.?tech|mba|university|college`,
    'network|software|objective|profile|contact|limited|ltd|gmbh|new york|los angeles|san francisco',
    'hong kong|abu dhabi|skills?|tools?|languages?|knowledge|computer|excel|windows|experience',
    'details|personal|father|mother|marital|declaration|signature|phone|e-?mail|examination',
    'qualification|certificate|summary|technical',
  ],
  'i',
);
/** Languages that documents list where a name or a place is expected. */
const COMMON_LANGUAGES_SOURCE =
  'english|hindi|french|german|spanish|arabic|italian|portuguese|urdu|russian|mandarin|chinese';
/** Words that begin a list or a form and are also surnames: alone they are not a name. */
const NOT_A_NAME_ALONE_PATTERN = anyOf(
  [
    'page|date|place',
    COMMON_LANGUAGES_SOURCE,
    'japanese|korean|gujarati|tamil|telugu|marathi|bengali|punjabi|kannada|malayalam',
    'present|project|office|married|mobile',
    'in|on|at|to|of|the|and|for|with|by|as|from',
  ],
  { before: '^(?:', after: String.raw`\b[ ,/&]*)+$`, flags: 'i' },
);
/** Words in addresses that are also names of people. */
const STREET_WORD_PATTERN = /\b(?:street|road|nagar|village|garden|city)\b/i;

/** Size of a person's name: of seven words in the longest Spanish and Indian ones. */
const MAX_NAME_CHARACTERS = 60;
const MAX_NAME_WORDS = 7;
/** Size of a place with its region and country. */
const MAX_PLACE_CHARACTERS = 80;
const MAX_PLACE_WORDS = 8;

/** Whether a text can be a person's name: not a place, title, heading, language or skill. */
export function isPersonName(text: string): boolean {
  const name = cleanRawText(text);
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  return (
    name.length > 1 &&
    name.length <= MAX_NAME_CHARACTERS &&
    words.length <= MAX_NAME_WORDS &&
    !/[:;|@=<>()\d]|https?|www\./.test(name) &&
    !DOCUMENT_HEADING_PATTERN.test(name) &&
    !NOT_IN_A_NAME_PATTERN.test(name) &&
    !NOT_A_NAME_ALONE_PATTERN.test(name) &&
    !(STREET_WORD_PATTERN.test(name) && words.length > 2) &&
    !isPlaceName(name) &&
    // 'Chennai, India' and 'Pune India' are places; 'Israel Cohen' and 'Jordan Smith' are people.
    !(countriesIn(name).length > 0 && name.includes(',')) &&
    !(countriesIn(last).length > 0 && isPlaceName(words.slice(0, -1).join(' ')))
  );
}

const MONTH_OR_LANGUAGE_PATTERN = anyOf([ENGLISH_MONTHS_SOURCE, `(?:${COMMON_LANGUAGES_SOURCE})(?:,.*)?`], {
  before: '^',
  after: '$',
  flags: 'i',
});
/** Schools, companies and networks that are found where an address is expected. */
const NOT_A_PLACE_PATTERN =
  /\b(?:school|college|university|institute|limited|ltd|pvt|gmbh|telegram|whatsapp|skype|linkedin|github|gmail|mobile|phone)\b/i;
const SKILL_WORD_PATTERN =
  /\b(?:scripting|programming|word|excel|office|powerpoint|outlook|skills?|coding|software|frameworks?|libraries)\b/i;

/** Towns with a capital inside, as names of tools have: 'McLean', 'DeKalb', 'LaGrange'. */
const SURNAME_TOWN_PATTERN = /^(?:Mc|Mac|De|Des|Du|La|Le|Fitz|O[’'])\p{Lu}\p{Ll}+$/u;

/** Whether a part of an address is a skill: 'Bash Scripting, XML', 'Word, MS'. */
function isSkillPart(part: string, skills: ReadonlySet<string>): boolean {
  if (skills.has(wordsKey(part)) || SKILL_WORD_PATTERN.test(part)) return true;
  return (
    part.length > 2 &&
    isToolName(part) &&
    !SURNAME_TOWN_PATTERN.test(part) &&
    countriesIn(part).length === 0 &&
    !/\d{4}/.test(part)
  );
}

/**
 * Whether a text can be where a person lives or works: not a heading, form field, month, language or skill.
 * @param skills the person's skills as read
 */
export function isPlausiblePlace(text: string, skills: readonly string[] = []): boolean {
  const place = cleanRawText(text);
  const skillNames = new Set(skills.map(wordsKey));
  const [first = '', ...parts] = place.split(',').map((part) => part.trim());
  return (
    place.length > 1 &&
    place.length <= MAX_PLACE_CHARACTERS &&
    place.split(' ').length <= MAX_PLACE_WORDS &&
    /^\p{Lu}/u.test(place) &&
    hasBalancedBrackets(place) &&
    !/[:;|@=<>]|https?|www\./.test(place) &&
    !DOCUMENT_HEADING_PATTERN.test(place) &&
    !FORM_FIELD_PATTERN.test(place) &&
    !MONTH_OR_LANGUAGE_PATTERN.test(place) &&
    !NOT_A_PLACE_PATTERN.test(place) &&
    !(parts.length === 0 && TITLE_NOUN_PATTERN.test(place)) &&
    !isSkillPart(first, skillNames) &&
    !(
      parts.length > 0 &&
      countriesIn(place).length === 0 &&
      parts.every((part) => isSkillPart(part, skillNames))
    )
  );
}
