/** Finds what is doubtful about roles and their employers, to ask the owner about it. Takes linear time. */

import type { FoundDoubt, Lookalike } from '@/shared/record/career-record';
import { type CareerFacts, PROSE_CONFIDENCE, type RoleFact, type SourceKind } from '@/shared/record/facts';
import { alphanumericKey } from '../language/text/keys';
import { INDUSTRIES } from '../language/vocabulary/industries';
import { sectionKinds } from '../read/vocabulary/headings';
import { ORGANISATION_WORD_SCORE, organisationScore } from '../read/vocabulary/organisations';
import { isArea, isPlace, isRemote, isState } from '../read/vocabulary/places';
import { isCertainRoleWithoutEmployer } from './role-without-employer';

/** Sources that label every value, so that what they label as an employer is an employer. */
const LABELLING_SOURCES: readonly SourceKind[] = ['own', 'linkedin-zip', 'linkedin-pdf', 'enrichment'];
/** Maximum words of an employer's name. */
const MAX_NAME_WORDS = 9;
/** A legal form or an abbreviation at the end of a name: 'Ltd.', 'z o.o.', 'S.p.A.', 'e.V.' */
const ABBREVIATION_AT_END_PATTERN =
  /(?:\b(?:inc|ltd|co|corp|llc|plc|gmbh|s\.?a|bros|dept|jr|pvt|pte|pty|mfg|univ|assoc)\.|(?<!\p{L})(?:\p{L}{1,2}\.\s?){2,4})$/iu;
const FILE_NAME_PATTERN = /^\S+\.(?:pdf|docx?|odt|rtf|txt|pages|html?|png|jpe?g|pptx?|xlsx?)$/i;
/** Names of places that are so rarely employers that they are asked about; `isPlace` does not recognise them alone. */
const AMBIGUOUS_PLACES_PATTERN = /^(?:georgia|jordan|chad)$/i;
const SECTOR_NAMES = new Set(INDUSTRIES.map(({ name }) => alphanumericKey(name)));
/** Maximum characters of an employer's name that are examined. */
const MAX_EXAMINED_CHARACTERS = 300;
/** Maximum number of doubts; the owner is not asked more. */
const MAX_DOUBTS = 200;
/** Maximum number of employers that are compared in pairs. */
const MAX_COMPARED_EMPLOYERS = 60;

/** The doubts about roles, in the order of the roles, then those about employers that may be the same. */
export function findDoubts(facts: CareerFacts): FoundDoubt[] {
  const kindBySource = new Map(facts.sources.map(({ id, kind }) => [id, kind]));
  const isLabelled = (role: RoleFact) =>
    role.spans.some(({ source }) => LABELLING_SOURCES.includes(kindBySource.get(source) ?? 'document'));
  const doubts: FoundDoubt[] = [];
  for (const role of facts.roles) {
    const likelierKind =
      role.organisation && !isLabelled(role) ? likelierKindOf(role.organisation) : undefined;
    if (likelierKind)
      doubts.push({ kind: 'employer', role: role.id, value: role.organisation, looks: likelierKind });
    else if (role.confidence < PROSE_CONFIDENCE) {
      doubts.push({
        kind: 'role',
        role: role.id,
        ...(isCertainRoleWithoutEmployer(role, facts.roles) && { post: true }),
      });
    }
  }
  return [...doubts, ...sameEmployerDoubts(facts.roles)].slice(0, MAX_DOUBTS);
}

/**
 * The kind of thing that an employer's name more likely is, such as a place; undefined for an ordinary name.
 */
export function likelierKindOf(organisation: string): Lookalike | undefined {
  const name = organisation.trim().slice(0, MAX_EXAMINED_CHARACTERS);
  const words = name.split(/\s+/);
  if (FILE_NAME_PATTERN.test(name)) return 'file';
  if (
    words.length > MAX_NAME_WORDS ||
    (words.length > 3 && /[.!?;:]$/.test(name) && !ABBREVIATION_AT_END_PATTERN.test(name))
  ) {
    return 'sentence';
  }
  if (SECTOR_NAMES.has(alphanumericKey(name))) return 'sector';
  if (organisationScore(name) >= ORGANISATION_WORD_SCORE) return undefined;
  if (sectionKinds(name).length > 0) return 'heading';
  const place = isPlace(name) || isArea(name) || isRemote(name) || AMBIGUOUS_PLACES_PATTERN.test(name);
  return place || (words.length > 1 && isState(name)) ? 'place' : undefined;
}

/**
 * Doubts about whether an abbreviation and a full name are one employer: 'ANZ' and 'Australia and New Zealand Banking
 * Group'.
 */
function sameEmployerDoubts(roles: readonly RoleFact[]): FoundDoubt[] {
  const roleByEmployer = new Map<string, RoleFact>();
  for (const role of roles) {
    if (role.organisation && !roleByEmployer.has(role.organisation))
      roleByEmployer.set(role.organisation, role);
  }
  const names = [...roleByEmployer.keys()].slice(0, MAX_COMPARED_EMPLOYERS);
  return names
    .filter((name) => /^\p{Lu}{2,6}$/u.test(name))
    .flatMap((short): FoundDoubt[] => {
      const long = names.find((name) => name !== short && abbreviates(short, name));
      const role = roleByEmployer.get(long ?? '');
      return role && long ? [{ kind: 'same-employer', role: role.id, value: long, other: short }] : [];
    });
}

/** Whether the initials of a name begin with an abbreviation; small words may be skipped. */
function abbreviates(short: string, name: string): boolean {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{Lu}/u.test(word));
  return (
    words.length >= short.length &&
    words
      .map((word) => word[0])
      .join('')
      .startsWith(short)
  );
}
