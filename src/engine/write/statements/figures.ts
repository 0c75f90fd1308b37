/** Distinguishes figures of a change from those of a size, and weighs statements by them as proof. */
import { MAX_MEMOIZED_LINE_CHARACTERS, memoizeByText } from '../../language/text/memoize';
import type { Statement } from './statement';

/** Figures that state a change rather than a size. */
const CHANGE_PATTERN =
  /%|\bfrom\b.{1,40}\bto\b|[$€£]|\b(?:EUR|USD|GBP|CHF|SEK|NOK|AUD|SGD|million|billion)\b|^(?:grew|cut|raised|reduced|doubled|saved|increased|lowered|lifted|scaled|generated)\b/i;
/** Money without the sign of a currency: '3M in ARR', 'a 40k budget', '1.2bn revenue'. */
const MONEY_PATTERN =
  /\b\d[\d.,]{0,9}\s?(?:k|m|mn|b|bn)\+? (?:in |of |worth of )?(?:(?!for |with |to |by )[\p{L}-]{2,20} ){0,2}(?:ARR|MRR|GMV|AUM|revenues?|sales|budgets?|funding|turnover|savings|profits?|investments?|contracts|deals|pipeline|costs?)\b/iu;
/** The size of what was bought or administered, which is not a change: 'a budget of $60,000', 'purchases worth 2M'. */
const SUM_SPENT_PATTERN =
  /\b(?:budgets?|purchases?|inventory|funds|payroll|spend) (?:of|worth|over|up to|totall?ing) (?:about |over |approximately |up to )?(?:[$€£]|(?:USD|EUR|GBP) )?\d/i;
/** Verbs that precede the size of a task. */
const SIZED_PATTERN =
  /^(?:leads?|led|manages?|managed|heads?|headed|oversees|oversaw|employs?|is|was|has|had|owns?|owned) /i;

/** Whether a statement says what changed or what resulted. */
export const saysChange = (statement: Statement): boolean =>
  CHANGE_PATTERN.test(statement.text) || MONEY_PATTERN.test(statement.text);

const YEAR_WORD_PATTERN = /^(?:19|20)\d\d(?:[–-](?:19|20)?\d\d)?s?[,.;:]?$/;

/**
 * Numbers that are not measures: hours of service, standards, versions, dimensions, ordinals, and durations that
 * qualify a noun, as in 'a 30-year-old process'.
 */
const NO_FIGURE_PATTERN =
  /\b24\s?[/x×]\s?7\b|\b(?:ISO|IEC|EN|DIN|ASTM|IEEE|RFC|OHSAS|SOC|PMBOK|Windows|Office|Level|Phase|Tier|Layer|Class|Grade|Type|Part|Version|Release|Season|Unit|Room|Section|Article|Act|Form)\s?-?\d[\d.:/-]*|\b\d+(?:st|nd|rd|th|D|G)\b|\b\d+-(?:year|month|week|day|hour)(?:-old)?s?\b(?! (?:reduction|increase|improvement|decrease|drop|gain))/gi;

/** A number that a hyphen joins to a name: 'Covid-19', 'NIST-853'. */
const NUMBER_AFTER_NAME_PATTERN =
  /(?<![\p{L}\d])\p{Lu}\p{L}*[-‑–]\d[\d.-]*(?![\d.,]*\+?\s?(?:%|percent|k\b|m\b|x\b))/gu;

/** A number within a name or code, or after a name inside a line: 'Mills!7', 'B2B', 'X32', 'with Console 2'. */
const NUMBER_OF_NAME_PATTERN =
  /(?<![\p{L}\d])\p{Lu}\p{L}*!\d+|(?<![\p{L}\d$€£])(?!(?:USD|EUR|GBP|CHF|AUD|CAD|SGD|INR|NOK|SEK|DKK|AED|SAR|MW|KW|RS)\d)\p{Lu}{1,3}\d[\p{L}\d]*|(?<=[\p{Ll},] \p{Lu}\p{Ll}[\p{L}]{1,20} )\d{1,3}(?=[,;)]|$| (?:and|or) \p{Lu}| \p{Lu}| to \d)/gu;

