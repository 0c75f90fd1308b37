/** Weighs statements by how much they say for a person, according to their words and their role. */

import type { RoleFact, StatementFact } from '@/shared/record/facts';
import { anyOf, anyWordOf } from '../../language/text/word-lists';
import { ALL_YEARS_PATTERN } from '../../language/text/years';
import { isLearner, seniorityRankOf } from '../../language/vocabulary/titles';
import { hasFigure, removeNamesWithNumbers } from './figures';
import { magnitudeWorth, saysSmallSumSpent } from './magnitude';
import { remarkableWorth } from './remarkable-acts';

const STRONG_VERB_PATTERN = anyOf(
  [
    'led|built|grew|founded|co-founded|launched|created|established|turned|transformed|delivered',
    'secured|raised|doubled|tripled|won|negotiated|drove|scaled|spearheaded|pioneered|introduced',
    'designed|architected|restructured|acquired|integrated|opened|executed|headed|cut|reduced',
    'increased|improved|saved|generated|automated|migrated|rebuilt|directed|oversaw|ran|leads|runs',
    'heads|owns|oversees|leading|chaired|chairs|published|invented|conceived|achieved',
    'exceeded|stabili[sz]ed|moderni[sz]ed|conceptuali[sz]ed|commerciali[sz]ed|rescued|revived|quadrupled|halved',
    'overhauled|expanded|consolidated|unified|orchestrated|engineered',
  ],
  { before: '^', after: String.raw`\b`, flags: 'i' },
);
const WEAK_VERB_PATTERN = anyOf(
  [
    String.raw`assist\w*|(?:executive )?sponsor (?:of|for)|member of|contribut\w*|help\w*|participat\w*`,
    String.raw`support\w*|attend\w*|was involved|involved|responsible|duties|work(?:ed|s)? (?:on|with|closely)`,
    String.raw`monitor\w*|maintain\w*|provide[sd]?|perform\w*|interface[sd]?|explor\w*|document\w*|occasionally`,
    String.raw`ensur\w*|arrang\w*|handl\w*|follow\w*|check\w*|deal\w*|dealt|interact\w*|liais\w*|updat\w*`,
    String.raw`served?|serves|spoke|speaks|answer\w*|consulted|undertakes?|undertook|enjoy\w*|embrac\w*`,
    String.raw`thriv\w*|strives?|strove|took initiative|collaborat\w*|communicat\w*`,
    String.raw`(?:re)?join(?:ed|s)? (?:an? |the )?(?:[\p{L}-]+ )?(?:team|company|firm|department|group|organi[sz]ation|project|start-?up)`,
    'moved|lived|transition(?:ed|s)? (?:to|into)|started|began',
    'work(?:ed|s)? (?:under|in|as|for|from|at|independently)|report(?:ed|s)? to|played',
    String.raw`took(?! (?:over|public|private)\b| (?:\S+ ){1,4}(?:from|public|private)\b)|takes`,
    'held (?:various|several|multiple|numerous)|utili[sz]e[sd]?|used|uses|leveraged?s?',
  ],
  { before: '^', after: String.raw`\b`, flags: 'iu' },
);
const SCALE_OF_WORK_PATTERN = anyOf(
  [
    String.raw`(?:[$€£¥]|\b(?:USD|EUR|GBP|AUD|SGD|CHF|US\$))\s?\d`,
    String.raw`\d\+?[\s-]?(?:%|percent|per cent|bn\b|billion|million|mio|mrd|m\b|k\b|x\b|(?:\p{L}+ )?(?:people|persons?|personnel|contractors|volunteers|staff|employees|engineers|developers|leaders|professionals|soldiers|recruits|patients|families|women|farmers|teachers|countries|customers|clients|users|sites|markets|stores|hospitals|clinics|students|members|branches)\b|mitarbeiter\w*|ländern?|personnes|pays|personas|países|pessoas|clientes)`,
    String.raw`\d\d\+?\s(?:[\p{L}-]+ ){0,2}(?:apps?|applications|systems|servers|devices|vehicles|downloads|installations|locations|cities|schools|guests|attendees|participants|households|subscribers|languages)\b`,
    String.raw`(?<![\d,.])\d{1,3}(?:,\d{3})+\+?\s(?!hours?\b|words?\b)\p{L}`,
    String.raw`\b(?:dozens|hundreds|thousands|tens of thousands|millions|billions) of \p{L}`,
    String.raw`\bsaving (?:\p{L}+ ){0,3}(?:thousands|millions)\b`,
    String.raw`\b(?:multi-?(?:million|billion)|(?:six|seven|eight|nine|[6-9])-figure)\b`,
  ],
  { flags: 'iu' },
);
/** Routine tasks of any role, which do not recommend anybody. */
const ROUTINE_PATTERN = anyWordOf(
  [
    'attendance|leave (?:plans?|records?)|correspondence|phone calls?|telephones?',
    String.raw`follow[- ]?up calls?|filing|photocop\w+|copies of|minutes of|stationery|petty cash`,
    String.raw`office supplies|dress code|punctual\w*|daily reports?|other duties`,
    String.raw`(?:as|when) (?:assigned|required|directed)|company polic\w+|neat|clean\w*|visitors|courier`,
    'data entry|spreadsheets?|paperwork|appointments|calendar|queries|grammatically',
    'approvals? (?:for|of) (?:the )?(?:annual |yearly |monthly )?(?:plans?|budgets?|invoices?|expenses?)',
  ],
  'i',
);
const VAGUE_WORD_PATTERN =
  /\b(?:various|several|etc|day-to-day|multiple|numerous|related|different|a number of|key role|other tasks|as needed|ad hoc|tasks?)\b/gi;

