/** Possible employers that belong to no role: each becomes a question. */
import type { RoleFact, TextFact } from '@/shared/facts';
import { findDates } from '../dates/dates';
import type { FactsBuilder } from '../facts-builder';
import { kindsOf } from '../phrases/classifier';
import { isDegree } from '../resume/education';
import { isSchool, organisationScore } from '../vocabulary/organisations';
import type { Anchor } from './anchors';
import type { Candidate } from './candidates';
import type { Prepared } from './decide';
import { isDoubtfulName } from './doubtful-name';
import type { JudgedEmployer } from './judge';
import type { Pair } from './model';
import { tidyName } from './names';
import type { EntryReading } from './readings';
import type { Segment } from './segments';

const UNPLACED_MAX = 40;
/** Employers that are offered for one date range that no role took. */
const OFFERED_UNPLACED = 2;
/** Below this a lone date is taken for one of something else. */
const LONE_WORTH = 0.08;

/** Date ranges of work that no role took: each may be an employer that was not known as one. */
export function unplacedOf(
  builder: FactsBuilder,
  { field, entries, scope }: Prepared,
  decided: readonly (readonly Pair[])[],
  readings: readonly EntryReading[],
): TextFact[] {
  const isEducationLine = ({ at }: Anchor) => {
    const text = field.lines[at]?.text ?? '';
    return isSchool(text) || isDegree(text);
  };
  if (scope.volunteering) return [];
  const taken = new Set(readings.filter(({ employer }) => employer !== '').map(({ anchor }) => anchor.at));
  return entries
    .map((entry, index) => ({ ...entry, pairs: decided[index] ?? [] }))
    .slice(0, UNPLACED_MAX)
    .filter(({ anchor }) => scope.work || (anchor.range?.start !== undefined && !isEducationLine(anchor)))
    .filter(({ anchor, context, pairs }) => {
      const isEntry = !anchor.lone || context.sentence || (scope.work && likelihoodOf(pairs) >= LONE_WORTH);
      return isEntry && !taken.has(anchor.at);
    })
    .flatMap(({ anchor, candidates, context, pairs }) => {
      const line = field.lines[anchor.at];
      if (!line || (line.bullet && !context.sentence && !scope.work) || line.text.length > 160) return [];
      const likeliest = employersOf(pairs).slice(0, OFFERED_UNPLACED);
      const near = candidates.filter(({ offset, text }) => Math.abs(offset) <= 1 && text.length > 2);
      const best = near.sort(
        (a, b) => b.organisationScore - b.titleScore - (a.organisationScore - a.titleScore),
      )[0];
      const values = likeliest.length > 0 ? likeliest : [best?.text ?? line.text];
      return values
        .filter((value) => findDates(value).length === 0)
        .map((value) => builder.text('unplaced', value, { page: line.page, quote: line.text }, 0.3));
    });
}

/** The probability that an entry has any employer. */
const likelihoodOf = (pairs: readonly Pair[]) =>
  pairs.reduce((sum, { employer, probability }) => (employer ? sum + probability : sum), 0);

/** The employers of an entry's readings, the likeliest first; of two ways to cut one name the likelier. */
function employersOf(pairs: readonly Pair[]): string[] {
  const found: Candidate[] = [];
  for (const { employer } of pairs) {
    if (!employer) continue;
    const isKnown = found.some(
      (each) => each.line === employer.line && each.from < employer.to && employer.from < each.to,
    );
    if (!isKnown) found.push(employer);
  }
  return found.map(({ text }) => text);
}

/** Names that are offered for one section though no entry shows them. */
const OVERLOOKED_MAX = 6;
/** From this chance on an employer that was not chosen is worth a question. */
const WORTH_ASKING = 0.12;
/** A name by its words: a legal form, or nearly certain to the classifier of phrases. */
const LEGAL = 4;
const NEARLY_CERTAIN = 0.85;
/** Longer lines are prose. */
const LINE_MAX = 160;

/** Names that no role, alternative or question of a career shows: judged likely enough, or companies by their words. */
export function overlookedOf(
  builder: FactsBuilder,
  { field, scope }: Prepared,
  judged: readonly (readonly JudgedEmployer[])[],
  { roles, unplaced }: { roles: readonly RoleFact[]; unplaced: readonly TextFact[] },
): TextFact[] {
  const shown = [
    ...roles.flatMap(({ organisation, alternatives = [] }) => [
      organisation,
      ...alternatives.map((each) => each.organisation),
    ]),
    ...unplaced.map(({ value }) => value),
  ].map(comparable);
  const found: TextFact[] = [];
  const offer = (text: string, at: number) => {
    if (found.length >= OVERLOOKED_MAX) return;
    const name = tidyName(text);
    const own = comparable(name);
    const line = field.lines[at];
    const isShown = shown.some((each) => each !== '' && (each.includes(own) || own.includes(each)));
    if (!line || own.length < 2 || isShown || isDoubtfulName(name)) return;
    if (findDates(name).length > 0) return;
    shown.push(own);
    found.push(builder.text('unplaced', name, { page: line.page, quote: line.text }, 0.2));
  };
  for (const { employer, chance } of judged.flat().sort((a, b) => b.chance - a.chance))
    if (chance >= WORTH_ASKING) offer(employer.text, employer.line);
  if (scope.work)
    field.segments.forEach((own, at) => {
      const line = field.lines[at];
      if (line && line.text.length <= LINE_MAX)
        for (const segment of own) if (isCompany(segment, line.bullet)) offer(segment.text, at);
    });
  return found;
}

function isCompany({ text, label }: Segment, isItem: boolean): boolean {
  if (label === 'client' || text.split(/\s+/).length > COMPANY_WORDS) return false;
  if (label === 'organisation' || organisationScore(text) >= LEGAL) return true;
  return !isItem && organisationScore(text) > 0 && kindsOf(text).organisation > NEARLY_CERTAIN;
}

const COMPANY_WORDS = 9;
const comparable = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
