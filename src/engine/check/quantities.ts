/** Numbers with their units: 40 in 'EUR 40 million' is not the 40 of '40%'. */

const POWERS_OF_TEN: Record<string, number> = {
  k: 3,
  thousand: 3,
  m: 6,
  mn: 6,
  mio: 6,
  million: 6,
  b: 9,
  bn: 9,
  billion: 9,
};
const CURRENCY_BY_SIGN: Record<string, string> = {
  $: 'usd',
  us$: 'usd',
  usd: 'usd',
  '€': 'eur',
  eur: 'eur',
  '£': 'gbp',
  gbp: 'gbp',
  s$: 'sgd',
  sgd: 'sgd',
};

const QUANTITY_PATTERN =
  /(?:((?:us|s)?\$|[€£]|\b(?:usd|eur|gbp|sgd|chf)\b)\s*)?(\d+(?:[.,’' ]\d{3})*(?:[.,]\d+)?)\s*(%|percent\b|per cent\b|(?:thousand|million|billion|mio|mn|bn|[kmb])\b)?\s*((?:us|s)?\$|[€£]|\b(?:usd|eur|gbp|sgd|chf)\b)?/gi;

export interface Quantity {
  /** Digits without separators. */
  digits: string;
  /** 'share' for per cent, a power of ten for words such as 'million'; absent if there is none. */
  scale?: string;
  currency?: string;
}

/** The numbers of a text, with scale and currency where they are written next to the number. */
export function quantitiesIn(text: string): Quantity[] {
  return [...text.normalize('NFKC').matchAll(QUANTITY_PATTERN)].map(
    ([, before, number = '', unit, after]) => {
      const sign = (before ?? after)?.toLowerCase();
      const word = unit?.toLowerCase();
      const scale =
        word === undefined ? undefined : /^(?:%|per)/.test(word) ? 'share' : String(POWERS_OF_TEN[word]);
      return {
        digits: number.replace(/\D/g, ''),
        ...(scale === undefined ? {} : { scale }),
        ...(sign ? { currency: CURRENCY_BY_SIGN[sign] ?? sign } : {}),
      };
    },
  );
}

/** Whether a stated quantity is a known one: the same number and scale, and the same currency if it states one. */
export function isKnownQuantity(claimed: Quantity, known: readonly Quantity[]): boolean {
  return known.some(
    ({ digits, scale, currency }) =>
      digits === claimed.digits &&
      scale === claimed.scale &&
      (!claimed.currency || claimed.currency === currency),
  );
}
