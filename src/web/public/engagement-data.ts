import { type RateUnit, type Term, termOf } from '@/shared/engagement/terms';

/**
 * Maps the engagement terms to a schema.org Offer; `undefined` if there are none, or no name for what is offered.
 * @param engagement the terms that the page shows
 */
export function schemaOfferOf(engagement: readonly Term[], role: string) {
  const kind = termOf(engagement, 'kind')?.text.trim();
  const from = termOf(engagement, 'availability')?.from;
  const rate = termOf(engagement, 'rate');
  const amountRate = rate && rate.per !== 'request' && (rate.min || rate.max) ? rate : undefined;
  const name = kind || role.trim();
  if (engagement.length === 0 || !name) return undefined;
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name },
    availabilityStarts: from || undefined,
    priceSpecification: amountRate && {
      '@type': 'UnitPriceSpecification',
      minPrice: Math.min(amountRate.min || amountRate.max, amountRate.max || amountRate.min),
      maxPrice: Math.max(amountRate.min, amountRate.max),
      priceCurrency: amountRate.currency,
      unitCode: UNIT_CODES[amountRate.per as RateUnit],
    },
  };
}

/** UN/CEFACT codes of an hour, a day, a month and a year. */
const UNIT_CODES: Record<RateUnit, string> = { hour: 'HUR', day: 'DAY', month: 'MON', year: 'ANN' };
