/**
 * The check of entailment: a sentence passes only if each of its clauses follows from the record entries that it cites,
 * with the same verb, object, employer, title, dates and figures. It does not matter who wrote the sentence.
 */
import type { RoleFact, Span } from '@/shared/record/facts';
import { gerundOf, pastOf, presentOf, verbForm } from '../language/grammar/verbs';
import { contentWords } from './alignment';
import type { DerivedRelation } from './cited-text';
import { type Clause, clausesOf, deriveFromStatements, roleHasNames, rolesNamed } from './clauses';
import { isEducation, occursIn } from './entry-support';
import { BACK_REFERENCE_WORDS, FRAME_WORDS, JOINING_WORDS } from './frame-words';
import { comparableNamesOf, isYearOfRole, mentionsIn } from './mentions';
import { comparableKey, createCommaTest, type RecordIndex, tokensOf } from './record-index';
import { deriveRemit, remitIn } from './remit';
import { isAllBefore, isFirstRoleCorrect, tellsPastAsToday } from './role-order';
import { isEarlierRole } from './tenures';
import { deriveWhole } from './whole-sentences';

/** Why a sentence does not follow from the record entries that it cites. */
export type RelationFinding =
  /** The sentence is empty or cites nothing. */
  | 'unsourced'
  /** A clause follows from no cited statement. */
  | 'statement'
  /** The sentence names an employer, or a title at an employer, that no cited role has. */
  | 'employer'
  /** The sentence says that the person joined an employer in a role that was not the first there. */
  | 'post'
  /** A year, tense or order differs from the record's. */
  | 'time'
  /** A clause about education follows from no single entry of education. */
  | 'education'
  /** The sentence's 'there' or 'in that post' does not refer to the role of the previous sentence. */
  | 'pointing';

export interface Derived {
  relations: DerivedRelation[];
  /** The role that the sentence is about, to which 'There' in the next sentence refers. */
  role?: RoleFact;
  finding?: RelationFinding;
}

/**
 * Derives the relations that a sentence states from the entries that its spans cite.
 * @param previousRole the role that the previous sentence is about
 */
export function deriveSentence(
  text: string,
  spans: readonly Span[],
  index: RecordIndex,
  previousRole: RoleFact | undefined,
  english: boolean,
): Derived {
  const derived = deriveClauses(text, spans, index, previousRole, english);
  if (!derived.finding || !english) return derived;
  const whole = deriveWhole(text, index.entriesOf(spans), index);
  return whole ? { relations: [whole] } : derived;
}

