/** Reads the career in a resume: all sections of work together. */
import { PROSE_CONFIDENCE, type RoleFact, type StatementFact, type TextFact } from '@/shared/record/facts';
import { findDates } from '../dates/dates';
import type { FactsBuilder } from '../facts-builder';
import { comparableText } from '../layout/comparable';
import type { DocumentLine } from '../layout/line';
import {
  headersOf,
  type ReadEntry,
  type ReadRoles,
  readEntryBody,
  roleOf,
} from '../resume/experience/experience';
import type { HeadedLines } from '../resume/headings/sections';
import { COMPANY_SCORE, organisationScore } from '../vocabulary/organisations';
import { titleScore } from '../vocabulary/titles';
import { rolesOfRanges } from './dates/several-ranges';
import type { DecidedScope } from './model/employer-features';
import { discountImplausible } from './model/implausible-employers';
import { type JudgedEmployer, judgeEmployers, reweighPairs } from './model/judge';
import { tidyName, tidyTitle } from './names/names';
import { placeLine, placeOfEntry } from './names/place';
import { appendStatus } from './names/remarks';
import { addListedEmployers } from './posts/listed-employers';
import { listedPosts } from './posts/listed-posts';
import { assignStackedText } from './posts/stacked-titles';
import { alternativesOf } from './readings/alternatives';
import {
  confidenceOf,
  hasLayoutOfOthers,
  isDoubtful,
  isReadUnambiguously,
  isSameName,
  MAX_ASKED_CONFIDENCE,
} from './readings/confidence';
import { decideEntries, prepareScope, ruleEntryOf } from './readings/decide';
import { readingsOf } from './readings/readings';
import {
  addTitlesFromSentences,
  removeEmployerHeaders,
  removeRepeatedRoles,
} from './readings/repeated-roles';
import { hasUnlikelyEmployer } from './readings/unlikely-employer';
import { refinedPairs } from './refinements';
import { type Scope, scopesOf } from './scopes';
import { mayBeLabelled } from './segments/label-cuts';
import { employersOutsideSections, overlookedEmployers } from './unread/overlooked-names';
import { unplacedOf } from './unread/unplaced-lines';
import { endOfText } from './unread/unread-headers';

export interface Career extends ReadRoles {
  /** Lines and names that may be those of posts but were not read as such. */
  unplaced: TextFact[];
  /** The text below headers of entries that were not read. */
  unassigned: StatementFact[];
}

/** A scope that was prepared for reading, with the rule-based reader's entries. */
interface OpenedScope extends DecidedScope {
  scope: Scope;
  kind: RoleFact['kind'];
  rules: ReadEntry[];
}

/** A section that is read by rules alone: a form of complete records, or a list of undated posts. */
interface ScopeOfRules {
  entries: ReadEntry[];
  kind: RoleFact['kind'];
}

/** Reads the roles of all sections, in the order of the text. */
export function readCareer(builder: FactsBuilder, sections: readonly HeadedLines[]): Career {
  const career: Career = { roles: [], skills: [], unplaced: [], unassigned: [] };
  const openedScopes = scopesOf(sections).map(openScope);
  const judgedScopes = openedScopes.flatMap((each) => (isJudged(each) ? [each] : []));
  const judged = new Map(
    judgeEmployers(sections, judgedScopes).map((judgedRoles, index) => {
      const prepared = judgedScopes[index]?.prepared;
      const plausible = judgedRoles.map((employers, entry) => {
        const anchor = prepared?.entries[entry]?.anchor;
        return anchor ? discountImplausible(prepared.section, anchor, employers) : employers;
      });
      return [judgedScopes[index], plausible];
    }),
  );
  for (const each of openedScopes) {
    const judgedRoles = judged.get(each as OpenedScope) ?? [];
    const scopeCareer =
      'entries' in each
        ? careerOfRules(builder, each.entries, each.kind)
        : readScope(builder, each, judgedRoles);
    const { roles } = scopeCareer;
    career.roles.push(
      ...('scope' in each && each.scope.work
        ? addListedEmployers(builder, each.scope.lines, each.kind, roles)
        : roles),
    );
    career.skills.push(...scopeCareer.skills);
    career.unplaced.push(...scopeCareer.unplaced);
    career.unassigned.push(...scopeCareer.unassigned);
    if (isJudged(each))
      career.unplaced.push(...overlookedEmployers(builder, each.prepared, judgedRoles, career));
  }
  career.roles = assignStackedText(removeRepeatedRoles(career.roles));
  const workLines = new Set(judgedScopes.flatMap(({ scope }) => (scope.work ? scope.lines : [])));
  career.unplaced.push(...employersOutsideSections(builder, sections, workLines, career));
  return career;
}

