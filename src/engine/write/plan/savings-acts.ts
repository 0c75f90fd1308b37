/** Recognises lines that state an amount of money saved, by the act itself or as its result. */
import { anyOf } from '../../language/text/word-lists';
import { ABOUT_SOURCE, type LeadershipAct, MONEY_SOURCE } from './act-patterns';

const SUM_SOURCE = `${ABOUT_SOURCE}[~≈]?${MONEY_SOURCE}`;

const SAVED_MONEY_PATTERN = new RegExp(
  `^(?:saved|saves) (?:(?:the )?(?:[\\p{L}’'-]{2,20} ){1,3})?${SUM_SOURCE}`,
  'iu',
);
const SAVINGS_PATTERN = new RegExp(
  `^(?:delivered|achieved|generated|drove|reali[sz]ed|captured|produced|secured) ${SUM_SOURCE}\\S{0,8} (?:[\\p{L}-]{1,20} ){0,6}savings`,
  'iu',
);
/** A saving as the result of another act: '..., reducing annual costs by $2.5M', '..., generating $5M in savings'. */
const RESULTING_SAVINGS_PATTERN = anyOf(
  [
    `(?:cutting|reducing|lowering) (?:[\\p{L}-]{1,20} ){0,4}(?:costs?|spend|spending|expenses) by ${SUM_SOURCE}`,
    `saving (?:[\\p{L}’'-]{1,20} ){0,3}${SUM_SOURCE}`,
    `(?:generating|driving|delivering|achieving|yielding|reali[sz]ing) ${SUM_SOURCE}\\S{0,8} (?:[\\p{L}-]{1,20} ){0,4}savings`,
  ],
  { before: ', (?:and )?', flags: 'iu' },
);

/** The acts of saving money, named as one ability. */
export const SAVINGS_ACTS: readonly LeadershipAct[] = [
  SAVED_MONEY_PATTERN,
  SAVINGS_PATTERN,
  RESULTING_SAVINGS_PATTERN,
].map((pattern) => ['Cuts costs', pattern]);
