/** Recognises acts of people who bring in money: 'Raises capital' for 'raised $9M from investors'. */

import { FINANCE_POST_PATTERN, FUNDRAISING_POST_PATTERN } from '../career/posts';
import {
  ABOUT_SOURCE,
  actPattern,
  actPatternWithNoun,
  type LeadershipAct,
  MONEY_SOURCE,
} from './act-patterns';

const RAISED_MONEY_PATTERN = new RegExp(`^(?:successfully )?raised ${ABOUT_SOURCE}${MONEY_SOURCE}`, 'i');

/** The acts, the most specific first. */
export const FUNDING_ACTS: readonly LeadershipAct[] = [
  [
    'Wins research funding',
    actPatternWithNoun(
      'secured|raised|won|obtained|attracted|acquired',
      'research (?:funding|funds|grants)|grant funding',
    ),
  ],
  [
    'Raises funds',
    actPatternWithNoun(
      'raised|secured|grew|increased',
      'donations?|capital campaign|annual (?:giving|fund)|donor base|donors|major gifts|fundraising|endowment',
    ),
  ],
  ['Raises funds', RAISED_MONEY_PATTERN, FUNDRAISING_POST_PATTERN],
  [
    'Raises capital',
    actPatternWithNoun(
      'raised|secured|closed|led|completed|arranged',
      'series [a-f]\\d?|seed (?:round|funding|capital)|(?:growth|venture|private|bridge|equity|debt) (?:capital|round|funding|financing)|capital raise|funding rounds?|investment rounds?',
    ),
  ],
  [
    'Raises capital',
    actPattern(
      'raised|secured',
      "in funding|investors?(?!['’]| relations)|equity(?! (?:issues?|concerns?|questions?|gaps?))|venture capital",
    ),
  ],
  ['Raises capital', RAISED_MONEY_PATTERN, FINANCE_POST_PATTERN],
  [
    'Negotiates financing',
    actPattern(
      'negotiated|arranged|secured|structured|refinanced|renegotiated|closed',
      '(?:credit|loan|debt) (?:facility|facilities|line|lines|agreements?)|term loans?|revolver|financing|covenants?|syndicated loans?',
    ),
  ],
];
