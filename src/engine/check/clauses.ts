/**
 * Splits a sentence into clauses, which are the words between its employers and titles, and derives each from a
 * statement.
 */
import type { RoleFact } from '@/shared/record/facts';
import { actionNounAsVerb } from '../language/grammar/action-nouns-as-verbs';
import { removeIntroductoryPhrase } from '../language/grammar/introductory-phrases';
import { headForms } from '../language/grammar/predicate';
import { verbForm } from '../language/grammar/verbs';
import { achievementOfDescription } from '../language/text/achievement-of-description';
import { lowerFirst, toSentenceCase } from '../language/text/casing';
import { removeCliche } from '../language/text/cliche';
import { dutiesAsActs } from '../language/text/duties-as-acts';
import { experienceIn } from '../language/text/experience';
import { removeHollowWords } from '../language/text/hollow-words';
import { cleanRawText } from '../language/text/hygiene';
import { nominalAsOwn, possessionBesideLanguages } from '../language/text/nominal-self';
import { verbBeforeResult } from '../language/text/result-before-verb';
import { isResultClause } from '../language/vocabulary/results';
import { type Alignment, alignClause } from './alignment';
import type { DerivedRelation } from './cited-text';
import { comparableNamesOf, type RecordMention } from './mentions';
import { alignQuote } from './quotes';
import { type CitedEntries, type StatementEntry, tokensOf } from './record-index';
import { sequenceOf, type WordSequence } from './word-sequence';

export interface Clause {
  tokens: string[];
  /** The index of each token in the sentence. */
  places: number[];
  /** The indexes of the first and last word of the whole clause: names before and after it govern it. */
  start: number;
  end: number;
}

/** A cache of the words of each statement, since each is compared with many clauses. */
const sequenceByEntry = new WeakMap<StatementEntry, WordSequence>();
function sequenceFor(entry: StatementEntry, name: string): WordSequence {
  const cached = sequenceByEntry.get(entry);
  if (cached) return cached;
  const siblingForms = headForms((entry.role?.statements ?? []).map(({ value }) => cleanRawText(value)));
  const sequence = sequenceOf(toSentenceCase(cleanRawText(entry.text)), name, siblingForms);
  sequenceByEntry.set(entry, sequence);
  return sequence;
}

/** A cache of the words of each statement's other wording; `null` for a statement that has none. */
const rewordedSequenceByEntry = new WeakMap<StatementEntry, WordSequence | null>();

/**
 * A statement in the other wording that the composer may give it. In a line of a role a noun of action becomes a verb:
 * 'Creation of a school' is reworded as 'Created a school'. In a text about the person a cliché is removed ('I am a
 * self-starter with a passion for repairing mills'), and a noun phrase gets a verb ('An eye for waste').
 */
function rewordedSequence(entry: StatementEntry, name: string): WordSequence | null {
  const cached = rewordedSequenceByEntry.get(entry);
  if (cached !== undefined) return cached;
  const line = cleanRawText(entry.text);
  const original = entry.role ? toSentenceCase(line) : line;
  const wording = entry.role ? changeAfterLabel(original, toVerb) : ownWording(original);
  const sequence = wording === original ? null : sequenceOf(wording, name);
  rewordedSequenceByEntry.set(entry, sequence);
  return sequence;
}

/** A sentence about oneself without its cliché, or with the subject and verb that a noun phrase lacks. */
function ownWording(text: string): string {
  const plain = removeCliche(removeHollowWords(text));
  const [first = ''] = plain.split(' ', 1);
  // An ability in a list: 'Scale shops across borders'.
  const isAbility = verbForm(first.toLowerCase())?.form === 'base';
  const nominal = possessionBesideLanguages(plain)?.possession ?? plain;
  return nominalAsOwn(nominal) ?? (isAbility ? `I ${lowerFirst(plain)}` : plain);
}

/** A line as the composer words it: its verb first, without 'As Head of Sales, ...' or 'My duties included ...'. */
const toVerb = (line: string): string =>
  actionNounAsVerb(
    removeIntroductoryPhrase(
      dutiesAsActs(achievementOfDescription(verbBeforeResult(line)), true).replace(BEFORE_ACTS_PATTERN, ''),
    ),
  );

/**
 * Words before the acts of a line of a post: 'Experience in configuring and managing switches', 'Nowadays, as Buyer, he
 * leads ...'.
 */
