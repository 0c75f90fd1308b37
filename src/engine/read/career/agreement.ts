/** Agreement of an employer with the other entries of its document, since most documents set all of them alike. */
import type { PhraseKind } from '../phrases/kinds';
import type { Candidate } from './candidates';
import type { EmployerChoice, PlacedEntry } from './employer-choice';
import type { Pair } from './model';

/** The score of a candidate's words for the likeliest of some kinds: -1 to 1. */
export const leaningOf = ({ leanings }: Candidate, kinds: readonly PhraseKind[] = ORGANISATIONS): number =>
  leanings.reduce((most, [kind, much]) => (kinds.includes(kind) ? Math.max(most, much) : most), -1);

const ORGANISATIONS: readonly PhraseKind[] = ['organisation', 'school'];

/** The logarithm of odds, for chances from 1 in 10,000. */
export function logOdds(chance: number): number {
  const bounded = Math.max(1e-4, Math.min(1 - 1e-4, chance));
  return Math.log(bounded / (1 - bounded));
}

/** The measures that two employers share, or the excess of one over the other. */
interface Measures {
  [name: string]: number;
}

/** Features that compare an employer of the entry at `at` with the likeliest employers of all others. */
export function agreementOf(
  all: readonly PlacedEntry[],
  at: number,
  { employer, pair }: EmployerChoice,
): Record<string, number> {
  const own = all[at] as PlacedEntry;
  const sums: Measures = {};
  let [others, seen, inScope, beside, same] = [0, 0, 0, 0, 0];
  const [slots, besides] = [{ scope: 0 }, { slot: 0 }];
  all.forEach((other, position) => {
    const [best] = other.pairs;
    if (position === at || !best?.employer) return;
    // Each other entry counts by how sure it is.
    const weight = other.choices[0]?.probability ?? 0;
    others += weight;
    seen += 1;
    const isSlot = best.employer.slot === employer.slot;
    for (const [name, value] of Object.entries(measuresOf(own, employer, pair, other, best)))
      sums[name] = (sums[name] ?? 0) + weight * value;
    if (other.scope === own.scope) {
      inScope += weight;
      if (isSlot) slots.scope += weight;
    }
    if (Math.abs(position - at) === 1) {
      beside += weight;
      if (isSlot) besides.slot += weight;
    }
    if (best.employer.line !== employer.line && isSameName(best.employer.text, employer.text))
      same = Math.max(same, weight);
  });
  const share = (value = 0, of = others) => (of > 0 ? value / of : -1);
  const chances = all.map(({ choices }) => choices[0]?.probability ?? 0);
  return {
    index: at,
    left: all.length - at,
    entries: all.length,
    named: all.filter(({ pairs }) => pairs[0]?.employer !== undefined).length,
    'mean chance': chances.reduce((sum, chance) => sum + chance, 0) / Math.max(1, all.length),
    others,
    'others seen': seen,
    'same name': same,
    'same slot': share(sums.slot),
    'same slots': sums.slot ?? 0,
    'same slot in scope': share(slots.scope, inScope),
    'same slot beside': share(besides.slot, beside),
    'same layout': share(sums.layout),
    'same arrangement': share(sums.arrangement),
    'same arrangements': sums.arrangement ?? 0,
    'same title slot': share(sums.titleSlot),
    'same separator': share(sums.before),
    'same label': share(sums.label),
    'same weight': share(sums.strong),
    'same style': share(sums.style),
    'same column': share(sums.column),
    'others titled': share(sums.titled),
    'others capitals': share(sums.capitals),
    'others words': share(sums.words),
    'others leaning': share(sums.leaning),
    'others organisation': share(sums.organisation),
    'more leaning': others > 0 ? leaningOf(employer) - share(sums.leaning) : -9,
    'more organisation': others > 0 ? Math.min(4, employer.organisationScore) - share(sums.organisation) : -9,
    'wanted beside': wantedBeside(all, at, employer),
    falling: fallingOf(all, at),
  };
}

function measuresOf(
  own: PlacedEntry,
  employer: Candidate,
  pair: Pair,
  other: PlacedEntry,
  best: Pair,
): Measures {
  const theirs = best.employer as Candidate;
  const isSlot = theirs.slot === employer.slot;
  const isTitleSlot = best.title?.slot === pair.title?.slot;
  const [line, line2] = [own.prepared.field.lines[employer.line], other.prepared.field.lines[theirs.line]];
  const isStyle =
    line !== undefined &&
    line2 !== undefined &&
    Math.abs(line.size - line2.size) < 0.3 &&
    line.strong === line2.strong &&
    line.bullet === line2.bullet &&
    isCapital(employer.text) === isCapital(theirs.text);
  const is = (value: boolean) => (value ? 1 : 0);
  return {
    slot: is(isSlot),
    layout: is(theirs.layout === employer.layout),
    titleSlot: is(isTitleSlot),
    arrangement: is(isSlot && isTitleSlot),
    before: is(theirs.before === employer.before),
    label: is(theirs.label === employer.label),
    strong: is(theirs.features.includes('strong') === employer.features.includes('strong')),
    style: is(isStyle),
    column: is(line !== undefined && line2 !== undefined && Math.abs(line.x - line2.x) < 3),
    titled: is(best.title !== undefined),
    capitals: is(isCapital(theirs.text)),
    words: theirs.text.split(/\s+/).length,
    leaning: leaningOf(theirs),
    organisation: Math.min(4, theirs.organisationScore),
  };
}

/** The probability that the entry before or after names the same words of the same line. */
function wantedBeside(all: readonly PlacedEntry[], at: number, employer: Candidate): number {
  return [all[at - 1], all[at + 1]].reduce((most, other) => {
    if (!other || other.prepared !== all[at]?.prepared) return most;
    const wanted = other.pairs.reduce(
      (sum, { employer: theirs, probability }) =>
        theirs?.line === employer.line && theirs.from < employer.to && employer.from < theirs.to
          ? sum + probability
          : sum,
      0,
    );
    return Math.max(most, wanted);
  }, 0);
}

/** Whether dates descend from entry to entry, as in most careers: 2 on both sides, -2 against it. */
function fallingOf(all: readonly PlacedEntry[], at: number): number {
  const year = (index: number) => all[index]?.entry.anchor.range?.start?.year;
  const [before, own, behind] = [year(at - 1), year(at), year(at + 1)];
  if (own === undefined) return 0;
  return (
    (before === undefined ? 0 : Math.sign(before - own)) +
    (behind === undefined ? 0 : Math.sign(own - behind))
  );
}

const isCapital = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
const comparable = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const isSameName = (a: string, b: string) => comparable(a) === comparable(b);
