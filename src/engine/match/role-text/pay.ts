/**
 * Reads the pay of a role: an amount with its currency and period, only if the text states them. A large amount without
 * a period is the pay of a year.
 */
import type { Pay, PayPeriod } from '@/shared/roles/role-fit';
import { anyOf } from '../../language/text/word-lists';
import { MAX_SEARCHED_LINE_CHARACTERS } from '../limits';
import type { RoleTextLine } from './lines';

const CURRENCY_BY_SIGN: Record<string, string> = {
  '£': 'GBP',
  '€': 'EUR',
  $: 'USD',
  us$: 'USD',
  ca$: 'CAD',
  c$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  s$: 'SGD',
  hk$: 'HKD',
  euro: 'EUR',
  euros: 'EUR',
  fr: 'CHF',
  'fr.': 'CHF',
  'sfr.': 'CHF',
  dollars: 'USD',
  pounds: 'GBP',
  'k€': 'EUR',
};
const CURRENCY_CODES_SOURCE =
  'USD|EUR|GBP|CHF|CAD|AUD|SGD|NZD|SEK|NOK|DKK|PLN|INR|JPY|HKD|ZAR|BRL|MXN|AED|CLP|COP|PEN|ARS|CZK|HUF|RON|ILS|TRY|THB|MYR|IDR|KRW|CNY';
const CURRENCY_BEFORE_SOURCE = `(?:(?:${CURRENCY_CODES_SOURCE})\\s?|(?:US|CA|AU|HK|[CAS])?\\$\\s?|[£€]\\s?|S?Fr\\.?\\s)`;
const CURRENCY_AFTER_SOURCE = `(?:\\s?k?€|\\s?(?:${CURRENCY_CODES_SOURCE})\\b|\\s?(?:euros?|dollars|pounds)\\b|\\s?£)`;
const NUMBER_SOURCE = "\\d{1,3}(?:[.,'’ \\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?";
const PAY_PERIOD_SOURCE =
  '(?:\\s?\\/\\s?(?:yr|year|hr|hour|h|day|month|mo|annum|jahr|monat|tag|an|mois|jour|año|mes|día)\\b)';
