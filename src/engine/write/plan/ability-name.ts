/** Names an ability by what the person did: 'Negotiates supplier contracts'. */
import { presentOf, verbForm } from '../../language/grammar/verbs';
import { lowerFirst, upperFirst } from '../../language/text/casing';
import { memoizeByObject } from '../../language/text/memoize';
import { anyOf } from '../../language/text/word-lists';
import { isTechnology } from '../../language/vocabulary/technologies';
import { HEAD_POST_PATTERN, LEADING_POST_PATTERN } from '../career/posts';
import { skillCase } from '../lists/skill-names';
import { hasFigure } from '../statements/figures';
import { isObjectOfPreposition, type VerbObject, verbObjectOf, wordsAfterVerbs } from '../statements/object';
import type { Statement } from '../statements/statement';
import { abilityOfHeadsAchievement } from './achievements-of-heads';
import { actsOf } from './acts';
import { leadershipActs } from './leadership-acts';
import { pluralOf } from './plural';
import { broughtChange, effectIn, NO_RESULT_PATTERN, resultIn } from './result-in-figures';

/** Verbs of everyday office work, which name no ability. */
const VERBS_WITHOUT_ABILITY = new Set(
  `do get take give use receive attend complete handle perform conduct ensure maintain prepare provide support assist help work generate submit update
  check follow answer own serve start join process move place put keep send collect record file meet hold bring carry do make monitor promote
  document present profile debug assign advance demonstrate include interface add apply address arrange execute undertake require obtain find learn study
  position continue request play plant repair write publish win exceed save spend buy purchase see show tell gain earn increment enter compile
  schedule review identify recommend verify distribute issue share report record order forecast communicate collaborate participate employ foster host propose change modify adjust adapt rotate thrive embrace enjoy host explain suggest enforce audit inform request discuss explore travel visit act
  transform convert translate turn upgrade configure install enable overcome administer quote advise assess evaluate set put play walk serve`.split(
    /\s+/,
  ),
);
/** Verbs of change. Their object may be a single word. */
const CHANGE_VERB_PATTERN =
  /^(?:reduce|cut|lower|decrease|shorten|accelerate|minimi[sz]e|increase|raise|grow|boost|lift|double|triple|quadruple|improve|enhance|strengthen)$/;
const MIN_OBJECT_WORDS = 2;
/** Maximum words of an object, so that the title can be read at a glance. */
const MAX_OBJECT_WORDS = 5;
const VERB_PARTICLE_PATTERN = /^(?:up|out|over|around|forward|through|down|back)$/;

/** Uncountable nouns. */
const MASS_NOUN_PATTERN =
  /(?:tion|sion|ment|ance|ence|ity|ness|ship|ing|cy|ware|ism|ics|age|ure|data|growth|revenue|traffic|support|health|staff|content|stock|cash|output|demand|turnover|throughput|leadership|personnel|manpower|research|(?<!net|frame)work|logistics|equipment|inventory|knowledge|access|trust|feedback|control|care|design|debt|safety|supply|delivery|strategy|availability)$/i;

/** Countable nouns, although their endings suggest otherwise. */
const COUNTABLE_NOUN_PATTERN =
  /^(?:packages?|pages?|stages?|images?|messages?|languages?|villages?|garages?|organi[sz]ation|application|function|operation|division|region|station|section|solution|institution|corporation|location|version|session|position|edition|extension|structure|feature|procedure|university|facility|community|city|initiative|campaign|conference|agency|policy|entity|activity|database|interface|service|centre)$/i;
/** Singular nouns that end in s. */
const SINGULAR_S_PATTERN = /(?:us|ss|sis|basis)$/i;
/** Words after a noun that say how something was done. */
const MANNER_AFTER_NOUN_PATTERN =
  /\s(?:end-to-end|in-house|full-time|part-time|from scratch|hands-on|worldwide)$/i;

/** Verbs of ongoing work, whose object may be one certain thing: 'Oversaw the supply of fuel'. */
const ONGOING_VERB_PATTERN = /^(?:lead|manage|run|direct|head|oversee|supervise|coordinate|govern|operate)$/;

