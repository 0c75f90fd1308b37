/** Weighs the largest amount in a line: of money, of people who were led, of customers. */
import { amountOf, largestSumOfMoney, NUMBER_WITH_MULTIPLIER_SOURCE } from '../../language/text/amounts';
import { MAX_MEMOIZED_LINE_CHARACTERS, memoizeByText } from '../../language/text/memoize';

/** A number without a currency before it. */
const LONE_NUMBER_SOURCE = `(?<![\\p{L}\\d$€£¥₹.,])${NUMBER_WITH_MULTIPLIER_SOURCE}\\+?`;
/** Money without its currency, by what it is a sum of: '40M in ARR'. */
const SUM_PATTERN = new RegExp(
  `${LONE_NUMBER_SOURCE} (?:(?:in|of|worth of|annual|new|total) ){0,2}(?:arr|mrr|gmv|aum|revenues?|sales|turnover|funding|savings|bookings|pipeline|budget|p&l)(?!\\p{L})`,
  'giu',
);
/** Words between a number and the noun that it counts: '40 full-time' engineers. */
const WORDS_BETWEEN_SOURCE = '(?:(?!of |in |to |for |and )[\\p{L}&-]{2,20} ){0,2}';
const PEOPLE_PATTERN = new RegExp(
  `${LONE_NUMBER_SOURCE}[ -]${WORDS_BETWEEN_SOURCE}(?:people|persons?|staff|employees|reports|engineers|developers|professionals|consultants|managers|technicians|agents|associates|workers|specialists|personnel|contractors|volunteers|officers|headcount|ftes?|team members|strong)(?!\\p{L})`,
  'giu',
);
const CUSTOMERS_PATTERN = new RegExp(
  `${LONE_NUMBER_SOURCE} ${WORDS_BETWEEN_SOURCE}(?:customers|users|clients|subscribers|patients|members|students|households|merchants|readers)(?!\\p{L})`,
  'giu',
);

/** Thousands of anything, each counted by its noun: '14 million slips', '4,500 valves'. */
const THING_PATTERN =
  /(?<![\p{L}\d$€£¥₹.,])(\d{1,3}(?:,\d{3})+|\d[\d.]{0,5}(?= (?:million|billion|thousand)))\+? ?(million|billion|thousand)? (?!hours?|words?|miles?|in\b|of\b)\p{Ll}/gu;

const largest = (values: readonly number[]): number => Math.max(0, ...values.filter(Number.isFinite));
const largestNumber = (text: string, pattern: RegExp): number =>
  largest([...text.matchAll(pattern)].map(([, digits = '', multiplier]) => amountOf(digits, multiplier)));

/** The largest sum of money in a text, in dollars. */
const largestSum = (text: string): number =>
  Math.max(largestSumOfMoney(text) ?? 0, largestNumber(text, SUM_PATTERN));

/** The worth of an amount that grows with its order of magnitude from a smallest one, up to a maximum. */
const worthOf = (
  amount: number,
  { from, perTenfold, max }: { from: number; perTenfold: number; max: number },
) => (amount <= from ? 0 : Math.min(max, Math.log10(amount / from) * perTenfold));
const MONEY_WORTH = { from: 50_000, perTenfold: 0.5, max: 2 };
const PEOPLE_WORTH = { from: 10, perTenfold: 0.7, max: 1.5 };
const CUSTOMERS_WORTH = { from: 1_000, perTenfold: 0.35, max: 1.2 };

/**
 * How much the largest amount in an English line adds to its weight, from 0 to 2: a tenth of a million and a thousand
 * times as much are both figures, but a reader looks at one of them first.
 */
export const magnitudeWorth = memoizeByText(
  (text): number =>
    Math.max(
      worthOf(largestSum(text), MONEY_WORTH),
      worthOf(largestNumber(text, PEOPLE_PATTERN), PEOPLE_WORTH),
      worthOf(largestNumber(text, CUSTOMERS_PATTERN), CUSTOMERS_WORTH),
      worthOf(largestNumber(text, THING_PATTERN), CUSTOMERS_WORTH),
    ),
  { maxLength: MAX_MEMOIZED_LINE_CHARACTERS },
);

/** Purchases and budgets, which are sums that somebody spent. */
const SUM_SPENT_PATTERN =
  /\b(?:budgets?|purchases?|procurement|equipment) (?:of|worth|over|up to|totall?ing) \S/iu;
/** Sums below this are spent in any post. */
const SMALL_SUM = 500_000;
/** Whether a line states a small sum that was spent: 'a purchase of $40,000'. */
export function saysSmallSumSpent(text: string): boolean {
  const sum = SUM_SPENT_PATTERN.test(text) ? largestSum(text) : 0;
  return sum > 0 && sum < SMALL_SUM;
}
