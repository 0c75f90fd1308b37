/** Chooses the likeliest reading of each entry, such that no line is used by two entries. */

import { comparableText } from '../../layout/comparable';
import { startsOtherEmployers } from '../dates/group-headings';
import type { Anchor } from '../entry-lines/anchors';
import { isReadFromHeader } from '../headers/employer-headers';
import { headerLinesOf } from '../headers/header-lines';
import { titleBelow, titleOfSentence } from '../headers/title-below';
import type { Candidate } from '../model/candidates';
import { isSameSpan } from '../model/employer-choice';
import { type JudgedEmployer, reweighPairs } from '../model/judge';
import { choicesOf, type Pair } from '../model/model';
import { toProbabilities } from '../model/probabilities';
import { tidyName, tidyTitle } from '../names/names';
import { wholeName, wholeTitle } from '../names/whole-name';
import { hasHeaderAbove, readFurtherPost } from '../posts/further-post';
import { isReadByRule } from '../sentences/posts-in-sentences';
import type { PreparedScope } from './decide';
import { completeFromRules, isDepartmentOfTitle, isSameText } from './rule-additions';

/** The chosen reading of an entry. */
export interface EntryReading {
  anchor: Anchor;
  title: string;
  /** Its own employer, or that of an entry above. */
  employer: string;
  /** The first and last line of its header. */
  start: number;
  end: number;
  best: Pair;
  /** All readings of the entry, the likeliest first. */
  pairs: readonly Pair[];
}

/** An entry's employer applies to further posts below it if it has this probability or more. */
const MIN_INHERITED_PROBABILITY = 0.8;
/** Factor for the probability of an inherited employer if a line in between may name another one. */
const RIVALLED_EMPLOYER_FACTOR = 0.5;

const earlierEntryOf = (
  { anchor, title, best: { employer } }: EntryReading,
  { lines, segments }: PreparedScope['section'],
) => ({
  title,
  ...(anchor.range && { range: anchor.range }),
  ...(employer && { employer: lines[employer.line] }),
  namedFirst: employer?.line === anchor.at && employer.from === segments[anchor.at]?.[0]?.from,
});

/**
 * The entries of a scope in order. Lines of anchors that turn out not to be entries remain in the body of the
 * entry above.
 */
export function readingsOf(
  { entries, section }: PreparedScope,
  decided: readonly (readonly Pair[])[],
  judged: readonly (readonly JudgedEmployer[])[] = [],
): EntryReading[] {
  const pairs = resolveSharedLines(entries, decided, judged);
  const readings: EntryReading[] = [];
  let employer = '';
  let employerProbability = 0;
  let namedBy: EntryReading | undefined;
  entries.forEach((entry, index) => {
    const { anchor, opinion } = entry;
    const entryPairs = pairs[index] ?? [];
    const last = readings.at(-1);
    const between = section.lines.slice((last?.end ?? -1) + 1, anchor.at);
    if (last && between.some(({ text }) => startsOtherEmployers(text))) {
      employer = '';
      employerProbability = 0;
      namedBy = undefined;
    }
    const further =
      namedBy &&
      last &&
      employerProbability >= MIN_INHERITED_PROBABILITY &&
      !(entryPairs[0] && isReadByRule(entryPairs[0]))
        ? readFurtherPost(
            section,
            entry,
            entryPairs,
            judged[index] ?? [],
            earlierEntryOf(namedBy, section),
            earlierEntryOf(last, section),
          )
        : undefined;
    const best = further ?? entryPairs[0];
    if (!best || (!best.title && !best.employer)) return;
    const additions =
      further || isReadFromHeader(best)
        ? {}
        : isDepartmentOfTitle(best, opinion, employer)
          ? { title: opinion?.title, employer: '' }
          : completeFromRules(
              best,
              isTitleOf(readings, opinion?.organisation) ? undefined : opinion,
              employer !== '',
            );
    const ownEmployer = additions.employer ?? tidyName(wholeName(section, best));
    const headerLines = headerLinesOf(best, anchor);
    const start = Math.max(Math.min(...headerLines), (last?.end ?? -1) + 1);
    readings.push({
      anchor,
      title: tidyTitle(additions.title ?? wholeTitle(section, best)),
      employer: ownEmployer || employer,
      start: Math.min(start, anchor.at),
      end: Math.max(Math.max(...headerLines), start),
      best:
        ownEmployer === '' && employer !== ''
          ? {
              ...best,
              probability:
                (further?.probability ?? probabilityOf(entryPairs, undefined)) *
                (hasHeaderAbove(section, anchor.at) && !isReadFromHeader(best)
                  ? RIVALLED_EMPLOYER_FACTOR
                  : 1) *
                employerProbability,
            }
          : best,
      pairs: entryPairs,
    });
    if (ownEmployer) {
      employer = ownEmployer;
      namedBy = readings.at(-1);
      employerProbability = additions.employer ? best.probability : probabilityOf(entryPairs, best.employer);
    }
  });
  return removeListNumbers(addSecondEmployers(readings, entries, pairs, judged)).map(
    (reading, index, all) => {
      const next = all[index + 1];
      return addTitleBelow(endAboveNext(reading, next, section.lines.length), next, section);
    },
  );
}

