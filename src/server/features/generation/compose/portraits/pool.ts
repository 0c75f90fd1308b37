import type { Claim } from '../claims/claim';
import type { Dossier } from '../claims/dossier';
import { standsAlone } from '../prose/tell';

/** Statements below this are not worth a portrait; see weigh.ts. */
const LEAST = -1.2;
/** From so many statements of paid work on, unpaid work no longer makes a portrait. */
const ENOUGH = 6;

/** The statements that personas and superpowers may rest on, the weightiest first. */
export function portraitPool(dossier: Dossier): Claim[] {
  const tells = (claim: Claim) =>
    claim.predicate !== undefined || claim.text.split(' ').length > 5 || claim.language !== 'en';
  const fit = dossier.achievements.filter(
    (claim) => standsAlone(claim) && tells(claim) && claim.weight > LEAST,
  );
  const paid = fit.filter((claim) => claim.role?.kind !== 'volunteering');
  return paid.length >= ENOUGH ? paid : fit;
}
