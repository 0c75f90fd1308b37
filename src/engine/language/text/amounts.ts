/** Reads numbers and sums of money that are written in digits, with or without 'million' and the like. */
import { escapeRegExp } from './escape-reg-exp';

/** Units of a currency that make a US dollar, roughly: only the order of magnitude matters. */
const UNITS_PER_DOLLAR_BY_SIGN: Readonly<Record<string, number>> = {
  us$: 1,
  a$: 1,
  c$: 1,
  r$: 5,
  s$: 1,
  hk$: 8,
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
  cny: 7,
  rmb: 7,
  hkd: 8,
  nzd: 2,
  pln: 4,
  czk: 22,
};
/** Names of currencies, which come only after a number. */
const UNITS_PER_DOLLAR_BY_NAME: Readonly<Record<string, number>> = {
  euro: 1,
  euros: 1,
  dollar: 1,
  dollars: 1,
  dólares: 1,
  dollari: 1,
  pound: 1,
  pounds: 1,
  franken: 1,
  francs: 1,
  reais: 5,
  rupees: 80,
  yen: 150,
  yuan: 7,
  złoty: 4,
  kronor: 10,
  kroner: 10,
};
const UNITS_PER_DOLLAR = {
  ...UNITS_PER_DOLLAR_BY_SIGN,
  ...UNITS_PER_DOLLAR_BY_CODE,
  ...UNITS_PER_DOLLAR_BY_NAME,
};
/** Multipliers after which a point begins the decimals, as in English. */
const ENGLISH_MULTIPLIERS: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  million: 1e6,
  cr: 1e7,
  crore: 1e7,
  crores: 1e7,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  trillion: 1e12,
  tn: 1e12,
};
/** Multipliers after which a comma begins the decimals, as in the other languages of profiles. */
const OTHER_MULTIPLIERS: Readonly<Record<string, number>> = {
  tausend: 1e3,
  tsd: 1e3,
  mila: 1e3,
  mille: 1e3,
  duizend: 1e3,
  mio: 1e6,
  mln: 1e6,
  millions: 1e6,
  millionen: 1e6,
  millón: 1e6,
  millones: 1e6,
  milhão: 1e6,
  milhões: 1e6,
  milione: 1e6,
  milioni: 1e6,
  miljoen: 1e6,
  mrd: 1e9,
  mld: 1e9,
  milliard: 1e9,
  milliards: 1e9,
  milliarde: 1e9,
  milliarden: 1e9,
  'mil millones': 1e9,
  'mil milhões': 1e9,
  bilhão: 1e9,
  bilhões: 1e9,
  miliardo: 1e9,
  miliardi: 1e9,
  miljard: 1e9,
  // Last, since longer multipliers begin with it. English means a million by it; the smaller sum is the safe one.
  mil: 1e3,
};
const MULTIPLIERS = { ...ENGLISH_MULTIPLIERS, ...OTHER_MULTIPLIERS };

const alternativesOf = (table: object) => Object.keys(table).map(escapeRegExp).join('|');
const MULTIPLIER_SOURCE = `(${alternativesOf(MULTIPLIERS)})`;
/** A number in digits, with the group separators of any language: '1,200', '1.200,50', '1 200', '1’200'. */
export const NUMBER_IN_DIGITS_SOURCE =
  "(?:\\d{1,3}(?:[ \\u00a0\\u202f’'.,]\\d{3}){1,4}(?:[.,]\\d{1,2})?(?!\\d)|\\d[\\d.,]{0,14})";
/** A number with the word or letter of its multiplier, each in a group of its own: '1.2bn', '40 million', '1,200'. */
export const NUMBER_WITH_MULTIPLIER_SOURCE = `(${NUMBER_IN_DIGITS_SOURCE})\\s?${MULTIPLIER_SOURCE}?(?![\\p{L}\\d])`;

const SIGN_SOURCE = alternativesOf(UNITS_PER_DOLLAR_BY_SIGN);
const CODE_SOURCE = alternativesOf(UNITS_PER_DOLLAR_BY_CODE);
const CURRENCY_BEFORE_PATTERN = new RegExp(
  `((?<!\\p{L})(?:${SIGN_SOURCE})|[$€£¥₹]|(?<!\\p{L})(?:${CODE_SOURCE})(?!\\p{L}))\\s?${NUMBER_WITH_MULTIPLIER_SOURCE}`,
  'giu',
);
const CURRENCY_AFTER_PATTERN = new RegExp(
  `(?<![\\p{L}\\d$€£¥₹.,])(${NUMBER_IN_DIGITS_SOURCE})\\s?(?:${MULTIPLIER_SOURCE}\\.?\\s?)?(?:d[’']|d[ei] )?(?:US )?(${SIGN_SOURCE}|(?:${CODE_SOURCE}|${alternativesOf(UNITS_PER_DOLLAR_BY_NAME)})(?!\\p{L}))`,
  'giu',
);
/** The currency that is also a unit of weight, and taken for one unless 'million' or the like comes before it. */
const WEIGHT_PATTERN = /^pounds?$/i;

/** The mark of the decimals before a multiplier; undefined if it does not show which one it is. */
function decimalMarkBefore(multiplier: string): '.' | ',' | undefined {
  if (multiplier in ENGLISH_MULTIPLIERS) return '.';
  return multiplier in OTHER_MULTIPLIERS ? ',' : undefined;
}

/**
 * The value of a number in digits, times its multiplier if it has one: '1,200' is 1200, '1.2' with 'bn' is 1.2e9. The
 * last separator begins the decimals unless three digits follow it; then it does so only before a multiplier of its
 * language: '1.125' is 1125, and with 'bn' 1.125e9. NaN for what is no number.
 */
export function amountOf(digits: string, multiplier = ''): number {
  const plain = digits.replace(/[\s’']/gu, '').replace(/(?<![.,])[.,]+$/, '');
  const [, whole, mark, fraction = ''] = /^(.*)([.,])(\d+)$/.exec(plain) ?? [];
  const factor = multiplier.toLowerCase();
  const isDecimal = mark === decimalMarkBefore(factor) && !whole?.includes(mark ?? '');
  const isGroup = fraction.length === 3 && whole !== '0' && !isDecimal;
  const number =
    whole === undefined ? plain : `${whole.replace(/[.,]/g, '')}${isGroup ? '' : '.'}${fraction}`;
  return Number(number || Number.NaN) * (MULTIPLIERS[factor] ?? 1);
}

/** The largest sum of money in a text, roughly in dollars; undefined if there is none. Takes linear time. */
export function largestSumOfMoney(text: string): number | undefined {
  const sumOf = (currency = '', digits = '', multiplier?: string) =>
    amountOf(digits, multiplier) / (UNITS_PER_DOLLAR[currency.toLowerCase()] ?? 1);
  const sums = [
    ...[...text.matchAll(CURRENCY_BEFORE_PATTERN)].map(([, currency, digits, multiplier]) =>
      sumOf(currency, digits, multiplier),
    ),
    ...[...text.matchAll(CURRENCY_AFTER_PATTERN)]
      .filter(([, , multiplier, currency = '']) => multiplier || !WEIGHT_PATTERN.test(currency))
      .map(([, digits, multiplier, currency]) => sumOf(currency, digits, multiplier)),
  ].filter((sum) => sum > 0);
  return sums.length > 0 ? Math.max(...sums) : undefined;
}
