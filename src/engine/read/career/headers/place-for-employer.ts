/**
 * Reads the post of a self-employed person, whose line of dates begins with a place where those of other posts begin
 * with the employer: 'Velmont, TX | Sep 2024 – Present' beside 'Nordhav Foods | Velmont, TX | 2019 – 2024'.
 */
import { organisationScore } from '../../vocabulary/organisations';
import { isCountry, isPlace, isState } from '../../vocabulary/places';
import { titleScore } from '../../vocabulary/titles';
import type { AnchoredLines } from '../entry-lines/anchors';
import type { Pair } from '../model/model';
import type { PreparedScope } from '../readings/decide';
import { candidateOfRule, preferReading } from '../readings/rule-candidate';
import type { Segment } from '../segments/segment';
import { RULE_SLOT } from '../sentences/posts-in-sentences';

/** The probability of a post without an employer above a place. */
const PLACE_PROBABILITY = 0.87;
/** Minimum number of other entries with an employer before the place. */
const MIN_EMPLOYERS_BEFORE_PLACE = 2;

/** The readings of each entry, without a place as an employer where other entries have their places after theirs. */
export function preferNoPlaces(
  { section }: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] {
  const { anchors, segments } = section;
  const employerCount = anchors.filter(({ at }) => {
    const [employer, ...rest] = segments[at] ?? [];
    return employer !== undefined && rest[0]?.before === 'bar' && isTownAndRegion(rest);
  }).length;
  if (employerCount < MIN_EMPLOYERS_BEFORE_PLACE) return [...pairs];
  return pairs.map((readings, index) => {
    const at = anchors[index]?.at ?? 0;
    const parts = segments[at] ?? [];
    const employer = readings[0]?.employer;
    const isPlaceRead =
      employer?.line === at &&
      employer.from === parts[0]?.from &&
      parts.length === 2 &&
      isTownAndRegion(parts);
    const title = isPlaceRead ? titleAbove(section, at) : undefined;
    return title ? preferReading({ title, probability: PLACE_PROBABILITY }, readings) : readings;
  });
}

/** Whether the first two parts are a town and its state or country: 'Velmont, TX', 'Velmont, Norway'. */
function isTownAndRegion([town, region]: readonly Segment[]): boolean {
  return (
    town !== undefined &&
    region?.before === 'comma' &&
    ((/^\p{Lu}{2}$/u.test(region.text) && isState(region.text)) || isCountry(region.text)) &&
    organisationScore(town.text) === 0 &&
    isPlace(`${town.text}, ${region.text}`)
  );
}

/** The line above the dates as the title, if its words show one. */
function titleAbove({ lines, anchors }: AnchoredLines, at: number) {
  const [line, dated] = [lines[at - 1], lines[at]];
  const isTitle =
    line !== undefined &&
    !line.bullet &&
    line.flow === dated?.flow &&
    line.cells.length === 1 &&
    titleScore(line.text) > 0 &&
    !anchors.some((anchor) => anchor.at === at - 1);
  return isTitle
    ? candidateOfRule({ text: line.text, line: at - 1, offset: -1, from: 0, slot: RULE_SLOT })
    : undefined;
}
