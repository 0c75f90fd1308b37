import type { Claim } from '../claims/claim';
import type { Dossier } from '../claims/dossier';
import { standsAlone } from '../prose/tell';

/** Statements below this are not worth a portrait; see weigh.ts. */
const LEAST = -1.2;
/** Where fewer are left, every usable statement counts. */
const FEW = 5;
/** From so many statements with a verb on, only they make portraits. */
const PLENTY = 12;
/** From so many statements of paid work on, unpaid work no longer makes a portrait. */
const ENOUGH = 6;

/** The statements that personas and superpowers may rest on, the weightiest first. */
export function portraitPool(dossier: Dossier): Claim[] {
  const tells = (claim: Claim) =>
    claim.predicate !== undefined || claim.text.split(' ').length > 5 || claim.language !== 'en';
  const usable = dossier.achievements.filter(standsAlone);
  const worth = usable.filter((claim) => tells(claim) && claim.weight > LEAST);
  const short = usable.filter((claim) => tells(claim) || (claim.role && claim.text.split(' ').length > 2));
  const fit = worth.length < FEW ? short : worth;
  const paid = fit.filter((claim) => claim.role?.kind !== 'volunteering');
  const all = paid.length >= ENOUGH ? paid : fit;
  // Where enough says what was done, noun phrases and sentences about an employer's products stay out.
  const done = all.filter((claim) => claim.predicate !== undefined);
  return done.length >= PLENTY ? done : all;
}
