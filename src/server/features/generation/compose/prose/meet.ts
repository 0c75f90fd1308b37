import type { Claim } from '../claims/claim';
import { type Dossier, printed } from '../claims/dossier';
import type { Ledger } from '../claims/ledger';
import { presentRole } from '../lists/roles';
import { heldAs } from '../phrases/english';
import { pointed } from '../text/hygiene';
import { type Piece, spansOf } from '../text/piece';
import { TITLE_NOUN } from '../vocabulary/titles';
import { backgroundOf } from './background';
import { fieldsOf } from './fields';
import { joinNeighbours } from './join';
import { pathOf } from './path';
import { introductions } from './summary';
import { namesEmployer, tell } from './tell';

/** What belongs to the person's home; an introduction to a board is about the work. */
const PRIVATE =
  /\b(?:smart ?home|home (?:automation|lab|assistant)|smartthings|zigbee\w*|hobby|hobbies|(?:side|pet|personal) projects?|spare time|free time|weekends?|wife|husband|kids|children|family|dogs?|cats?)\b/i;

const isPast = (claim: Claim) => claim.predicate?.tense === 'past';

/**
 * The first sentence: the present office with something done in it that no other section tells, else the
 * office with the place. English only: other languages begin with the way that led there.
 */
function openingOf(dossier: Dossier, ledger: Ledger): { piece: Piece; place?: string } | undefined {
  const role = presentRole(dossier);
  const { location } = dossier.facts;
  if (dossier.language !== 'en' || !role?.organisation || !TITLE_NOUN.test(role.title)) return undefined;
  const done = dossier.achievements.find(
    (claim) =>
      claim.role?.id === role.id &&
      ledger.isFree(claim) &&
      claim.predicate !== undefined &&
      !/^(?:is|was|has|had)\s/.test(claim.predicate.text) &&
      !namesEmployer(claim) &&
      claim.weight > 0 &&
      claim.text.length < 200,
  );
  const told = done && tell(done, dossier, 'office');
  if (done && told) {
    ledger.spend(done);
    return { piece: told, place: role.organisation };
  }
  const from = location ? printed(location.value) : '';
  const where = from && role.end === 'present' && from.length < 50 ? `Based in ${from}, ` : '';
  const verb = role.end === 'present' ? 'works' : 'most recently worked';
  return {
    piece: {
      text: pointed(`${where}${dossier.first} ${verb} as ${heldAs(role.title, role.organisation)}`),
      spans: where ? spansOf(role, location) : spansOf(role),
    },
    place: role.organisation,
  };
}

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
  const opening = openingOf(dossier, ledger);
  if (opening) now.push(opening.piece);
  place = opening?.place;
  // What the description says of the present position is not said again.
  const again = (text: string) =>
    present !== undefined &&
    [present.title, present.organisation].every((part) => part && text.includes(part));
  say(
    introductions(dossier)
      .filter((claim) => claim.form !== 'fragment' && !again(claim.text) && !PRIVATE.test(claim.text))
      .sort((a, b) => Number(isPast(a)) - Number(isPast(b))),
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
