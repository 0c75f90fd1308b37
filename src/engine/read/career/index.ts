/** The career of a resume: every section of work, read as a whole. */
import { type AlternativeRole, PROSE_CONFIDENCE, type RoleFact, type TextFact } from '@/shared/facts';
import { findDates } from '../dates/dates';
import type { FactsBuilder } from '../facts-builder';
import type { DocumentLine } from '../layout/line';
import { isDegree } from '../resume/education';
import { headersOf, type ReadEntry, type ReadRoles, readEntryBody, roleOf } from '../resume/experience';
import type { HeadedLines } from '../resume/sections';
import { isSchool } from '../vocabulary/organisations';
import type { Anchor } from './anchors';
import type { Candidate } from './candidates';
import { ASKED_MAX, confidenceOf, isDoubtful, isLikelyName, isPlain } from './confidence';
import { decide, type Prepared, prepare, ruleEntryOf } from './decide';
import type { Pair } from './model';
import { tidyName, tidyTitle } from './names';
import { placeOfEntry } from './place';
import { type EntryReading, readingsOf } from './readings';
import { type Scope, scopesOf } from './scopes';

export interface Career extends ReadRoles {
  /** Lines with a date range and no employer that could be told. */
  unplaced: TextFact[];
}

/** Roles of all sections in the order of the text. */
export function readCareer(builder: FactsBuilder, sections: readonly HeadedLines[]): Career {
  const career: Career = { roles: [], skills: [], unplaced: [] };
  for (const scope of scopesOf(sections)) {
    const read = readScope(builder, scope);
    career.roles.push(...read.roles);
    career.skills.push(...read.skills);
    career.unplaced.push(...read.unplaced);
  }
  return career;
}

function readScope(builder: FactsBuilder, scope: Scope): Career {
  const kind = !scope.volunteering
    ? 'employment'
    : /board|director/i.test(scope.heading)
      ? 'board'
      : 'volunteering';
  const rules = scope.work || scope.volunteering ? headersOf(scope.lines) : [];
  // A form names its fields itself.
  const form = scope.own.length === scope.lines.length ? rules : headersOf(scope.own);
  const isWhole = form.length >= rules.length && form.length > 0 && form.every(isWholeForm);
  if (isWhole) return byRules(builder, form, kind);
  const prepared = prepare(scope, rules.map(ruleEntryOf));
  const decided = decide(prepared.entries);
  const readings = readingsOf(prepared, decided);
  if (readings.length === 0) {
    const career = byRules(builder, rules, kind);
    const isNothing = career.roles.length === 0;
    return isNothing ? { ...career, unplaced: unplacedOf(builder, prepared, decided, readings) } : career;
  }
  const career: Career = { roles: [], skills: [], unplaced: [] };
  readings.forEach((reading, index) => {
    const { lines } = prepared.field;
    const end = readings[index + 1]?.start ?? lines.length;
    const body = lines.slice(reading.end + 1, end);
    const { statements, skills } = readEntryBody(builder, body);
    const header = lines.slice(reading.start, reading.end + 1);
    const location = placeOfEntry(prepared.field, reading);
    const role = roleOf(
      builder,
      {
        range: reading.anchor.range,
        header: header.map((line) => ({ line, cells: line.cells })),
        body: [],
      },
      { title: reading.title, organisation: reading.employer, ...(location && { location }) },
      statements,
      kind,
    );
    role.confidence = confidenceOf(reading, opinionOn(header, rules), scope);
    const alternatives = alternativesOf(reading);
    if (alternatives.length > 0) role.alternatives = alternatives;
    career.roles.push(role);
    career.skills.push(...skills);
  });
  career.unplaced.push(...unplacedOf(builder, prepared, decided, readings));
  // Of two readings of one section the one that holds together: most of its entries with a title and an employer.
  const plain = rules.filter(isPlain);
  const stated = career.roles.filter(
    (role) => role.confidence >= PROSE_CONFIDENCE && role.organisation !== '',
  ).length;
  if (plain.length > Math.max(1, stated * 1.5)) return byRules(builder, plain, kind, BY_RULES_ALONE);
  return career;
}

/** A record of a form with each field in its place. */
function isWholeForm({ entry, parts }: ReadEntry): boolean {
  return (
    entry.named !== undefined &&
    entry.range !== undefined &&
    parts.organisation !== '' &&
    findDates(parts.title).length === 0
  );
}

/** Returns the rule-based reader's entry for a header's lines. */
function opinionOn(header: readonly DocumentLine[], rules: readonly ReadEntry[]): ReadEntry | undefined {
  return rules.find(({ entry }) =>
    entry.header.some(({ line }) => header.some(({ text }) => text === line.text)),
  );
}

/** The confidence of entries that the rules read and the model did not. */
const BY_RULES_ALONE = 0.7;

/** Entries without any date, which only the rules read. */
function byRules(
  builder: FactsBuilder,
  rules: ReturnType<typeof headersOf>,
  kind: RoleFact['kind'],
  confidence?: number,
): Career {
  const career: Career = { roles: [], skills: [], unplaced: [] };
  for (const { entry, parts } of rules) {
    const { statements, skills } = readEntryBody(builder, entry.body);
    career.skills.push(...skills);
    const organisation = entry.named ? parts.organisation : tidyName(parts.organisation);
    const title = entry.named ? parts.title : tidyTitle(parts.title);
    const role = roleOf(builder, entry, { ...parts, title, organisation }, statements, kind);
    const doubtful =
      isDoubtful({ employer: organisation, title }) ||
      (confidence !== undefined && !isLikelyName(organisation));
    career.roles.push({ ...role, confidence: doubtful ? ASKED_MAX : (confidence ?? role.confidence) });
  }
  return career;
}

/** Readings less likely than this are offered to nobody. */
const WORTH_OFFERING = 0.03;
const OFFERED_MAX = 4;

function alternativesOf({ pairs, title, employer }: EntryReading): AlternativeRole[] {
  const result: AlternativeRole[] = [];
  for (const pair of pairs) {
    if (pair.probability < WORTH_OFFERING || result.length >= OFFERED_MAX) break;
    const reading = { title: pair.title?.text ?? '', organisation: pair.employer?.text ?? '' };
    // One question is where it was; its title can be mended whichever it is.
    const isKnown = result.some((each) => each.organisation === reading.organisation);
    const isRead = reading.organisation === employer && reading.title === title;
    if (!isKnown && !isRead && reading.organisation !== '') result.push(reading);
  }
  return result;
}

const UNPLACED_MAX = 40;
/** Employers that are offered for one date range that no role took. */
const OFFERED_UNPLACED = 2;
/** Below this a lone date is taken for one of something else. */
const LONE_WORTH = 0.08;

/** Date ranges of work that no role took: each may be an employer that was not known as one. */
function unplacedOf(
  builder: FactsBuilder,
  { field, entries, scope }: Prepared,
  decided: readonly (readonly Pair[])[],
  readings: readonly EntryReading[],
): TextFact[] {
  const isElsewhere = ({ at }: Anchor) => {
    const text = field.lines[at]?.text ?? '';
    return isSchool(text) || isDegree(text);
  };
  if (scope.volunteering) return [];
  const taken = new Set(readings.filter(({ employer }) => employer !== '').map(({ anchor }) => anchor.at));
  return entries
    .map((entry, index) => ({ ...entry, pairs: decided[index] ?? [] }))
    .slice(0, UNPLACED_MAX)
    .filter(({ anchor }) => scope.work || (anchor.range?.start !== undefined && !isElsewhere(anchor)))
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

/** How likely an entry has any employer. */
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
