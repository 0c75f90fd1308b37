/**
 * Recognises entries of a skills list that are not skills: headings, languages, job titles, traits, activities,
 * fragments.
 */
import { verbForm } from '../../language/grammar/verbs';
import { technologyName } from '../../language/vocabulary/technologies';

const words = (text: string) => new Set(text.split('|').map((word) => word.trim()));

/** Headings of lists, traits, and words that mean nothing alone; compared in lower case. */
const NON_SKILL_ENTRIES =
  words(`positive traits|leadership and involvement|software tools|programming languages|programming language|programming|environments
|environment|environnements|systems|system|graphics|familiar|proficient|some experience|learning|machine|employee|employees|involvement|package|packages
|brand|impact|response|performance|tech stack|conference|conferences|project|projects|platforms & tools|tools|google tools|good practices|boas práticas|link to company
|compétences|informatique|kenntnisse|kluczowe umiejętności|umiejętności|enthusiastic|sincere|punctual|punctuality|multitasking|optimistic|personal information|others|general|last update|technologies & tools|tools & technologies|data|web|other|aws tools|dados & linguagens|environnement libre|bus|infra|infraestrutura|anglais|inglês|contexts|context|processes|process|concurrency|hard|soft|scripting/markup|softwares|frameworks|development tools|support|integration|deployment|organization|in|hospitality`);

/** Words that begin a sentence, a trait, a label or an instruction, and seldom the name of a skill. */
const SENTENCE_OPENING_PATTERN =
  /^(?:be|i|my|a|an|the|to|we|they|he|she|highly|easily|self(?! service)|job(?! (?:costing|scheduling|evaluation|analysis))|raw|tools like|also|all|some|link|sr\.?|senior|jr\.?|junior|asst\.?|manage|handle|resolve|maintain|prepare|ensure|develop|coordinate|create(?! react)|provide|perform|conduct|analy[sz]e|supervise|hackerrank|hacker rank|including|in|extensive|expert in|experience(?! design)|clerical|requesting|answering)\s/i;
const LANGUAGE_NAME_PATTERN =
  /^(?:(?:english|french|german|spanish|italian|portuguese|dutch|chinese|mandarin|hindi|arabic|russian|japanese|polish|korean|tamil|telugu|urdu|bengali|punjabi|gujarati|marathi|kannada|malayalam|turkish|hebrew|greek|swedish|danish|norwegian|finnish)\b[\s,/&]*(?:and )?)+(?:\(.*\)?)?$/i;
const LANGUAGE_LEVEL_PATTERN =
  /^(?:native|basic|fluent|mother tongue)\s|\b(?:(?<!\bcloud[- ])native|fluent(?:ly)?|mother tongue|read,? write|conversational(?! ai\b)|proficiency)\b/i;
const SCHOOL_OR_SOCIETY_PATTERN =
  /\b(?:(?:association|society|institute|club|council) of|(?:higher|secondary|primary|high|public) school|sslc|ssc|hsc|contest at)\b/i;
const OFFICE_PATTERN =
  /^(?:vice )?(?:president|chair(?:man|woman|person)?|secretary|treasurer|captain|member|founder|volunteer|intern|assistant|associate|student|officer)s?$|\b(?:assistant|secretary|founder|president|volunteer|member)\b(?: and \p{L}+)?$/iu;
/**
 * Signs of a broken entry: a lower-case letter alone where a word was split, a square bracket, a period of time. A
 * capital alone is a name: 'Embedded C programming'.
 */
const BROKEN_ENTRY_PATTERN =
  /\p{L}{3} (?![aeioyuwzà]\b)\p{Ll} |\p{Ll}v e |[[\]]|\b[Tt]o\b.{1,40}\b[Dd]ate\)?$/u;
const isClosed = (text: string) => text.split('(').length === text.split(')').length;

const DUTY_PATTERN =
  /^(?:ensuring|supervising|maintaining|preparing|providing|handling|assisting|working|performing|conducting|checking|taking|making|giving|doing)$/i;

/** Whether a text is an action: 'Formalized contest rules', 'Ensuring safety of workers'. */
function isAction(text: string): boolean {
  const [first = '', ...rest] = text.split(/\s+/);
  return rest.length > 1 && (DUTY_PATTERN.test(first) || verbForm(first)?.form === 'past');
}

/** A heading in capitals without spaces: 'BI&VISUALIZATION'. */
const GLUED_HEADING_PATTERN = /^(?:\p{Lu}{2,}&\p{Lu}{4,}|\p{Lu}{4,}&\p{Lu}{2,})$/u;

/** Fields whose names begin like an action, a level or a sentence: 'Fixed income trading', 'Link building'. */
const FIELD_PATTERN =
  /^(?:applied (?!for\b|to\b)|advanced (?!the\b|an?\b|its\b|from\b|to\b)|distributed (?:systems?|computing|control|version|energy|databases?|ledgers?)\b|integrated (?:marketing|business|supply|circuits?|management|care)\b|fixed (?:income|assets?)\b|shared services?\b|managed (?:\p{L}+ )?(?:services|care)$|structured (?:finance|cabling|products?)\b|automated (?:tests?|testing|trading)\b|(?:blended|mixed|combined) (?:learning|signal|cycle)\b|link building|raw materials?\b|senior living\b|in (?:vitro|vivo|silico)\b|basic life support$|native (?:advertising|apps?)\b)/iu;

/** Whether an entry of a skills list is known not to be a skill. */
export const isNonSkill = (text: string): boolean =>
  technologyName(text) === undefined && !FIELD_PATTERN.test(text) && hasSignOfNonSkill(text);

const hasSignOfNonSkill = (text: string): boolean =>
  GLUED_HEADING_PATTERN.test(text) ||
  NON_SKILL_ENTRIES.has(text.toLowerCase()) ||
  !isClosed(text) ||
  isAction(text) ||
  [
    SENTENCE_OPENING_PATTERN,
    LANGUAGE_NAME_PATTERN,
    LANGUAGE_LEVEL_PATTERN,
    SCHOOL_OR_SOCIETY_PATTERN,
    OFFICE_PATTERN,
    BROKEN_ENTRY_PATTERN,
  ].some((pattern) => pattern.test(text));
