import type { CareerFacts, RoleFact } from '@/shared/facts';
import { firstName } from '@/shared/profile';
import { shouts, softTitle } from '../text/casing';
import { clean, fold, unpointed } from '../text/hygiene';
import { type Language, mainLanguage } from '../text/language';
import type { Claim } from './claim';
import { type Reading, readClaims } from './read';
import { titleOf } from './role-title';

/** Everything the composer works from: the facts, cleaned and read into claims. */
export interface Dossier {
  facts: CareerFacts;
  language: Language;
  name: string;
  /** How prose calls the person: the first name, or nothing where there is no name. */
  first: string;
  /** Roles fit for print, newest first. */
  roles: RoleFact[];
  about: Claim[];
  /** Statements of roles and other statements, the weightiest first. */
  achievements: Claim[];
}

const HONORIFIC = /^(?:dr|prof|professor|mr|mrs|ms|miss|mx|sir|dame|herr|frau|dipl|ing)\.?\s+/i;

/** 'Dr. James Chen' is James; a Han, Kana or Hangul name is kept whole. */
export function callName(name: string): string {
  let bare = name;
  while (HONORIFIC.test(bare)) bare = bare.replace(HONORIFIC, '');
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]/u.test(bare)) return bare;
  return firstName(bare, '').replace(/[^\p{L}\p{M}'’.-]/gu, '');
}

/** Acronyms that people type in small letters. */
const TYPED_SMALL = /^(?:vpn|sql|aws|gcp|erp|crm|seo|sem|html|css|php|api|apis|kpi|hr|qa|ui|ux|sap|lan|wan)$/;

/** A title, an organisation or a skill as it is printed. */
export function printed(text: string): string {
  const soft = softTitle(unpointed(clean(text)).replace(/\s+,/g, ','));
  return soft
    .split(' ')
    .map((word) => (TYPED_SMALL.test(word) ? word.toUpperCase() : word))
    .join(' ');
}

/** Unpaid work that only its title gives away. */
const UNPAID = /\bvolunteer(?:ing)?\b/i;

function rolesFor(facts: CareerFacts): RoleFact[] {
  const headline = fold(facts.headline?.value ?? '');
  return facts.roles
    .map((role, at) => {
      const title = titleOf(role);
      // A headline speaks of today: the first role that it names, and that has no dates, goes on.
      const ongoing = at === 0 && !role.start && !role.end && title !== '' && headline.includes(fold(title));
      return {
        ...role,
        title,
        organisation: printed(role.organisation),
        ...(ongoing ? { end: 'present' as const } : {}),
        ...(role.kind !== 'board' && UNPAID.test(role.title) ? { kind: 'volunteering' as const } : {}),
      };
    })
    .filter((role) => role.title !== '' || role.organisation !== '');
}

function possessiveIn(facts: CareerFacts): string | undefined {
  const text = facts.about.map((fact) => fact.value).join(' ');
  if (/\b(?:I|my)\b/.test(text)) return undefined;
  if (/\b[Ss]he\b.*\b[Hh]er\b/.test(text)) return 'her';
  return /\b[Hh]e\b.*\b[Hh]is\b/.test(text) ? 'his' : undefined;
}

function namesIn(facts: CareerFacts): Map<string, string> {
  const names = new Map<string, string>();
  const texts = [
    facts.name?.value,
    facts.location?.value,
    ...facts.skills.map(({ value }) => value).filter((skill) => / \p{Lu}/u.test(skill) && !shouts(skill)),
    ...facts.roles.flatMap((r) => [r.organisation, r.location]),
  ];
  for (const word of texts.flatMap((text) => softTitle(clean(text ?? '')).split(/[\s,]+/))) {
    if (/^\p{Lu}\p{L}{2,}/u.test(word)) names.set(word.toLowerCase(), word);
  }
  return names;
}

function distinct(claims: Claim[]): Claim[] {
  const seen: Set<string>[] = [];
  return claims.filter((claim) => {
    const words = new Set(
      fold(claim.text)
        .split(' ')
        .filter((word) => word.length > 3),
    );
    const twin = seen.some((other) => {
      const common = [...words].filter((word) => other.has(word)).length;
      return words.size > 0 && common / Math.min(words.size, other.size || 1) > 0.8;
    });
    if (!twin) seen.push(words);
    return !twin;
  });
}

/** Reads facts into the claims that may be printed. Order is by worth, then as the source has it. */
export function dossierOf(facts: CareerFacts): Dossier {
  const roles = rolesFor(facts);
  const name = printed(facts.name?.value ?? '');
  const texts = [...facts.about, ...facts.statements, ...facts.roles.flatMap((role) => role.statements)].map(
    (f) => f.value,
  );
  const years = roles.flatMap((r) => [r.start?.year, r.end === 'present' ? undefined : r.end?.year]);
  const reading: Reading = {
    organisations: roles.map((role) => role.organisation).filter(Boolean),
    names: namesIn(facts),
    firstName: callName(name),
    latestYear: Math.max(0, ...years.filter((year) => year !== undefined)),
    language: mainLanguage([...texts, ...roles.map((role) => role.title)]),
    ...(possessiveIn(facts) ? { possessive: possessiveIn(facts) } : {}),
  };
  const about = distinct(facts.about.flatMap((fact) => readClaims(fact, 'about', undefined, reading)));
  const told = [
    ...roles.flatMap((role) => role.statements.flatMap((fact) => readClaims(fact, 'role', role, reading))),
    ...facts.statements.flatMap((fact) => readClaims(fact, 'statement', undefined, reading)),
  ];
  const ranked = told
    .map((claim, at) => ({ claim, at }))
    .sort((a, b) => b.claim.weight - a.claim.weight || a.at - b.at);
  return {
    facts,
    language: reading.language,
    name,
    first: reading.firstName,
    roles,
    about,
    achievements: distinct(ranked.map(({ claim }) => claim)),
  };
}
