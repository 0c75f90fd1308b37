/**
 * Recognises acts of people who run organisations, each named as an ability: 'Raises capital' for 'Raised $45M in a
 * Series B round'.
 */

import { LEADING_POST_PATTERN, PEOPLE_POST_PATTERN, PRODUCT_POST_PATTERN } from '../career/posts';
import {
  actPattern,
  actPatternWithNoun,
  BUSINESS_SOURCE,
  type LeadershipAct,
  MONEY_SOURCE,
} from './act-patterns';
import { FUNDING_ACTS } from './funding-acts';
import { ORGANISATION_ACTS } from './organisation-acts';
import { SAVINGS_ACTS } from './savings-acts';

const ACTS: readonly LeadershipAct[] = [
  [
    'Takes companies public',
    actPatternWithNoun(
      'led|managed|prepared|completed|executed|took',
      'IPO|initial public offering|public listing|(?:company|business) public',
    ),
  ],
  ...FUNDING_ACTS,
  [
    'Acquires companies',
    actPattern(
      'led|executed|completed|closed|oversaw|sourced|negotiated',
      '(?<!integration of [\\w -]{0,30})(?:acquisitions|m&a (?:deals|transactions)|takeovers)(?! (?:integration|due))',
    ),
  ],
  [
    'Sells companies',
    actPattern(
      'led|managed|negotiated|executed|completed|oversaw|drove|closed',
      `(?:sale|divestitures?|divestment|disposal) (?:of|to) (?:[\\w'’-]+ ){0,4}(?:${BUSINESS_SOURCE})|trade sale|successful exit`,
    ),
    LEADING_POST_PATTERN,
  ],
  [
    'Prepares companies for sale',
    actPattern(
      'prepared|readied|positioned',
      `(?:${BUSINESS_SOURCE}) for (?:a |its |their )?(?:sale|exit|acquisition)`,
    ),
  ],
  [
    'Turns businesses around',
    actPattern(
      'returned|restored|brought|took',
      '(?:back )?to profit(?:ability)?|(?:back )?(?:in)?to the black|from (?:a )?loss\\w*|from break-?even',
    ),
    LEADING_POST_PATTERN,
  ],
  [
    'Turns businesses around',
    actPattern(
      'led|managed|executed|drove|delivered',
      `turnaround of (?:[\\w'’-]+ ){0,4}(?:${BUSINESS_SOURCE})|(?:${BUSINESS_SOURCE}) turnaround|turnaround(?=[,.]|$)`,
    ),
    LEADING_POST_PATTERN,
  ],
  [
    'Turns projects around',
    actPattern(
      'recovered|rescued|turned around|salvaged|revived',
      '(?:projects?|program(?:me)?s?|implementations?)',
    ),
  ],
  [
    'Closes the books faster',
    /(?:^|[,;] (?:and )?|\band )(?:cut|cutting|reduced|reducing|shortened|shortening|accelerated|accelerating) [^,;]{0,30}\b(?:(?:monthly|quarterly|annual|financial|accounting|books|(?:month|quarter|year)[- ]end) clos(?:e|ing)|clos(?:e|ing) of the (?:books|accounts))(?= (?:from|by|to|cycle|time|process))/i,
  ],
  [
    'Beats sales targets',
    actPattern(
      'exceeded|beat|surpassed|outperformed',
      'quotas?|sales (?:targets?|goals?)|revenue (?:targets?|goals?)|\\d+% of (?:target|quota|plan|goal)',
    ),
  ],
  [
    'Beats sales targets',
    // 101% and more: who delivered 85% of a quota did not reach it.
    actPattern(
      'delivered|achieved|reached',
      '(?:10[1-9]|1[1-9]\\d|[2-9]\\d\\d)% of (?:the |sales |revenue |annual )*(?:target|quota|plan|goal)s?',
    ),
  ],
  [
    'Enters new markets',
    actPattern(
      'entered|opened|expanded|established|launched|built|set up|led|drove',
      'new (?:\\w+ )?(?:markets|countries|territories|geographies)|market entry|subsidiary in|(?:from \\d+ )?to \\d+ countries|international expansion',
    ),
    LEADING_POST_PATTERN,
  ],
  ['Enters new markets', actPattern('opened|entered', '(?:[\\p{L}-]+ ){1,2}markets?'), LEADING_POST_PATTERN],
  [
    'Builds sales channels',
    actPattern(
      'established|built|created|launched|developed|expanded|grew|set up',
      '(?:channel|reseller|distributor|dealer|franchise|partner) (?:program(?:me)?|network|sales|business)|resellers|distributors|dealers',
    ),
    LEADING_POST_PATTERN,
  ],
  ['Repositions brands', actPattern('repositioned|rebranded|relaunched|revitali[sz]ed', 'brands?')],
  [
    'Rebuilds leadership teams',
    actPattern('rebuilt|restructured|renewed', '(?:leadership|management|executive|senior) team'),
  ],
  [
    'Develops leaders',
    actPattern(
      'designed|built|launched|created|established|introduced|rolled out',
      '(?:leadership|management) (?:academy|development|program(?:me)?s?|training)',
    ),
    LEADING_POST_PATTERN,
  ],
  [
    'Builds teams',
    actPattern(
      'hired|recruited|onboarded',
      '\\d{2,} (?:new )?(?:people|employees|staff|engineers|developers|hires|professionals|specialists|leaders)',
    ),
    LEADING_POST_PATTERN,
  ],
  [
    'Grows teams',
    actPattern(
      'grew|scaled|expanded|doubled|tripled',
      '(?:organi[sz]ation|department|function|practice|team|headcount|workforce|staff) (?:from|to|by)',
    ),
    LEADING_POST_PATTERN,
  ],
  [
    'Builds functions from scratch',
    actPattern(
      'built|established|created|set up|founded|launched',
      '(?:function|department|practice|organi[sz]ation|office|division|team)\\b[^,;:]{0,20} from (?:scratch|zero|the ground up)',
    ),
    LEADING_POST_PATTERN,
  ],
  [
    'Negotiates with unions',
    actPatternWithNoun(
      'negotiated|settled|concluded',
      'unions?|collective (?:bargaining|agreements?)|works? councils?',
    ),
    LEADING_POST_PATTERN,
  ],
  [
    'Integrates acquisitions',
    actPattern(
      'led|managed|oversaw|directed|executed|completed',
      '(?:post-merger|post-acquisition|cultural|merger) integration|integration of (?:[\\w-]+ ){0,3}acqui\\w+',
    ),
  ],
  [
    'Achieves certifications',
    actPatternWithNoun(
      'led|achieved|obtained|secured|attained|earned|drove|guided',
      '(?:iso|iatf|soc|hitrust|cmmi|haccp|gmp|pci|hipaa|jcaho|as9100|b corp)(?![a-z])[^;:]{0,40}?(?:certifications?|compliance|accreditation)',
    ),
    LEADING_POST_PATTERN,
  ],
  [
    'Builds security programs',
    actPattern(
      'built|established|created|launched|developed|implemented',
      '(?:cyber|information|cloud|it|product|data)[ -]?security (?:program(?:me)?|function|organi[sz]ation|team)',
    ),
  ],
  [
    'Builds compliance programs',
    actPattern(
      'built|established|created|launched|developed|implemented|designed',
      '(?:compliance|ethics|privacy) (?:program(?:me)?|framework|function)',
    ),
  ],
  [
    'Builds data platforms',
    actPattern(
      'built|created|launched|developed|established|designed',
      'data (?:platform|warehouse|lake|lakehouse)',
    ),
  ],
  [
    'Manages litigation',
    actPattern('managed|led|oversaw|directed|defended|handled', 'litigation|lawsuits?|class actions?'),
  ],
  ['Chairs boards', actPattern('chaired|chairs', 'boards?')],
  ['Advises boards', actPattern('advised|advises|counsel(?:l)?ed|counsels', 'boards?(?! certified)|c-suite')],
  [
    'Advises executives',
    actPattern(
      'advised|advises|counsel(?:l)?ed|counsels',
      'ceos?|executives|leadership teams?|senior (?:leaders|leadership|management)',
    ),
  ],
  [
    'Advises companies',
    actPattern('advised|advises|counsel(?:l)?ed|counsels', 'companies|businesses|firms|start-?ups|founders'),
  ],
  [
    'Manages P&L',
    actPattern(
      'held|holds|owned|owns|managed|manages|ran|runs|carried|carries|had',
      'p&l|profit and loss|profit & loss',
    ),
    LEADING_POST_PATTERN,
  ],
  [
    'Leads expansions',
    actPattern('led|managed|delivered|oversaw|directed', '(?:capacity|plant|network|store|site) expansion'),
    LEADING_POST_PATTERN,
  ],
  [
    'Delivers large programs',
    actPattern(
      'delivered|delivers|led|managed|directed',
      `(?:${MONEY_SOURCE}) ?(?:m|mm|million|bn?|billion)(?![a-z])[^;:,]{0,40} (?:program(?:me)?s?|projects?|transformation|implementation)`,
    ),
    LEADING_POST_PATTERN,
  ],
  [
    'Keeps people safe',
    actPatternWithNoun(
      'achieved|reached|recorded|delivered|reduced|cut',
      'lost[- ]time (?:accidents?|injur\\w+|incidents?)|recordable (?:injur\\w+|incidents?)|zero (?:accidents|injuries)|accident (?:rate|frequency)',
    ),
  ],
  ['Frees cash', actPattern('freed|released|unlocked', 'cash|liquidity|working capital')],
  [
    'Launches products',
    actPattern(
      'launched|shipped|(?:defined|designed|developed|built) and (?:shipped|launched)|introduced',
      '(?:product|app|brand|product line|subscription|marketplace)s?(?= (?:used|that|which|with|for|in|to|across|now|serving|,)|,|$)',
    ),
    PRODUCT_POST_PATTERN,
  ],
  [
    'Mentors students',
    actPattern(
      'advised|advises|supervised|supervises|mentored|mentors',
      "(?:phd|doctoral|master's|masters|graduate|undergraduate|msc) (?:students?|candidates?|theses)",
    ),
  ],
  [
    'Retains people',
    actPattern('reduced|cut|lowered|decreased', '(?:employee |staff |voluntary )?(?:turnover|attrition)'),
    PEOPLE_POST_PATTERN,
  ],
];

const ALL_ACTS = [...ACTS, ...ORGANISATION_ACTS, ...SAVINGS_ACTS];

/**
 * Titles of the acts in a predicate about the holder of a role, the most specific first.
 * @param predicate the words of a line from its verb on
 * @param post the title of the post that the line is of, or ''
 */
export function leadershipActs(predicate: string, post: string): string[] {
  return ALL_ACTS.flatMap(([title, line, posts]) =>
    line.test(predicate) && (!posts || posts.test(post)) ? [title] : [],
  );
}
