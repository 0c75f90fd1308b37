/** Recognises texts that are incomplete at their end. */
import { verbForm } from '../../language/grammar/verbs';
import { anyOf } from '../../language/text/word-lists';

/** Words after which more must follow. */
const UNFINISHED_LINE_PATTERN = anyOf(
  [
    'in (?:accordance|compliance|collaboration|conjunction|coordination|co-ordination|cooperation|partnership|line|association|relation|addition)',
    'along|alongside|together|thereby|thus|therefore|hence|towards?|about|using|not|be|been|being|has',
    'have|had|than|per|upon|(?<!from )within|without|during|until|because|if|when|where|how|both',
    'either|(?<!(?:in|of|for|to|at) )each|every|this|that|these|those|whose|(?<!each )other|also|and then|and',
    '(?<!back )then|or|the|a|an|of|with|to|for|in|on|at|by|from|as|into|across|between|through|via|while|which',
    'that|who|is|are|was|were|my|our|their|its|including|such as|to include|namely|but|rs|inr|no|und',
    'der|die|das|mit|von|für|et|de|la|le|avec|y|con|para|e|com|del|al|los|las|una|aux|das|ao|della',
    'nella|&',
  ],
  { before: String.raw`\s`, after: '$', flags: 'i' },
);

const ABBREVIATION_END_PATTERN = /\s\p{Lu}{2,5}$/u;
/** Whether a line that is not in capitals ends with an abbreviation: 'Planning of the harbour system ITS'. */
const endsWithAbbreviation = (text: string): boolean =>
  ABBREVIATION_END_PATTERN.test(text) && /\p{Ll}{3}/u.test(text);

/** 'des 1. und 2. Semesters' was split at its full stops. */
const ORDINAL_END_PATTERN = /\b(?:des|der|die|das|dem|den|im|vom|zum) \d{1,2}$|\b\d\. (?:und|bis) \d{1,2}$/;

/** A verb at the end without its object: '..., thus successfully securing'. */
const GERUND_END_PATTERN =
  /(?:,|,? (?:thus|thereby|hence|successfully|by|while)) (?:\p{L}+ly )?(?!\p{L}*(?:train|learn|market|engineer|account|bank|plann?|test|hous|print|mould|mold|cook|teach)ing$)\p{L}{3,}ing$/iu;

/** An incomplete end: 'for an enterprise-grade' (platform). */
const COMPOUND_END_PATTERN =
  /\san? \p{L}+-(?:grade|level|driven|based|ready|scale|wide|class|facing|oriented|centric|friendly|specific|aware|powered|native|first|performance|quality|stage|tier|tenant|tolerant|efficient)$/iu;
/** An incomplete end: 'keeping up' (with the latest rules). */
const PARTICLE_END_PATTERN = /\s(?:\p{L}+ing|to \p{L}+) (?:up|out|on|off|down|over|back|away)$/u;

/** Verbs of working with others, which say nothing without them. */
const WITH_OTHERS_PATTERN =
  /^(?:collaborat|cooperat|co-operat|partner|liais|interact|communicat|coordinat|engag|consult|work|interfac|team)\p{L}*$/iu;
/** Whether a text has a verb of working with others, but neither an object nor a companion: 'collaborated closely'. */
function isBareVerb(text: string): boolean {
  const words = text.split(' ');
  const rest = words.filter(
    (word) => !/^(?:and|or|&)$/i.test(word) && !/^\p{L}{2,}ly,?$|^together$/iu.test(word),
  );
  const isAlone = rest.every((word) =>
    /^(?:past|present)$/.test(verbForm(word.replace(/,$/, ''))?.form ?? ''),
  );
  return (
    rest.length < words.length &&
    rest.length > 0 &&
    isAlone &&
    rest.some((word) => WITH_OTHERS_PATTERN.test(word))
  );
}

/** An end that announces something without naming it: 'launched a 14-month project', 'filled a variety of roles'. */
const ANNOUNCED_END_PATTERN =
  /\san? (?:\d{1,3}|one|two|three|four|five|six|nine|twelve|multi)-(?:day|week|month|year) (?:project|program(?:me)?|engagement|assignment|initiative)$|\s(?:variety|range|array) of (?:roles|areas|fields|positions|tasks|projects|functions|topics|subjects|duties|responsibilities)$/i;
/** An adjective at the end without its noun: 'prepared the quarterly', 'gave growers access to virtual'. */
const ADJECTIVE_END_PATTERN =
  /\b(?:the|an?|all|its|their) (?:daily|weekly|monthly|quarterly|annual|yearly|half-yearly)$|\b(?:to|for|of|with) (?:virtual|physical|mobile|hybrid|cloud-based|web-based)$/i;
/** A participle at the end without its complement: 'designing the data used'. */
const PARTICIPLE_END_PATTERN =
  /\s(?:used|based|aimed|targeted|related|made|led by|owned by|designed|intended|(?<=\b(?:grant|award|scholarship|prize) )awarded)$/i;

/** Whether a text is incomplete at its end: 'managed the accounts of', 'planned production thereby'. */
export const isUnfinished = (text: string): boolean =>
  (UNFINISHED_LINE_PATTERN.test(text) && !endsWithAbbreviation(text)) ||
  ORDINAL_END_PATTERN.test(text) ||
  GERUND_END_PATTERN.test(text) ||
  PARTICLE_END_PATTERN.test(text) ||
  COMPOUND_END_PATTERN.test(text) ||
  ANNOUNCED_END_PATTERN.test(text) ||
  PARTICIPLE_END_PATTERN.test(text) ||
  ADJECTIVE_END_PATTERN.test(text) ||
  isBareVerb(text);
