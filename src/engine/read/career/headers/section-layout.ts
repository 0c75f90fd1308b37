/** Reads the entries of a section as most of its entries are set, where the model hesitates. */
import { comparableText } from '../../layout/comparable';
import { phraseKindsOf } from '../../phrases/classifier';
import { isDegree } from '../../resume/education/education';
import { isSchool } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import { isWorkArea } from '../../vocabulary/work-areas';
import type { Anchor, AnchoredLines } from '../entry-lines/anchors';
import type { Candidate } from '../model/candidates';
import { isSameSpan, probabilityOfEmployer } from '../model/employer-choice';
import type { Pair } from '../model/model';
import type { AnchoredEntry, PreparedScope } from '../readings/decide';
import { preferReading } from '../readings/rule-candidate';
import { isAnyPlace, isBareTown } from '../segments/place-parts';
import { mayBeEmployer } from './header-names';

/** The probability of a reading that is set like the others. */
const ALIKE_PROBABILITY = 0.85;
/** The employer that the model reads is kept if it has this probability or more. */
const MIN_KEPT_PROBABILITY = 0.8;
/** Minimum number of entries that are set alike, their share of the section, and their mean probability. */
const MIN_ENTRIES_ALIKE = 3;
const MIN_SHARE_ALIKE = 0.6;
const MIN_MEAN_PROBABILITY = 0.6;
/** Minimum probability of a reading in this layout whose words do not show a title. */
const MIN_UNTITLED_PROBABILITY = 0.5;
/**
 * Minimum probability of a reading whose title and employer differ in style, as those of this number of other entries
 * do, or whose unknown title fills its line with the employer, as known ones do elsewhere.
 */
const MIN_STYLED_PROBABILITY = 0.2;
const MIN_STYLED_ENTRIES = 2;
/** Minimum number of employers before a text that is a town, and the factor for its probability as an employer. */
const MIN_TOWN_OCCURRENCES = 2;
const TOWN_FACTOR = 0.4;
/** A kind of phrase with a larger share than this is likelier than all others together. */
const MAJORITY_THRESHOLD = 0.5;
/** Minimum score of a text that is a title by its words, and the share of such titles that is nearly all. */
const MIN_TITLE_SCORE = 2;
const MIN_KNOWN_TITLES_SHARE = 0.75;

/** Where title and employer stand around the dates of an entry, and what separates them in one line. */
function layoutOf(title: Candidate | undefined, employer: Candidate | undefined): string | undefined {
  if (!title || !employer || title.label || employer.label) return undefined;
  if (title.line !== employer.line) return `${title.offset} ${employer.offset}`;
  const isTitleFirst = title.from < employer.from;
  return `${title.offset} ${isTitleFirst ? 'title' : 'employer'} ${(isTitleFirst ? employer : title).before}`;
}

/**
 * The readings of each entry, with that in the layout of most entries as the likeliest if the model is not certain. A
 * text that follows several employers in their lines is probably a town, and is discounted as an employer.
 */
export function preferSectionLayout(
  { entries, section }: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] {
  const datedReadings = pairs.map((readings, index) => (isDated(entries[index]) ? readings : []));
  const layout = commonLayout(datedReadings);
  if (layout === undefined) return [...pairs];
  const tails = textsAfterEmployers(section, pairs);
  const styles = stylesOf(section, datedReadings, layout);
  const standsAfterEmployers = ({ text }: Candidate, least = 1) =>
    (tails.get(comparableText(text)) ?? 0) >= least;
  const isTitled = haveKnownTitles(datedReadings, layout);
  return pairs.map((given, index) => {
    const readings =
      given[0]?.employer && standsAfterEmployers(given[0].employer, MIN_TOWN_OCCURRENCES)
        ? discountBest(given)
        : given;
    const entry = entries[index];
    const [best] = readings;
    if (!entry || !isDated(entry) || !best) return readings;
    if (best.employer && chanceOf(readings, best) >= MIN_KEPT_PROBABILITY) {
      const isAsOthers = layoutOf(best.title, best.employer) === layout && isPlausible(best, isTitled);
      return isAsOthers ? [{ ...best, hasCommonEmployerLine: true }, ...readings.slice(1)] : readings;
    }
    const reading = readingInLayout(section, entry, readings, { layout, isTitled, standsAfterEmployers });
    // A reading that only adds words to the name that the model prefers is not better.
    const isExtended =
      reading?.employer !== undefined &&
      best.employer !== undefined &&
      isSameSpan(reading.employer, best.employer) &&
      reading.employer.text.length > best.employer.text.length &&
      layoutOf(best.title, best.employer) === layout;
    if (!reading || isExtended) return readings;
    const chance = chanceOf(readings, reading);
    const isStyled = (styles.get(styleOf(section, reading) ?? '') ?? 0) >= MIN_STYLED_ENTRIES;
    const isOfLine = isTitled && isUnknownTitleBeside(reading.title, reading.employer);
    const least = isStyled || isOfLine ? MIN_STYLED_PROBABILITY : MIN_UNTITLED_PROBABILITY;
    if (chance < least && titleScore(reading.title?.text ?? '') < MIN_TITLE_SCORE) return readings;
    return preferReading(
      { ...reading, probability: Math.max(ALIKE_PROBABILITY, chance), hasCommonEmployerLine: true },
      readings.filter((pair) => pair !== reading),
    );
  });
}

