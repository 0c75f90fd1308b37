/**
 * Further acts of people who run organisations: those that state its size or budget, a change of the whole, what they
 * set up, and patents and approvals.
 */

import { HEAD_POST_PATTERN, LEADING_POST_PATTERN, PRODUCT_POST_PATTERN } from '../career/posts';
import {
  ABOUT_SOURCE,
  actPattern,
  actPatternWithNoun,
  BUSINESS_SOURCE,
  type LeadershipAct,
  MONEY_SOURCE,
} from './act-patterns';

/** The size of a large organisation: billions, or a thousand people and more. */
const LARGE_SIZE_SOURCE = `(?:(?:[$€£]|us\\$|usd |eur |gbp |chf |aud )\\s?\\d[\\d.,]*\\s?(?:b|bn|billion)(?!\\p{L})|\\d{1,3}(?:,\\d{3})+\\+? (?:[\\p{L}-]+ ){0,2}(?:people|staff|employees|workers|colleagues))`;
const LEADERS_VERB_SOURCE =
  'leads?|led|runs?|ran|heads?|headed|manages?|managed|directs?|directed|oversees?|oversaw';
const LARGE_BUSINESS_PATTERN = new RegExp(
  `^(?=.*${LARGE_SIZE_SOURCE})(?:${LEADERS_VERB_SOURCE}) (?:(?!(?:of|on|for|in|to|with|from|through|by|at|across|team|teams) )[^\\s;:,]{1,30} ){0,6}?(?:corporation|organi[sz]ation|bank|${BUSINESS_SOURCE})(?![\\p{L}-]| (?:unit|units|process|development|case|analysts?|line))`,
  'iu',
);
const PEOPLE_LED_PATTERN = new RegExp(
  `^(?:${LEADERS_VERB_SOURCE}|supervises?|supervised) ${ABOUT_SOURCE}(?:up to )?\\d[\\d,]*\\+? (?:(?!of |teams? )[\\p{L}&/-]+ ){0,4}?(?:people|staff|employees|reports|professionals|specialists|engineers|developers|managers|directors|analysts|consultants|technicians|officers|designers|nurses|teachers|advis[eo]rs|planners)(?![\\p{L}-])`,
  'iu',
);
const BUDGET_PATTERN = new RegExp(
  `^(?:oversaw|oversees|managed|manages|controlled|controls|owned|owns|held|holds) (?:an? |the )?(?:(?:[\\p{L}&-]+|${MONEY_SOURCE}\\S*(?: million| billion)?) ){0,3}budgets?(?![\\p{L}-])(?=.{0,40}\\d|$)`,
  'iu',
);
const CRISIS_PATTERN =
  /^(?:led|guided|steered|navigated|managed|took) [^;:]{0,60}\b(?:through|during) (?:the |an? )?(?:[\p{L}\d-]+ ){0,3}(?:crisis|crises|downturns?|recession|bankruptcy|insolvency|pandemic|covid-19)(?!\p{L})/iu;

/** A strategy that is owned by itself, and not among other things. */
const OWNED_STRATEGY_PATTERN =
  /^(?:owned|owns) (?:(?!(?:of|on|for|in|to|with|from|by) )[^\s;:,]{1,30} ){0,5}?(?:strategy|strategies)(?![\p{L}-])/iu;

