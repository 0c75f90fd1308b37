/** Chooses the paper size that is usual where a document is requested. */

/** Countries that print on US Letter; all others use A4. */
const LETTER_COUNTRIES = new Set('US CA MX CL CO CR GT NI PA PH PR SV VE DO BZ BO'.split(' '));

export type Paper = 'a4' | 'us-letter';

/**
 * Chooses the paper size for a request.
 * @param acceptLanguage the header as browsers send it; the country of its first language decides, if it names one
 * @param requested the `paper` parameter, which takes precedence
 */
export function paperSizeFor(acceptLanguage: string | undefined, requested?: string): Paper {
  if (requested === 'a4') return 'a4';
  if (requested === 'letter') return 'us-letter';
  const region = /^[^,]{0,80}?[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(acceptLanguage ?? '')?.[1];
  return region && LETTER_COUNTRIES.has(region.toUpperCase()) ? 'us-letter' : 'a4';
}