/** How often titles and employers in this layout have each pair of styles. */
function stylesOf(
  section: AnchoredLines,
  pairs: readonly (readonly Pair[])[],
  layout: string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [best] of pairs) {
    const style = best && layoutOf(best.title, best.employer) === layout ? styleOf(section, best) : undefined;
    if (style !== undefined) counts.set(style, (counts.get(style) ?? 0) + 1);
  }
  return counts;
}

/** The styles of the lines of title and employer; undefined if they do not differ. */
function styleOf({ lines }: AnchoredLines, { title, employer }: Pair): string | undefined {
  const [first, second] = [title, employer].map((part) => {
    const line = part && lines[part.line];
    return line && `${line.size.toFixed(1)} ${line.strong}`;
  });
  return first !== undefined && second !== undefined && first !== second ? `${first} ${second}` : undefined;
}

/** The readings of an entry whose likeliest employer is a town, with what is left of its probability. */
function discountBest(pairs: readonly Pair[]): readonly Pair[] {
  const employer = pairs[0]?.employer;
  const isTown = (pair: Pair) => employer && pair.employer && isSameSpan(pair.employer, employer);
  return pairs.map((pair) =>
    isTown(pair) ? { ...pair, probability: pair.probability * TOWN_FACTOR } : pair,
  );
}

const isDated = (entry: AnchoredEntry | undefined): boolean => entry?.anchor.range !== undefined;

/** The probability that an entry names the employer of this reading, whatever its title and extent. */
const chanceOf = (pairs: readonly Pair[], { employer }: Pair): number =>
  employer ? probabilityOfEmployer(pairs, (each) => isSameSpan(each, employer)) : 0;

/** The layout of most entries with dates that name title and employer; undefined if they differ. */
function commonLayout(pairs: readonly (readonly Pair[])[]): string | undefined {
  const chances = new Map<string, number[]>();
  let employerCount = 0;
  for (const readings of pairs) {
    const [best] = readings;
    if (!best?.employer || best.employer.label) continue;
    employerCount += 1;
    const layout = layoutOf(best.title, best.employer);
    if (layout !== undefined) chances.set(layout, [...(chances.get(layout) ?? []), chanceOf(readings, best)]);
  }
  for (const [layout, layoutChances] of chances) {
    const mean = layoutChances.reduce((sum, chance) => sum + chance, 0) / layoutChances.length;
    if (
      layoutChances.length >= MIN_ENTRIES_ALIKE &&
      layoutChances.length >= employerCount * MIN_SHARE_ALIKE &&
      mean >= MIN_MEAN_PROBABILITY
    )
      return layout;
  }
  return undefined;
}

/** The layout of most entries, whether their titles are known words, and what stands behind employers. */
interface SectionLayout {
  layout: string;
  isTitled: boolean;
  standsAfterEmployers: (employer: Candidate) => boolean;
}

/** Whether nearly all entries in this layout have titles that their words show. */
function haveKnownTitles(pairs: readonly (readonly Pair[])[], layout: string): boolean {
  const titles = pairs.flatMap(([best]) =>
    best?.title && layoutOf(best.title, best.employer) === layout ? [best.title.text] : [],
  );
  const known = titles.filter((title) => titleScore(title) >= MIN_TITLE_SCORE);
  return known.length >= MIN_ENTRIES_ALIKE && known.length >= titles.length * MIN_KNOWN_TITLES_SHARE;
}

/** The reading of an entry in this layout: the likeliest of the model, or else one with the words of a title. */
function readingInLayout(
  section: AnchoredLines,
  { anchor, candidates }: AnchoredEntry,
  pairs: readonly Pair[],
  { layout, isTitled, standsAfterEmployers }: SectionLayout,
): Pair | undefined {
  const isFitting = (pair: Pair) =>
    layoutOf(pair.title, pair.employer) === layout &&
    isPlausible(pair, isTitled) &&
    !standsAfterEmployers(pair.employer as Candidate);
  // A list of words between bars: 'Owner · Scope · Delivery'.
  const isInList = ({ employer }: Pair) =>
    employer?.before === 'bar' && !isLastInLine(section, anchor, employer);
  const likeliest = pairs.find((pair) => isFitting(pair) && !isInList(pair));
  if (likeliest) return likeliest;
  const rulePairs = candidates.flatMap((employer) =>
    candidates.flatMap((title): Pair[] => {
      const isAdjacent =
        title.line === employer.line && title.to < employer.from && title.after === employer.before;
      return isAdjacent && titleScore(title.text) >= MIN_TITLE_SCORE
        ? [{ title, employer, probability: 0 }]
        : [];
    }),
  );
  return rulePairs.find(
    (pair) => isFitting(pair) && isLastInLine(section, anchor, pair.employer as Candidate),
  );
}

