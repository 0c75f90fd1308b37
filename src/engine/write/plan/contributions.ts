/** The kinds of contribution that a line shows: growth, a turnaround, a platform that was built. */
import { memoizeByObject } from '../../language/text/memoize';
import type { Contribution } from '../../language/vocabulary/contributions';
import { LEADING_POST_PATTERN } from '../career/posts';
import { ASSISTED_PATTERN } from '../career/work-areas';
import { hasFigure } from '../statements/figures';
import { objectOf } from '../statements/object';
import type { Statement } from '../statements/statement';
import { actsOf } from './acts';

/** The contribution that an act shows, by the title of the act. */
const CONTRIBUTION_BY_ACT: Readonly<Record<string, Contribution>> = {
  'Turns businesses around': 'turnaround',
  'Turns products around': 'turnaround',
  'Turns projects around': 'turnaround',
  'Restructures businesses': 'turnaround',
  'Leads through crises': 'turnaround',
  'Grows revenue': 'growth',
  'Improves profit': 'growth',
  'Beats sales targets': 'growth',
  'Wins business': 'growth',
  'Takes companies public': 'deals',
  'Raises capital': 'deals',
  'Negotiates financing': 'deals',
  'Acquires companies': 'deals',
  'Sells companies': 'deals',
  'Sells business units': 'deals',
  'Prepares companies for sale': 'deals',
  'Refinances debt': 'deals',
  'Leads transformations': 'transformation',
  'Integrates acquisitions': 'transformation',
  'Renews legacy systems': 'transformation',
  'Migrates systems': 'transformation',
  'Moves systems to the cloud': 'transformation',
  'Closes the books faster': 'efficiency',
  'Cuts costs': 'efficiency',
  'Builds companies': 'businesses',
  'Builds functions from scratch': 'businesses',
  'Builds sales channels': 'businesses',
  'Enters new markets': 'businesses',
  'Opens markets': 'businesses',
  'Opens sites': 'businesses',
  'Launches products': 'products',
  'Builds data platforms': 'platforms',
  'Leads teams': 'people',
  'Leads large businesses': 'people',
  'Develops leaders': 'people',
  'Builds teams': 'teams',
  'Grows teams': 'teams',
  'Rebuilds leadership teams': 'teams',
};

/** The contribution that an act shows; undefined if it is not one that a leader makes to a whole organisation. */
export const contributionOfAct = (title: string): Contribution | undefined => CONTRIBUTION_BY_ACT[title];

const UP_TO_FEW_WORDS_SOURCE = '[^.;:]{0,45}?';
const GROWING_THING_SOURCE =
  '(?:revenues?|sales|turnover|profits?|profitability|margins?|ebitda|customers?|clients?|users|deposits|market share|market cap\\w*|arr|mrr|gmv|aum|bookings|pipeline|leads|conversions?|accounts|members|memberships?|subscribers|donations|income|exports|orders|mortgage book|loan book|business)';
const GROWTH_VERB_SOURCE =
  '(?:grew|grow(?:s|ing)?|growth|rais(?:ed|es|ing)|increas(?:ed|es|ing|e)|lift(?:ed|s|ing)|doubl(?:ed|ing)|tripl(?:ed|ing)|quadrupl(?:ed|ing)|boost(?:ed|s|ing)|expand(?:ed|ing)|scal(?:ed|ing)|generat(?:ed|es|ing)|exceed(?:ed|s|ing)|uplift|improv(?:ed|es|ing)|won|attract(?:ed|ing)|acquir(?:ed|ing))';
const WORD_END_SOURCE = '(?![\\p{L}\\p{N}-])';
const WORD_START_SOURCE = '(?<![\\p{L}\\p{N}-])';
/** Growth of what a business lives from, or in percent: 'raising deposits', 'a 45% revenue increase', '9% growth'. */
const GROWTH_PATTERN = new RegExp(
  `${WORD_START_SOURCE}${GROWTH_VERB_SOURCE}${WORD_END_SOURCE}${UP_TO_FEW_WORDS_SOURCE}${WORD_START_SOURCE}${GROWING_THING_SOURCE}${WORD_END_SOURCE}|${WORD_START_SOURCE}${GROWING_THING_SOURCE} (?:was |were )?${GROWTH_VERB_SOURCE}${WORD_END_SOURCE}|\\d(?:%|x| percent) (?:\\p{L}+ ){0,2}growth${WORD_END_SOURCE}`,
  'iu',
);
const GROWTH_BEGINNING_PATTERN = new RegExp(`^(?:led |drove )?${GROWTH_VERB_SOURCE} `, 'iu');
const SPENT_THING_SOURCE =
  '(?:costs?|expenses?|spend(?:ing)?|time|times|days|hours|weeks|lead time|close|cycle|errors?|defects?|incidents?|downtime|waste|scrap|complaints|attrition|turnover|churn|debt|rework|effort|usage|fees|latency|inventory|backlog|breakages?|losses|arrears)';
const SAVING_VERB_SOURCE =
  '(?:cut|cuts|cutting|reduc(?:ed|es|ing|tion)|lower(?:ed|s|ing)|shorten(?:ed|s|ing)|sav(?:ed|es|ing|ings)|decreas(?:ed|es|ing|e)|halv(?:ed|ing)|eliminat(?:ed|es|ing)|accelerat(?:ed|ing))';
