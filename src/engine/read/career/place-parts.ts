/** Parts of a line that say where somebody worked, and therefore are neither title nor employer. */

import { memoizeByText } from '../../language/text/memoize';
import { kindsOf } from '../phrases/classifier';
import { organisationScore } from '../vocabulary/organisations';
import { isArea, isCountry, isPlace, isRemote, isState } from '../vocabulary/places';
import { isTown } from '../vocabulary/towns';
import type { Segment } from './segments';

/** Score of the phrase classifier (-1 to 1) above which words are an employer's name, although a place has it too. */
const CLEAR = 0.6;

/** Whether a segment is a town that follows another part of its line: 'Hamburg' of 'Engineer, Nordwerk, Hamburg'. */
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
 * Whether a segment with the one after it is a place: 'Watford, United Kingdom'. It has to start its cell, or end its
 * line after two other parts, since 'Nordwick, Qatar' in between may be an employer in that country.
 */
export function startsPlace(text: string, segments: readonly Segment[], at: number): boolean {
  const [segment, next] = [segments[at], segments[at + 1]];
  if (!segment || next?.before !== 'comma' || organisationScore(segment.text) > 0) return false;
  // 'Nordwick Tours, Qatar' is a company with its country.
  if (kindsOf(segment.text).organisation > CLEAR) return false;
  const isLast = at >= 2 && at + 2 === segments.length;
  return (at === 0 || segment.before !== 'comma' || isLast) && isPlace(text.slice(segment.from, next.to));
}

/** Whether the text is a town and none of its words belongs to an employer's name. */
export const isBareTown = (text: string) => organisationScore(text) === 0 && isTown(text);

/** Whether the text is a place of any kind: 'Bavaria', 'Greater Leeds Area', 'Remote'. */
export const isAnyPlace = memoizeByText((text): boolean => {
  const bare = text.replace(/(?<![.)])[.)]+$/, '');
  return isPlace(bare) || isArea(bare) || isRemote(bare) || isState(bare) || isCountry(bare);
});
