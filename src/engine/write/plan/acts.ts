/**
 * Recognises acts that are common to many careers, each named as an ability: a line about won clients 'Wins business'.
 */

import { memoizeByObject } from '../../language/text/memoize';
import { LEADING_POST_PATTERN } from '../career/posts';
import { leadingVerbs, objectOf } from '../statements/object';
import type { Statement } from '../statements/statement';
import { leadershipActs } from './leadership-acts';

interface Act {
  /** The title of a superpower. */
  title: string;
  /** Base forms of verbs; a line must begin with one of them. */
  verbs: ReadonlySet<string>;
  /** Nouns; one of them must be the head of the verb's object. */
  objects: RegExp;
  /** Titles of the roles in which a line means this act, if it may mean something else in others. */
  posts?: RegExp;
  /** A pattern that the line must match as well. */
  line?: RegExp;
  /** Titles of the roles whose trade this act is, so that a single line is enough. */
  trade?: RegExp;
  /** Whether the object is an amount, which is changed as a whole, so that a single line is enough: 'costs'. */
  isAmount?: true;
}

/** Nouns at the end of a phrase, or before 'and', 'or', a comma or a slash. */
const headNounPattern = (nouns: string): RegExp =>
  new RegExp(`(?:^|[ -])(?:${nouns})(?=$| and | or | & |,|/)`);

/** People who are led, taught or hired. */
const PEOPLE_NOUNS =
  'teams?|staff|people|members|students|interns|employees|colleagues|leaders|hires|[a-z]+(?:ers|ors|ists|ants|eers|ees)';
const BUILDING_VERBS =
  'build rebuild develop create design redesign engineer implement architect code program write launch ship';
/** Titles of people who write software, for whom 'built a platform' means a software platform. */
const PROGRAMMERS_PATTERN =
  /\b(?:software|developer|programmer|full-?stack|front-?end|back-?end|web|devops|data engineer|machine learning|cto|chief technology officer|technical lead|tech lead|application)\b/i;

const SELLERS_PATTERN = /\b(?:sales|account|accounts|business development|partnerships?|commercial)\b/i;
const BUYERS_PATTERN =
  /\b(?:procurement|purchas\w+|buyer|buying|sourcing|supply|vendor|contracts?|commercial)\b/i;
const TEACHERS_PATTERN =
  /\b(?:teacher|lecturer|professor|instructor|trainer|training|learning|coach|educat\w+)\b/i;
const PRODUCT_WORK_PATTERN = /\b(?:product|brand|marketing|founder|co-founder)\b/i;
const PROJECTS_PATTERN = /\b(?:project|program|programme|delivery)\b/i;
const EVENTS_PATTERN = /\bevents?\b/i;
const RESEARCH_PATTERN = /\b(?:research\w*|professor|scientist|fellow)\b/i;

const SOFTWARE_PRODUCT_NOUNS =
  '(?:software|web|mobile|cloud|cloud-based|saas|crm|cms|e-commerce|ios|android) (?:platforms?|systems?|tools?|services?|products?|solutions?|applications?)|software|apps?|applications?|websites?|apis?|micro-?services?|chatbots?|plugins?|sdks?|web services';
/** Nouns that mean software where a programmer built it. */
const PROGRAMMERS_PRODUCT_NOUNS =
  'platforms?|systems?|tools?|tooling|toolkits?|services?|librar(?:y|ies)|frameworks?|pipelines?|portals?|dashboards?|interfaces?|engines?|modules?|back-?ends?|front-?ends?|prototypes?|bots?|integrations?|databases?|uis?|user interfaces?|(?:neural[ -])?networks?|models?';
const MOVED_NOUNS =
  'systems?|applications?|databases?|platforms?|services?|workloads?|infrastructure|servers?|data|storage|clusters?|websites?|stack';
const COMPANY_NOUNS = 'compan(?:y|ies)|business(?:es)?|firms?|competitors?|subsidiar(?:y|ies)';
const TEACHING_NOUNS =
  'courses?|curricul(?:um|a)|syllabus|training|training (?:program(?:me)?s?|materials?|modules?)|workshops';

/** An act by its title, its verbs, the nouns of its object, and what else must hold. */
type Row = readonly [title: string, verbs: string, nouns: string, also?: Partial<Act>];

