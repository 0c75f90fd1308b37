/**
 * Confidence of a reading, which decides whether it is stated or asked about. The table is in docs/reading-model.md.
 */
import { findDates } from '../dates/dates';
import { comparableText } from '../layout/comparable';
import { kindsOf } from '../phrases/classifier';
import type { ReadEntry } from '../resume/experience';
import { isSchool, organisationScore } from '../vocabulary/organisations';
import { titleScore } from '../vocabulary/titles';
import { isDoubtfulName } from './doubtful-name';
import { type EntryReading, probabilityOf } from './readings';

/**
 * An employer is stated from this probability on: calibrated on documents outside the training set,
 * docs/reading-model.md.
 */
const STATED = 0.8;
/** As `STATED`, for a name after a form's label for employers and with dates: of 12 below `STATED`, 11 were right. */
const STATED_LABELLED = 0.6;
/** As `STATED`, for an entry set exactly like those of its section that are stated. */
const STATED_ALIKE = 0.65;
/** As `STATED`, for a dated post with a known title whose employer the rules read too: of 24 employers below `STATED`, 20 were right. */
const STATED_AGREED = 0.65;
/** The score of a title that says what it is. */
const KNOWN_TITLE = 2;
/** Maximum confidence of a reading that the owner is asked about: less than `PROSE_CONFIDENCE`. */
export const MAX_ASKED = 0.55;
/** Maximum confidence of any reading. */
const CERTAIN = 0.99;

/** Whether two names are the same, apart from a town or a legal form at the end. */
export function isSameName(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length > 3 ? long.startsWith(short) : a === b;
}

/** `opinion` is what the rules read in the same place: that two readers agree counts. */
export function confidenceOf(reading: EntryReading, opinion: ReadEntry | undefined, isAlike = false): number {
  const { employer } = reading.best;
  const probability = employer ? probabilityOf(reading.pairs, employer) : reading.best.probability;
  const agrees =
    opinion !== undefined &&
    isSameName(comparableText(opinion.parts.organisation), comparableText(reading.employer));
  const isLabelled =
    employer?.label === 'organisation' && !reading.anchor.lone && probability >= STATED_LABELLED;
  const isSetAlike = isAlike && probability >= STATED_ALIKE;
  const isAgreed =
    agrees &&
    reading.employer !== '' &&
    !reading.anchor.lone &&
    titleScore(reading.title) >= KNOWN_TITLE &&
    probability >= STATED_AGREED;
  const isStated =
    (probability >= STATED || isLabelled || isSetAlike || isAgreed) && !isDoubtful(reading, agrees);
  const confidence = isStated ? Math.max(STATED, probability) : Math.min(MAX_ASKED, probability);
  return Math.round(Math.min(CERTAIN, confidence) * 100) / 100;
}

/** The fewest entries that show how a section sets its entries, and the share of them that must be set so. */
const ALIKE_MIN = 3;
const ALIKE_SHARE = 0.7;

/** Whether an entry has its title and its employer where nearly all surely read entries of its section have theirs. */
export function isSetLikeOthers(reading: EntryReading, all: readonly EntryReading[]): boolean {
  const slotsOf = ({ best, anchor }: EntryReading) =>
    best.title && best.employer && !anchor.lone ? `${best.title.slot}/${best.employer.slot}` : undefined;
  const own = slotsOf(reading);
  const sure = all.filter(
    (each) =>
      each !== reading && each.best.employer && probabilityOf(each.pairs, each.best.employer) >= STATED,
  );
  const alike = sure.filter((each) => slotsOf(each) === own);
  return own !== undefined && alike.length >= ALIKE_MIN && alike.length >= sure.length * ALIKE_SHARE;
}

/** The share of a kind that is likelier than all others together. */
const CLEAR = 0.5;

/** Whether the rules read an entry without any doubt: its title is a title, and its employer may be one. */
export function isReadWithoutDoubt({ entry, parts }: ReadEntry): boolean {
  return (
    entry.range !== undefined &&
    titleScore(parts.title) >= 2 &&
    parts.organisation !== '' &&
    titleScore(parts.organisation) < 2 &&
    !isDoubtfulName(parts.organisation) &&
    findDates(parts.organisation).length === 0 &&
    kindsOf(parts.organisation).title < CLEAR
  );
}

/**
 * Whether an employer must be confirmed by the owner, however likely, because companies seldom have such names. False
 * where two readers agree (`isBorneOut`), which also makes up for a title that is missing or unknown.
 */
export function isDoubtful(
  { employer: name, title }: Pick<EntryReading, 'employer' | 'title'>,
  isBorneOut = false,
): boolean {
  if (isDoubtfulName(name)) return true;
  if (titleScore(title) > 0 || kindsOf(title).title > CLEAR) return false;
  // A school among the jobs is a study.
  if (isSchool(name)) return !isBorneOut || title === '';
  // A role has a title, or its name shows by a legal form that it is a company.
  return organisationScore(name) < 3 && !isBorneOut;
}
