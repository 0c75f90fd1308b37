/** Names an ability by what the person did: 'Negotiates supplier contracts'. */

import { aOrAn } from '../../language/grammar/indefinite-article';
import { presentOf, verbForm } from '../../language/grammar/verbs';
import { lowerFirst, upperFirst } from '../../language/text/casing';
import { abilityOf } from '../../language/themes/subject-words';
import { skillCase } from '../../language/vocabulary/skill-names';
import { hasFigure } from '../statements/figures';
import { saidOf, type VerbObject, verbObjectOf } from '../statements/object';
import type { Statement } from '../statements/statement';

/** Verbs of everyday office work, which name no ability. */
const NO_ABILITY = new Set(
  `do get take give use receive attend complete handle perform conduct ensure maintain prepare provide support assist help work generate submit update
  check follow answer own serve start join process move place put keep send collect record file meet hold bring carry do make monitor promote
  document present assign advance demonstrate include interface add apply address arrange execute undertake require obtain find learn study
  position continue request play plant repair write publish win exceed save spend buy purchase see show tell gain earn increment enter compile
  schedule review identify recommend verify distribute issue share report record order forecast communicate collaborate participate employ foster host propose change modify adjust adapt rotate thrive embrace enjoy host explore travel visit act
  transform convert translate turn upgrade quote advise assess evaluate set put play walk serve`.split(/\s+/),
);
/** Verbs of change. Their object may be a single word. */
const CHANGES =
  /^(?:reduce|cut|lower|decrease|shorten|minimi[sz]e|increase|raise|grow|boost|double|improve|enhance|strengthen)$/;
const SHORTEST = 2;
/** Maximum words of an object, so that the title can be read at a glance. */
const MAX_WORDS = 5;
const PARTICLE = /^(?:up|out|over|around|forward|through|down|back)$/;

/** Uncountable nouns. */
const MASS =
  /(?:tion|sion|ment|ance|ence|ity|ness|ship|ing|cy|ware|ism|ics|age|ure|data|growth|revenue|traffic|support|health|staff|content|stock|cash|output|demand|turnover|throughput|leadership|personnel|manpower|research|(?<!net|frame)work|logistics|equipment|inventory|knowledge|access|trust|feedback|control|care|design|debt|safety|supply|delivery|strategy|availability)$/i;

/** Countable nouns, although their endings suggest otherwise. */
const COUNTED = /^(?:packages?|pages?|stages?|images?|messages?|languages?|villages?|garages?)$/i;
/** Singular nouns that end in s. */
const SINGULAR_S = /(?:us|ss|sis|basis)$/i;
/** Words after a noun that say how something was done. */
const MANNER = /\s(?:end-to-end|in-house|full-time|part-time|from scratch|hands-on|worldwide)$/i;

/**
 * Verbs of work that is repeated: someone who built a network can be said to build networks, while a
 * relocation happens once.
 */
const REPEATS =
  /^(?:build|design|redesign|develop|create|launch|introduce|implement|negotiate|lead|manage|establish|open|run|write|produce|engineer|architect|found|deliver|organi[sz]e|plan|roll|set|direct|head|oversee|invent|author|edit|host)$/;

/** An object in its grammatical number: the article if a singular needs one, and the words after it. */
interface Kind {
  article: string;
  name: string;
}

/**
 * The object with its article, in the number of the source: 'a grower app', 'grower apps'; undefined if it is
 * one particular thing.
 */