const BEFORE_ACTS_PATTERN =
  /^(?:(?:(?:Strong|Successful|Solid|Proven|Demonstrated|Extensive) )?(?:track record|experience|record) (?:of|in) (?=\p{L}+ing\s)|(?:Currently|Presently|Nowadays|Today|Now), (?:as [^,.;:]{2,60}, )?(?=(?:he|she) \p{Ll}))/iu;

/** A label of a line, which other patterns for the beginning of a line would not see: 'Growth: Creation of ...'. */
const LINE_LABEL_PATTERN = /^[^.:!?;]{2,90}:\s+(?=\S)/u;

/** Changes a line after its label, or the whole line if it has none. */
function changeAfterLabel(line: string, change: (text: string) => string): string {
  const label = LINE_LABEL_PATTERN.exec(line)?.[0] ?? '';
  return `${label}${change(line.slice(label.length))}`;
}

function alignReworded({ tokens }: Clause, entry: StatementEntry, name: string): Alignment | undefined {
  const sequence = rewordedSequence(entry, name);
  return sequence ? alignClause(tokens, sequence, true) : undefined;
}

/**
 * The clauses between the employers and titles of a sentence. The person's name does not end a clause: 'At Hooli leitet
 * Kim ein Werk'.
 * @param isPersonName whether each token belongs to the person's name, which no clause contains
 */
export function clausesOf(
  tokens: readonly string[],
  mentions: readonly RecordMention[],
  isPersonName: readonly boolean[],
): Clause[] {
  const clauses: Clause[] = [];
  const roleNameIndexes = new Set(
    mentions
      .filter(({ kind }) => kind !== 'name')
      .flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  );
  let current: Clause | undefined;
  for (const [at, word] of tokens.entries()) {
    if (roleNameIndexes.has(at)) current = undefined;
    else if (!isPersonName[at]) {
      if (!current) {
        current = { tokens: [], places: [], start: at, end: at };
        clauses.push(current);
      }
      current.tokens.push(word);
      current.places.push(at);
      current.end = at;
    }
  }
  return clauses;
}

/**
 * The employer or title that applies to a clause: the last before the clause, or the first after it if there is
 * none before.
 */
function governingName(
  mentions: readonly RecordMention[],
  kind: RecordMention['kind'],
  { start, end }: Clause,
): string | undefined {
  const mentionsOfKind = mentions.filter((mention) => mention.kind === kind);
  return (
    mentionsOfKind.filter((mention) => mention.end <= start).at(-1) ??
    mentionsOfKind.find((mention) => mention.start > end)
  )?.value;
}

/** Whether a role has that employer and title, as folded words (`comparableKey`); `undefined` matches any. */
export const roleHasNames = (role: RoleFact, organisation: string | undefined, title: string | undefined) =>
  (organisation === undefined || comparableNamesOf(role).organisation === organisation) &&
  (title === undefined || comparableNamesOf(role).titles.has(title));

/** An employer at most this many words after a title is that of the title. */
const MAX_WORDS_BEFORE_EMPLOYER = 3;

/** The roles that the sentence names; undefined if it combines an employer and a title that share no role. */
export function rolesNamed(
  mentions: readonly RecordMention[],
  roles: readonly RoleFact[],
): RoleFact[] | undefined {
  const organisations = mentions.filter(({ kind }) => kind === 'organisation');
  const titles = mentions.filter(({ kind }) => kind === 'title');
  const posts: RoleFact[] = [];
  for (const title of titles) {
    // The employer of a title: after it ('Head of Sales at Hooli'), otherwise before it ('At Hooli, as Head
    // of Sales').
    const employer =
      organisations.find(
        ({ start }) => start >= title.end && start - title.end <= MAX_WORDS_BEFORE_EMPLOYER,
      ) ??
      organisations.filter(({ end }) => end <= title.start).at(-1) ??
      organisations[0];
    const titleRoles = roles.filter((role) => roleHasNames(role, employer?.value, title.value));
    if (titleRoles.length === 0) return undefined;
    posts.push(...titleRoles);
  }
  for (const { value } of organisations) {
    const employerRoles = roles.filter((role) => roleHasNames(role, value, undefined));
    if (employerRoles.length === 0) return undefined;
    if (titles.length === 0) posts.push(...employerRoles);
  }
  return posts;
}

