import type { RoleFact } from '@/shared/facts';
import type { Claim } from '../claims/claim';
import type { Dossier } from '../claims/dossier';
import { presentRole } from '../lists/roles';
import { upperFirst } from '../text/casing';
import { fold } from '../text/hygiene';
import type { Theme } from '../themes';
import { labelIn } from '../themes/labels';
import { personaOf, READERS, type Standing } from '../themes/personas';
import { isPractitioner, PUBLIC_WORK, seniorityOf, TITLE_NOUN } from '../vocabulary/titles';
import { gerundTitle, nounTitle, thingTitle } from './gerund';
import { industryShown, skillShown } from './subject';

/** Subjects and titles already given away in this profile, folded. */
export interface Given {
  subjects: Set<string>;
}

const LONGEST = 6;
const isShort = (title: string) => title.split(' ').length <= LONGEST && title.length <= 60;

function taken(given: Given, title: string, subject = title): string {
  given.subjects.add(fold(subject));
  given.subjects.add(fold(title));
  return title;
}

/**
 * How high the person stands to a reader: by the present office and those the statements come from. A craft
 * gives no standing with a board, however senior, and work in schools, hospitals or research none with a founder.
 */
function standingOf(claims: Claim[], dossier: Dossier): Standing {
  const roles = [presentRole(dossier), ...claims.map((claim) => claim.role)].filter(
    (role) => role !== undefined,
  );
  const level = ({ title }: RoleFact) => Math.min(seniorityOf(title), isPractitioner(title) ? 2 : 5);
  return {
    level: Math.max(0, ...roles.map(level)),
    founders: !roles.some(({ title, organisation }) => PUBLIC_WORK.test(`${title} ${organisation}`)),
  };
}

/**
 * Who the person is to a founder, a board, a team: 'The Board’s Risk Steward', the first one with the
 * industry its statements come from: 'The Founder’s Growth Operator in Health Care'.
 */
export function personaTitle(theme: Theme, claims: Claim[], dossier: Dossier, given: Given): string {
  if (dossier.language !== 'en') return foreignPersona(theme, claims, dossier, given);
  const title = personaOf(theme.id, standingOf(claims, dossier));
  if (!title || given.subjects.has(fold(title))) return '';
  const industry = title.endsWith('Advocate') ? undefined : industryShown(claims, given.subjects);
  const field = industry && `${title} in ${capitals(scopeOf(industry))}`;
  if (field && isShort(field)) {
    taken(given, title, industry);
    return taken(given, field);
  }
  return taken(given, title);
}

/** The adjective of an industry as a noun: 'Public-sector' is 'the public sector'. */
const scopeOf = (industry: string) =>
  industry
    .replace(/^University$/, 'higher education')
    .replace(/-sector$/, '-sector organisations')
    .replace(/^Medical-device$/, 'medical devices')
    .replace(/^(?:Professional|Legal|Business)$/, '$& services')
    .replace('-', ' ');

const capitals = (text: string) =>
  text
    .split(' ')
    .map((word) => (/^(?:and|of|the)$/.test(word) ? word : upperFirst(word)))
    .join(' ');

function foreignPersona(theme: Theme, claims: Claim[], dossier: Dossier, given: Given): string {
  const reader = READERS[dossier.language]?.[theme.audience];
  const label = labelIn(dossier.language, theme.id);
  const title = reader && label ? `${reader}${dossier.language === 'fr' ? ' : ' : ': '}${label}` : '';
  if (!title || given.subjects.has(fold(title))) return foreignTitle(theme, claims, dossier, given);
  return taken(given, title);
}

function foreignTitle(theme: Theme | undefined, claims: Claim[], dossier: Dossier, given: Given): string {
  const skill = skillShown(dossier, claims, given.subjects, 4);
  const label = theme && labelIn(dossier.language, theme.id);
  const titles = [
    skill && upperFirst(skill),
    ...(dossier.language === 'other' ? [] : claims.map(nounTitle)),
    label,
    label && claims[0]?.role?.title ? `${label} – ${claims[0].role.title}` : undefined,
    claims[0]?.role?.title,
  ];
  const title = titles.find((candidate) => candidate && !given.subjects.has(fold(candidate)));
  return title ? taken(given, title) : '';
}

