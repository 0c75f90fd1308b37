/** Recognises lines that state an amount of money saved, as the act itself or as the result of another one. */
import { anyOf } from '../../language/text/word-lists';
import { ABOUT_SOURCE, type LeadershipAct, MONEY_SOURCE } from './act-patterns';

const SUM_SOURCE = `${ABOUT_SOURCE}[~≈]?${MONEY_SOURCE}`;
/** Savings that somebody made, and not those of a bank's customers: 'deposits for savings accounts'. */
const SAVINGS_SOURCE =
  'savings(?! (?:accounts?|and loans?|apps?|banks?|bonds?|clubs?|cooperatives?|deposits?|funds?|institutions?|plans?|products?|schemes?)(?!\\p{L}))';

const SAVED_MONEY_PATTERN = new RegExp(
  `^(?:saved|saves) (?:(?:the )?(?:[\\p{L}’'-]{2,20} ){1,3})?${SUM_SOURCE}`,
  'iu',
);
const SAVINGS_PATTERN = new RegExp(
  `^(?:delivered|achieved|generated|drove|reali[sz]ed|captured|produced|secured) ${SUM_SOURCE}\\S{0,8} (?:[\\p{L}-]{1,20} ){0,6}${SAVINGS_SOURCE}`,
  'iu',
);
/** A saving as the result of another act: '..., reducing annual costs by $2.5M', '..., generating $5M in savings'. */
const RESULTING_SAVINGS_PATTERN = anyOf(
  [
    `(?:cutting|reducing|lowering) (?:[\\p{L}-]{1,20} ){0,4}(?:costs?|spend|spending|expenses) by ${SUM_SOURCE}`,
    `saving (?:[\\p{L}’'-]{1,20} ){0,3}${SUM_SOURCE}`,
    `(?:generating|driving|delivering|achieving|yielding|reali[sz]ing) ${SUM_SOURCE}\\S{0,8} (?:[\\p{L}-]{1,20} ){0,4}${SAVINGS_SOURCE}`,
  ],
  { before: ', (?:and )?', flags: 'iu' },
);

/** The acts of saving money, named as one ability. */
export const SAVINGS_ACTS: readonly LeadershipAct[] = [
  SAVED_MONEY_PATTERN,
  SAVINGS_PATTERN,
  RESULTING_SAVINGS_PATTERN,
].map((pattern) => ['Cuts costs', pattern]);