/** Costs, time or faults that were reduced, or an amount of money that was saved. */
const EFFICIENCY_PATTERN = new RegExp(
  `${WORD_START_SOURCE}${SAVING_VERB_SOURCE}${WORD_END_SOURCE}${UP_TO_FEW_WORDS_SOURCE}${WORD_START_SOURCE}${SPENT_THING_SOURCE}${WORD_END_SOURCE}|${WORD_START_SOURCE}${SAVING_VERB_SOURCE}${WORD_END_SOURCE} [^.;:]{0,12}[$€£]`,
  'iu',
);
/** Organisations, systems and ways of working that were renewed as a whole. */
const TRANSFORMATION_PATTERN =
  /^(?:transformed|moderni[sz]ed|digiti[sz]ed|consolidated|merged|integrated (?:\p{L}+ ){1,3}(?:businesses|companies|acquisitions|entities|divisions|banks|mills|plants|firms)|(?:led|drove|directed|spearheaded|headed|managed|oversaw|executed|delivered) (?:the |an? )?(?:[\p{L}-]+ ){0,3}(?:transformation|migration|moderni[sz]ation|integration|consolidation|reorgani[sz]ation|digiti[sz]ation|change management)(?!\p{L}))/iu;

const MAKING_PATTERN =
  /^(?:(?:successfully|solo) )?(?:built|rebuilt|builds|launched|launches|created|founded|co-?founded|established|set up|opened|introduced|architected|pioneered|concei?ved|conceptuali[sz]ed|designed|developed|delivered|prototyped|spearheaded)(?:,? (?:and|&) \p{L}+)? /iu;
const PLURAL_AT_END_SOURCE = '(?:s|es|ies)?$';
/** The contribution of making a thing, by the last noun of the object of the verb. */
const MADE_THINGS: readonly (readonly [RegExp, Contribution])[] = [
  [
    new RegExp(
      `(?:business|company|companies|start-?up|subsidiar(?:y|ies)|division|practice|branch|market|agency|joint venture|franchise|sales channel|sales force channel|partner programm?e?|operations|consultancy|distribution network|dealer network|store)${PLURAL_AT_END_SOURCE}`,
      'i',
    ),
    'businesses',
  ],
  [
    new RegExp(
      `(?:product|app|product line|savings account|debit card|credit card|brand|label|marketplace|business model|mvp|offering)${PLURAL_AT_END_SOURCE}`,
      'i',
    ),
    'products',
  ],
  [
    new RegExp(
      `(?:platform|pipeline|data warehouse|infrastructure|architecture|ecosystem|ledger service|platform service|service|framework|engine|system)${PLURAL_AT_END_SOURCE}`,
      'i',
    ),
    'platforms',
  ],
];
/** Words that show a system or service to be software, unlike 'a filing system'. */
const SOFTWARE_PATTERN =
  /\b(?:software|data|cloud|api|apis|micro-?services?|platform|pipeline|ai|ml|web|mobile|saas|iot|server|model|digital|payments?|ledger|users|technology|engineer\w*|developer|devops|architect|cto)\b/i;

/** The kind of thing that a line says the person made. */
function contributionOfMaking(predicate: string, post: string): Contribution | undefined {
  if (!MAKING_PATTERN.test(predicate)) return undefined;
  const object = (objectOf(predicate).split(/ (?:of|for|with|that|which|in|to) /)[0] ?? '').trim();
  const kind = MADE_THINGS.find(([things]) => things.test(object))?.[1];
  return kind === 'platforms' && !SOFTWARE_PATTERN.test(`${predicate} ${post}`) ? undefined : kind;
}

/** The kinds of contribution that an English line shows, the most specific first. */
export const contributionsOf = memoizeByObject((statement: Statement): readonly Contribution[] => {
  const { language, text, role } = statement;
  if (language !== 'en' || ASSISTED_PATTERN.test(text)) return [];
  if (statement.form !== 'predicate' && statement.form !== 'clause') return [];
  const predicate = statement.predicate?.text ?? text;
  const post = role?.title ?? '';
  const kinds = actsOf(statement).flatMap(({ title }) => CONTRIBUTION_BY_ACT[title] ?? []);
  // Without a figure, only a line that begins with the change states it and not merely its aim.
  if (GROWTH_PATTERN.test(text) && (hasFigure(text) || GROWTH_BEGINNING_PATTERN.test(predicate)))
    kinds.push('growth');
  if (EFFICIENCY_PATTERN.test(text) && hasFigure(text)) kinds.push('efficiency');
  if (TRANSFORMATION_PATTERN.test(predicate)) kinds.push('transformation');
  const madeKind = contributionOfMaking(predicate, post);
  if (madeKind) kinds.push(madeKind);
  // What only a leader brings about is not claimed for others.
  return [...new Set(kinds)].filter(
    (kind) => !LEADERS_CONTRIBUTIONS.has(kind) || LEADING_POST_PATTERN.test(post),
  );
});

const LEADERS_CONTRIBUTIONS: ReadonlySet<Contribution> = new Set([
  'turnaround',
  'businesses',
  'teams',
  'people',
]);
