import type { Claim } from '../claims/claim';
import { type Dossier, printed } from '../claims/dossier';
import type { Ledger } from '../claims/ledger';
import { presentRole } from '../lists/roles';
import type { Piece } from '../text/piece';
import { backgroundOf } from './background';
import { fieldsOf } from './fields';
import { joinNeighbours } from './join';
import { pathOf } from './path';
import { introductions } from './summary';
import { tell } from './tell';

/**
 * The introduction: first what the person does now, in their own words where they have some, then the way
 * that led there. Two short paragraphs; either may be missing.
 */
export function meetOf(dossier: Dossier, ledger: Ledger, room: number): Piece[][] {
  if (!dossier.first) return [];
  const now: Piece[] = [];
  let place: string | undefined;
  const say = (claims: typeof dossier.about, most: number) => {
    for (const claim of claims) {
      if (now.length >= most) return;
      const here = claim.role !== undefined && claim.role.organisation === place;
      const piece = ledger.isFree(claim) ? tell(claim, dossier, here ? 'here' : 'person') : undefined;
      if (!piece || piece.text.length > 320) continue;
      now.push(piece);
      place = claim.role?.organisation;
      ledger.spend(claim);
    }
  };
  const present = presentRole(dossier);
  // What the description says of the present position is not said again.
  const again = (text: string) =>
    present !== undefined &&
    [present.title, present.organisation].every((part) => part && text.includes(part));
  say(
    introductions(dossier).filter((claim) => claim.form !== 'fragment' && !again(claim.text)),
    3,
  );
  if (now.length < 2) {
    const free = dossier.achievements.filter((claim) => claim.form !== 'fragment' && claim.weight > 1);
    const current = free.filter((claim) => claim.role?.id === present?.id);
    const goesOn = (claim: Claim) => claim.predicate?.tense === 'present';
    say([...current.filter(goesOn), ...current, ...free], now.length + Math.min(room, 2 - now.length));
  }
  const fields = now.length < 2 ? fieldsOf(dossier) : undefined;
  if (fields) now.push(fields);
  const said = (text: string) => now.some((piece) => piece.text.includes(text));
  const schools = dossier.facts.education
    .map((item) => printed(item.school))
    .filter((school) => school && said(school));
  const background = backgroundOf(dossier).filter(
    ({ text }) => !schools.some((school) => text.includes(school)),
  );
  const path = [...pathOf(dossier), ...background];
  return [now, path]
    .map((pieces) => (dossier.language === 'en' ? joinNeighbours(pieces, dossier.first) : pieces))
    .filter((paragraph) => paragraph.length > 0);
}
