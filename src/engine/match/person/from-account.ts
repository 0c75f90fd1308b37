/**
 * Maps an account's record, profile and preferences to the `Person` that matching uses. The person's name is removed
 * from every text before anything is compared, so that no name can change a verdict; `ref` refers to the unchanged
 * text.
 */
import type { CareerFacts } from '@/shared/facts';
import { parsePersonName } from '@/shared/person-name';
import { OWN_SOURCE } from '@/shared/record-provenance';
import { splitSentences } from '../../read/layout/sentences';
import { MAX_STATEMENTS } from '../limits';
import { personFromFacts } from './from-facts';
import type { Person, PersonStatement, Preferences } from './types';

/** A text of the profile that is not in the record. */
export interface AccountLine {
  /** Names it in the answer. */
  ref: string;
  text: string;
  kind: 'statement' | 'skill' | 'certificate';
  /** Whether it comes from a document that the person gave. */
  sourced: boolean;
}

/** The data of an account that matching uses. */
export interface AccountPerson {
  /** The career record; `null` where none is kept. */
  facts: CareerFacts | null;
  lines: AccountLine[];
  /** The name of the profile: only to take it out of texts. */
  name: string;
  /** The line under the name. */
  headline: string;
  /** The person's locations, by their preferences. */
  places: string[];
  preferences?: Preferences;
}

/** The person, and by `ref` the unchanged texts, with the name in them. */
export function personOfAccount(account: AccountPerson): { person: Person; texts: Map<string, string> } {
  const { facts, preferences } = account;
  const hide = nameless([account.name, facts?.name?.value ?? '', facts?.givenName ?? '']);
  const base = facts ? personFromFacts(facts, preferences) : EMPTY;
  const bare = new Set(facts ? ownIds(facts) : []);
  const own = (ref: string | undefined) => ref !== undefined && bare.has(ref);
  const lines = account.lines.flatMap(split);
  const of = (kind: AccountLine['kind'], sourced: boolean) =>
    lines.filter((line) => line.kind === kind && line.sourced === sourced);
  const statements = (sourced: boolean): PersonStatement[] => of('statement', sourced);
  const certificates = (sourced: boolean) =>
    of('certificate', sourced).map(({ text, ref }) => ({ kind: 'certificate' as const, text, ref }));
  const skills = (sourced: boolean) => of('skill', sourced).map(({ text }) => text);
  const texts = new Map<string, string>();
  const hidden = <T extends { text: string; ref?: string }>(list: readonly T[]): T[] =>
    list.slice(0, MAX_STATEMENTS).map((one) => {
      if (one.ref) texts.set(one.ref, one.text);
      return { ...one, text: hide(one.text) };
    });
  const person: Person = {
    ...base,
    headline: hide(account.headline || base.headline),
    statements: hidden([...base.statements.filter(({ ref }) => !own(ref)), ...statements(true)]),
    credentials: hidden([...base.credentials.filter(({ ref }) => !own(ref)), ...certificates(true)]),
    skills: [...base.skills, ...skills(true)],
    places: [...new Set([...base.places, ...account.places])],
    preferences,
    own: {
      statements: hidden([...base.statements.filter(({ ref }) => own(ref)), ...statements(false)]),
      credentials: hidden([...base.credentials.filter(({ ref }) => own(ref)), ...certificates(false)]),
      skills: skills(false),
    },
  };
  return { person, texts };
}

const EMPTY: Person = {
  headline: '',
  statements: [],
  posts: [],
  credentials: [],
  skills: [],
  languages: [],
  places: [],
};

/** Facts that no source confirms but their owner's word. */
const ownIds = (facts: CareerFacts): string[] =>
  [
    ...facts.about,
    ...facts.roles.flatMap(({ statements }) => statements),
    ...facts.statements,
    ...facts.honours,
    ...facts.publications,
    ...facts.education,
    ...facts.certifications,
  ].flatMap(({ id, spans }) => (spans.every(({ source }) => source === OWN_SOURCE.id) ? [id] : []));

/** Prose as its sentences, each under the line's `ref` with its number: 'line-3#2'. */
const split = (line: AccountLine): AccountLine[] =>
  line.kind === 'statement'
    ? splitSentences(line.text).map((text, at) => ({ ...line, text, ref: `${line.ref}#${at + 1}` }))
    : [line];

/**
 * Takes a person's name out of a text: the whole name, and the given name alone. A family name alone may be any
 * word, 'Banks' for instance, and stays.
 */
function nameless(names: readonly string[]): (text: string) => string {
  const parts = names.flatMap((name) => {
    const { given, plain } = parsePersonName(name.slice(0, 200));
    return [plain, given];
  });
  const known = [...new Set(parts.filter((part) => part.length > 1))].sort((a, b) => b.length - a.length);
  if (known.length === 0) return (text) => text;
  const words = known.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?:[’']s)?(?![\\p{L}\\p{N}])\\s*`, 'gu');
  return (text) => text.replace(pattern, '').trim();
}