/** The scopes of a document in which the employers are judged by the model. */
export const judgedScopesOf = (sections: readonly HeadedLines[]): DecidedScope[] =>
  scopesOf(sections)
    .map(openScope)
    .flatMap((each) => (isJudged(each) ? [each] : []));

/** Whether the employers of a scope are judged: not in voluntary work, nor where rules alone read it. */
const isJudged = (each: OpenedScope | ScopeOfRules): each is OpenedScope =>
  !('entries' in each) && !each.scope.volunteering;

function openScope(scope: Scope): OpenedScope | ScopeOfRules {
  const kind = !scope.volunteering
    ? 'employment'
    : /board|director/i.test(scope.heading)
      ? 'board'
      : 'volunteering';
  const others = scope.lines.slice(scope.own.length);
  const isList = scope.work && others.every(({ text }) => findDates(text).length === 0);
  const postsOfList = isList ? listedPosts(scope.own) : [];
  if (postsOfList.length > 0) return { entries: postsOfList, kind };
  const rules = scope.work || scope.volunteering ? headersOf(scope.lines) : [];
  const form = scope.own.length === scope.lines.length ? rules : headersOf(scope.own);
  const employerLabelCount = scope.lines.filter((line) => mayBeLabelled(line, 'organisation')).length;
  const isWhole = form.length >= Math.max(rules.length, employerLabelCount, 1) && form.every(isWholeRecord);
  if (isWhole) return { entries: form, kind };
  const prepared = prepareScope(scope, rules.map(ruleEntryOf));
  return { scope, kind, rules, prepared, decided: decideEntries(prepared.entries) };
}

function readScope(
  builder: FactsBuilder,
  { kind, rules, prepared, decided: { together } }: OpenedScope,
  judged: readonly (readonly JudgedEmployer[])[],
): Career {
  const reweighedPairs = together.map((pairs, index) => reweighPairs(pairs, judged[index] ?? []));
  const decided = refinedPairs(prepared, reweighedPairs);
  const readings = readingsOf(prepared, decided, judged);
  if (readings.length === 0) {
    const career = careerOfRules(builder, rules, kind, undefined, createIsLikely(judged));
    const isNothing = career.roles.length === 0;
    return isNothing ? { ...career, unplaced: unplacedOf(builder, prepared, decided, readings) } : career;
  }
  const career: Career = { roles: [], skills: [], unplaced: [], unassigned: [] };
  readings.forEach((reading, index) => {
    const { lines } = prepared.section;
    const end = readings[index + 1]?.start ?? lines.length;
    const header = lines.slice(reading.start, reading.end + 1);
    const title = appendStatus(reading.title, header.map(({ text }) => text).join(' '));
    const ownPlace = placeOfEntry(prepared.section, reading);
    const below =
      ownPlace === undefined && reading.end + 1 < end ? placeLine(lines[reading.end + 1]) : undefined;
    const location = ownPlace ?? below;
    const from = reading.end + (below === undefined ? 1 : 2);
    const to = endOfText(prepared, readings, from, end);
    const { statements, skills } = readEntryBody(builder, lines.slice(from, to));
    career.unassigned.push(...readEntryBody(builder, lines.slice(to + 1, end)).statements);
    const role = roleOf(
      builder,
      {
        range: reading.anchor.range,
        header: header.map((line) => ({ line, cells: line.cells })),
        body: [],
      },
      { title, organisation: reading.employer, ...(location && { location }) },
      statements,
      kind,
    );
    const confidence = confidenceOf(reading, opinionOn(header, rules), hasLayoutOfOthers(reading, readings));
    const isAsked = prepared.scope.isBesideCareer || hasUnlikelyEmployer(reading, readings, lines);
    role.confidence = isAsked ? Math.min(MAX_ASKED_CONFIDENCE, confidence) : confidence;
    const alternatives = alternativesOf(reading, prepared.section, role.confidence);
    if (alternatives.length > 0) role.alternatives = alternatives;
    career.roles.push(...rolesOfRanges(role, lines[reading.anchor.at]?.ranges));
    career.skills.push(...skills);
  });
  career.unplaced.push(...unplacedOf(builder, prepared, decided, readings));
  // The rules are preferred if they read clearly more entries unambiguously than the model states.
  const unambiguous = rules.filter(isReadUnambiguously);
  career.roles = removeEmployerHeaders(addTitlesFromSentences(career.roles));
  const stated = career.roles.filter(
    (role) => role.confidence >= PROSE_CONFIDENCE && role.organisation !== '',
  ).length;
  return unambiguous.length > Math.max(1, stated * 1.5)
    ? mergeRuleReadings(career, careerOfRules(builder, unambiguous, kind, MAX_ASKED_CONFIDENCE))
    : career;
}

