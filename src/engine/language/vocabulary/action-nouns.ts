import { anyOf } from '../text/word-lists';

/** Nouns of action at the beginning of lines about work: 'Preparation of monthly accounts'. */
const ACTION_NOUN_PATTERN = anyOf(
  [
    'preparation|supervision|design|development|implementation|management|administration|coordination',
    'co-ordination|installation|commissioning|maintenance|execution|planning|creation|construction',
    'organi[sz]ation|optimi[sz]ation|automation|migration|integration|negotiation|procurement',
    'production|translation|analysis|evaluation|review|testing|monitoring|reconciliation|verification',
    'inspection|training|recruitment|drafting|editing|modelling|modeling|documentation|configuration',
    'deployment|operation|control|calculation|estimation|introduction|setup|set-up|launch',
    'restructuring|reorgani[sz]ation|conception|programming|leadership|direction|delivery|handling',
    'processing|writing|resolution|acceleration|orchestration|expansion|establishment|transformation',
    'acquisition|oversight|ownership|roll-?out',
  ],
  {
    before: '^',
    after: String.raw`(?:,? (?:and|&) \p{Ll}+)? of (?:the |a |an |all )?[\p{L}\d$€£]`,
    flags: 'iu',
  },
);
/** A description of a company and not an action of the person: 'Production and Supplier of ...'. */
const ACTOR_BESIDE_PATTERN = /^\p{L}+,? (?:and|&) \p{L}+(?:er|or|ers|ors) of\b/iu;

/** A word of frequency, place or extent, before a noun of action: 'Routine testing of pumps'. */
const FREQUENCY_PATTERN =
  /^(?:routine|regular|daily|weekly|monthly|on-site|full|complete|functional) (?=\p{L})/iu;

/** Whether a line without a verb states an action as a noun, followed by 'of' and its object. */
export const isActionNoun = (text: string): boolean =>
  ACTION_NOUN_PATTERN.test(text.replace(FREQUENCY_PATTERN, '')) && !ACTOR_BESIDE_PATTERN.test(text);

/** Words that announce the tasks of a role: 'Responsibilities consist of ...', 'Duties included ...'. */
const TASK_ANNOUNCEMENT_PATTERN =
  /^(?:(?:my|key|main|job|core|general) )?(?:responsibilit(?:y|ies)|duties|tasks|activities|role) (?:includes?|included|consists? of|consisted of|comprises?|comprised|covers?|covered|involves?|involved) (?=\p{Ll})/iu;

/** The number of characters before the tasks in a line that announces them; 0 in any other line. */
export const announcedLength = (text: string): number =>
  TASK_ANNOUNCEMENT_PATTERN.exec(text)?.[0].length ?? 0;

/**
 * The person's role in a task, at the beginning of a line: 'Lead developer in ...', 'Business lead for ...'.
 */
const PART_HELD_PATTERN =
  /^(?:(?:lead|sole|main|principal|technical|business|project|product|team|senior) ){1,2}(?:\p{Lu}[\p{L}/&-]* ){0,2}(?:developer|engineer|architect|designer|analyst|lead|leader|contact|author|manager|negotiator|consultant) (?:(?:in|on|of|for|behind)\b(?! the (?:company|firm)$)|(?:building|developing|designing|implementing|creating|maintaining)\s)/iu;

/** Whether a line without a verb states an action of the person, or their role in a task, as a noun. */
export const isNominal = (text: string): boolean => isActionNoun(text) || PART_HELD_PATTERN.test(text);

/**
 * Up to five words before a noun of work that something follows: 'sustainable forest management of two plantations'.
 */
const QUALIFIED_WORK_PATTERN =
  /^(?:[\p{L}’'-]+,? (?:and )?){0,5}(?:management|planning|model+ing|assessment|monitoring|co-?ordination|evaluation|implementation|development|analysis|analyses|advisory|design|supervision|administration|maintenance|operations?|preparation|restructuring|research|engineering|translation|reviews?|reporting|training|integration|leadership|direction|oversight|governance|inventories|certification|transformation|installation|start-?up|migration|reduction|launch|creation|construction|deployment|commissioning|automation|optimi[sz]ation|modernisation|modernization|indigeni[sz]ation|liquidation|conversion|redesign|relocation|localisation|localization) (?:of|for|in|on|across|with|and|to|by)\b/iu;

/** Whether a line without a verb names work by a noun among its first words. */
export const namesWork = (text: string): boolean => QUALIFIED_WORK_PATTERN.test(text);
