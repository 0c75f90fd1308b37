import type { Claim } from '../claims/claim';
import type { Dossier } from '../claims/dossier';
import { lowerFirst, upperFirst } from '../text/casing';
import { fold } from '../text/hygiene';
import type { Theme } from '../themes';
import { TITLE_NOUN } from '../vocabulary/titles';
import { isToolName } from '../vocabulary/tools';
import { subjectOf } from './subject';

/** Titles and subjects already given away in this profile. */
export interface Given {
  subjects: Set<string>;
}

const capitals = (text: string) =>
  text
    .split(' ')
    .map((word) => (/^(?:and|of|in|the|for|de|da|do|und|et|y|e)$/.test(word) ? word : upperFirst(word)))
    .join(' ');

/** 'The Private Bank Turnaround Lead': the theme's noun with what it was about in this career. */
export function personaTitle(theme: Theme, claims: Claim[], dossier: Dossier, given: Given): string {
  const heads = theme.heads;
  const head = heads[(claims[0]?.text.length ?? 0) % heads.length] ?? theme.label;
  const subject = subjectOf(dossier, claims, given.subjects, head);
  if (subject) given.subjects.add(fold(subject));
  if (dossier.language !== 'en') return subject ? upperFirst(subject) : (claims[0]?.role?.title ?? '');
  if (subject) return `The ${capitals(subject)} ${head}`;
  const organisation = claims.find((claim) => claim.role?.organisation)?.role?.organisation;
  return organisation ? `The ${head} of ${organisation}` : '';
}

/** A label the person gave, where it makes a title: short, not a job, not a heading used before. */
function ownTitle(claims: Claim[], given: Given): string | undefined {
  const label = claims
    .map((claim) => claim.label)
    .find(
      (text) =>
        text &&
        text.split(' ').length <= 5 &&
        text.length <= 48 &&
        !TITLE_NOUN.test(text) &&
        !given.subjects.has(fold(text)),
    );
  return label?.replace(/[‘’“”"']/g, '');
}

/** 'Puts AI to work in ERP integration', or what the person called it. */
export function superpowerTitle(theme: Theme, claims: Claim[], dossier: Dossier, given: Given): string {
  const own = ownTitle(claims, given);
  if (own) {
    given.subjects.add(fold(own));
    return upperFirst(own);
  }
  const subject = subjectOf(dossier, claims, given.subjects, `${theme.power} ${theme.label}`);
  if (subject) given.subjects.add(fold(subject));
  if (dossier.language !== 'en') return subject ? upperFirst(subject) : (claims[0]?.role?.title ?? '');
  if (subject && isToolName(subject)) return `${theme.power} with ${subject}`;
  if (subject) return `${theme.power} in ${lowerWords(subject, dossier)}`;
  const organisation = claims.find((claim) => claim.role?.organisation)?.role?.organisation;
  return organisation ? `${theme.power} at ${organisation}` : '';
}

/** Lower case for common words; a word that the facts write with inner capitals, or a name, keeps its own. */
function lowerWords(subject: string, dossier: Dossier): string {
  const names = new Set(dossier.roles.flatMap((role) => role.organisation.split(/\s+/)));
  return subject
    .split(' ')
    .map((word) => (names.has(word) || isToolName(word) ? word : lowerFirst(word)))
    .join(' ');
}