/**
 * A result listed below its role, quoted from the beginning of a statement or of a part of it: 'Plant Manager, Corran,
 * 2010 to 2014: profits rose by 66%'. It does not say who achieved it.
 */
function alignResult({ tokens }: Clause, { text }: StatementEntry): Alignment | undefined {
  const begins = text
    .split(/(?<=[.;:])\s+/)
    .some(
      (part) => isResultClause(part) && tokensOf(part).slice(0, tokens.length).join(' ') === tokens.join(' '),
    );
  return begins ? { object: tokens.join(' '), numbers: tokens.filter((word) => /\d/.test(word)) } : undefined;
}

/** Years of experience that a statement names before or without a verb: 'With 25 years of experience, I ...'. */
function alignExperience({ tokens }: Clause, { text }: StatementEntry, name: string): Alignment | undefined {
  if (!tokens.includes('years') && !tokens.includes('yrs')) return undefined;
  for (const sentence of experienceIn(cleanRawText(text))) {
    const alignment = alignClause(tokens, sequenceOf(sentence, name, new Map()), true);
    if (alignment) return alignment;
  }
  return undefined;
}

/** What 'we' did in a post, which a sentence attributes to the team: 'The team built nine mills'. */
const TEAM_SUBJECT_PATTERN = /^We (?:(?:also|successfully|then|have) )?(?=\p{Ll})/u;
function alignTeam({ tokens }: Clause, { text, role }: StatementEntry, name: string): Alignment | undefined {
  const [first, second] = tokens;
  const subject = first === 'team' ? 1 : first === 'the' && second === 'team' ? 2 : 0;
  const line = cleanRawText(text);
  if (subject === 0 || !role || !TEAM_SUBJECT_PATTERN.test(line)) return undefined;
  return alignClause(
    tokens.slice(subject),
    sequenceOf(line.replace(TEAM_SUBJECT_PATTERN, 'I '), name, new Map()),
    true,
  );
}

/** What the clauses of a sentence are derived from. */
interface StatementSources {
  cited: CitedEntries;
  mentions: readonly RecordMention[];
  /** The person's name. */
  name: string;
  isEnglish: boolean;
  /** Whether the sentence is an entry of a list with a line below its post. */
  isEntry: boolean;
}

/** Whether a clause is the line of an entry, which follows the names of its role and does not name the person. */
const isLineOfEntry = ({ start }: Clause, mentions: readonly RecordMention[]): boolean =>
  mentions[0]?.start === 0 &&
  mentions.every(({ kind }) => kind !== 'name') &&
  mentions.some(({ end }) => end <= start);

/**
 * Derives a clause from one of the cited statements, restricted to the employer and title that apply to the
 * clause.
 */
export function deriveFromStatements(
  clause: Clause,
  { cited, mentions, name, isEnglish, isEntry }: StatementSources,
): { relation: DerivedRelation; role?: RoleFact } | undefined {
  const organisation = governingName(mentions, 'organisation', clause);
  const title = governingName(mentions, 'title', clause);
  for (const entry of cited.statements) {
    const { role } = entry;
    if (organisation !== undefined && !(role && roleHasNames(role, organisation, undefined))) continue;
    if (title !== undefined && !(role && roleHasNames(role, undefined, title))) continue;
    const aligned =
      alignClause(clause.tokens, sequenceFor(entry, name), isEnglish) ??
      (isEnglish ? alignReworded(clause, entry, name) : undefined) ??
      (isEnglish && (organisation ?? title) !== undefined ? alignResult(clause, entry) : undefined) ??
      (isEnglish ? alignExperience(clause, entry, name) : undefined) ??
      (isEnglish ? alignTeam(clause, entry, name) : undefined) ??
      (isEnglish && isEntry && role && isLineOfEntry(clause, mentions)
        ? alignQuote(clause.tokens, sequenceFor(entry, name))
        : undefined);
    if (!aligned) continue;
    return {
      relation: {
        subject: name,
        ...(aligned.verb ? { verb: aligned.verb } : {}),
        object: aligned.object,
        ...(role ? { organisation: role.organisation, title: role.title } : {}),
        times: [],
        numbers: aligned.numbers,
        span: entry.span,
      },
      ...(role ? { role } : {}),
    };
  }
  return undefined;
}
