/** Recognises the parts of a line that name a place of work, and therefore are neither title nor employer. */
import { memoizeByText } from '@/engine/language/text/memoize';
import { phraseKindsOf } from '../../phrases/classifier';
import { organisationScore } from '../../vocabulary/organisations';
import {
  isArea,
  isCountry,
  isMilitaryBase,
  isPlace,
  isRemote,
  isState,
  isTownAndCountry,
} from '../../vocabulary/places';
import { titleScore } from '../../vocabulary/titles';
import { isTown } from '../../vocabulary/towns';
import type { Segment } from './segment';

/** A text is an employer although a place follows it if the phrase classifier gives it a larger share than this. */
const EMPLOYER_THRESHOLD = 0.6;

/** Minimum score of a text that is a title by its words. */
const MIN_TITLE_SCORE = 2;

/** Whether a segment is a town after another part of its line: 'Hamburg' in 'Engineer, Nordwerk, Hamburg'. */
export function isTownSegment(segments: readonly Segment[], at: number): boolean {
  const segment = segments[at];
  return (
    at > 0 &&
    segment !== undefined &&
    (segment.before === 'comma' ||
      segment.before === 'dash' ||
      segment.before === 'bracket' ||
      segment.before === 'cell') &&
    organisationScore(segment.text) === 0 &&
    isTown(segment.text.replace(/\.$/, ''))
  );
}

/**
 * Whether a segment and the next one are a place: 'Watford, United Kingdom'. After a comma they must end the line after
 * two other parts, since 'Nordwick, Qatar' may be an employer and its country.
 */
export function startsPlace(text: string, segments: readonly Segment[], at: number): boolean {
  const [segment, next] = [segments[at], segments[at + 1]];
  if (!segment || next?.before !== 'comma' || organisationScore(segment.text) > 0) return false;
  if (isMilitaryBase(segment.text)) return true;
  const isLast = at >= 2 && at + 2 === segments.length;
  // After a title and an employer, 'Redwell, WA' is a town even if its name sounds like a company's.
  if (isLast && /^[A-Z]{2}$/.test(next.text) && isState(next.text)) return true;
  // After a title and before a country an unknown name is rather an employer: 'Buyer — Kestrel Wear, Egypt'.
  const isBesideTitle =
    at === 1 && segment.before === 'dash' && titleScore(segments[0]?.text ?? '') >= MIN_TITLE_SCORE;
  if (isBesideTitle && isCountry(next.text) && !isTown(segment.text)) return false;
  // An unknown name before 'Remote' or with the end of a domain is not a town: 'Kestrelo, Remote', 'lunda.io, Oslo'.
  if (at === 0 && !isKnownPlace(segment.text) && (isRemote(next.text) || WEB_NAME_PATTERN.test(segment.text)))
    return false;
  // A company with its country: 'Nordwick Tours, Qatar'.
  if (phraseKindsOf(segment.text).organisation > EMPLOYER_THRESHOLD) return false;
  return (at === 0 || segment.before !== 'comma' || isLast) && isPlace(text.slice(segment.from, next.to));
}

const WEB_NAME_PATTERN = /^[\p{L}\d-]+\.(?:\p{Ll}{2,4})$/u;

const isKnownPlace = (text: string): boolean => isTown(text) || isState(text) || isCountry(text);

/** Whether a segment in brackets is a town with its country: '2014 - 2018 (Bogotá Colombie)'. */
export const isPlaceInBrackets = ({ text, before, after }: Segment): boolean =>
  before === 'bracket' && after === 'bracket' && isTownAndCountry(text);

/** Whether a text is a town and has no word typical of organisations. */
export const isBareTown = (text: string) => organisationScore(text) === 0 && isTown(text);

/** Whether a text is a place of any kind: 'Bavaria', 'Leeds Metro Area', 'Remote'. */
export const isAnyPlace = memoizeByText((text): boolean => {
  const withoutStop = text.replace(/(?<![.)])[.)]+$/, '');
  return (
    isPlace(withoutStop) ||
    isArea(withoutStop) ||
    isRemote(withoutStop) ||
    isState(withoutStop) ||
    isCountry(withoutStop) ||
    isMilitaryBase(withoutStop)
  );
});