/** Whether a line states a routine task without a figure. */
export const isRoutine = (text: string): boolean =>
  ROUTINE_PATTERN.test(text) && !SCALE_OF_WORK_PATTERN.test(text);

/** Recognition of the work by others. */
const RECOGNITION_PATTERN =
  /\b(?:award(?:ed|s)?|recogni[sz]ed (?:as|by|for|with)|named (?:one of|as|to)|ranked (?:among|first|in|the|as|no)|nominated|best performer|(?:first|1st) prize|patent(?:ed|s)?|promoted)\b/i;
/** People who were led. */
const PEOPLE_WHO_WERE_LED_PATTERN =
  /\b(?:led|leads?|manag(?:ed|es|ing)|built|supervised|headed|heads|hired|recruited|mentored|coached|grew|directs?|directed|oversaw)\b[^,.;]{0,40}\b(?:teams?|people|staff|engineers|developers|analysts|employees|direct reports|managers|department|professionals|consultants)\b/i;
/** Responsibility for the whole of something, which says how far a role reaches. */
const WHOLE_RESPONSIBILITY_PATTERN =
  /^(?:(?:is|was|fully|solely|overall) )*(?:responsible|accountable|in charge)(?: for| of)(?: the)? (?:overall|entire|complete|whole|full|management|leadership|supervision|direction|operations?|strategy|p&l|running)\b/i;
/** Words for something that did not exist before. */
const NEW_THING_PATTERN =
  /\b(?:from (?:scratch|the ground up|zero|nothing|0 to|concept)|co-?founded|founded|first[- ]ever|the first\b|new (?:business|department|practice|division|office|function|unit|region|country|countries|markets?|line))/i;
/**
 * A company or organisation that the person founded, turned round or sold, at the beginning of a line; and words for
 * its sale or turnaround anywhere.
 */
const FOUNDING_LINE_PATTERN =
  /^(?:(?:was )?(?:the )?(?:co-?)?found(?:ed|er of|ing)\b|(?:started|established|set up|created|launched) (?:an?|the|my|his|her|their|its|our) (?:own )?(?:[\p{L}-]+ ){0,3}(?:company|business|start-?up|firm|agency|consultancy|practice|foundation|charity|subsidiary)\b|turned (?:around|round)\b|sold (?:the|my|his|her|their|its) (?:company|business|start-?up|firm)\b)|\b(?:IPO|turnaround|(?:successful|trade) exit|acquired by|carve-out|spin-off|(?:back|return\p{Ll}*(?: \p{L}+){0,4}) to profit(?:ability)?|restor\p{Ll}+ profitability)\b|^(?:spun off|took (?:over an? (?:loss-making|failing|struggling)|(?:\S+ ){1,4}public\b))/iu;
