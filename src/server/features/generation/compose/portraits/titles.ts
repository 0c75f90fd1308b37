import type { Claim } from '../claims/claim';
import type { Dossier } from '../claims/dossier';
import { theOrganisation } from '../phrases/english';
import { inSentence } from '../prose/fields';
import { lowerFirst, upperFirst } from '../text/casing';
import { fold } from '../text/hygiene';
import { listed } from '../text/sentences';
import type { Theme } from '../themes';
import { labelIn } from '../themes/labels';
import { TITLE_NOUN } from '../vocabulary/titles';
import { isToolName } from '../vocabulary/tools';
import { fieldOf, reachOf } from './attribute';
import { gerundTitle, nounTitle } from './gerund';
import { employersOf, industryShown, skillShown } from './subject';

/** Subjects already given away in this profile, folded. */
export interface Given {
  subjects: Set<string>;
}

const capitals = (text: string) =>
  text
    .split(' ')
    .map((word) => (/^(?:and|of|in|the|for)$/.test(word) ? word : upperFirst(word)))
    .join(' ');
const overlaps = (subject: string, head: string) => {
  if (/software/i.test(subject) && /hardware|systems/i.test(head)) return true;
  const words = new Set(
    fold(head)
      .split(' ')
      .map((word) => word.slice(0, 5)),
  );
  return fold(subject)
    .split(' ')
    .some((word) => words.has(word.slice(0, 5)));
};

function taken(given: Given, title: string): string {
  given.subjects.add(fold(title));
  return title;
}

/**
 * 'The Private Bank Turnaround Operator': the theme's noun with what it was about in this career, a skill the
 * statements speak of or the employers' industry; else with whom: 'The Deal Integrator at Tanager Health'.
 */
export function personaTitle(theme: Theme, claims: Claim[], dossier: Dossier, given: Given): string {
  const employers = employersOf(claims);
  if (dossier.language !== 'en') {
    const label = labelIn(dossier.language, theme.id) ?? skillShown(dossier, claims, given.subjects, 3);
    return label
      ? taken(given, [label, employers[0]].filter(Boolean).join(' – '))
      : (claims[0]?.role?.title ?? '');
  }
  const head = theme.heads[(claims[0]?.text.length ?? 0) % theme.heads.length] ?? theme.label;
  const fields = claims.map((claim) => fieldOf(claim.role?.title ?? ''));
  const subject = [
    skillShown(dossier, claims, given.subjects, 2),
    industryShown(claims, given.subjects),
    reachOf(claims),
    ...fields,
  ].find((candidate) => candidate && !given.subjects.has(fold(candidate)) && !overlaps(candidate, head));
  if (subject) {
    given.subjects.add(fold(subject));
    return `The ${capitals(subject)} ${head}`;
  }
  return employers[0] ? `The ${head} at ${theOrganisation(employers[0])}` : `The ${head}`;
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

/** Whether the strongest thing these statements show is this theme. */
function isClear(theme: Theme, claims: Claim[]): boolean {
  const [first] = claims[0]?.themes ?? [];
  return first?.theme.id === theme.id && first.strength >= 0.9;
}

/** The theme's verb with the field or the employers: 'Joins acquired businesses in logistics'. */
function themeTitle(theme: Theme, claims: Claim[], given: Given, employersToo: boolean): string {
  const employers = employersOf(claims);
  const industry = industryShown(claims, new Set());
  const key = `power ${fold(industry ?? '')}`;
  if (industry && !overlaps(industry, `${theme.power} ${theme.label}`) && !given.subjects.has(key)) {
    given.subjects.add(key);
    return `${theme.power} in ${
      isToolName(industry)
        ? industry
        : lowerFirst(industry.replace('-', ' '))
            .replace(/^(.* sector)$/, 'the $1')
            .replace(/^university$/, 'higher education')
    }`;
  }
  const field = claims
    .map((claim) => fieldOf(claim.role?.title ?? ''))
    .find((name) => name && !overlaps(name, `${theme.power} ${theme.label}`));
  const fieldKey = `power ${fold(field ?? '')}`;
  if (field && !given.subjects.has(fieldKey)) {
    given.subjects.add(fieldKey);
    return `${theme.power} in ${field
      .split(' ')
      .map((word) => (isToolName(word) ? word : lowerFirst(word)))
      .join(' ')}`;
  }
  if (!employersToo) return '';
  const place = listed(employers.slice(0, 2).map(theOrganisation));
  const at = `at ${fold(place)}`;
  if (!place || given.subjects.has(at)) return '';
  given.subjects.add(at);
  return `${theme.power} at ${place}`;
}

/** Whether a title only says again what the description is going to say. */
function echoes(title: string, claims: Claim[]): boolean {
  const length = claims.reduce((sum, claim) => sum + claim.text.split(' ').length, 0);
  return title.split(' ').length > length * 0.45;
}

/**
 * The title of a superpower, the first that fits: what the person called it, a skill of theirs that the
 * statements speak of, what the statements show, what was done, and at last with whom.
 */
export function superpowerTitle(
  theme: Theme | undefined,
  claims: Claim[],
  dossier: Dossier,
  given: Given,
): string {
  const fresh = (title: string | undefined) =>
    title && !given.subjects.has(fold(title)) ? title : undefined;
  const own = ownTitle(claims, given);
  if (own) return taken(given, upperFirst(own));
  const skill = skillShown(dossier, claims, given.subjects, 4);
  if (skill && dossier.language !== 'en') return taken(given, upperFirst(skill));
  if (skill && theme && isClear(theme, claims) && !overlaps(skill, `${theme.power} ${theme.label}`)) {
    given.subjects.add(fold(skill));
    return taken(given, `${theme.power} in ${inSentence(skill)}`);
  }
  const [employer] = employersOf(claims);
  if (dossier.language !== 'en') {
    const label = theme && labelIn(dossier.language, theme.id);
    const title =
      fresh(label) ??
      fresh(claims.map(nounTitle).find(Boolean)) ??
      [label, employer].filter(Boolean).join(' – ');
    return taken(given, title);
  }
  const shown = theme && isClear(theme, claims) ? fresh(themeTitle(theme, claims, given, false)) : undefined;
  if (shown) return taken(given, shown);
  const done = claims
    .map((claim) => gerundTitle(claim) ?? nounTitle(claim))
    .find((title) => fresh(title) && !echoes(title ?? '', claims));
  if (done) return taken(given, done);
  const weak = theme ? fresh(themeTitle(theme, claims, given, true)) : undefined;
  const plain = claims.map((claim) => fresh(gerundTitle(claim) ?? nounTitle(claim))).find(Boolean);
  return taken(
    given,
    weak ??
      plain ??
      (employer
        ? (fresh(
            `${claims.some((claim) => /\d/.test(claim.text)) ? 'Results' : 'Work'} at ${theOrganisation(employer)}`,
          ) ??
          theme?.power ??
          '')
        : ''),
  );
}
