import type { Shares } from '../plan/shares';
import type { Dossier } from '../statements/dossier';
import type { Piece } from '../text/piece';
import { tell } from './tell';

/** How to work with the person: only what they wrote about how they work; otherwise nothing. */
export function manualOf(dossier: Dossier, { manual }: Shares): Piece[][] {
  return manual.flatMap((statement) => {
    const piece = tell(statement, dossier);
    return piece ? [[piece]] : [];
  });
}

/** For which company, at which moment, with which mandate: what they wrote of it; otherwise nothing. */
export function sweetSpotOf(dossier: Dossier, { sweetSpot }: Shares): Piece[] {
  return sweetSpot.flatMap((statement) => {
    const piece = tell(statement, dossier);
    return piece ? [piece] : [];
  });
}
