/** Finds employers in the one line of each entry that is set like that of the others. */
import { phraseKindsOf } from '../../phrases/classifier';
import { isSchool, organisationScore } from '../../vocabulary/organisations';
import { titleScore } from '../../vocabulary/titles';
import { isWorkArea } from '../../vocabulary/work-areas';
import type { Candidate } from '../model/candidates';
import { probabilityOfEmployer } from '../model/employer-choice';
import type { Pair } from '../model/model';
import type { AnchoredEntry, PreparedScope } from '../readings/decide';
import { candidateOfRule, preferReading } from '../readings/rule-candidate';
import { isBareTown } from '../segments/place-parts';
import { mayBeEmployer } from './header-names';

/** Minimum number of entries with a line that is set alike, and their share of the entries with ranges of dates. */
const MIN_ENTRIES = 4;
const MIN_SHARE = 0.75;
/** Minimum mean probability of the names in these lines, and of the likeliest of them. */
const MIN_MEAN_PROBABILITY = 0.33;
const MIN_TOP_PROBABILITY = 0.6;
/** Minimum probability of a name to which the model gives one, and of a school, whose entries may be studies. */
const MIN_MODEL_PROBABILITY = 0.03;
const MIN_SCHOOL_PROBABILITY = 0.5;
/** The employer that the model reads is kept if it has this probability or more. */
const MIN_KEPT_PROBABILITY = 0.8;
/** The probability of an employer that is read by its line. */
const ALIKE_PROBABILITY = 0.85;
/** A kind of phrase with a larger share than this is likelier than all others together. */
const MAJORITY_THRESHOLD = 0.5;
/**
 * Maximum number of lines above the dates in which the name is searched for; a description of the company may follow
 * it.
 */
const MAX_LINES_ABOVE = 6;
const MAX_HEADER_CHARACTERS = 90;

/** The first part of a line that may name the employer of an entry, and the probability that it does. */
interface NameLine {
  index: number;
  line: number;
  text: string;
  from: number;
  chance: number;
  pair?: Pair;
}

/**
 * The readings of each entry; where the model is not certain, the employer in the line that is set like those of other
 * entries is the likeliest.
 */
export function preferEmployerLines(
  scope: PreparedScope,
  pairs: readonly (readonly Pair[])[],
): (readonly Pair[])[] {
  const nameLines = nameLinesOf(scope, pairs);
  return pairs.map((entryPairs, index) => {
    const nameLine = nameLines.find((each) => each.index === index);
    const [best] = entryPairs;
    const entry = scope.entries[index];
    if (
      !nameLine ||
      !entry ||
      (best?.employer && chanceOf(entryPairs, best.employer) >= MIN_KEPT_PROBABILITY)
    )
      return entryPairs;
    const { text, line, from, chance, pair } = nameLine;
    const employer =
      pair?.employer ??
      candidateOfRule({ text, line, offset: line - entry.anchor.at, from, slot: 'employer line' });
    const reading = {
      ...pair,
      employer,
      probability: Math.max(ALIKE_PROBABILITY, chance),
      hasCommonEmployerLine: true,
    };
    return preferReading(
      reading,
      entryPairs.filter((each) => each !== pair),
    );
  });
}

/** The lines of the look that most entries have exactly once, if their first parts are likely employers on average. */
function nameLinesOf({ entries, section }: PreparedScope, pairs: readonly (readonly Pair[])[]): NameLine[] {
  const ranged = entries.flatMap((entry, index) => (isRanged(entry) ? [index] : []));
  if (ranged.length < MIN_ENTRIES) return [];
  const linesByLook = new Map<string, NameLine[]>();
  for (const index of ranged)
    for (const [look, line] of looksOf(section, entries[index]?.anchor.at ?? 0)) {
      const [first] = section.segments[line] ?? [];
      if (!first || first.label) continue;
      const entryPairs = pairs[index] ?? [];
      const pair = entryPairs.find(({ employer }) => employer?.line === line && employer.from === first.from);
      const chance = pair?.employer ? chanceOf(entryPairs, pair.employer) : 0;
      const nameLine = { index, line, text: first.text, from: first.from, chance, ...(pair && { pair }) };
      linesByLook.set(look, [...(linesByLook.get(look) ?? []), nameLine]);
    }
  const likelyLooks = [...linesByLook.values()]
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
  return likelyLooks[0]?.names ?? [];
}

const isRanged = ({ anchor }: AnchoredEntry) => anchor.range?.range === true && !anchor.isWeak;

const meanOf = (names: readonly NameLine[]) =>
  names.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, names.length);

/**
 * Whether a text may be an employer; a school, or a name to which the model gives a probability, needs enough of it.
 */
const isName = ({ text, chance, pair }: NameLine) =>
  /^(?:\p{Lu}{2}|\d|\p{Lu}.{2})/u.test(text) &&
  phraseKindsOf(text).title < MAJORITY_THRESHOLD &&
  !/["“”]/u.test(text) &&
  titleScore(text) === 0 &&
  (mayBeEmployer(text) || organisationScore(text) > 0) &&
  !isBareTown(text) &&
  !isWorkArea(text) &&
  chance >= (isSchool(text) ? MIN_SCHOOL_PROBABILITY : pair ? MIN_MODEL_PROBABILITY : 0);

/** The lines above the dates whose look no other of them has, by look; 'on' is the line of the dates itself. */
function looksOf({ lines, anchors, opening }: PreparedScope['section'], at: number): Map<string, number> {
  const lineByLook = new Map<string, number>([['on', at]]);
  const repeated = new Set<string>();
  for (let line = at - 1; line >= 0 && line >= at - MAX_LINES_ABOVE && !opening.has(at); line -= 1) {
    const candidate = lines[line];
    if (!candidate || candidate.bullet || anchors.some((anchor) => anchor.at === line)) break;
    const look = `${Math.round(candidate.size * 2)} ${candidate.strong} ${candidate.heading}`;
    if (lineByLook.has(look)) repeated.add(look);
    else if (candidate.text.length <= MAX_HEADER_CHARACTERS) lineByLook.set(look, line);
  }
  for (const look of repeated) lineByLook.delete(look);
  return lineByLook;
}

/** The probability that an entry names an employer, whatever its title and extent. */
const chanceOf = (pairs: readonly Pair[], { line, from, to }: Candidate): number =>
  probabilityOfEmployer(pairs, (each) => each.line === line && each.from < to && from < each.to);