const AMOUNT_PATTERN = new RegExp(
  `(?<![\\p{L}\\d])(?<b1>${CURRENCY_BEFORE_SOURCE})?(?<n1>${NUMBER_SOURCE})\\s?(?<k1>[kK](?![\\p{L}])|T€)?(?<a1>${CURRENCY_AFTER_SOURCE})?${PAY_PERIOD_SOURCE}?(?:\\s?(?:-|–|—|to|bis|à|a|and|et|und|y|hasta)\\s?(?:up to\\s)?(?<b2>${CURRENCY_BEFORE_SOURCE})?(?<n2>${NUMBER_SOURCE})\\s?(?<k2>[kK](?![\\p{L}])|T€)?(?<a2>${CURRENCY_AFTER_SOURCE})?)?(?<m>\\s?(?:m|mn|bn|mio|million|billion|milliard|millones|millionen|milliarden|trillion|M€|Md)\\b|\\s?%|\\+?\\s?(?:people|employees|customers|users|companies))?`,
  'giu',
);
const PERIODS: readonly [PayPeriod, RegExp][] = [
  [
    'hour',
    /\bper hour\b|\ban? hour\b|\/\s?h(?:ou)?r?\b|\bhourly\b|pro stunde|stundensatz|par heure|de l['’]heure|por hora|\bp\.?h\.?\b/i,
  ],
  [
    'day',
    /\bper day\b|\ba day\b|\/\s?day\b|\bdaily\b|day rate|pro tag|tagessatz|tagessätze|\/\s?tag|par jour|\/\s?jour|\bTJM\b|por día|\/\s?día|\bp\.?d\.?\b/i,
  ],
  ['week', /\bper week\b|\/\s?week\b|weekly rate|pro woche|par semaine|por semana/i],
  [
    'month',
    /\bper month\b|\ba month\b|\/\s?mo(?:nth)?\b|\bmonthly\b|pro monat|monatlich|monatsgehalt|\/\s?monat|par mois|mensuel|\/\s?mois|al mes|mensual|\/\s?mes\b|\bp\.?m\.?\b/i,
  ],
  [
    'year',
    /\bper (?:annum|year)\b|\ba year\b|\/\s?(?:yr|year|annum)\b|\bp\.?\s?a\.?\b|\bannual(?:ly)?\b|\byearly\b|\bpro jahr\b|jährlich|jahresgehalt|im jahr|\/\s?jahr|par an\b|annuel|\/\s?an\b|al año|anual|\bOTE\b|brutto/i,
  ],
];
/** Words which show that an amount is pay. */
const PAY_PATTERN = anyOf(
  [
    String.raw`salary|salaries|compensation|\bpay\b|paid|wage|remuneration|rate|base|OTE|earn|package|gross`,
    String.raw`budget(?:ed)?|money|gehalt|vergütung|verg\.|honorar|entgelt|brutto|salaire|rémunération|TJM`,
    'tarif|salario|retribuci[oó]n|renta|sueldo|tarifa|banda salarial|remuneraci[oó]n',
  ],
  { before: String.raw`\b`, flags: 'i' },
);
/** Words which show that an amount is something else. */
const OTHER_AMOUNT_PATTERN = anyOf(
  [
    'revenue|ARR|MRR|turnover|raised|raise|funding|funded|valuation|AUM|assets|investment|GMV|umsatz',
    "chiffre d['’]affaires|levée|facturación|market|industry|deal|allowance|stipend|bonus of",
    'budget of|budgets? (?:up|over|in excess)|grant|credit|referral|learning budget|equipment|worth',
    'savings|per employee|million|quota|ticket|aum|sign-on',
  ],
  { before: String.raw`\b`, after: String.raw`\b`, flags: 'i' },
);
/** The least and most that a role may pay in each period, in units of about a dollar. */
const PLAUSIBLE_PAY: Record<PayPeriod, [number, number]> = {
  year: [9_000, 3_000_000],
  month: [800, 100_000],
  week: [300, 30_000],
  day: [80, 10_000],
  hour: [8, 1_500],
};

/** Factors of the plausible pay for currencies with small units, of the order of magnitude of their exchange rates. */
const PLAUSIBLE_PAY_FACTOR_BY_CURRENCY: Record<string, number> = {
  JPY: 100,
  INR: 25,
  CLP: 500,
  COP: 2_000,
  ARS: 500,
  CZK: 15,
  HUF: 250,
  TRY: 15,
  THB: 20,
  IDR: 8_000,
  KRW: 900,
};

/** An amount without a period is the pay of a year if it is this large, in any currency. */
const MIN_YEARLY_PAY_WITHOUT_PERIOD = 15_000;

/** Reads the first amount of a role's text that is certainly its pay; null if there is none. */
export function payOf(lines: readonly RoleTextLine[]): Pay | null {
  for (const [index, line] of lines.entries()) {
    if (!/\d/.test(line.text)) continue;
    for (const sentence of line.text
      .slice(0, MAX_SEARCHED_LINE_CHARACTERS)
      .split(/(?<=[.!?])\s+(?=\p{Lu})/u)) {
      const pay = payIn(sentence, lines[index - 1]?.text ?? '');
      if (pay) return pay;
    }
  }
  return null;
}

function payIn(sentence: string, before: string): Pay | null {
  const hasPayWord = PAY_PATTERN.test(sentence) || (before.length < 60 && PAY_PATTERN.test(before));
  for (const match of sentence.matchAll(AMOUNT_PATTERN)) {
    const g = match.groups ?? {};
    if (g.m) continue;
    const currency = currencyOf(g.b1, g.a2, g.a1, g.b2);
    if (!currency) continue;
    const near = sentence.slice(Math.max(0, match.index - 70), match.index + match[0].length + 45);
    const period = PERIODS.find(([, pattern]) => pattern.test(near))?.[0];
    const isMostOfSentence = match[0].trim().length > sentence.trim().length * 0.5;
    if (!hasPayWord && !(period && !OTHER_AMOUNT_PATTERN.test(near)) && !(isMostOfSentence && g.n2)) continue;
    if (
      OTHER_AMOUNT_PATTERN.test(near) &&
      !/\bsalary|compensation|gehalt|salaire|salario|day rate\b/i.test(near)
    )
      continue;
    const thousand = g.k1 || g.k2 || /k€|T€/i.test(match[0]) ? 1_000 : 1;
    const min =
      numberOf(g.n1 ?? '') * (g.k1 || (g.n2 && thousand > 1) || /k€/i.test(g.a1 ?? '') ? thousand : 1);
    const max = g.n2 ? numberOf(g.n2) * thousand : min;
    const payPeriod = period ?? (min >= MIN_YEARLY_PAY_WITHOUT_PERIOD ? 'year' : undefined);
    if (!payPeriod || max < min) continue;
    const [least, most] = PLAUSIBLE_PAY[payPeriod];
    const unit = PLAUSIBLE_PAY_FACTOR_BY_CURRENCY[currency] ?? 1;
    if (min >= least * unit && max <= most * unit) return { min, max, currency, period: payPeriod };
  }
  return null;
}

function currencyOf(...signsOrCodes: (string | undefined)[]): string | undefined {
  // In '$6.500.000 CLP' the code shows which currency the ambiguous sign means.
  const signs = [...signsOrCodes].sort(
    (a, b) => Number(/[A-Za-z]{3}/.test(b ?? '')) - Number(/[A-Za-z]{3}/.test(a ?? '')),
  );
  for (const sign of signs) {
    const word = sign?.trim();
    if (!word) continue;
    if (new RegExp(`^(?:${CURRENCY_CODES_SOURCE})$`, 'i').test(word)) return word.toUpperCase();
    const currencyOfSign = CURRENCY_BY_SIGN[word.toLowerCase()];
    if (currencyOfSign) return currencyOfSign;
  }
  return undefined;
}

/** Parses a number: 65.000, 65,000, 65 000 and 65'000 are equal, while 950.50 has a fraction. */
function numberOf(text: string): number {
  const ungrouped = text.replace(/[.,'’ \u00a0\u202f](?=\d{3}(?!\d))/g, '');
  return Number(ungrouped.replace(',', '.'));
}