function asKind({ name: whole, before, isOne }: VerbObject, base: string): Kind | undefined {
  const changes = CHANGES.test(base);
  const name = whole.replace(MANNER, '');
  const words = name.split(' ');
  const at = words.findIndex((word) => /^of$/i.test(word));
  const head = at > 0 ? at - 1 : words.length - 1;
  const noun = words[head] ?? '';
  const isSingular = !/s$/.test(noun) || SINGULAR_S.test(noun);
  // Amounts take no article: 'Increased market share'.
  const amount = changes && !/^(?:an?|one|the|each|every|its|their|\d+)$/.test(before);
  const counted =
    !amount &&
    isSingular &&
    !/^\p{Lu}/u.test(noun) &&
    !/ (?:and|&) /.test(name) &&
    (!MASS.test(noun) || COUNTED.test(noun) || (isOne && /(?:tion|sion)$/.test(noun)));
  if (/['’]s?\b/.test(name) || (counted && (before === 'the' || !REPEATS.test(base)))) return undefined;
  const inner = words.slice(at + 2).join(' ');
  const isPurpose = at > 0 && /^an?$/.test(words[at + 1] ?? '');
  const kind = isPurpose
    ? [...words.slice(0, at + 1), `${aOrAn(inner)}${inner}`].join(' ').split(' ')
    : words;
  // A single capitalised word is a name, and so are all words up to the last: 'Python scripts', 'Logic Apps',
  // but not 'Stock Management tools'.
  const isNamed =
    /^\p{Lu}/u.test(kind[0] ?? '') &&
    (!/^\p{Lu}\p{Ll}/u.test(kind[1] ?? '') || /^\p{Lu}/u.test(kind.at(-1) ?? ''));
  const objectName = isNamed ? kind.join(' ') : lowerFirst(kind.join(' '));
  return { article: isSingular && (counted || isOne) ? aOrAn(objectName) : '', name: objectName };
}

/** The base form and the particle of the first verb of a statement. */
function verbOf({ predicate }: Statement): { base: string; particle: string } | undefined {
  const [verb = '', next = '', second = ''] = predicate?.text.split(' ') ?? [];
  const base = verbForm(verb)?.base;
  return base ? { base, particle: PARTICLE.test(next) && !/^\d/.test(second) ? ` ${next}` : '' } : undefined;
}

/** Objects of tasks that are part of every job, whatever their verb. */
const NO_STRENGTH =
  /(?:^|\s)(?:reporting|reports?|tests?|tickets?|documentation|subscriptions?|lifecycle management|meetings?|relationships?|dynamics|content|scripts?|components?|requirements|pages|screens|containers?|codes?|sessions|discussions|features|lessons?|classes|stories|epics?|sprints?|tasks|reviews|parties|party|birthdays?|celebrations?|outings?|picnics?|back-end|front-end|end-to-end|real-time)$/i;

/** Verbs whose object needs only one word: 'Automates infrastructure'. */
const SPECIFIC =
  /^(?:automate|migrate|moderni[sz]e|consolidate|restructure|refinance|digiti[sz]e|integrate|standardi[sz]e|centrali[sz]e|outsource|insource|locali[sz]e|relocate|privati[sz]e|merge|acquire|divest)$/;

/** Verbs of leading people, and of teaching them. */
const LEADING =
  /^(?:lead|manage|head|direct|run|supervise|build|grow|scale|expand|assemble|establish|mentor|coach|train)$/;
const TEACHING = /^(?:mentor|coach|train|tutor|teach|onboard|hire|recruit)$/;
/** A team with its kind and its members: 'a cross-functional team', 'teams of 12 engineers'. */
const TEAM =
  /^(?:(?:an?|the|its|their|his|her|all|both|two|three|four|five|six|seven|eight|nine|ten|several|multiple|new|over|up to|more than|\d+\+?|(?:high|well|top)-\p{L}+|large|small|talented|diverse|dynamic|dedicated|strong|great|whole|entire|own) )*((?:[\p{L}&-]+ ){0,2})teams?\b(?!\s(?!(?:of|to|from|in|that|which|who|and|for|with|across|within|at|on|by|through|while|under|during|\p{L}+ing)\b))(?: of (?:(?:over|about|up to|more than|around|approximately|[\d,]+\+?) )*((?:[\p{Ll}-]+ )?\p{Ll}+(?:ers|ors|ists|ants))\b)?/u;
/** People who are taught: 'junior developers', 'managers'. */
const LEARNERS =
  /^(?:[\p{Ll}-]+ ){0,2}\p{Ll}+(?:ers|ors|ists|ants|eers|ees|interns|students|apprentices|staff|colleagues)$/u;

/**
 * The ability that a statement about people shows: 'Leads a cross-functional team', 'Mentors junior
 * developers'.
 */
function leadershipOf(statement: Statement, { base }: { base: string }): string | undefined {
  const verb = upperFirst(presentOf(base));
  const objectText = saidOf(statement.predicate?.text ?? '').join(' ');
  const team = LEADING.test(base) ? TEAM.exec(objectText) : null;
  if (team) {
    const [, kind = '', people = ''] = team;
    if (/\b(?:and|or|of|for|to|in|with|than)\b/.test(kind) || /['’]s?\b/.test(kind)) return undefined;
    const named = people !== '' && kind === '' && people !== 'members';
    const teams = `${named ? '' : kind}${/\bteams\b/.test(team[0]) ? 'teams' : 'team'}`;
    // That somebody had a team says less than what kind of team it was.
    if (teams === 'team' && !named) return undefined;
    const article = teams.endsWith('s') ? '' : aOrAn(teams);
    return `${verb} ${article}${teams}${named ? ` of ${people}` : ''}`;
  }
  const learners = TEACHING.test(base) ? verbObjectOf(statement, 1, true)?.name : undefined;
  return learners && LEARNERS.test(learners) ? `${verb} ${learners}` : undefined;
}

/** Plurals that do not say what was done, even in large numbers. */
const VAGUE =
  /^(?:things|items|activities|areas|tools|solutions|efforts|methods|types|years|months|weeks|days|hours|people|members|others|parts|times|ways|units|sites|hires)$/i;
/** A single word for what was done many times: 'events' of 'Coordinated 980 events a year'. */
const counted = (object: VerbObject | undefined): VerbObject | undefined =>
  object && /^(?:personnel|staff|\p{Ll}{3,}[^s\P{L}]s)$/u.test(object.name) && !VAGUE.test(object.name)
    ? object
    : undefined;

/**
 * The ability that a statement shows: 'Reduces unscheduled downtime', or that of its subject, 'Cuts costs'.
 * Undefined if its verb fits any role and its subject is not known.
 */
export function abilityName(statement: Statement): string | undefined {
  const [subject] = statement.subjects;
  return verbAndObject(statement) ?? (subject && abilityOf(subject));
}

/**
 * A statement's verb in the present tense with its object; undefined if either is too general or the object
 * too long.
 */
function verbAndObject(statement: Statement): string | undefined {
  const verb = verbOf(statement);
  if (!verb || NO_ABILITY.has(verb.base) || (verb.base === 'turn' && verb.particle !== ' around'))
    return undefined;
  const leadership = leadershipOf(statement, verb);
  if (leadership) return leadership;
  const isShort = CHANGES.test(verb.base) || SPECIFIC.test(verb.base);
  const object =
    verbObjectOf(statement, isShort ? 1 : SHORTEST) ??
    (isShort || !hasFigure(statement.text) ? undefined : counted(verbObjectOf(statement, 1)));
  if (!object) return undefined;
  if (object.name === 'team' || NO_STRENGTH.test(object.name.replace(MANNER, ''))) return undefined;
  const kind = asKind(object, verb.base);
  if (!kind || kind.name.replace(/ of an? /, ' of ').split(' ').length > MAX_WORDS) return undefined;
  const title = upperFirst(`${presentOf(verb.base)}${verb.particle} ${kind.article}${kind.name}`);
  return /^\p{Lu}/u.test(kind.name) ? title : skillCase(title);
}