/** Whether a candidate is followed in its line by dates, another cell, a place or nothing. */
function isLastInLine({ segments }: AnchoredLines, { at, range }: Anchor, candidate: Candidate): boolean {
  const { line, to, features } = candidate;
  const next = segments[line]?.find(({ from }) => from >= to);
  const isDateNext =
    line === at && range !== undefined && range.index >= to && range.index < (next?.from ?? 0);
  return !next || isDateNext || next.before === 'cell' || features.includes('after place');
}

/** @param isTitled whether the other entries in this layout have known titles, so that this one may be unknown */
function isPlausible({ title, employer }: Pair, isTitled: boolean): boolean {
  if (!title || !employer) return false;
  const isTitle =
    titleScore(title.text) > 0 ||
    phraseKindsOf(title.text).title > MAJORITY_THRESHOLD ||
    mayBeUnknownTitle(title, employer) ||
    (isTitled && isUnknownTitleBeside(title, employer));
  const isLowerCase = [LOWER_CASE_NAME_PATTERN, INNER_CAPITAL_PATTERN, ONE_CAPITAL_PATTERN].some((pattern) =>
    pattern.test(employer.text),
  );
  const name = isLowerCase ? capitalise(employer.text) : employer.text;
  return isTitle && mayBeEmployer(name) && !isBareTown(name) && !isWorkArea(`${name} management`);
}

/** Whether a text that fills its line may be a title by its place: 'Drama' over 'Nordhav Theatre'. */
const mayBeUnknownTitle = (title: Candidate, employer: Candidate): boolean =>
  title.features.includes('alone true') &&
  title.line !== employer.line &&
  /^\p{Lu}/u.test(title.text) &&
  !isDegree(title.text) &&
  !isSchool(employer.text) &&
  !isSchool(title.text) &&
  !isAnyPlace(title.text);

/**
 * Whether a short text may be a title because it fills its line together with the employer, as the titles of the other
 * entries do: 'KAM – Nordhav Foods'.
 */
const isUnknownTitleBeside = (title: Candidate | undefined, employer: Candidate | undefined): boolean =>
  title !== undefined &&
  employer !== undefined &&
  title.line === employer.line &&
  title.features.includes('first true') &&
  employer.features.includes('last true') &&
  UNKNOWN_TITLE_PATTERN.test(title.text) &&
  title.organisationScore === 0 &&
  !isDegree(title.text) &&
  !isSchool(employer.text) &&
  !isAnyPlace(title.text);

/** One to four capitalised words, or abbreviations: 'BDM', 'KAM Retail'. */
const UNKNOWN_TITLE_PATTERN = /^\p{Lu}[\p{L}.&/]+(?: (?:&|\p{Lu}[\p{L}.&/]*)){0,3}$/u;

/** A name in lower case whose signs show that it is one: 'nordhav-labs', 'a&b'. */
const LOWER_CASE_NAME_PATTERN = /^\p{Ll}[\p{Ll}\d]*[-&.+][\p{Ll}\d&.+-]*$/u;

/** A name with a capital behind its first letters: 'eNordhav', 'inSights.example'. */
const INNER_CAPITAL_PATTERN = /^\p{Ll}{1,12}\p{Lu}[\p{L}\d&.+-]*$/u;

/** A name of which only the first word begins with a capital: 'Nordhav printing press'. */
const ONE_CAPITAL_PATTERN = /^\p{Lu}[\p{L}&.]+(?: \p{Ll}{3,}){1,2}$/u;

const capitalise = (text: string) =>
  text.replace(/(?<![\p{L}\d&.+-])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** How often texts follow the employers of entries in their lines, as towns do: 'Buyer, Redwell, Kleinort'. */
function textsAfterEmployers(
  { segments }: AnchoredLines,
  pairs: readonly (readonly Pair[])[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [best] of pairs) {
    const { employer } = best ?? {};
    const following = employer
      ? (segments[employer.line] ?? []).filter(({ from }) => from >= employer.to)
      : [];
    for (const text of new Set(following.map((segment) => comparableText(segment.text))))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}
