import { anyWordOf } from '../text/word-lists';

/**
 * Phrases that contain a word of an industry but mean something else: 'customer health' is not a clinic,
 * 'quality assurance' is not insurance. They are removed before industries and functions are searched for.
 */
const LOOKALIKE_PATTERN = anyWordOf(
  [
    '(?:customer|client|account|pipeline|system|financial|team|data|code|service|network|cluster|brand) health',
    'health (?:checks?|scores?|metrics?|and safety|& safety|insurance benefits)',
    'health(?= insur(?:ance|er))|quality assurance|rest assured|life ?assurance of|social security',
    'security (?:deposit|clearance|guard)s?|job security|food security',
    '(?:food|blood|data|memory|power|river|time|knowledge|question|item) banks?|bank holidays?',
    'bank (?:statements?|accounts?|reconciliations?|transfers?|vouchers?)|growth of (?:trees|plants)',
    String.raw`(?:decision|family|binary|search) trees?|data warehous\w+`,
    '(?:data|text|process|web|crypto) mining|steel thread|media quer(?:y|ies)|social media',
    'media player|(?:server|content|link|click|render) farms?|in a timely fashion|old[- ]fashioned',
    '(?:laid|lay|solid|technical|strong|data|firm) (?:the |a )?foundations?',
    '(?:key-value|data|app|object|feature|session|event) stores?|play store',
    'factory (?:pattern|method|class|reset)|software factory',
    '(?:data|event|log|message|video) streaming|old school|school of thought|high[- ]school',
    String.raw`school leavers?|driving school|housing (?:unit|of the)|game[- ]chang\w+|gaming the`,
    'news(?:letter|feed)s?',
    'publish(?:ed|ing)? (?:papers?|articles?|research|events?|packages?|messages?)',
    'construction of (?:models?|queries|features?)|energetic|high energy|energy levels?',
    'machine (?:learning|translation)|learning curve|training data|medical leave|sick leave',
    'patient(?:ly| and|,)|clinical precision|insurance (?:cover|benefits?)|government id',
    String.raw`retail (?:bank\w*|brok\w*|lending|financ\w*|credit|loans?|invest\w*|assets?|portfolios?)`,
    'wine bar on|sports? (?:club|day|team)|sports? ?(?:bet(?:s|ting)?|books?|gambling|wager(?:s|ing)?)|utility (?:class|function|script|bill)s?',
    'software utilit(?:y|ies)|consulting hours?|research and consulting|coach(?:ed|ing)?',
    'magazine rack|charity (?:run|walk|auction|event)|relief (?:teacher|valve)|church',
    'foundation (?:course|year|degree|model)s?',
    'shipping (?:features?|code|products?|software|production-grade|to production)|shopping cart',
    'workshops?|photoshops?|bookshops?',
  ],
  'g',
);

/** Replaces the phrases of a lower-case text that only look like words of an industry by spaces. */
export function replaceLookalikes(lower: string): string {
  return lower.replace(LOOKALIKE_PATTERN, ' ');
}
