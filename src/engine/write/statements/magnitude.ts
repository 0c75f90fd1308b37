/** Weighs the largest amount in a line: of money, of people who were led, of customers. */
import { escapeRegExp } from '../../language/text/escape-reg-exp';
import { MAX_MEMOIZED_LINE_CHARACTERS, memoizeByText } from '../../language/text/memoize';

/** Units of a currency to one dollar, roughly: only the order of magnitude matters. */
const UNITS_PER_DOLLAR_BY_SIGN: Readonly<Record<string, number>> = {
  us$: 1,
  a$: 1,
  c$: 1,
  r$: 5,
  $: 1,
  '€': 1,
  '£': 1,
  '¥': 150,
  '₹': 80,
};
const UNITS_PER_DOLLAR_BY_CODE: Readonly<Record<string, number>> = {
  usd: 1,
  eur: 1,
  gbp: 1,
  chf: 1,
  aud: 1,
  cad: 1,
  sgd: 1,
  inr: 80,
  rs: 80,
  'rs.': 80,
  jpy: 150,
  rub: 90,
  php: 55,
  mxn: 18,
  zar: 18,
  sek: 10,
  nok: 10,
  dkk: 7,
  brl: 5,
  aed: 4,
  sar: 4,
};
const UNITS_PER_DOLLAR = { ...UNITS_PER_DOLLAR_BY_SIGN, ...UNITS_PER_DOLLAR_BY_CODE };
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  lakh: 1e5,
  lac: 1e5,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  cr: 1e7,
  crore: 1e7,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};
const alternativesOf = (table: object) => Object.keys(table).map(escapeRegExp).join('|');
/** A number with the word or letter of its scale: '1.2bn', '40 million', '1,200'. */
const NUMBER_SOURCE = `(\\d[\\d.,]{0,14})\\s?(${alternativesOf(SCALES)})?(?![\\p{L}\\d])`;
const CURRENCY_SOURCE = `(?:${alternativesOf(UNITS_PER_DOLLAR_BY_SIGN)}|(?<!\\p{L})(?:${alternativesOf(UNITS_PER_DOLLAR_BY_CODE)})(?!\\p{L}))`;
const MONEY_PATTERN = new RegExp(`(${CURRENCY_SOURCE})\\s?${NUMBER_SOURCE}`, 'giu');
/** A number without a currency before it. */
const LONE_NUMBER_SOURCE = `(?<![\\p{L}\\d$€£¥₹.,])${NUMBER_SOURCE}\\+?`;
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

/** The value of a written number: '1,200' is 1200, '1.2' with 'bn' is 1.2e9. */
function numberOf(digits: string, scale = ''): number {
  const plain = digits.replace(/[.,]$/, '').replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  return Number.parseFloat(plain.replace(',', '.')) * (SCALES[scale.toLowerCase()] ?? 1);
}

const largest = (values: readonly number[]): number => Math.max(0, ...values.filter(Number.isFinite));
const largestNumber = (text: string, pattern: RegExp): number =>
  largest([...text.matchAll(pattern)].map(([, digits = '', scale]) => numberOf(digits, scale)));

/** The largest sum of money in a text, in dollars. */
function largestSum(text: string): number {
  const sums = [...text.matchAll(MONEY_PATTERN)].map(
    ([, currency = '', digits = '', scale]) =>
      numberOf(digits, scale) / (UNITS_PER_DOLLAR[currency.toLowerCase()] ?? 1),
  );
  return largest([...sums, largestNumber(text, SUM_PATTERN)]);
}

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
    ),
  { maxLength: MAX_MEMOIZED_LINE_CHARACTERS },
);