/** A second employer next to one date becomes a post of its own if it has this probability or more. */
const MIN_SECOND_EMPLOYER_PROBABILITY = 0.8;

/** Adds readings for second employers, which have no dates of their own. */
function addSecondEmployers(
  readings: readonly EntryReading[],
  entries: PreparedScope['entries'],
  pairs: readonly (readonly Pair[])[],
  judged: readonly (readonly JudgedEmployer[])[],
): readonly EntryReading[] {
  const all = [...readings];
  entries.forEach((_, index) => {
    for (const { employer, chance } of judged[index] ?? []) {
      const isHeader = ({ start, end }: EntryReading) => employer.line >= start && employer.line <= end;
      const isRead = all.some(
        (reading) =>
          isHeader(reading) || (reading.best.employer && isSameSpan(reading.best.employer, employer)),
      );
      if (chance < MIN_SECOND_EMPLOYER_PROBABILITY || isRead) continue;
      const entryPairs = pairs[index] ?? [];
      const best = entryPairs.find((pair) => pair.employer && isSameSpan(pair.employer, employer));
      const isFree = best?.title?.line === undefined || best.title.line === employer.line;
      if (!best?.employer || !isFree) continue;
      all.push({
        anchor: { at: employer.line, isWeak: true },
        title: best.title ? tidyTitle(best.title.text) : '',
        employer: tidyName(best.employer.text),
        start: employer.line,
        end: employer.line,
        best,
        pairs: entryPairs,
      });
    }
  });
  return all.sort((a, b) => a.start - b.start);
}

const ENTRY_NUMBER_PATTERN = /^\d{1,2}\s?[-.)]\s*(?=\p{Lu})/u;

/**
 * Removes the numbers of a numbered list ('1- Nordhav Foods', '2- Redwell Trading'). A number that only one
 * name has belongs to that name: '7-Eleven'.
 */
function removeListNumbers(readings: readonly EntryReading[]): readonly EntryReading[] {
  const numbers = new Set(readings.flatMap(({ employer }) => ENTRY_NUMBER_PATTERN.exec(employer)?.[0] ?? []));
  if (numbers.size < 2) return readings;
  return readings.map((reading) => ({
    ...reading,
    employer: reading.employer.replace(ENTRY_NUMBER_PATTERN, ''),
  }));
}

/** Minimum letters and digits of a name that counts as repeated by a line with more behind it. */
const MIN_REPEATED_NAME_CHARACTERS = 8;

/**
 * The probability that an entry names this employer, summed over titles and over overlapping and repeated names; for
 * undefined, that it has a title and not an employer.
 */
