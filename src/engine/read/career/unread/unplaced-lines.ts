/** Finds dates of entries that belong to no role, with their likeliest employers. Each becomes a question. */
import type { TextFact } from '@/shared/record/facts';
import { findDates } from '../../dates/dates';
import type { FactsBuilder } from '../../facts-builder';
import { isDegree } from '../../resume/education/education';
import { isSchool } from '../../vocabulary/organisations';
import type { Anchor } from '../entry-lines/anchors';
import type { Candidate } from '../model/candidates';
import { probabilityOfEmployer } from '../model/employer-choice';
import type { Pair } from '../model/model';
import type { PreparedScope } from '../readings/decide';
import type { EntryReading } from '../readings/readings';

/** Maximum number of entries of one section that may become questions. */
const MAX_UNPLACED = 40;
/** Maximum characters of a line whose dates may become a question; longer ones are prose. */
const MAX_QUESTION_LINE_CHARACTERS = 160;
/** Maximum number of employers that are offered for dates without a role. */
const MAX_OFFERED_EMPLOYERS = 2;
/** A single date counts as that of an entry if this is the probability that it has an employer, or more. */
const MIN_LONE_DATE_PROBABILITY = 0.08;

/**
 * Questions about dates within work that no role with an employer uses: each may belong to an employer that was not
 * recognised.
 */
export function unplacedOf(
  builder: FactsBuilder,
  { section, entries, scope }: PreparedScope,
  decided: readonly (readonly Pair[])[],
  readings: readonly EntryReading[],
): TextFact[] {
  const isEducationLine = ({ at }: Anchor) => {
    const text = section.lines[at]?.text ?? '';
    return isSchool(text) || isDegree(text);
  };
  if (scope.volunteering) return [];
  const anchorsWithEmployer = new Set(
    readings.filter(({ employer }) => employer !== '').map(({ anchor }) => anchor.at),
  );
  return entries
    .map((entry, index) => ({ ...entry, pairs: decided[index] ?? [] }))
    .slice(0, MAX_UNPLACED)
    .filter(({ anchor }) => scope.work || (anchor.range?.start !== undefined && !isEducationLine(anchor)))
    .filter(({ anchor, context, pairs }) => {
      const isEntry =
        !anchor.isWeak ||
        context.isSentence ||
        (scope.work && likelihoodOf(pairs) >= MIN_LONE_DATE_PROBABILITY);
      return isEntry && !anchorsWithEmployer.has(anchor.at);
    })
    .flatMap(({ anchor, candidates, context, pairs }) => {
      const line = section.lines[anchor.at];
      if (!line || (line.bullet && !context.isSentence && !scope.work)) return [];
      if (line.text.length > MAX_QUESTION_LINE_CHARACTERS) return [];
      const likeliest = employersOf(pairs).slice(0, MAX_OFFERED_EMPLOYERS);
      const nearCandidates = candidates.filter(
        ({ offset, text }) => Math.abs(offset) <= 1 && text.length > 2,
      );
      const best = nearCandidates.sort(
        (a, b) => b.organisationScore - b.titleScore - (a.organisationScore - a.titleScore),
      )[0];
      const values = likeliest.length > 0 ? likeliest : [best?.text ?? line.text];
      return values
        .filter((value) => findDates(value).length === 0)
        .map((value) => builder.text('unplaced', value, { page: line.page, quote: line.text }, 0.3));
    });
}

/** The probability that an entry has an employer, whichever it is. */
const likelihoodOf = (pairs: readonly Pair[]) => probabilityOfEmployer(pairs, () => true);

/** The employers of an entry's readings, the likeliest first; of overlapping names only the likeliest. */
function employersOf(pairs: readonly Pair[]): string[] {
  const employers: Candidate[] = [];
  for (const { employer } of pairs) {
    if (!employer) continue;
    const isKnown = employers.some(
      (each) => each.line === employer.line && each.from < employer.to && employer.from < each.to,
    );
    if (!isKnown) employers.push(employer);
  }
  return employers.map(({ text }) => text);
}