/** Verbs of actions that are done once to one thing. */
const ONE_TIME_VERB_PATTERN =
  /^(?:overhaul|launch|found|co-found|pioneer|replace|open|extend|introduce|initiate|relaunch|rebrand)$/;

/** Adjectives that apply to one thing only, not to a kind of thing. */
const UNIQUE_ADJECTIVE_PATTERN =
  /^(?:largest|biggest|highest|longest|oldest|main|entire|struggling|failing)$/i;

/** A word written like a name, and not like an acronym: 'Lisbon', 'MillDay'. */
const NAME_LIKE_WORD_PATTERN = /^\p{Lu}[\p{L}&’'-]*\p{Ll}/u;
const looksLikeName = (word: string): boolean => NAME_LIKE_WORD_PATTERN.test(word) && !isTechnology(word);

/**
 * The object as a kind of thing, in the words of the source: 'grower apps', 'storage costs'. Undefined for one thing,
 * made or done once: no habit follows from it.
 */
function objectAsKind({ name: whole, before, isOne }: VerbObject, base: string): string | undefined {
  const changes = CHANGE_VERB_PATTERN.test(base);
  const name = whole.replace(MANNER_AFTER_NOUN_PATTERN, '');
  if (/['’]s?\b| of (?:the|this|its|their|his|her|an?|one) |\b(?:other|such|some)\b/.test(name))
    return undefined;
  const words = name.split(' ').filter((word) => !UNIQUE_ADJECTIVE_PATTERN.test(word));
  const at = words.findIndex((word) => /^of$/i.test(word));
  const noun = words[(at > 0 ? at : words.length) - 1] ?? '';
  const isSingular = !/s$/.test(noun) || SINGULAR_S_PATTERN.test(noun);
  // An amount is changed as a whole: 'Increased market share'.
  const isAmount = changes && !/^(?:an?|one|the|each|every|its|their|\d+)$/.test(before);
  const isMass = MASS_NOUN_PATTERN.test(noun) && !COUNTABLE_NOUN_PATTERN.test(noun) && !isOne;
  if (isSingular && !isAmount && (!isMass || ONE_TIME_VERB_PATTERN.test(base))) return undefined;
  if (isSingular && before === 'the' && !changes && !ONGOING_VERB_PATTERN.test(base)) return undefined;
  // A capital within the phrase belongs to a name, except where all words have one: 'Stock Management tools'.
  const capitals = words.filter(looksLikeName).length;
  if (capitals > 0 && (capitals === 1 || !words.slice(0, -1).every(looksLikeName))) return undefined;
  const kind = words.join(' ');
  return capitals > 0 ? kind.toLowerCase() : /^\p{Lu}/u.test(kind) ? kind : lowerFirst(kind);
}

/** The base form and the particle of the first verb of a statement. */
function verbOf({ predicate }: Statement): { base: string; particle: string } | undefined {
  const [verb = '', next = '', second = ''] = predicate?.text.split(' ') ?? [];
  const base = verbForm(verb)?.base;
  return base
    ? { base, particle: VERB_PARTICLE_PATTERN.test(next) && !/^\d/.test(second) ? ` ${next}` : '' }
    : undefined;
}

/** Objects of tasks that are part of every job, whatever their verb. */
const NO_STRENGTH_PATTERN = anyOf(
  [
    'reporting|reports?|tests?|tickets?|documentation|subscriptions?|lifecycle management|meetings?',
    'relationships?|dynamics|content|scripts?|components?|requirements|pages|screens|containers?',
    'codes?|sessions|discussions|features|lessons?|classes|stories|epics?|sprints?|tasks|requests',
    'cases|reviews|alerts|balancers|deployments|work-?flows|endpoints|back-?ups?|back-?up strategies',
    'dashboards?|papers|articles|plugins|servers|workstations|laptops|warm-ups|parties|party',
    'birthdays?|celebrations?|outings?|picnics?|back-end|front-end|end-to-end|real-time',
    'charitable events|AIs|contractors|interns|trainees|newcomers|(?:new )?hires|team members|file sizes?|packages|presentations?',
    '(?:data and )?materials|workload distribution|coding (?:conventions|standards)(?: and .{1,30})?|CI/CD pipelines?',
  ],
  { before: String.raw`(?:^|\s)`, after: '$', flags: 'i' },
);

/** An adjective at the end of an object, which was cut before the noun that the adjective describes. */
const ADJECTIVE_AT_END_PATTERN =
  /\s(?:robust|scalable|secure|efficient|effective|reliable|modern|innovative|responsive|reusable|intuitive|modular|flexible|complex|dynamic|accurate|clean|fast|sustainable|strategic|high-\p{L}+|user-friendly|cost-effective)$/iu;

/** Verbs whose object needs only one word: 'Automates infrastructure'. */
const SPECIFIC_VERB_PATTERN =
  /^(?:automate|migrate|moderni[sz]e|consolidate|restructure|refinance|digiti[sz]e|integrate|standardi[sz]e|centrali[sz]e|outsource|insource|locali[sz]e|relocate|privati[sz]e|merge|acquire|divest)$/;

/** Verbs of leading a team, or of teaching it. */
const LEADING_OR_TEACHING_VERB_PATTERN =
  /^(?:lead|manage|head|direct|run|supervise|build|grow|scale|expand|assemble|establish|mentor|coach|train)$/;
/** Verbs of teaching people and of taking them on. */
const TEACHING_VERB_PATTERN = /^(?:mentor|coach|train|tutor|teach|onboard|hire|recruit)$/;
/** A team with its kind and its members: 'a cross-functional team', 'teams of 12 engineers'. */
const TEAM_PHRASE_PATTERN =
  /^(?:(?:an?|the|its|their|his|her|all|both|two|three|four|five|six|seven|eight|nine|ten|several|multiple|new|over|up to|more than|\d+\+?(?: (?:person|people|member|strong))?|(?:high|well|top)-\p{L}+|large|small|talented|diverse|dynamic|dedicated|strong|great|whole|entire|own) )*((?:[\p{L}&-]+ ){0,2})teams?\b(?!\s(?!(?:\(|of|to|from|in|that|which|who|and|for|with|across|within|at|on|by|through|while|under|during|\p{L}+ing)\b))(?: of (?:(?:over|about|up to|more than|around|approximately|[\d,]+\+?) )*((?:[\p{Ll}-]+ )?\p{Ll}+(?:ers|ors|ists|ants))\b)?/u;
/** People who are taught or hired: 'junior developers', 'managers'. */
const LEARNERS_PATTERN =
  /^(?:[\p{Ll}-]+ ){0,2}\p{Ll}+(?:ers|ors|ists|ants|eers|ees|interns|students|apprentices|staff|colleagues)$/u;

/**
 * The ability that a statement about people shows: 'Leads a cross-functional team', 'Mentors junior
 * developers'.
 */
function leadershipOf(statement: Statement, { base }: { base: string }): string | undefined {
  const verb = upperFirst(presentOf(base));
  const objectText = wordsAfterVerbs(statement.predicate?.text ?? '').join(' ');
  const team = LEADING_OR_TEACHING_VERB_PATTERN.test(base) ? TEAM_PHRASE_PATTERN.exec(objectText) : null;
  if (team) {
    const [, kind = '', people = ''] = team;
    if (/\b(?:and|or|of|for|to|in|with|than)\b/.test(kind) || /['’]s?\b/.test(kind)) return undefined;
    const namesMembers = people !== '' && kind === '' && people !== 'members';
    // The mere fact of having a team says less than its kind or its members.
    if (namesMembers) return `${verb} ${/\bteams\b/.test(team[0]) ? 'teams of ' : ''}${people}`;
    if (kind === '' || /\p{Lu}/u.test(kind)) return undefined;
    return ONGOING_VERB_PATTERN.test(base) || /\bteams\b/.test(team[0]) ? `${verb} ${kind}teams` : undefined;
  }
  const learners = TEACHING_VERB_PATTERN.test(base) ? verbObjectOf(statement, 1, true)?.name : undefined;
  return learners && LEARNERS_PATTERN.test(learners) ? `${verb} ${learners}` : undefined;
}

/** Plurals that do not say what was done, even in large numbers. */
const VAGUE_PLURAL_PATTERN =
  /^(?:things|items|activities|areas|tools|solutions|efforts|methods|types|years|months|weeks|days|hours|people|members|others|parts|times|ways|units|sites|hires)$/i;
/** A single word for what was done many times: 'events' of 'Coordinated 980 events a year'. */
const pluralObject = (object: VerbObject | undefined): VerbObject | undefined =>
  object &&
  /^(?:personnel|staff|\p{Ll}{3,}[^s\P{L}]s)$/u.test(object.name) &&
  !VAGUE_PLURAL_PATTERN.test(object.name)
    ? object
    : undefined;

/**
 * The ability that one statement shows: 'Reduces unscheduled downtime', or that of its act, 'Wins business'. Undefined
 * if its verb fits any role or its object is a single thing.
 */
export const abilityName = memoizeByObject((statement: Statement): string | undefined => {
  const change = statement.form === 'clause' ? broughtChange(statement.text) : undefined;
  if (change) return verbAndObject(replacePredicate(statement, change));
  const act = () => actsOf(statement).find(({ isShownByOneLine }) => isShownByOneLine)?.title;
  const base = verbOf(statement)?.base ?? '';
  // The result of a line says more than the achievement that brought it.
  const result = CHANGE_VERB_PATTERN.test(base) ? undefined : abilityOfResult(statement);
  if (ANY_ACHIEVEMENT_PATTERN.test(base))
    return (
      result ??
      leadershipActs(statement.predicate?.text ?? '', statement.role?.title ?? '')[0] ??
      verbAndObject(statement) ??
      act()
    );
  // What was launched says more than that something was.
  const launched = base === 'launch' ? abilityOfSingleAction(statement) : undefined;
  return result ?? verbAndObject(statement) ?? launched ?? abilityOfResult(statement) ?? act();
});

/** Verbs that only state that something was done. */
const ANY_ACHIEVEMENT_PATTERN =
  /^(?:spearhead|implement|introduce|lead|deploy|drive|execute|develop|oversee|manage|champion|direct|deliver|build|establish|run)$/;

/** The statement with another predicate in the past tense: a part of its own, or its result. */
const replacePredicate = (statement: Statement, text: string): Statement => ({
  ...statement,
  predicate: { text, bare: text, tense: 'past' },
});

/** The ability that the result of a statement shows: 'Reduces incidents' of '..., reducing incidents by 40%'. */
function abilityOfResult(statement: Statement): string | undefined {
  const words = statement.predicate?.text ?? '';
  const text = resultIn(words) ?? effectIn(words);
  if (!text) return undefined;
  const changed = replacePredicate(statement, text);
  return NO_RESULT_PATTERN.test(verbObjectOf(changed, 1)?.name ?? '') ? undefined : verbAndObject(changed);
}

/** Shortens a long name to its last words, which are a name too: 'loading time' of 'order list report loading time'. */
const shortenName = (kind: string): string => {
  const words = kind.split(' ');
  return words.length > MAX_OBJECT_WORDS ? words.slice(-2).join(' ') : kind;
};

/**
 * A statement's verb in the present tense with its object; undefined if either is too general or the object
 * too long.
 */
function verbAndObject(statement: Statement): string | undefined {
  const verb = verbOf(statement);
  if (
    !verb ||
    isObjectOfPreposition(statement.predicate?.text ?? '') ||
    VERBS_WITHOUT_ABILITY.has(verb.base) ||
    (verb.base === 'turn' && verb.particle !== ' around')
  )
    return undefined;
  const leadership = leadershipOf(statement, verb);
  if (leadership) return NO_STRENGTH_PATTERN.test(leadership) ? undefined : leadership;
  const isShort = CHANGE_VERB_PATTERN.test(verb.base) || SPECIFIC_VERB_PATTERN.test(verb.base);
  const object =
    verbObjectOf(statement, isShort ? 1 : MIN_OBJECT_WORDS) ??
    (isShort || !hasFigure(statement.text) ? undefined : pluralObject(verbObjectOf(statement, 1)));
  if (!object) return undefined;
  const isNoStrength = NO_STRENGTH_PATTERN.test(object.name.replace(MANNER_AFTER_NOUN_PATTERN, ''));
  if (object.name === 'team' || isNoStrength || ADJECTIVE_AT_END_PATTERN.test(object.name)) return undefined;
  const kind = objectAsKind(object, verb.base);
  const isLong = kind !== undefined && kind.split(' ').length > MAX_OBJECT_WORDS;
  if (!kind || (isLong && (!CHANGE_VERB_PATTERN.test(verb.base) || / (?:of|and|&) /.test(kind))))
    return undefined;
  const title = upperFirst(`${presentOf(verb.base)}${verb.particle} ${shortenName(kind)}`);
  return /^\p{Lu}/u.test(kind) ? title : skillCase(title);
}

/** Verbs of what a leader does once for an organisation. */
const ONE_ACHIEVEMENT_PATTERN =
  /^(?:open|launch|build|create|design|establish|develop|structure|restructure|reposition|transform|commission|command|negotiate|rebuild|commerciali[sz]e|introduce|found|settle)$/;
/** Maximum words of the object of a single act, whose kind becomes the title. */
const MAX_ACHIEVEMENT_WORDS = 4;

/**
 * The ability that a leader's single achievement suggests, for people about whom little else is known: 'Launches
 * loyalty programs' of 'Launched a loyalty program with 1.2 million members'.
 */
export function abilityOfSingleAction(statement: Statement): string | undefined {
  const post = statement.role?.title ?? '';
  // A single achievement makes a title for a head, and for other leading posts only if the line states a figure.
  const isLarge =
    HEAD_POST_PATTERN.test(post) || (LEADING_POST_PATTERN.test(post) && hasFigure(statement.text));
  if (!isLarge) return undefined;
  const title =
    abilityOfSingleObject(statement, ONE_ACHIEVEMENT_PATTERN) ?? abilityOfHeadsAchievement(statement);
  return title && !NO_STRENGTH_PATTERN.test(title) ? title : undefined;
}

/** Verbs of making a thing, which somebody who made one can make again. */
const MAKING_VERB_PATTERN = /^(?:build|create|develop|design|architect|engineer|establish|produce)$/;
/** Things that are made again for another purpose. */
const MADE_AGAIN_PATTERN =
  /(?:models|assistants|chatbots|systems|platforms|pipelines|databases|dashboards|interfaces|programs|programmes|strategies|curricula|courses|prototypes|campaigns|algorithms|simulations|workflows|roadmaps|networks|databases|warehouses|engines|portals)$/i;
const MAX_MADE_TITLE_WORDS = 4;

/**
 * The ability of somebody who made one thing of a kind: 'Develops automated testing platforms' of 'Developed an
 * automated testing platform'.
 */
export function abilityOfMakers(statement: Statement): string | undefined {
  const title = abilityOfSingleObject(statement, MAKING_VERB_PATTERN);
  return title && MADE_AGAIN_PATTERN.test(title) && title.split(' ').length <= MAX_MADE_TITLE_WORDS
    ? title
    : undefined;
}

function abilityOfSingleObject(statement: Statement, verbs: RegExp): string | undefined {
  const verb = verbOf(statement);
  const object = verb && verbs.test(verb.base) ? verbObjectOf(statement, MIN_OBJECT_WORDS) : undefined;
  if (!verb || !object?.isOne) return undefined;
  const words = object.name.split(' ').filter((word) => !UNIQUE_ADJECTIVE_PATTERN.test(word));
  const noun = words.at(-1) ?? '';
  const isPlain = words.every(
    (word) => /^\p{Ll}[\p{Ll}-]+$|^\p{Lu}{2,5}$/u.test(word) && !/^(?:of|and)$/.test(word),
  );
  if (!isPlain || words.length < MIN_OBJECT_WORDS || words.length > MAX_ACHIEVEMENT_WORDS || /s$/.test(noun))
    return undefined;
  const kind = pluralOf(words.join(' '));
  return NO_STRENGTH_PATTERN.test(kind)
    ? undefined
    : upperFirst(`${presentOf(verb.base)}${verb.particle} ${kind}`);
}
