import { answeredLines } from '@/shared/interview-answers';
import type { Shares } from '../plan/shares';
import type { Dossier } from '../statements/dossier';
import { type Piece, spansOf } from '../text/piece';
import { tell } from './tell';

/** How to work with the person: only what they wrote about how they work; otherwise nothing. */
export function manualOf(dossier: Dossier, { manual }: Shares): Piece[][] {
  const told = manual.flatMap((statement) => {
    const piece = tell(statement, dossier);
    return piece ? [[piece]] : [];
  });
  return [...told, ...answersOf(dossier, 'manual').map((piece) => [piece])];
}

/** For which company, at which moment, with which mandate: what they wrote of it; otherwise nothing. */
export function sweetSpotOf(dossier: Dossier, { sweetSpot }: Shares): Piece[] {
  const told = sweetSpot.flatMap((statement) => {
    const piece = tell(statement, dossier);
    return piece ? [piece] : [];
  });
  return [...told, ...answersOf(dossier, 'sweetSpot')];
}

/** What they answered when they were asked, word by word. */
export function answersOf({ facts }: Dossier, section: keyof ReturnType<typeof answeredLines>): Piece[] {
  return answeredLines(facts)[section].map((fact) => ({ text: fact.value, spans: spansOf(fact) }));
}