/** What was the largest, first or best of its kind. */
const SUPERLATIVE_PATTERN =
  /\b(?:largest|biggest|first[- ]ever|flagship|record(?: (?:revenues?|sales|results?|growth|quarter|year|profits?))|highest|fastest|top[- ]ranked|award-winning|world['’]s (?:first|only))\b/i;
/** Words for what did not happen. */
const NOTHING_WRONG_PATTERN =
  /\b(?:zero|no|without(?: any| a single)?|not a single) (?:(?!to |of |in )[\p{L}-]+ ){0,2}(?:findings?|incidents?|accidents?|injur(?:y|ies)|defects?|errors?|complaints?|deviations?|non-?conformit(?:y|ies)|non-?compliances?|breaches|violations?|penalties|outages?|downtime|data loss|attrition|disputes?|delays?)\b/iu;
/** A whole company or team at the end of a line that names nothing specific: 'led operations for the business'. */
const GENERAL_SCOPE_PATTERN =
  /^(?!.*\d)\P{Lu}*\b(?:for|of|across|within|in) the (?:business|company|organi[sz]ation|firm|team|department)$|\brequired for (?:scale|growth)$/iu;

/** Work that is part of every job, or says little about the person. */
const SMALL_WORK_PATTERN =
  /\b(?:bugs?|bug[- ]?fix\w*|troubleshoot\w*|(?:support )?tickets?|documentation|deadlines?|blog (?:posts?|articles?)|ui components?|unit tests|code reviews?|stand-?ups?|daily|weekly (?:meetings|reports)|feedback to|e-?mails?|user manuals?|presentations?|tech[- ]?(?:talks?|chats?)|birthdays?|picnics?|office parties|weekly updates?|status (?:updates?|reports?)|working relationships?)\b/i;

/** Verbs of everyday office work, in a line that does not state what resulted. */
const ROUTINE_VERB_PATTERN =
  /^(?:reviewed|coordinated|communicated|conducted|researched|evaluated|facilitated|investigated|identified|analy[sz]ed|prepared|gathered|discussed|applied|ensured|acted as|was part of|studied|learn(?:ed|t)|experimented|adapted|adhered|followed|scheduled|recorded|focus(?:ed|es) on|took responsibility)\b/i;

/** Verbs of a process, which state neither an action nor its result: 'gained approval', 'ensured quality'. */
const PROCESS_PATTERN = anyOf(
  [
    String.raw`(?:is |was )?responsible for (?!the (?:overall|entire|whole|full)\b)|gain\w*|sought|seeks?`,
    String.raw`obtained (?:\p{L}+ ){0,2}approvals?|ensur\w*|assist\w*|help(?:s|ed)?|support(?:s|ed)?`,
    String.raw`participat\w*|contribut\w*|attend\w*|collaborat\w*|cooperat\w*|communicat\w*|liais\w*`,
    String.raw`interfac\w*|facilitat\w*|advocat\w*|foster\w*|strives?|strove|endeavou?r\w*|demonstrat\w*`,
    String.raw`excels?|excelled|tackl\w*|acts?|acted|serve[sd]?|focus\w*|aligns?|aligned|assigned`,
    'took (?:responsibility|ownership|part)|takes (?:responsibility|ownership|part)',
    String.raw`play(?:s|ed) an? (?:\p{L}+ )?(?:role|part)`,
    'work(?:s|ed) (?:on|with|in|as|for|under|across|alongside|closely|directly|together)',
    String.raw`(?:was )?involved|made suggestions?|used|uses|utili[sz]\w+|kept|keeps|follow(?:s|ed)|adher\w*`,
    'perform(?:s|ed)|handle[sd]?|monitor(?:s|ed)|deal(?:s|t) with|report(?:s|ed)|document(?:s|ed)',
    String.raw`identif\w+|present(?:s|ed)`,
  ],
  { before: '^', after: String.raw`\b`, flags: 'iu' },
);
/** A result after the act. */
const WITH_RESULT_PATTERN =
  /\b(?:resulting in|result(?:ed|s) in|leading to|led to|reducing|cutting|saving|increasing|boosting|raising|improving|doubling|winning|generating|eliminating)\b/i;

/** Whether a line names a process without its result or extent. */
export const isProcess = (text: string): boolean =>
  PROCESS_PATTERN.test(text) &&
  !hasFigure(text) &&
  !SCALE_OF_WORK_PATTERN.test(text) &&
  !WITH_RESULT_PATTERN.test(text);

/** Words before a purpose, in which small work does not make the line less important: 'a tool for weekly reports'. */
const PURPOSE_CLAUSE_PATTERN = /\s(?:that|which|to|for|so)\s/;

/** Words that praise an act without describing it. */
const EMPTY_PRAISE_PATTERN =
  /\b(?:strateg(?:y|ies|ic|ically)|initiatives?|initiative-taking|optimi[sz]ation|efficienc(?:y|ies)|effectiveness|excellence|innovati(?:ve|on)|proactive(?:ly)?|seamless(?:ly)?|robust|holistic|objective(?:s|ly)?|meaningful|impactful|smooth(?:ly)?|flawless|best practices?|improvements?|enhancements?|performance|productivity|goals)\b/gi;
const MIN_EMPTY_PRAISES = 2;

/** Whether a line states an extent: money, a percentage, or how many people or places it concerns. */
export const saysExtent = (text: string): boolean => SCALE_OF_WORK_PATTERN.test(text);

/** Whether a line says that nothing went wrong: 'with zero findings in external audits'. */
export const saysNothingWrong = (text: string): boolean => NOTHING_WRONG_PATTERN.test(text);

/** Whether a line is about a company that the person founded, turned round or sold. */
export const isFounding = (text: string): boolean => FOUNDING_LINE_PATTERN.test(text);

/** Whether a line says that the person was responsible for the whole of something. */
export const statesWholeResponsibility = (text: string): boolean => WHOLE_RESPONSIBILITY_PATTERN.test(text);

/** A role that ended this many years or more before the latest year of any role is not recent at all. */
const RECENCY_YEARS = 20;

/** How recent a role is, from 1 for the latest year of any role to 0 for `RECENCY_YEARS` earlier. */
export function recencyOf(role: RoleFact, latest: number): number {
  const year = role.end === 'present' ? latest : (role.end?.year ?? role.start?.year);
  return year === undefined ? 0.5 : Math.max(0, Math.min(1, 1 - (latest - year) / RECENCY_YEARS));
}

/** What the weight of a statement is computed from. */
interface WeighedLine {
  text: string;
  role: RoleFact | undefined;
  /** The latest year of any role. */
  latest: number;
  /** How many different numbers the line has, without years. */
  numbers: number;
  words: number;
}

/** Numbers beyond these add nothing: a line with many is a table. */
const MAX_WEIGHED_NUMBERS = 3;
/** The seniority and the recency of a line without a role: those of an ordinary one. */
const WEIGHT_WITHOUT_ROLE = 0.6;
const SENIORITY_WEIGHT = 0.45;
const RECENCY_WEIGHT = 1.2;
/** A line of fewer words says little, and one of more words is hard to read. */
const MIN_TELLING_WORDS = 6;
const MAX_READABLE_WORDS = 34;

/** A capitalised word after a small one. */
const NAME_INSIDE_PATTERN = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu;
const MAX_WEIGHED_NAMES = 3;
/** The words of a short line, and those beyond which more add nothing. */
const SHORT_LINE_WORDS = 10;
const MAX_WEIGHED_WORDS = 30;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** What adds to the weight of a statement or subtracts from it: once if true, or as often as it is there. */
const SIGNALS: readonly { weight: number; of: (line: WeighedLine) => number | boolean }[] = [
  // Outcomes in numbers are what readers look for first, and more so if they state a scale.
  { weight: 0.8, of: ({ numbers }) => Math.min(numbers, MAX_WEIGHED_NUMBERS) },
  { weight: 0.8, of: ({ text }) => hasFigure(text) },
  { weight: 2, of: ({ text }) => SCALE_OF_WORK_PATTERN.test(text) },
  { weight: 1, of: ({ text }) => magnitudeWorth(text) },
  // A strong leading verb says what the person did.
  { weight: 1.6, of: ({ text }) => STRONG_VERB_PATTERN.test(text) },
  // Others recognised it.
  { weight: 1.2, of: ({ text }) => RECOGNITION_PATTERN.test(text) },
  // People led, the whole of something, a new thing, a company of one's own: the work of executives.
  { weight: 0.8, of: ({ text }) => PEOPLE_WHO_WERE_LED_PATTERN.test(text) },
  { weight: 1.6, of: ({ text }) => WHOLE_RESPONSIBILITY_PATTERN.test(text) },
  { weight: 0.8, of: ({ text }) => NEW_THING_PATTERN.test(text) },
  { weight: 1.5, of: ({ text }) => FOUNDING_LINE_PATTERN.test(text) },
  { weight: 0.8, of: ({ text }) => SUPERLATIVE_PATTERN.test(text) },
  // Parts in great acts and transactions; appointments and self-praise are no acts.
  { weight: 1, of: ({ text }) => remarkableWorth(text) },
  // What did not happen under somebody's care is a result, too.
  { weight: 3, of: ({ text }) => saysNothingWrong(text) },
  // A small sum that was spent is a task and no result.
  { weight: -3, of: ({ text }) => saysSmallSumSpent(text) },
  // A function of any company says less than something specific.
  { weight: -1.5, of: ({ text }) => GENERAL_SCOPE_PATTERN.test(text) },
  // Small work outweighs any verb, unless it is only the purpose of the line.
  { weight: -2, of: ({ text }) => SMALL_WORK_PATTERN.test(text.split(PURPOSE_CLAUSE_PATTERN)[0] ?? '') },
  // A weak verb takes back what a strong one adds; a process without a result is half as bad.
  { weight: -1.6, of: ({ text }) => WEAK_VERB_PATTERN.test(text) },
  { weight: -1, of: ({ text }) => !WEAK_VERB_PATTERN.test(text) && isProcess(text) },
  // Routine, which numbers can excuse only if the verb alone is routine.
  { weight: -1, of: ({ text, numbers }) => numbers === 0 && ROUTINE_VERB_PATTERN.test(text) },
  { weight: -1.5, of: ({ text }) => isRoutine(text) },
  // The role: senior and recent ones count more, those of volunteers and learners less.
  {
    weight: 1,
    of: ({ role, latest }) =>
      role
        ? seniorityRankOf(role.title) * SENIORITY_WEIGHT + recencyOf(role, latest) * RECENCY_WEIGHT
        : WEIGHT_WITHOUT_ROLE,
  },
  { weight: -1, of: ({ role }) => role?.kind === 'volunteering' },
  { weight: -1.5, of: ({ role }) => role !== undefined && isLearner(role.title) },
  // Vague words, each of them; praise without a number; a line too short or too long.
  { weight: -0.7, of: ({ text }) => countOf(text, VAGUE_WORD_PATTERN) },
  {
    weight: -1,
    of: ({ text, numbers }) => numbers === 0 && countOf(text, EMPTY_PRAISE_PATTERN) >= MIN_EMPTY_PRAISES,
  },
  { weight: -1.2, of: ({ words }) => words < MIN_TELLING_WORDS },
  { weight: -0.8, of: ({ words }) => words > MAX_READABLE_WORDS },
  // Names of customers, products and places, and more words up to a point, say something specific.
  {
    weight: 1,
    of: ({ text }) => Math.min(countOf(text, NAME_INSIDE_PATTERN), MAX_WEIGHED_NAMES) / MAX_WEIGHED_NAMES,
  },
  { weight: 0.03, of: ({ words }) => Math.max(0, Math.min(words, MAX_WEIGHED_WORDS) - SHORT_LINE_WORDS) },
];

/**
 * Minimum weight of a strong statement. Of those above it that no section told, labels call most worth telling
 * (decision 220).
 */
export const MIN_STRONG_STATEMENT_WEIGHT = 3.5;

/** Worth added to the first and second line of a post, and taken from those after the fifth. */
const FIRST_LINE_WORTH = 1.2;
const SECOND_LINE_WORTH = 0.8;
const LATE_LINE_PENALTY = 0.8;
const LATE_LINE_INDEX = 5;
/** In a post of fewer lines their order says nothing. */
const MIN_LINES_IN_ORDER = 3;

/**
 * What the place of a line in its post adds to its weight: people tell the most important first. A process does not
 * become an achievement by its place.
 */
export function placeWorth(fact: StatementFact, role: RoleFact | undefined): number {
  if (!role || role.statements.length < MIN_LINES_IN_ORDER) return 0;
  const index = role.statements.findIndex(({ id }) => id === fact.id);
  if (index >= LATE_LINE_INDEX) return -LATE_LINE_PENALTY;
  if (index > 1 || isProcess(fact.value)) return 0;
  return index === 0 ? FIRST_LINE_WORTH : SECOND_LINE_WORTH;
}

/**
 * The weight of a statement: the sum of its signals. Their weights were chosen by hand, from what readers of profiles
 * called strong and weak; those of names, length and place in the post from labels of the strongest facts of 110
 * careers (docs/decisions/220-strongest-facts.md).
 */
export function importanceOf(text: string, role: RoleFact | undefined, latest: number): number {
  const numbers = new Set(
    removeNamesWithNumbers(text)
      .replace(ALL_YEARS_PATTERN, '')
      .match(/\d[\d.,]*/g) ?? [],
  ).size;
  const line = { text, role, latest, numbers, words: text.split(/\s+/).length };
  return SIGNALS.reduce((sum, { weight, of }) => sum + weight * Number(of(line)), 0);
}
