/** Removes what precedes the subject or the verb of an English sentence: its time, place, office or purpose. */
import { upperFirst } from '../text/casing';
import { verbForm } from './verbs';

/**
 * Limiting words in an introductory phrase: without the phrase, the clause would claim more than the
 * sentence.
 */
const LIMITING_WORDS_SOURCE =
  'not|without|part|theory|help|helping|assistant|addition|order|case|contrast|short|summary|fact|particular|general|spare|free|student|child|kid|boy|girl|teen|teenager|youngster|pupil|childhood|leisure|intern|internship|volunteer';
/** Excludes beginnings that limit the whole sentence: 'At school I was', 'At times I', 'In most cases I'. */
const LIMITED_BEGINNING_SOURCE =
  '(?!(?:At|In|For|With|During) (?:(?:my|the|high|primary|middle|secondary|grammar|early) )*(?:school|college|youth|times|fun|most|some|rare|first|least|dreams|evenings|weekends)\\b)';
/**
 * Introductory phrases before 'I' that state place, time or role: 'As a product manager, I ...', 'Over 25
 * years, I ...'. After 'with' and 'for' there is a comma, without which they name the means or the purpose.
 */
const INTRODUCTORY_PHRASE_PATTERN = new RegExp(
  `^${LIMITED_BEGINNING_SOURCE}(?:(?:At|As an?|As(?= \\p{Lu})|In|Over|During|Throughout|Across) (?![^,]*\\b(?:${LIMITING_WORDS_SOURCE})\\b)(?:[^,.;:]|(?<=\\b[JS]r)\\.){2,80},?|(?:For|With) (?![^,]*\\b(?:${LIMITING_WORDS_SOURCE})\\b)[^,.;:]{2,70},|After (?![^,]*\\b(?:${LIMITING_WORDS_SOURCE})\\b)[^,.;:]{2,70},|Before \\p{Ll}+ing [^,.;:]{2,60},?) (?=I(?:['’]\\p{L}+)?\\s)`,
  'u',
);
/** A longer introductory phrase with commas: 'With patience, care and a sense of calm, I ...'. */
const LONG_SETTING_PATTERN =
  /^(?:As(?! I\b)|With|Known for|Drawing on|Combining|Collaborating|Working|Leading|Managing|Overseeing|Building (?:up)?on|Currently leading|In (?:close )?(?:collaboration|partnership)|Together with|Alongside|Through|Using|Leveraging|By|Having|Whether|Before \p{Ll}+ing)(?: |['’])(?:[^.;:!?]|\.(?=\p{L})){2,200}, (?=I(?:['’]\p{L}+)?\s)/u;
const LIMITING_WORD_PATTERN = new RegExp(`\\b(?:${LIMITING_WORDS_SOURCE}|if|but)\\b`);

/** A reporting line before the verb: 'Reporting to the board, led ...'. */
const REPORTING_LINE_PATTERN =
  /^(?:Reporting|Reported|Reports) (?:directly )?to (?:the )?[^,;.:]{2,60}, (?=\p{Ll}{2,}(?:ed|t|d|n)? )/u;

/** The role of an action, if no 'I' follows: 'As head of the yard, opened ...'. */
const OFFICE_PHRASE_PATTERN = new RegExp(
  `^As (?:an? |the )?(?![^,]*\\b(?:${LIMITING_WORDS_SOURCE})\\b)[^,.;:]{3,70}, (?=(?:\\p{Ll}+ly )?(?:\\p{Ll}{2,}ed|built|led|won|ran|grew) )`,
  'u',
);
/** A description of oneself after 'As' without a clause behind: 'As a yard manager at Brillwater focused on safety'. */
const AS_WITHOUT_CLAUSE_PATTERN =
  /^As (?=an? [^,;:.]{3,80}\b(?:focused|focusing|specialising|specializing|specialised|specialized|working|responsible|with)\b)(?!.*,\s(?:I|my|we|our|\p{Ll}+ed)\b)(?!.*\bI\b)/u;