export function probabilityOf(pairs: readonly Pair[], employer: Candidate | undefined): number {
  const name = employer ? comparableText(employer.text) : '';
  const isSame = (other: Candidate, candidate: Candidate) =>
    isSameSpan(other, candidate) ||
    (name.length >= MIN_REPEATED_NAME_CHARACTERS && comparableText(other.text).startsWith(name));
  return pairs
    .filter((pair) =>
      employer ? pair.employer && isSame(pair.employer, employer) : pair.title && !pair.employer,
    )
    .reduce((sum, pair) => sum + pair.probability, 0);
}

/** Whether a name that the rules read as an employer is the title of another role. */
function isTitleOf(readings: readonly EntryReading[], name = ''): boolean {
  return name !== '' && readings.some(({ title }) => isSameText(title, name));
}

/** Ends the header of an entry above that of the next one. */
function endAboveNext(reading: EntryReading, next: EntryReading | undefined, length: number): EntryReading {
  return { ...reading, end: Math.min(reading.end, (next?.start ?? length) - 1) };
}

/** Adds a title from the sentence that begins the header, or from the lines below it, to a reading without one. */
function addTitleBelow(
  reading: EntryReading,
  next: EntryReading | undefined,
  section: PreparedScope['section'],
): EntryReading {
  if (reading.title !== '' || reading.employer === '') return reading;
  const title =
    titleOfSentence(section.lines[reading.start]?.text ?? '') ??
    titleBelow(section, reading.end + 1, next?.start ?? section.lines.length);
  return title === undefined
    ? reading
    : { ...reading, title: tidyTitle(title.replace(/(?<=\p{L}) (?:in|at|for) .*$/iu, '')) };
}

/**
 * If two neighbouring entries use the same line, the likelier one keeps it and the other is read without it.
 */
function resolveSharedLines(
  entries: PreparedScope['entries'],
  decided: readonly (readonly Pair[])[],
  judged: readonly (readonly JudgedEmployer[])[],
): (readonly Pair[])[] {
  const pairs = [...decided];
  for (let index = 0; index + 1 < entries.length; index += 1) {
    const [first] = pairs[index] ?? [];
    const [second] = pairs[index + 1] ?? [];
    const below = lastLineBelow(first, entries[index]?.anchor);
    const above = firstLineAbove(second, entries[index + 1]?.anchor);
    if (!first || !second || below === undefined || above === undefined || above > below) continue;
    if (first.probability >= second.probability) {
      pairs[index + 1] = excludeTakenLines(
        entries[index + 1],
        judged[index + 1],
        (candidate) => candidate.line <= below,
      );
    } else
      pairs[index] = excludeTakenLines(entries[index], judged[index], (candidate) => candidate.line >= above);
  }
  return pairs;
}

function lastLineBelow(pair: Pair | undefined, anchor: Anchor | undefined): number | undefined {
  const lines = [pair?.title?.line, pair?.employer?.line].filter((line) => line !== undefined);
  return anchor && lines.length > 0 && Math.max(...lines) > anchor.at ? Math.max(...lines) : undefined;
}

function firstLineAbove(pair: Pair | undefined, anchor: Anchor | undefined): number | undefined {
  const lines = [pair?.title?.line, pair?.employer?.line].filter((line) => line !== undefined);
  return anchor && lines.length > 0 && Math.min(...lines) < anchor.at ? Math.min(...lines) : undefined;
}

function excludeTakenLines(
  entry: PreparedScope['entries'][number] | undefined,
  judged: readonly JudgedEmployer[] | undefined,
  isTaken: (candidate: Candidate) => boolean,
): readonly Pair[] {
  if (!entry) return [];
  const remaining = entry.candidates.filter((candidate) => !isTaken(candidate));
  return reweighPairs(toProbabilities(choicesOf(remaining, entry.context, undefined)), judged ?? []);
}