const ROWS: readonly Row[] = [
  [
    'Wins business',
    'win acquire sign land secure gain close',
    'customers?|clients?|accounts?|contracts?|deals?|tenders?|orders|business',
    { trade: SELLERS_PATTERN },
  ],
  [
    'Grows revenue',
    'grow increase raise double triple boost expand',
    'revenues?|sales|turnover|income|arr|mrr|bookings',
    { isAmount: true },
  ],
  [
    'Improves profit',
    'improve increase raise grow double',
    'profits?|profitability|margins?|ebitda',
    { isAmount: true },
  ],
  [
    'Cuts costs',
    'cut reduce lower decrease save',
    'costs?|expenses|spend|spending|expenditure|overheads?',
    { isAmount: true },
  ],
  [
    'Negotiates contracts',
    'negotiate renegotiate',
    'contracts?|agreements?|deals?|leases?',
    { trade: BUYERS_PATTERN },
  ],
  ['Negotiates terms', 'negotiate renegotiate', 'terms|rates|prices|pricing|conditions', { isAmount: true }],
  [
    'Builds partnerships',
    'build establish forge form develop create',
    'partnerships?|alliances?|partner (?:program(?:me)?s?|channels?|networks?)',
    { trade: LEADING_POST_PATTERN },
  ],
  [
    'Raises capital',
    'raise secure',
    'capital|funds|funding|investments?|(?:seed|equity|debt) (?:round|financing)',
    { isAmount: true },
  ],
  ['Wins grants', 'win secure obtain', 'grants?|research funding'],
  [
    'Turns businesses around',
    'turn',
    `${COMPANY_NOUNS}|portfolios?|units?|divisions?|regions?|plants?|stores?|branch(?:es)?`,
    { line: /^turn(?:ed|s) around /, trade: LEADING_POST_PATTERN },
  ],
  ['Refinances debt', 'refinance', 'debts?|loans?|facility|facilities|bonds?'],
  ['Acquires companies', 'acquire buy', COMPANY_NOUNS],
  ['Sells companies', 'sell divest', COMPANY_NOUNS],
  ['Sells business units', 'sell divest', 'units?|divisions?'],
  [
    'Integrates acquisitions',
    'integrate lead complete manage',
    `integration|acquisitions?|${COMPANY_NOUNS}`,
    { line: /\b(?:acqui(?:red|sition)|merge[rd])/, trade: LEADING_POST_PATTERN },
  ],
  ['Opens markets', 'open enter', 'markets?'],
  [
    'Opens sites',
    'open',
    'sites?|stores?|branch(?:es)?|offices?|locations?|plants?|depots?|outlets?|hotels?|restaurants?|clinics?|hospitals?|schools?|(?:service|distribution|fulfil?lment|call) cent(?:er|re)s?|hubs?',
    { trade: LEADING_POST_PATTERN },
  ],
  ['Relocates sites', 'relocate move', 'sites?|plants?|offices?|headquarters|factor(?:y|ies)|warehouses?'],
  [
    'Launches products',
    'launch introduce release',
    'products?|product (?:lines?|suites?)|apps?|brands?|suites?',
    { trade: PRODUCT_WORK_PATTERN },
  ],
  [
    'Closes the books faster',
    'cut shorten reduce accelerate',
    '(?:(?:month|quarter|year)-end |monthly |quarterly |annual |financial )?clos(?:e|ing)',
    { isAmount: true },
  ],
  ['Builds software', BUILDING_VERBS, SOFTWARE_PRODUCT_NOUNS, { trade: PROGRAMMERS_PATTERN }],
  [
    'Builds software',
    BUILDING_VERBS,
    PROGRAMMERS_PRODUCT_NOUNS,
    { posts: PROGRAMMERS_PATTERN, trade: PROGRAMMERS_PATTERN },
  ],
  [
    'Moves systems to the cloud',
    'migrate move',
    MOVED_NOUNS,
    {
      line: / to (?:the )?(?:\p{L}+ )?(?:cloud|aws|azure|gcp|amazon web services)(?!\p{L})/iu,
      trade: PROGRAMMERS_PATTERN,
    },
  ],
  ['Migrates systems', 'migrate', MOVED_NOUNS, { trade: PROGRAMMERS_PATTERN }],
  ['Automates work', 'automate', '[a-z]{1,30}'],
  [
    'Grows teams',
    'grow scale expand double triple',
    'teams?|departments?|workforce|headcount',
    { isAmount: true },
  ],
  [
    'Builds teams',
    'build hire recruit assemble found establish',
    'teams?|departments?|workforce',
    { trade: LEADING_POST_PATTERN },
  ],
  ['Mentors people', 'mentor coach', PEOPLE_NOUNS, { trade: LEADING_POST_PATTERN }],
  ['Trains people', 'train', PEOPLE_NOUNS, { trade: TEACHERS_PATTERN }],
  ['Designs training', 'design develop create write', TEACHING_NOUNS, { trade: TEACHERS_PATTERN }],
  [
    'Leads projects',
    'lead manage run direct oversee head',
    'projects?|program(?:me)?s?',
    { trade: PROJECTS_PATTERN },
  ],
  [
    'Manages budgets',
    'manage control own oversee administer',
    'budgets?|p&l',
    { trade: LEADING_POST_PATTERN },
  ],
  [
    'Improves processes',
    'improve streamline optimize optimise redesign simplify standardize standardise',
    'process(?:es)?|workflows?|procedures|operations',
    { trade: LEADING_POST_PATTERN },
  ],
  [
    'Shapes strategy',
    'set define develop create shape formulate',
    'strateg(?:y|ies)',
    { trade: LEADING_POST_PATTERN },
  ],
  ['Sets standards', 'establish set define introduce write', 'standards|policies|guidelines'],
  [
    'Runs events',
    'organize organise run host plan produce',
    'events?|conferences?|workshops?|webinars?|seminars?|exhibitions?|summits?|meetups?|hackathons?|festivals?',
    { trade: EVENTS_PATTERN },
  ],
  [
    'Publishes research',
    'publish author co-author',
    'papers?|(?<!how-to )articles?|publications?|chapters?',
    { trade: RESEARCH_PATTERN },
  ],
  [
    'Leads teams',
    'lead manage head direct supervise',
    'teams?|staff|workforce|personnel',
    { trade: LEADING_POST_PATTERN },
  ],
];

