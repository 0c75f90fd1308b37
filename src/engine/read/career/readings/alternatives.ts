/** Collects the other employers that are offered beside the reading of an entry. */
import { type AlternativeRole, PROSE_CONFIDENCE } from '@/shared/record/facts';
import { findDates } from '../../dates/dates';
import { comparableText } from '../../layout/comparable';
import { phraseKindsOf } from '../../phrases/classifier';
import { organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import type { AnchoredLines } from '../entry-lines/anchors';
import type { Candidate } from '../model/candidates';
import { isSameSpan } from '../model/employer-choice';
import { isDoubtfulName } from '../names/doubtful-name';
import { tidyName } from '../names/names';
import { isAnyPlace, isBareTown } from '../segments/place-parts';
import type { EntryReading } from './readings';

/** Minimum probability of a reading that is offered beside one that is stated as certain. */
const MIN_OFFERED_PROBABILITY = 0.03;
/** Minimum probability of a reading that is offered beside one that the owner is asked about. */
const MIN_ASKED_PROBABILITY = 0.01;
/** Maximum number of readings that are offered. */
const MAX_OFFERED = 4;
/** Minimum length of a name. */
const MIN_NAME_CHARACTERS = 2;
/** Minimum score of a text that is a title by its words. */
const MIN_TITLE_SCORE = 2;
/** A kind of phrase with a larger share than this is likelier than all others together. */
const MAJORITY_THRESHOLD = 0.5;

/**
 * The employers that the owner is offered beside the reading of an entry, the likeliest first. Beside one that
 * is asked about, different names come before longer and shorter forms of the same, and the other names of the header
 * follow.
 */
export function alternativesOf(
  reading: EntryReading,
  section: AnchoredLines,
  confidence: number,
): AlternativeRole[] {
  const { pairs, title, employer, best } = reading;
  const isAsked = confidence < PROSE_CONFIDENCE;
  const result: AlternativeRole[] = [];
  const offer = (organisation: string, itsTitle: string) => {
    const isKnown = result.some((each) => each.organisation === organisation);
    const isRead = organisation === employer && itsTitle === title;
    if (!isKnown && !isRead && organisation !== '' && result.length < MAX_OFFERED)
      result.push({ title: itsTitle, organisation });
  };
  const likelyPairs = pairs.filter(
    ({ probability }) => probability >= (isAsked ? MIN_ASKED_PROBABILITY : MIN_OFFERED_PROBABILITY),
  );
  if (isAsked) {
    const offeredEmployers: Candidate[] = best.employer ? [best.employer] : [];
    for (const pair of likelyPairs) {
      const { employer: other } = pair;
      if (!other || offeredEmployers.some((each) => isSameSpan(each, other))) continue;
      offeredEmployers.push(other);
      offer(other.text, pair.title?.text ?? '');
    }
    for (const name of namesIn(reading, section)) offer(name, title);
  }
  for (const pair of likelyPairs) offer(pair.employer?.text ?? '', pair.title?.text ?? '');
  return result;
}

/** The names in the header of an entry that are neither its title, its employer nor a place; companies first. */
function namesIn({ best: { title }, start, end, employer }: EntryReading, section: AnchoredLines): string[] {
  const names: { text: string; score: number }[] = [];
  for (let at = start; at <= end; at += 1)
    for (const segment of section.segments[at] ?? []) {
      const isOfTitle = title?.line === at && segment.from < title.to && title.from < segment.to;
      const text = tidyName(segment.text);
      if (!isOfTitle && mayBeOffered(text) && comparableText(text) !== comparableText(employer))
        names.push({ text, score: organisationScore(text) + phraseKindsOf(text).organisation });
    }
  return names.sort((a, b) => b.score - a.score).map(({ text }) => text);
}

function mayBeOffered(text: string): boolean {
  const isTitle =
    organisationScore(text) === 0 &&
    (titleScore(text) >= MIN_TITLE_SCORE || phraseKindsOf(text).title > MAJORITY_THRESHOLD);
  return (
    text.length >= MIN_NAME_CHARACTERS &&
    !isTitle &&
    !isAnyPlace(text) &&
    !isBareTown(text) &&
    !isDoubtfulName(text) &&
    findDates(text).length === 0
  );
}