/** The acts of those who run an organisation, in the form of those in `leadership-acts.ts`. */
export const ORGANISATION_ACTS: readonly LeadershipAct[] = [
  ['Leads large businesses', LARGE_BUSINESS_PATTERN, LEADING_POST_PATTERN],
  ['Leads through crises', CRISIS_PATTERN, HEAD_POST_PATTERN],
  [
    'Leads transformations',
    actPattern(
      'led|leads|spearheaded|drove|drives|directed|headed|orchestrated|delivered',
      '(?:digital|business|cultural|culture|enterprise|agile|lean|operational|technology|finance|organi[sz]ational|company-wide|group-wide) transformations?',
    ),
    LEADING_POST_PATTERN,
  ],
  [
    'Restructures businesses',
    actPattern(
      'restructured|restructures|reorgani[sz]ed|led the (?:restructuring|reorgani[sz]ation) of|led (?:restructuring|reorgani[sz]ation) of',
      `organi[sz]ation|department|function|${BUSINESS_SOURCE}`,
    ),
    HEAD_POST_PATTERN,
  ],
  [
    'Exceeds targets',
    actPattern(
      'exceeded|exceeds|surpassed|surpasses|outperformed|overachieved|over-achieved|beat',
      'targets?|objectives?|goals?|kpis?',
    ),
  ],
  [
    'Builds companies',
    new RegExp(
      `${actPattern('founded|co-founded|started|built', 'company|firm|agency|consultancy|start-?up|business(?! (?:unit|line|case|plan|process|intelligence|relationships?))').source}(?=.*\\d)`,
      'iu',
    ),
    LEADING_POST_PATTERN,
  ],
  [
    'Builds brands',
    actPattern(
      'built|rebuilt|established|created|grew',
      'brand(?! (?:guide|guidelines|assets?|book|strategy|strategies|standards|campaigns?|content|kit|voice|positioning))',
    ),
    PRODUCT_POST_PATTERN,
  ],
  [
    'Turns products around',
    actPattern(
      '(?:inherited and )?turned around|revived|(?:inherited and )?rescued',
      'products?|product lines?|services?|platforms?',
    ),
    LEADING_POST_PATTERN,
  ],
  [
    'Launches products',
    /^(?:led|drove|directed|managed|headed) (?:the )?(?:[\p{L}-]+ ){0,2}launch(?:es)? of (?:[\p{L}\d-]+ ){0,4}products?(?!\p{L})/iu,
    LEADING_POST_PATTERN,
  ],
  [
    'Builds sales channels',
    actPattern(
      'introduced|established|built|created|launched|set up',
      'sales (?:force )?channels?|sales forces?|distribution (?:channels?|network)',
    ),
    LEADING_POST_PATTERN,
  ],
  [
    'Builds partnerships',
    actPattern(
      'delivered|secured|negotiated|forged|spearheaded|cultivated|brokered|initiated',
      'partnerships|alliances|joint ventures?',
    ),
    LEADING_POST_PATTERN,
  ],
  [
    'Shapes strategy',
    actPattern(
      'led|leads|set|sets|defined|drove|crafted|authored|led the (?:design|development|definition|formulation)(?: and \\p{L}+)? of',
      '(?:strategy|strategies)(?! to| (?:team|meetings?|sessions?|workshops?|consultants?|projects?))',
    ),
    HEAD_POST_PATTERN,
  ],
  ['Shapes strategy', OWNED_STRATEGY_PATTERN, HEAD_POST_PATTERN],
  [
    'Renews legacy systems',
    /^(?:(?:led|drove|directed|managed|oversaw|executed) (?:the )?(?:moderni[sz]ation|replacement|migration|re-?platforming) of|moderni[sz]ed|replaced|retired|re-?platformed|migrated) (?:[^\s;:]{1,30} ){0,5}?(?:legacy|mainframe|cobol|monolith)/iu,
  ],
  ['Leads teams', PEOPLE_LED_PATTERN, LEADING_POST_PATTERN],
  ['Manages budgets', BUDGET_PATTERN, LEADING_POST_PATTERN],
  [
    'Manages funds',
    new RegExp(
      `^(?=.*(?:${MONEY_SOURCE}|us\\$?\\d))(?:managed|manages|oversaw|oversees|ran|runs) (?:(?:independently|solely|successfully) )?(?:[^\\s;:]{1,30} ){0,6}?(?:funds?|assets under management)(?![\\p{L}-])`,
      'iu',
    ),
  ],
  [
    'Wins regulatory approval',
    actPatternWithNoun(
      'secured|obtained|gained|won|achieved',
      '(?:fda|ema|mhra|regulatory|regulator) (?:approvals?|clearances?|authori[sz]ations?|licen[cs]es?)',
    ),
  ],
  [
    'Patents inventions',
    actPattern('filed|holds|was granted|obtained|authored|secured|received', '(?:us )?patents'),
  ],
  [
    'Chairs committees',
    actPattern('chaired|chairs|co-chaired|co-chairs', 'committees?|councils?'),
    LEADING_POST_PATTERN,
  ],
];