const ACTS: readonly Act[] = ROWS.map(([title, verbs, nouns, also]) => ({
  title,
  verbs: new Set(verbs.split(' ')),
  objects: headNounPattern(nouns),
  ...also,
}));

/** An act of a line, and whether one line is enough to show it. */
export interface SaidAct {
  title: string;
  isShownByOneLine: boolean;
}

const PLURAL_NOUN_PATTERN = /[^su]s$/;

/** Nouns before 'of' that only state a kind of work or a quantity: 'the design of', 'a group of'. */
const NOUN_BEFORE_OF_PATTERN =
  /^(?:an? |the )?(?:[a-z-]+ )?(?:(?:design|development|creation|launch|delivery|implementation|migration|build|rollout|introduction|group|team|community|cohort|pool|number|series|variety|range|set|total)(?: and (?=[a-z]))?){1,2} of (?:an? |the )?/;

/** The verb that a noun stands for if an act was led: 'Led the design and launch of'. */
const VERB_BY_NOUN: Readonly<Record<string, string>> = {
  design: 'design',
  development: 'develop',
  creation: 'create',
  launch: 'launch',
  migration: 'migrate',
  implementation: 'implement',
  integration: 'integrate',
  acquisition: 'acquire',
  negotiation: 'negotiate',
  automation: 'automate',
  delivery: 'deliver',
  deployment: 'deploy',
};
const LEADING_VERB_PATTERN = new RegExp(
  `^(?:leads?|led|spearhead(?:s|ed)|overs(?:aw|ees)|drove|drives|directs|directed|heads|headed|pioneer(?:s|ed)|manage[sd]) (?:the )?(?:(?:end-to-end|full-stack|full|overall|complete|successful|technical) )?((?:(?:${Object.keys(VERB_BY_NOUN).join('|')})(?:, and |, | and | )){1,4})of (?=.)`,
);

/** The verbs of a predicate and its object; 'led the launch of' launches. */
function actionOf(predicate: string): { verbs: string[]; object: string } {
  const match = LEADING_VERB_PATTERN.exec(predicate);
  const acts = match?.[1]?.split(/\W+/).flatMap((noun) => VERB_BY_NOUN[noun] ?? []) ?? [];
  return {
    verbs: [...acts, ...leadingVerbs(predicate)],
    object: objectOf(match ? `built ${predicate.slice(match[0].length)}` : predicate),
  };
}

/** The possible objects of a verb: the words up to 'of', and those after it if the words before only describe them. */
function possibleObjects(object: string): string[] {
  const inner = object.replace(NOUN_BEFORE_OF_PATTERN, '');
  return [...new Set([object, inner])].map((words) => words.split(' of ')[0] ?? words);
}

/** The acts of a line, the most specific first, recognised by its verb and object. */
export const actsOf = memoizeByObject(({ predicate, language, role }: Statement): readonly SaidAct[] => {
  if (language !== 'en' || !predicate) return [];
  const { verbs, object } = actionOf(predicate.text);
  const candidates = possibleObjects(object);
  const post = role?.title ?? '';
  const ownActs = ACTS.flatMap(({ title, verbs: known, objects, posts, line, trade, isAmount }) => {
    const noun = verbs.some((verb) => known.has(verb))
      ? candidates.flatMap((thing) => objects.exec(thing)?.[0] ?? [])[0]
      : undefined;
    if (!noun || (posts && !posts.test(post)) || (line && !line.test(predicate.text))) return [];
    return [
      {
        title,
        isShownByOneLine: isAmount === true || PLURAL_NOUN_PATTERN.test(noun) || trade?.test(post) === true,
      },
    ];
  });
  const leaderActs = leadershipActs(predicate.text, post).map((title) => ({ title, isShownByOneLine: true }));
  return [...leaderActs, ...ownActs].filter(
    (one, at, all) => all.findIndex(({ title }) => title === one.title) === at,
  );
});