/** Derives a sentence clause by clause. */
function deriveClauses(
  text: string,
  spans: readonly Span[],
  index: RecordIndex,
  previousRole: RoleFact | undefined,
  english: boolean,
): Derived {
  const cited = index.entriesOf(spans);
  const tokens = tokensOf(text);
  if (tokens.length === 0 || spans.length === 0) return { relations: [], finding: 'unsourced' };
  const remit = english ? remitIn(text) : undefined;
  if (remit) {
    if (!previousRole) return { relations: [], finding: 'pointing' };
    if (remit.ongoing !== (previousRole.end === 'present')) return { relations: [], finding: 'time' };
    const derivation = deriveRemit(tokensOf(remit.tasks), previousRole, cited, index.name);
    return derivation
      ? { relations: [derivation], role: previousRole }
      : { relations: [], finding: 'statement' };
  }
  // In 'Grew Tanager Health from 40 to 310' the name is part of the statement if the statement has the same
  // word before it, a verb in any of its forms: 'Leads Hooli's mills', of 'Leading Hooli's mills'.
  const isQuoted = (parts: readonly string[], before: string | undefined) => {
    if (before === undefined) return false;
    const base = verbForm(before)?.base;
    const forms = base ? [before, base, gerundOf(base), pastOf(base), presentOf(base)] : [before];
    return cited.statements.some((entry) => {
      const text = ` ${comparableKey(entry.text)} `;
      return forms.some((form) => text.includes(` ${form} ${parts.join(' ')} `));
    });
  };
  const { mentions, taken } = mentionsIn(tokens, { name: index.name, roles: cited.roles }, isQuoted);
  const namedRoles = rolesNamed(mentions, cited.roles);
  if (!namedRoles) return { relations: [], finding: 'employer' };
  const candidates = namedRoles.length > 0 ? namedRoles : cited.roles;
  const pointsBack =
    /^In (?:that|this) (?:post|role)\b/.test(text) ||
    tokens.some((word, at) => BACK_REFERENCE_WORDS.has(word) && (at < 2 || tokens[at - 1] === 'in'));

  const isPersonName = tokens.map((_, at) =>
    mentions.some(({ kind, start, end }) => kind === 'name' && at >= start && at < end),
  );
  const clauses = clausesOf(tokens, mentions, isPersonName);
  const isAfterComma = createCommaTest(text);
  const relations: DerivedRelation[] = [];
  let role: RoleFact | undefined = namedRoles[0];
  for (const clause of clauses) {
    const derivation = deriveClause(clause);
    if (derivation === undefined) continue;
    if ('finding' in derivation) return { relations, finding: derivation.finding };
    relations.push(derivation.relation);
    role = derivation.role ?? role;
  }
  // 'There' means the role of the previous sentence, not another one at the same employer.
  if (pointsBack && (!previousRole || previousRole !== role || previousRole.organisation === ''))
    return { relations, finding: 'pointing' };
  if (english && /^(?:Earlier|Before that)\b/.test(text) && !isEarlier(role))
    return { relations, finding: 'time' };
  if (english && tokens[0] === 'before' && tokens[1] !== 'that' && !isAllBefore(mentions, cited.roles))
    return { relations, finding: 'time' };
  if (english && tellsPastAsToday(tokens, mentions, cited.roles)) return { relations, finding: 'time' };
  if (!isFirstRoleCorrect(tokens, { mentions, taken }, index.roles)) return { relations, finding: 'post' };
  if (relations.length === 0 && namedRoles.length > 0) {
    // In 'Joined Hooli as Analyst and has been its Controller' the last post is the present one.
    const post = (/ and has been its /.test(text) ? namedRoles.at(-1) : namedRoles[0]) as RoleFact;
    const saysPresent =
      /(?<![\p{L}\d])(?:is|has been|works|since|ist seit|est|es|é|è)(?![\p{L}\d])/u.test(text) &&
      !/(?<![\p{L}\d])(?:was|until|from \d{4} to)(?![\p{L}\d])/u.test(text);
    if (english && saysPresent && typeof post.end === 'object' && !/\bhas worked\b/.test(text))
      return { relations, finding: 'time' };
    relations.push({
      subject: index.name,
      organisation: post.organisation,
      title: post.title,
      times: tokens.filter((word) => /^(?:19|20)\d\d$/.test(word)).map(Number),
      numbers: [],
      span: post.spans[0] ?? (spans[0] as Span),
    });
  }
  return { relations, ...(role ? { role } : {}) };

  /**
   * Whether a role is earlier than that of the previous sentence, or than any other role if that sentence is about
   * none.
   */
  function isEarlier(post: RoleFact | undefined): boolean {
    return (
      post !== undefined &&
      (previousRole ? [previousRole] : index.roles).some((other) => isEarlierRole(post, other))
    );
  }

  /** Derives the relation that a clause states; undefined for a clause that only connects others. */
  function deriveClause(
    clause: Clause,
  ): { relation: DerivedRelation; role?: RoleFact } | { finding: RelationFinding } | undefined {
    const direct = deriveFromStatements(clause, cited, mentions, index.name, english);
    if (direct) return direct;
    // Years and connecting words may surround the words that a statement supports.
    const years = clause.tokens.map((word, at) => {
      const place = clause.places[at] ?? 0;
      return /^(?:19|20)\d\d$/.test(word) && isYearOfRole(tokens, place, rolesOfYear(place));
    });
    const isFrame = (word: string, at: number) => FRAME_WORDS.has(word) || years[at] === true;
    let begin = 0;
    while (begin < clause.tokens.length && isFrame(clause.tokens[begin] ?? '', begin)) begin += 1;
    if (begin === clause.tokens.length) return undefined;
    for (let from = begin; from >= 0; from -= 1) {
      for (let to = clause.tokens.length; to > from; to -= 1) {
        if (to < clause.tokens.length && !isFrame(clause.tokens[to] ?? '', to)) break;
        const inner = { ...clause, tokens: clause.tokens.slice(from, to) };
        const derivation = deriveFromStatements(inner, cited, mentions, index.name, english);
        if (derivation) return derivation;
      }
    }
    const rest = contentWords(clause.tokens.filter((word, at) => !isFrame(word, at)));
    if (rest.length === 0) return undefined;
    if (cited.education.length > 0)
      return isEducation(rest, cited) ? { relation: relationWithoutVerb(rest) } : { finding: 'education' };
    if (occursIn(rest, cited.texts)) return { relation: relationWithoutVerb(rest) };
    if (
      cited.statements.length === 0 &&
      rest.every((word) => cited.texts.some((one) => tokensOf(one).includes(word)))
    )
      return { relation: relationWithoutVerb(rest) };
    // A cited text at the beginning, as in 'Based in Oslo, Norway, Kim led ...', is removed and the rest is
    // derived alone.
    for (const place of cited.texts) {
      const words = tokensOf(place);
      const at = clause.tokens.findIndex((_, first) =>
        words.every((word, offset) => clause.tokens[first + offset] === word),
      );
      if (at < 0 || at > 3) continue;
      const from = at + words.length;
      const derivation = deriveClause({
        ...clause,
        tokens: clause.tokens.slice(from),
        places: clause.places.slice(from),
      });
      if (derivation) return derivation;
    }
    if (clause.tokens.some((word, at) => /^(?:19|20)\d\d$/.test(word) && !years[at]))
      return { finding: 'time' };
    return deriveJoined(clause) ?? deriveTasks(clause.tokens.slice(begin)) ?? { finding: 'statement' };
  }

  /**
   * The roles to which a year may refer, by the first rule that applies: after 'joined', the first role at the employer
   * if it began in that year; the role of the title before the year; of the title after it; of the employer; or all
   * cited roles.
   */
  function rolesOfYear(at: number): readonly RoleFact[] {
    const titles = mentions.filter(({ kind }) => kind === 'title');
    const nearestTitle =
      titles.filter(({ end }) => end <= at).at(-1) ?? titles.find(({ start }) => start > at);
    const before = tokens.slice(Math.max(0, at - 12), at);
    if (before.some((word) => JOINING_WORDS.has(word)) && !before.includes('since')) {
      const first = cited.roles
        .filter(
          (role) =>
            candidates.some(
              (one) => comparableNamesOf(one).organisation === comparableNamesOf(role).organisation,
            ) && role.start,
        )
        .sort((a, b) => (a.start?.year ?? 0) - (b.start?.year ?? 0))[0];
      if (first?.start?.year === Number(tokens[at])) return [first];
    }
    return nearestTitle
      ? candidates.filter((role) => roleHasNames(role, undefined, nearestTitle.value))
      : candidates;
  }

  /**
   * Derives a clause with two predicates joined by 'and', or by a comma after the first in an English sentence, each of
   * which must follow from a statement of the same role. The relation is that of the first.
   */
  function deriveJoined(clause: Clause): { relation: DerivedRelation; role?: RoleFact } | undefined {
    for (const [at, word] of clause.tokens.entries()) {
      const isAnd = /^(?:and|und|et|y|e|en)$/.test(word);
      if (!isAnd && !(english && isAfterComma(clause.places[at - 1], clause.places[at]))) continue;
      const [left, right] = [clause.tokens.slice(0, at), clause.tokens.slice(isAnd ? at + 1 : at)].map(
        (part) => deriveFromStatements({ ...clause, tokens: part }, cited, mentions, index.name, english),
      );
      if (left && right && left.role?.id === right.role?.id) return left;
    }
    return undefined;
  }

  /** Derives tasks that are listed after the one role that the sentence names. */
  function deriveTasks(words: readonly string[]): { relation: DerivedRelation; role: RoleFact } | undefined {
    const [post, ...others] = namedRoles ?? [];
    const relation =
      english && post && others.length === 0 ? deriveRemit(words, post, cited, index.name) : undefined;
    return relation && post ? { relation, role: post } : undefined;
  }

  function relationWithoutVerb(rest: readonly string[]): DerivedRelation {
    return {
      subject: index.name,
      object: rest.join(' '),
      times: [],
      numbers: rest.filter((word) => /\d/.test(word)),
      span: spans[0] as Span,
    };
  }
}