/** Versions of products: 'Java 8', 'Visual Basic 6.0', 'Angular 1.x'. */
const VERSION_PATTERN =
  /(?<!\b(?:USD|EUR|GBP|CHF|SEK|NOK|DKK|AUD|CAD|SGD|INR|Rs|MW|GPA|CGPA) )\b(?:\p{Lu}[\p{L}+#]{1,20} \d{1,3}\.(?:\d{1,3}|x)|(?:Java|React|Angular|Python|PHP|Node(?:\.js)?|Vue|Spring(?: Boot)?|Oracle|Drupal|Rails|Swift|iOS|Android|Ubuntu|Swagger|Tomcat|Struts|Hibernate|Dynamics|Photoshop|SharePoint|Exchange|Server|PostgreSQL|MySQL|JDK|J2SE|EJB|Laravel|Symfony|Django|Bootstrap|Flutter|HANA|AutoCAD|Basic) \d{1,4})\b(?![.,]?\d)(?! ?(?:%|percent|million|billion|bn\b|[mk]\b|x\b|times\b))/gu;

/** A text without the numbers that are not measures. */
export const removeNamesWithNumbers = (text: string): string =>
  text
    .replace(NO_FIGURE_PATTERN, ' ')
    .replace(VERSION_PATTERN, ' ')
    .replace(NUMBER_AFTER_NAME_PATTERN, ' ')
    .replace(NUMBER_OF_NAME_PATTERN, ' ');

/** Whether a text has a figure outside brackets, other than a year or a number in the name of a product or version. */
export const hasFigure = memoizeByText(
  (text): boolean =>
    removeNamesWithNumbers(text.replace(/\([^()]*\)/g, ' '))
      .split(/\s/)
      .some((word) => /\d/.test(word) && !/\p{L}\d/u.test(word) && !YEAR_WORD_PATTERN.test(word)),
  { maxLength: MAX_MEMOIZED_LINE_CHARACTERS },
);

/** Acts of a single moment, which cannot be stated for a span of years. */
const MOMENTARY_ACT_PATTERN =
  /^(?:was (?:promoted|appointed|named|elected|selected|chosen|hired|recruited|awarded|nominated|transferred|invited)|joined|became|founded|co-founded|received|graduated|retired|resigned)(?!\p{L})/u;

/** Whether a predicate states a time itself: 'was promoted to Buyer', 'opened two depots in 2012'. */
export const hasOwnTime = (predicate: string): boolean =>
  MOMENTARY_ACT_PATTERN.test(predicate) || /\b(?:19|20)\d\d\b(?!\s\p{Ll}+s\b)/u.test(predicate);

/** A percentage or a multiple that the work brought about: ', raising output by 40%', 'resulting in a 30% rise'. */
const RESULT_OF_WORK_PATTERN =
  /(?:[,;—–] ?(?:and |thereby |thus )*\p{L}+ing|\b(?:result(?:ing|ed)|leading|led) (?:in|to)|\bwhich \p{L}+ed) [^;]{0,70}?\d[\d.,]*\s?(?:%|x\b|per ?cent)/u;
/** Whether a statement only states the size of a task: 'leads 85 people in 5 countries'. */
export const saysScale = (statement: Statement): boolean =>
  SIZED_PATTERN.test(statement.predicate?.text ?? statement.text) &&
  hasFigure(statement.text) &&
  !RESULT_OF_WORK_PATTERN.test(statement.text);

/** Verbs of helping with someone else's work, whose figures are not the person's. */
const ASSISTED_PATTERN =
  /^(?:assist|help|support|participat|contribut|attend)\p{L}*\s|^(?:was )?involved in\s/iu;

/** Whether a statement gives figures of a change that the person brought about. */
const isChange = (statement: Statement): boolean =>
  saysChange(statement) &&
  hasFigure(statement.text) &&
  !SUM_SPENT_PATTERN.test(statement.text) &&
  !ASSISTED_PATTERN.test(statement.text);

/** Worth of a change in figures, which ranks above the size of a task, whatever the seniority of the role. */
const CHANGE_WORTH = 3;

/** The value of a statement as proof. The size of a task proves little. */
export const proofWorth = (statement: Statement): number =>
  statement.weight + (isChange(statement) ? CHANGE_WORTH : 0) - (saysScale(statement) ? CHANGE_WORTH : 0);

/** The value of a statement at the head of a profile, where the size of a task says how far a role reaches. */
export const leadWorth = (statement: Statement): number =>
  statement.weight + (isChange(statement) ? CHANGE_WORTH : 0) - (saysScale(statement) ? CHANGE_WORTH / 2 : 0);

/** Sorts statements by their value as proof. */
export function sortByProof(statements: readonly Statement[]): Statement[] {
  return [...statements].sort((a, b) => proofWorth(b) - proofWorth(a));
}

/** A result at the end of a statement: '..., reducing repair costs', 'which opened two markets'. */
const RESULT_AT_END_PATTERN =
  /,? (?:resulting in|leading to|thereby|thus|which|reducing|cutting|saving|increasing|boosting|raising|improving|enabling|allowing|achieving|lowering|doubling|winning|generating|eliminating|opening|so that) /i;
/** Minimum weight of a statement whose result has no figure. */
const MIN_ACHIEVEMENT_WEIGHT = 1.5;
/** Minimum weight of a statement whose figure is not a change. */
const MIN_STRONG_WEIGHT = 2;

/** Whether a statement has a result, or a figure and enough weight. */
export const hasOutcome = (statement: Statement): boolean =>
  statement.weight > 0 &&
  (hasFigure(statement.text)
    ? saysChange(statement) || statement.weight >= MIN_STRONG_WEIGHT
    : statement.weight >= MIN_ACHIEVEMENT_WEIGHT &&
      (saysChange(statement) || RESULT_AT_END_PATTERN.test(statement.text)));
