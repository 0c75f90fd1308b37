import type { Claim } from '../claims/claim';
import type { Dossier } from '../claims/dossier';
import type { Ledger } from '../claims/ledger';
import type { Piece } from '../text/piece';
import { tell } from './tell';
import { WAY_OF_WORKING } from './voice';

const MOST = 6;

/** How to work with the person: only what they wrote about how they work; otherwise nothing. */
export function manualOf(dossier: Dossier, ledger: Ledger): Piece[][] {
  const words = (claim: Claim) =>
    claim.form !== 'person' && claim.form !== 'fragment' && WAY_OF_WORKING.test(claim.fact.value);
  const paragraphs: Piece[][] = [];
  for (const claim of [...dossier.about, ...dossier.achievements].filter(words)) {
    if (paragraphs.length >= MOST) break;
    const piece = ledger.isFree(claim) ? tell(claim, dossier) : undefined;
    if (!piece) continue;
    paragraphs.push([piece]);
    ledger.spend(claim);
  }
  return paragraphs;
}
