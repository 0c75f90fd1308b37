/** Tells skills from other entries of a skills list, and removes words of proficiency before them. */
import { isFirstPerson } from '../../language/grammar/person';
import { wordsKey } from '../../language/text/keys';
import { isPlaceName } from '../../language/vocabulary/places';
import { isFormField } from './form-fields';
import { isNonSkill } from './non-skills';

const CONTACT_PATTERN = /@|https?:|www\.|\d{6,}|\b(?:phone|e-?mail|address|references?|linkedin|present)\b/i;
const SCHOOL_OR_DEGREE_PATTERN =
  /^(?:bachelor|master|doctor|diploma|b\.?sc|m\.?sc|ph\.?d|mba)\b|\b(?:university|college|institute of)\b/i;
const DATE_OR_PERCENTAGE_PATTERN = /\b(?:19|20)\d\d\b|\b\d{1,2}\/\d{2,4}\b|\d\s?%/;

/** Entries of skills lists that are not skills: sentences, unfinished lists and praise. */
const NOT_A_SKILL_PATTERN =
  /\b(?:such as|etc|so on)\b|\.\s|\s(?:in|with|of|for|and|to|on)$|^(?:self[- ]confiden\w*|very|innovative person|interactive person|quick learn\w*|areas? of expertise|training programmes? attended|&|have|having|multilingual|excellent|good|fast|quick|ability to|able to|possessing|effectively|responsible for|well conversant|passion|dedication|positive attitude|team player|honest\w*|hard ?work\w*)\b/i;

/** Words of proficiency before a skill: 'Proficient in AutoCAD'. */
const PROFICIENCY_PATTERN =
  /^(?:(?:have|having) )?(?:proficien(?:t|cy) (?:in|with)|working knowledge of|(?:(?:basic|good|strong) )?knowledge of|experience(?:d)? (?:in|with)|familiar(?:ity)? with|expertise in|skilled in|well versed in)\s+/i;

/** The same in other languages: 'Goede kennis van Excel', 'Conocimientos de Java'. */
const FOREIGN_PROFICIENCY_PATTERN =
  /^(?:\p{L}+ )?(?:kennis van|connaissances? (?:de|en|des|du)|conocimientos? (?:de|en)|conhecimentos? (?:de|em)|kenntnisse (?:in|von)|conoscenza (?:di|del|della|dei)|notions? (?:de|en)|nociones de|noções de)\s+/iu;
/** Words of one's own in other languages, which a sentence has and a skill has not: 'Plans de mes jardins'. */
const OWN_WORD_PATTERN =
  /(?<!\p{L})(?:mes|mon|mein(?:e[mnrs]?)?|mijn|meus?|minhas?|mis|mio|mia|miei)(?!\p{L})/iu;

/** A skill without words such as 'proficient in'. */
export const skillName = (text: string): string =>
  text
    .replace(PROFICIENCY_PATTERN, '')
    .replace(FOREIGN_PROFICIENCY_PATTERN, '')
    .replace(
      /^(?:programming|technolog(?:y|ies)(?: ?& ?tools)?|databases?|languages?|tools|frameworks?|cloud)\s*[-:–]\s+/i,
      '',
    )
    .replace(/^(?:&|and)\s+/i, '')
    .replace(/\s\((?:programming|markup|scripting) language\)$/i, '');

/** Skills of any office worker. */
const OFFICE_SKILL_PATTERN =
  /^(?:(?:ms|microsoft)?[- ]?(?:office|word|excel|power ?point|outlook|access|windows|dos|paint)(?:[- ]?(?:\d{2,4}|xp|vista|packages?|suite|applications?|tools|365))*|windows?\s?(?:\d+|xp|vista|nt)?|vista|internet|e-?mails?|web (?:search|browsing)|typing|computers?(?: skills| operations?| knowledge| basics?)?|basic computers?|word processing|printers?|google (?:docs|suite|sheets|drive)|microsoft suite|mac ?os|ms|net surfing|internet (?:browsing|surfing|explorer))$/i;

const MAX_SKILL_WORDS = 7;
const MAX_SKILL_CHARACTERS = 60;

/** Whether an entry can be a skill: short, in words, and not contact data, a date or an employer. */
export function isSkill(text: string, organisations: readonly string[]): boolean {
  const words = text.split(/\s+/);
  if (words.length > MAX_SKILL_WORDS || text.length > MAX_SKILL_CHARACTERS) return false;
  if (!/\p{L}/u.test(text) || /[:;]$/.test(text)) return false;
  if (
    isFormField(text) ||
    NOT_A_SKILL_PATTERN.test(text) ||
    OFFICE_SKILL_PATTERN.test(text.replace(/ ?\([^()]*\)$/, ''))
  )
    return false;
  if (isNonSkill(text) || isPlaceName(text)) return false;
  if (
    CONTACT_PATTERN.test(text) ||
    DATE_OR_PERCENTAGE_PATTERN.test(text) ||
    isFirstPerson(text) ||
    OWN_WORD_PATTERN.test(text) ||
    SCHOOL_OR_DEGREE_PATTERN.test(text)
  )
    return false;
  return !organisations.some((name) => wordsKey(name) === wordsKey(text));
}
