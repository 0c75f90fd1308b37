/**
 * Maps an account's record, profile and preferences to the `Person` that matching uses. The person's name is removed
 * from the headline, the statements and the credentials before they are compared, so that no name can change a
 * verdict; `ref` refers to the text with the name in it.
 */

import { parsePersonName } from '@/shared/people/person-name';
import { type CareerFacts, citableFacts } from '@/shared/record/facts';
import { OWN_SOURCE } from '@/shared/record/provenance';
import { escapeRegExp } from '../../language/text/escape-reg-exp';
import { splitSentences } from '../../read/layout/sentences';
import { MAX_STATEMENTS } from '../limits';
import { personFromFacts } from './from-facts';
import type { Person, PersonStatement, Preferences } from './types';

/** A text of the profile that is not in the record. */
export interface AccountLine {
  /** Identifies the text in the result. */
  ref: string;
  text: string;
  kind: 'statement' | 'skill' | 'certificate';
  /** Whether it comes from a document that the person gave. */
  sourced: boolean;
}

/** The data of an account that matching uses. */
export interface AccountPerson {
  /** The career record; null if none is stored. */
  facts: CareerFacts | null;
  lines: AccountLine[];
  /** The profile's name, needed only to remove it from texts. */
  name: string;
  /** The headline below the name. */
  headline: string;
  preferences?: Preferences;
}

/**
 * Maps an account to a person for matching.
 * @returns the person, and by `ref` the original texts of statements and credentials, from which no name was removed
 */
export function personOfAccount(account: AccountPerson): { person: Person; texts: Map<string, string> } {
  const { facts, preferences } = account;
  const removeNames = createNameRemover([account.name, facts?.name?.value ?? '', facts?.givenName ?? '']);
  const base = facts ? personFromFacts(facts, preferences) : EMPTY_PERSON;
  const ownRefs = new Set(facts ? ownIds(facts) : []);
  const isOwnRef = (ref: string | undefined) => ref !== undefined && ownRefs.has(ref);
  const lines = account.lines.flatMap(splitProse);
  const textsOfKind = (kind: AccountLine['kind'], sourced: boolean) =>
    lines.filter((line) => line.kind === kind && line.sourced === sourced);
  const statements = (sourced: boolean): PersonStatement[] => textsOfKind('statement', sourced);
  const certificates = (sourced: boolean) =>
    textsOfKind('certificate', sourced).map(({ text, ref }) => ({ kind: 'certificate' as const, text, ref }));
  const skills = (sourced: boolean) => textsOfKind('skill', sourced).map(({ text }) => text);
  const texts = new Map<string, string>();
  const hideNames = <T extends { text: string; ref?: string }>(list: readonly T[]): T[] =>
    list.slice(0, MAX_STATEMENTS).map((one) => {
      if (one.ref) texts.set(one.ref, one.text);
      return { ...one, text: removeNames(one.text) };
    });
  const person: Person = {
    ...base,
    headline: removeNames(account.headline || base.headline),
    statements: hideNames([...base.statements.filter(({ ref }) => !isOwnRef(ref)), ...statements(true)]),
    credentials: hideNames([...base.credentials.filter(({ ref }) => !isOwnRef(ref)), ...certificates(true)]),
    skills: [...base.skills, ...skills(true)],
    preferences,
    own: {
      statements: hideNames([...base.statements.filter(({ ref }) => isOwnRef(ref)), ...statements(false)]),
      credentials: hideNames([
        ...base.credentials.filter(({ ref }) => isOwnRef(ref)),
        ...certificates(false),
      ]),
      skills: skills(false),
    },
  };
  return { person, texts };
}

const EMPTY_PERSON: Person = {
  headline: '',
  statements: [],
  posts: [],
  credentials: [],
  skills: [],
  languages: [],
  places: [],
};

/** Ids of facts that only their owner stated. */
const ownIds = (facts: CareerFacts): string[] =>
  citableFacts(facts).flatMap(({ id, spans }) =>
    spans.every(({ source }) => source === OWN_SOURCE.id) ? [id] : [],
  );

/** Splits prose into sentences, each with the line's `ref` and its number: 'line-3#2'. */
const splitProse = (line: AccountLine): AccountLine[] =>
  line.kind === 'statement'
    ? splitSentences(line.text).map((text, at) => ({ ...line, text, ref: `${line.ref}#${at + 1}` }))
    : [line];

/**
 * Returns a function that removes a person's name from a text: the whole name, in capitals too, and the given name
 * alone. A family name alone stays, since it may be an ordinary word, such as 'Banks'.
 */
function createNameRemover(names: readonly string[]): (text: string) => string {
  const parts = names.flatMap((name) => {
    const { given, plain } = parsePersonName(name.slice(0, 200));
    return [plain, plain.toUpperCase(), given];
  });
  const namesToRemove = [...new Set(parts.filter((part) => part.length > 1))].sort(
    (a, b) => b.length - a.length,
  );
  if (namesToRemove.length === 0) return (text) => text;
  const words = namesToRemove.map(escapeRegExp).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?:[’']s)?(?![\\p{L}\\p{N}])\\s*`, 'gu');
  return (text) => text.replace(pattern, '').trim();
}