/** Words that connect a sentence to the one before. */
const CONNECTIVE_PATTERN =
  /^(?:Last but not least|In addition|Individually|Additionally|Moreover|Furthermore|Finally|Also|Overall|On top of (?:that|this)),? (?=I(?:['’]\p{L}+)?\s)/u;

/** What the sentence adds to or contrasts with: 'Besides running two depots, I ...'. */
const BESIDES_CLAUSE_PATTERN = new RegExp(
  `^(?:In addition to|Besides|Beyond|Despite|Alongside|Aside from) (?![^,]*\\b(?:${LIMITING_WORDS_SOURCE.replace('|addition', '')})\\b)[^.;:]{3,120}?, (?=I(?:['’]\\p{L}+)?\\s)`,
  'u',
);

/** A time before the setting: 'Previously, at a mill in Varn, I ...'. */
const TIME_BEFORE_SETTING_PATTERN =
  /^(?:Today|Currently|Now|At present|Presently|Previously|Earlier|Before that|Most recently|Lately|Notably|Most notably),? (?=(?:as|at|in|with|for|during|over) [^.;:]{2,90}, I(?:['’]\p{L}+)?\s)/u;

/** 'I' in lower case before its verb: 'As technical lead i ran ...'. */
const SMALL_I_PATTERN = /(?<=\p{L},? )i (?=\p{Ll}{2,20} )/gu;

/** One's own work as a whole, of which an act is a part: 'As part of my role at Orla, I ...'. */
const PART_OF_WORK_PATTERN =
  /^As part of (?:my|the|this|that|our) (?:[\p{Ll}-]+ )?(?:role|work|job|duties|responsibilities|position|mandate|remit|tenure|portfolio)\b[^,.;:]{0,60}, (?=I(?:['’]\p{L}+)?\s)/u;
/** An office before its act: 'In the role of yard manager, opened ...'. */
const ROLE_PHRASE_PATTERN = new RegExp(
  `^In (?:the|my|his|her) (?:role|position|capacity|function) (?:of|as) (?:an? |the )?(?![^,]*\\b(?:${LIMITING_WORDS_SOURCE})\\b)[^,.;:]{3,70}?(?:, (?=(?:\\p{Ll}+ly )?(?:\\p{Ll}{2,}ed|built|led|won|ran|grew) )|,? (?=successfully \\p{Ll}))`,
  'u',
);
/** A title in capitals before its act in the third person: 'As a Yard Manager leads ...'. */
const TITLE_BEFORE_ACT_PATTERN =
  /^As (?:an? |the )?(?:(?:\p{Lu}[\p{L}&/.-]*|of|and|for|&) ){1,9}(?=(?:provides|leads|manages|oversees|drives|supports|develops|builds|runs|directs|delivers|coordinates|designs) \p{L})/u;
/** The time up to which an act has its result: 'To date, saved ...'. */
const TO_DATE_PATTERN = /^To date,? (?=(?:(?:\p{Ll}+ly )?\p{Ll}{2,}ed|built|led|won|ran|grew|cut) )/u;

/** The time of an act, or what went along with it: 'After the merger, led ...', 'In parallel with the yard, ran ..'. */
const SETTING_BEFORE_ACT_PATTERN = new RegExp(
  `^(?:After|Following|Upon|During|Throughout|Since|Within|Over|In parallel (?:with|to)|Alongside) (?![^,]*\\b(?:${LIMITING_WORDS_SOURCE})\\b)[^,.;:]{3,80}, (?=(?:\\p{Ll}+ly )?(?:\\p{Ll}{2,}ed|built|led|won|ran|grew|cut|took on|took over|set up|brought) )`,
  'u',
);

/** What an act was meant to bring about: 'To protect the growers, I ...', 'To cut the waits, built ...'. */
const PURPOSE_PATTERN =
  /^(?:In order )?[Tt]o (?:\p{Ll}+ly )?(\p{Ll}{2,20}) (?:(?!\b(?:I|me|my|myself|we|you)\b)[^.;:!?]){3,180}?, (?=(?:I(?:['’]\p{L}+)?|(?:\p{Ll}+ly )?(?:\p{Ll}{2,}ed|built|led|won|ran|grew|wrote)) )/u;
/** Purposes of one's own, as opposed to those of the work. */
const OWN_PURPOSE_PATTERN =
  /^(?:seek|find|obtain|get|join|pursue|start|begin|be|become|summari[sz]e|conclude|sum|name|illustrate|give|put|say)$/;
function removePurpose(sentence: string): string {
  const [purpose = '', verb = ''] = PURPOSE_PATTERN.exec(sentence) ?? [];
  return purpose && verbForm(verb)?.form === 'base' && !OWN_PURPOSE_PATTERN.test(verb)
    ? upperFirst(sentence.slice(purpose.length))
    : sentence;
}

/** An English sentence without an introductory phrase, in general from its 'I' or its verb on. */
export function removeIntroductoryPhrase(text: string): string {
  const sentence = removePurpose(upperFirst(text.replace(TIME_BEFORE_SETTING_PATTERN, '')))
    .replace(SMALL_I_PATTERN, 'I ')
    .replace(REPORTING_LINE_PATTERN, '')
    .replace(OFFICE_PHRASE_PATTERN, '')
    .replace(ROLE_PHRASE_PATTERN, '')
    .replace(TITLE_BEFORE_ACT_PATTERN, '')
    .replace(PART_OF_WORK_PATTERN, '')
    .replace(TO_DATE_PATTERN, '')
    .replace(SETTING_BEFORE_ACT_PATTERN, '')
    .replace(AS_WITHOUT_CLAUSE_PATTERN, '')
    .replace(CONNECTIVE_PATTERN, '')
    .replace(BESIDES_CLAUSE_PATTERN, '');
  const long = LONG_SETTING_PATTERN.exec(sentence)?.[0] ?? '';
  return LIMITING_WORD_PATTERN.test(long)
    ? sentence.replace(INTRODUCTORY_PHRASE_PATTERN, '')
    : sentence.slice(long.length).replace(INTRODUCTORY_PHRASE_PATTERN, '');
}
