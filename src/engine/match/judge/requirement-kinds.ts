/** Patterns of requirements that are judged in a way of their own, and of the parts of a requirement. */
import { anyOf } from '../../language/text/word-lists';

/** Requirements for experience of leading people. */
export const LEADERSHIP_PATTERN = anyOf(
  [
    String.raw`\b(?:lead(?:s|ing|ership of)?|led|managing|managed?|manages|management of) (?:(?:an?|the|our|your|of|large|small|global|international|remote|distributed|multi\S*|cross\S*) )*(?:team|people|staff|group|department)s?\b(?! (?:accounts?|budgets?|costs?|meetings?|records?|reporting|rotas?|schedules?)\b)`,
    'people (?:leader|management)|leadership (?:role|position|experience)',
    'führungs(?:position|erfahrung|verantwortung|kraft)|personalverantwortung',
    "(?:encadrement|management) d[’']équipe|liderazgo de equipos|multi-?disciplinary team",
  ],
  { flags: 'i' },
);

/** Requirements for working with a function or people, and not for having held the function. */
export const COOPERATION_PATTERN =
  /\b(?:partner(?:ing|ed|ship)?|collaborat\w+|work(?:ing|ed)?(?: \w+){0,2} with|cross-functional\w*|liais\w+|alongside|cooperat\w+|relationships? with|interfac\w+)\b|zusammenarbeit|schnittstelle|collaboration avec|colaboraci/i;

/** The words of cooperation before the function that it is with: 'close collaboration with' finance. */
export const COOPERATION_PHRASE_PATTERN =
  /(?:\b(?:clos\w+|strong|effective\w*)\s+)?\b(?:partner\w*|collaborat\w+|liais\w+|cooperat\w+|relationships?) with\b|enge zusammenarbeit mit|zusammenarbeit mit|collaboration avec|colaboración con/i;

/** Formalities of hiring, which no record can show even if it shares words with them. */
export const FORMALITY_PATTERN = anyOf(
  [
    String.raw`\b(?:background|criminal[- ]record|credit|reference|security)[- ]checks?\b`,
    String.raw`\bdrug (?:test|screen)`,
    String.raw`\b(?:sign|complete|accept|abide by) (?:our|the|an?) (?:nda|non-disclosure|code of conduct|background)`,
    'führungszeugnis|casier judiciaire|antecedentes penales',
  ],
  { flags: 'i' },
);
/** A value of the employer with its explanation: 'Diversity: you'll help us ...'. */
export const COMPANY_VALUE_PATTERN = anyOf(
  [
    'collaboration|results|efficiency|diversity(?:,? (?:equity )?(?:&|and)? ?inclusion)?|inclusion',
    'belonging|iteration|transparency|integrity|honesty|humility|courage|curiosity|ownership|kindness',
    'respect|trust|passion|excellence|teamwork|simplicity|customer (?:focus|obsession)',
    'bias (?:for|to) action',
  ],
  { before: '^(?:our value of )?', after: String.raw`\s*[:–—]\s`, flags: 'i' },
);

/**
 * The audience of a piece of work: 'a report that a finance director believes' does not ask for a finance
 * director.
 */
export const AUDIENCE_PATTERN =
  /\b(?:that|which|so that|in a way) (?:an?|the|our|your|any) [\p{L} -]{3,40}?\s(?:believes?|trusts?|understands?|can (?:use|follow|read|trust|understand)|needs?|relies on|rely on)\b/iu;

/** Marks the optional part of a requirement. */
export const OPTIONAL_PART_PATTERN =
  /(?<!\p{L})(?:ideally|preferably|idealerweise|vorzugsweise|idéalement|de préférence|idealmente|preferiblemente)(?!\p{L})/iu;