/** A label the person gave, where it makes a title: short, not a job, not used before. */
function ownTitle(claims: Claim[], given: Given): string | undefined {
  return claims
    .map((claim) => claim.label?.replace(/[‘’“”"']/g, ''))
    .find(
      (label) =>
        label &&
        /^\p{L}+ing\s/u.test(label) &&
        label.split(' ').length <= 5 &&
        label.length > 3 &&
        label.length <= 48 &&
        !TITLE_NOUN.test(label) &&
        !given.subjects.has(fold(label)),
    );
}

/** Whether the strongest thing these statements show is this theme, and not in passing. */
function isClear(theme: Theme, claims: Claim[]): boolean {
  const [first] = claims[0]?.themes ?? [];
  return first?.theme.id === theme.id && first.strength >= 0.9;
}

/** Whether a title only says again what the description is going to say. */
export function echoes(title: string, claims: Claim[]): boolean {
  const length = claims.reduce((sum, claim) => sum + claim.text.split(' ').length, 0);
  return title.split(' ').length > length * 0.6;
}

/** A title that stands for more than one occasion: nobody's own workflow, nothing with another's name in it. */
const isPlainTitle = (title: string) =>
  !/['’]s\b|\b(?:following|related|different|fake|functions?|workflow)\b/i.test(title) &&
  !/^\p{Lu}\p{L}+ing an? \p{L}+$/u.test(title);

const COUNT = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const isResult = (claim: Claim) => new RegExp(`\\d|\\b(?:${COUNT})\\b`).test(claim.text);
/** Words that make a title stiff or say how much: what is left is what was done. */
const TRIM = new RegExp(
  `\\b(?:all|complex|various|several|multiple|numerous|novel|robust|overall|successful|critical|key|custom|${COUNT}) (?=\\p{L})`,
  'gu',
);

/** 'Opening 126 stores' as a power is opening stores; a sum of money is not left out. */
function withoutCount(title: string | undefined): string | undefined {
  const bare = title
    ?.replace(/ of (?:approximately |about |over )?\d[\d.,]*\+? \p{Ll}+$/u, '')
    .replace(/\b\d[\d.,]*\+? (?=\p{Ll})/u, '')
    .replace(/ (?:a|per) (?:year|month|week|day)$/, '')
    .replace(/\b(?:the )?(?:company|department|firm|client|team)['’]s /, '')
    .replace(TRIM, '');
  return bare && !/\d|\b(?:million|billion)\b/.test(bare) && bare.split(' ').length > 1 ? bare : undefined;
}

/**
 * The title of a superpower, the first that fits: what the person called it, the theme where it is the
 * strongest the statements show, what was done, and at last the theme or the office.
 */
export function superpowerTitle(
  theme: Theme | undefined,
  claims: Claim[],
  dossier: Dossier,
  given: Given,
): string {
  const own = ownTitle(claims, given);
  if (own) return taken(given, upperFirst(own));
  if (dossier.language !== 'en') return foreignTitle(theme, claims, dossier, given);
  const usable = (title: string | undefined) =>
    title !== undefined && isShort(title) && !given.subjects.has(fold(title)) ? title : undefined;
  const power = usable(theme?.power);
  if (theme && power && isClear(theme, claims)) return taken(given, power);
  const done = claims
    .map((claim) => usable(withoutCount(gerundTitle(claim) ?? nounTitle(claim))))
    .filter((title) => title !== undefined);
  const shown = claims[0]?.themes.map(({ theme: other }) => usable(other.power)).find(Boolean);
  const last =
    done.find((title) => isPlainTitle(title) && !echoes(title, claims)) ??
    power ??
    claims.map((claim) => usable(thingTitle(claim))).find(Boolean) ??
    shown ??
    done[0] ??
    usable(
      claims[0]?.role?.title && `${isResult(claims[0]) ? 'Results' : 'Work'} as ${claims[0].role.title}`,
    );
  return last ? taken(given, last) : '';
}
