import { anyOf } from '../text/word-lists';
import { isActionNoun } from './action-nouns';

/** Nouns of work. At the end of a short line they name a task: 'Vendor management', 'Batch planning'. */
const WORK_NOUNS_SOURCE =
  'management|planning|maintenance|development|control|controls|analysis|analyses|reconciliations?|budgeting|forecasting|training|procurement|recruitment|supervision|accounting|reporting|auditing|taxation|payroll|invoicing|logistics|negotiations?|administration|co-?ordination|scheduling|estimations?|costing|tendering|commissioning|installations?|inspections?|testing|compliance|finali[sz]ations?|verifications?|preparation|implementations?|processing|monitoring|documentation|billing|sourcing|purchasing|merchandising|branding|promotions?|acquisitions?|retention|evaluations?|assessments?|optimi[sz]ation|quality assurance|customer relations|investor relations|public relations|business relations|valuations?|modelling|mentoring|coaching|warehousing|distribution|collections?|settlements?|fundraising';
const TASK_PATTERN = new RegExp(`^(?:[\\p{L}&-]+,? ){1,5}(?:${WORK_NOUNS_SOURCE})$`, 'iu');
const TASK_OF_ONE_WORD_PATTERN =
  /^(?:budgeting|forecasting|procurement|recruitment|payroll|taxation|invoicing|logistics|tendering|merchandising|purchasing|warehousing)$/i;
/** First words of sentences, headings, organisations and courses, whose last word is not a task. */
const NOT_A_TASK_START_PATTERN = anyOf(
  [
    'the|an?|our|my|their|his|her|its|this|that|these|in|on|at|of|for|with|to|from|by|and|or|no|not',
    'never|without|under|who|which|key|core|main|other|professional|work|career|job|responsible',
    String.raw`responsibilit\w+|dut(?:y|ies)|skills?|knowledge|experience|experienced|expert\w*|strong|good`,
    String.raw`excellent|proven|ability|proficien\w+|familiar|certified|course|diploma|degree|bachelor|master`,
    'mba|department|division|unit|school|college|university|institute|leading|leader|provider',
    String.raw`manufacturer|supplier|company|software|projects?|attended|assist\w*|help\w*|support\w*`,
    String.raw`participat\w*|learn\w*|stud(?:y|ied|ying)|various|different|daily|all|any|summer|winter`,
    'industrial|vocational|in-?plant|on-?the-?job',
  ],
  { before: '^', after: String.raw`\b`, flags: 'i' },
);
const SENTENCE_WORD_PATTERN =
  /\b(?:is|was|are|were|has|have|had|be|been|i|we|he|she|they|department|division|degree|diploma|university|limited|ltd|llc|inc|gmbh|certification|certificate|skills?|experience|knowledge)\b/i;
const MAX_LINE_CHARACTERS = 90;
const MAX_LINE_WORDS = 12;
/** In a longer line the last word does not show a task; its beginning still may (`isActionNoun`). */
const MAX_TASK_WORDS = 7;
/** A verb begins an action or an order and not the name of a task. */
const ACTION_VERB_PATTERN =
  /^(?:\p{L}+(?:ed|es)|maintain|prepare|manage|ensure|provide|make|handle|update|perform|conduct|develop|create|implement|build|write|lead|run|take|give|achieve|attend|follow|coordinate|maintaining|preparing|managing|handling|updating|performing|conducting|developing|making|doing|ensuring|providing|leading)$/iu;

/**
 * Whether a line names one task of a role as a noun: 'Vendor management', 'Preparation of monthly accounts'. Headings,
 * sentences, and lines with more than one comma or with other punctuation do not.
 */
export function isTask(line: string): boolean {
  const words = line.split(' ');
  if (line.length > MAX_LINE_CHARACTERS || words.length > MAX_LINE_WORDS) return false;
  if (
    /[^\p{L}\d\s,&’'-]|\s-|-\s/u.test(line) ||
    NOT_A_TASK_START_PATTERN.test(line) ||
    SENTENCE_WORD_PATTERN.test(line)
  )
    return false;
  // A heading in capitals.
  if (line.length > 4 && !/\p{Ll}/u.test(line)) return false;
  if (ACTION_VERB_PATTERN.test(words[0] ?? '') || words.filter((word) => word.endsWith(',')).length > 1)
    return false;
  return (
    TASK_OF_ONE_WORD_PATTERN.test(line) ||
    isActionNoun(line) ||
    (words.length <= MAX_TASK_WORDS && TASK_PATTERN.test(line))
  );
}