/**
 * Combines both readings: the roles that the model states stay, and roles that only the rules found become
 * questions.
 */
function mergeRuleReadings(career: Career, ruleCareer: Career): Career {
  const stated = career.roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE);
  const statedAs = ({ organisation, title, start }: RoleFact) =>
    stated.find(
      (role) =>
        isSameName(comparableText(role.organisation), comparableText(organisation)) &&
        (comparableText(role.title) === comparableText(title) || role.start?.year === start?.year),
    );
  const roles = [...new Set([...ruleCareer.roles.map((role) => statedAs(role) ?? role), ...stated])];
  const isAsked = ({ value }: TextFact) =>
    roles.some(({ organisation }) => comparableText(organisation) === comparableText(value));
  return {
    roles,
    skills: [...career.skills, ...ruleCareer.skills],
    unassigned: career.unassigned,
    unplaced: career.unplaced.filter((fact) => !isAsked(fact)),
  };
}

/** Whether a form's record has dates and an employer, and a title without dates. */
function isWholeRecord({ entry, parts }: ReadEntry): boolean {
  return (
    entry.named !== undefined &&
    entry.range !== undefined &&
    parts.organisation !== '' &&
    findDates(parts.title).length === 0
  );
}

/** The entry that the rules read from one of these header lines. */
function opinionOn(header: readonly DocumentLine[], rules: readonly ReadEntry[]): ReadEntry | undefined {
  return rules.find(({ entry }) =>
    entry.header.some(({ line }) => header.some(({ text }) => text === line.text)),
  );
}

/** Whether a text is a title, although companies have one of its words too: 'Cloud Architect'. */
const isTitleLike = (text: string): boolean =>
  titleScore(text) >= MIN_TITLE_SCORE && organisationScore(text) < COMPANY_SCORE;

/** Minimum score of a text that is a title by its words. */
const MIN_TITLE_SCORE = 2;
/** An employer that was judged to have this probability or more supports a name that the rules read. */
const MIN_SUPPORTING_PROBABILITY = 0.5;

const createIsLikely = (judged: readonly (readonly JudgedEmployer[])[]) => (name: string) =>
  judged.some((employersOfEntry) =>
    employersOfEntry.some(
      ({ employer, chance }) =>
        chance >= MIN_SUPPORTING_PROBABILITY &&
        isSameName(comparableText(employer.text), comparableText(name)),
    ),
  );

/**
 * The roles that the rules read: in forms and lists, and where the model finds no entry, or fewer than the rules do.
 */
function careerOfRules(
  builder: FactsBuilder,
  rules: ReturnType<typeof headersOf>,
  kind: RoleFact['kind'],
  confidence?: number,
  isLikely: (name: string) => boolean = () => true,
): Career {
  const career: Career = { roles: [], skills: [], unplaced: [], unassigned: [] };
  for (const { entry, parts } of rules) {
    const { statements, skills } = readEntryBody(builder, entry.body);
    career.skills.push(...skills);
    const organisation = tidyName(parts.organisation);
    const title = entry.named ? parts.title : tidyTitle(parts.title);
    const role = roleOf(builder, entry, { ...parts, title, organisation }, statements, kind);
    // An entry without dates may be about anything, so its owner is asked unless its employer is likely.
    const isUnlikely =
      entry.range === undefined &&
      !entry.named &&
      (organisationScore(organisation) === 0 || isTitleLike(organisation)) &&
      !isLikely(organisation);
    const isAsked = isDoubtful({ employer: organisation, title }) || isUnlikely;
    career.roles.push({
      ...role,
      confidence: isAsked ? MAX_ASKED_CONFIDENCE : (confidence ?? role.confidence),
    });
  }
  return career;
}
