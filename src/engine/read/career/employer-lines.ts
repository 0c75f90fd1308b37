/** Finds the employers of posts without titles by the one line of each entry that is set like those of all others. */
import { kindsOf } from '../phrases/classifier';
import { isSchool, organisationScore } from '../vocabulary/organisations';
import { titleScore } from '../vocabulary/titles';
import { isWorkArea } from '../vocabulary/work-areas';
import type { Candidate } from './candidates';
import type { AnchoredEntry, PreparedScope } from './decide';
import { mayBeEmployer } from './header-names';
import type { Pair } from './model';
import { isBareTown } from './place-parts';
import { candidateOfRule, preferReading } from './rule-candidate';

/** Minimum number of entries with such a line, and their share of the entries with ranges of dates. */
const MIN_ENTRIES = 4;
const MIN_SHARE = 0.75;
/** Minimum mean probability of the names in these lines, and of the likeliest of them. */
const MIN_MEAN_PROBABILITY = 0.33;
const MIN_TOP_PROBABILITY = 0.6;
/** Minimum probability of a name that the model weighed, and of a school, whose entries may be studies. */
const MIN_WEIGHED_PROBABILITY = 0.03;
const MIN_SCHOOL_PROBABILITY = 0.5;
/** Minimum probability at which the model's own reading is kept, and the probability of one by its line. */
const MIN_KEPT_PROBABILITY = 0.8;
const ALIKE_PROBABILITY = 0.85;
/** The share above which one kind of phrase is likelier than all others together. */
const MIN_CLEAR_SHARE = 0.5;
/** Lines above the dates in which the name may stand, with a description of the company between them. */
const MAX_LINES_ABOVE = 6;
const MAX_HEADER_CHARACTERS = 90;

/** The first part of a line that may name the employer of an entry, and the probability that it does. */
interface Named {
  index: number;
  line: number;
  text: string;
  from: number;
  chance: number;
  pair?: Pair;
}

/** The readings of each entry, with the employer in such a line as the likeliest if the model is not certain. */
export function preferEmployerLines(
  scope: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] {
  const named = namedLines(scope, pairs);
  return pairs.map((entryPairs, index) => {
    const found = named.find((each) => each.index === index);
    const [best] = entryPairs;
    const entry = scope.entries[index];
    if (!found || !entry || (best?.employer && chanceOf(entryPairs, best.employer) >= MIN_KEPT_PROBABILITY))
      return entryPairs;
    const { text, line, from, chance, pair } = found;
    const employer =
      pair?.employer ??
      candidateOfRule({ text, line, offset: line - entry.anchor.at, from, slot: 'employer line' });
    const reading = { ...pair, employer, probability: Math.max(ALIKE_PROBABILITY, chance), isSetAlike: true };
    return preferReading(
      reading,
      entryPairs.filter((each) => each !== pair),
    );
  });
}

/** The lines of the look that most entries have once, if their first parts are likely employers together. */
function namedLines({ entries, field }: PreparedScope, pairs: readonly (readonly Pair[])[]): Named[] {
  const ranged = entries.flatMap((entry, index) => (isRanged(entry) ? [index] : []));
  if (ranged.length < MIN_ENTRIES) return [];
  const byLook = new Map<string, Named[]>();
  for (const index of ranged)
    for (const [look, line] of looksOf(field, entries[index]?.anchor.at ?? 0)) {
      const [first] = field.segments[line] ?? [];
      if (!first || first.label) continue;
      const entryPairs = pairs[index] ?? [];
      const pair = entryPairs.find(({ employer }) => employer?.line === line && employer.from === first.from);
      const chance = pair?.employer ? chanceOf(entryPairs, pair.employer) : 0;
      const found = { index, line, text: first.text, from: first.from, chance, ...(pair && { pair }) };
      byLook.set(look, [...(byLook.get(look) ?? []), found]);
    }
  const likely = [...byLook.values()]
    .map((all) => ({ all, names: all.filter(isName) }))
    .filter(
      ({ all, names }) =>
        names.length >= MIN_ENTRIES &&
        names.length >= ranged.length * MIN_SHARE &&
        names.length >= all.length * MIN_SHARE &&
        meanOf(names) >= MIN_MEAN_PROBABILITY &&
        names.some(({ chance }) => chance >= MIN_TOP_PROBABILITY),
    )
    .sort((a, b) => meanOf(b.names) - meanOf(a.names));
  return likely[0]?.names ?? [];
}

const isRanged = ({ anchor }: AnchoredEntry) => anchor.range?.range === true && !anchor.lone;

const meanOf = (names: readonly Named[]) =>
  names.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, names.length);

/** Whether a text may be an employer; one that the model has weighed and refused, or a school, needs its support. */
const isName = ({ text, chance, pair }: Named) =>
  /^(?:\p{Lu}{2}|\d|\p{Lu}.{2})/u.test(text) &&
  kindsOf(text).title < MIN_CLEAR_SHARE &&
  !/["“”]/u.test(text) &&
  titleScore(text) === 0 &&
  (mayBeEmployer(text) || organisationScore(text) > 0) &&
  !isBareTown(text) &&
  !isWorkArea(text) &&
  chance >= (isSchool(text) ? MIN_SCHOOL_PROBABILITY : pair ? MIN_WEIGHED_PROBABILITY : 0);

/** The looks that only one line above the dates has, or that of the dates, with that line. */
function looksOf({ lines, anchors, opening }: PreparedScope['field'], at: number): Map<string, number> {
  const found = new Map<string, number>([['on', at]]);
  const repeated = new Set<string>();
  for (let line = at - 1; line >= 0 && line >= at - MAX_LINES_ABOVE && !opening.has(at); line -= 1) {
    const candidate = lines[line];
    if (!candidate || candidate.bullet || anchors.some((anchor) => anchor.at === line)) break;
    const look = `${Math.round(candidate.size * 2)} ${candidate.strong} ${candidate.heading}`;
    if (found.has(look)) repeated.add(look);
    else if (candidate.text.length <= MAX_HEADER_CHARACTERS) found.set(look, line);
  }
  for (const look of repeated) found.delete(look);
  return found;
}

/** The probability that an entry names an employer, whatever its title and extent. */
const chanceOf = (pairs: readonly Pair[], { line, from, to }: Candidate): number =>
  pairs.reduce(
    (sum, { employer, probability }) =>
      employer?.line === line && employer.from < to && from < employer.to ? sum + probability : sum,
    0,
  );
