/** Ranks degrees, of which the highest is told first. */
import type { EducationFact } from '@/shared/record/facts';
import { DEGREE_NAME_PATTERN } from './degree-patterns';

export const DOCTORATE_RANK = 4;
const MASTER_RANK = 3;
export const BACHELOR_RANK = 2;
export const DIPLOMA_RANK = 1;
/** A diploma, a certificate, a micro-master or an associate degree, which ranks below any bachelor's degree. */
const BELOW_BACHELOR_PATTERN =
  /^(?!.*(?:bachelor|bs?\.?sc|b\.?a\b)).*(?:\b(?:diploma|micro ?master|mini[- ]?mba|certificat\w*|associates?)\b|^a\.(?:s|a)\b)/i;
/** The rank of an entry by its degree; 0 if it names none. */
export function degreeRankOf(item: EducationFact): number {
  const text = `${item.degree ?? ''}`;
  if (/\b(?:ph\.? ?d|doctor\w*|promotion|dr\.)\b/i.test(text)) return DOCTORATE_RANK;
  if (BELOW_BACHELOR_PATTERN.test(text)) return DIPLOMA_RANK;
  if (
    /\b(?:master\w*|mba|m\.? ?sc|m\.? ?a|m\.? ?s|m\.?eng|diplom-\w+|mestrado|magister|mlis|mpa|mph|mfa|mca|m\.? ?ed|m\.? ?com)\b/i.test(
      text,
    )
  )
    return MASTER_RANK;
  return DEGREE_NAME_PATTERN.test(text) ? BACHELOR_RANK : 0;
}
