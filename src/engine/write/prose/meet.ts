import type { Claim } from '../claims/claim';
import { type Dossier, printed } from '../claims/dossier';
import type { Ledger } from '../claims/ledger';
import { outcomeOf } from '../lists/outcome';
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

/** 'Profits rose by 66%' tells of a firm, and an introduction is about a person; other languages are quoted. */
const tellsOfPerson = (claim: Claim) => claim.form !== 'fragment' && claim.form !== 'clause';
const isPast = (claim: Claim) => claim.predicate?.tense === 'past';

/** Whether the description has told a statement, be it in short. */
function isToldIn(summary: Piece[], claim: Claim): boolean {
  const short = outcomeOf(claim, 160) ?? claim.text;
  return summary.some(({ text }) => text.includes(short));
}

/** The present office with something done in it that no other section tells. English only. */
function openingOf(
  dossier: Dossier,
  ledger: Ledger,
  summary: Piece[],
): { piece: Piece; place: string } | undefined {
  const role = presentRole(dossier);
  if (dossier.language !== 'en' || !role?.organisation || !TITLE_NOUN.test(role.title)) return undefined;
  const done = dossier.achievements.find(
    (claim) =>
      claim.role?.id === role.id &&
      ledger.isFree(claim) &&
      claim.predicate !== undefined &&
      !/^(?:is|was|has|had)\s/.test(claim.predicate.text) &&
      !namesEmployer(claim) &&
      !isToldIn(summary, claim) &&
      claim.weight > 0 &&
      claim.text.length < 200,
  );
  const told = done && tell(done, dossier, 'office');
  if (!done || !told) return undefined;
  ledger.spend(done);
  return { piece: told, place: role.organisation };
}

/** The office alone, where nothing else can be said: the description has said it already. English only. */
function officeOf(dossier: Dossier): Piece[] {
  const role = presentRole(dossier);
  if (dossier.language !== 'en' || !role?.organisation || !TITLE_NOUN.test(role.title)) return [];
  const verb = role.end === 'present' ? 'works' : 'most recently worked';
  const text = `${dossier.first} ${verb} as ${heldAs(role.title, role.organisation)}`;
  return [placedIn(dossier, { text: pointed(text), spans: spansOf(role) })];
}

/** A sentence about the person with the place they work from: 'Based in Oslo, Norway, Mara is known for ...'. */
function placedIn(dossier: Dossier, piece: Piece): Piece {
  const { location } = dossier.facts;
  const from = location ? printed(location.value) : '';
  const working = presentRole(dossier)?.end === 'present';
  const fits = from && from.length < 50 && working && piece.text.startsWith(`${dossier.first} `);
  if (dossier.language !== 'en' || !fits || /\bbased in\b/i.test(piece.text) || piece.text.includes(from))
    return piece;
  return { text: `Based in ${from}, ${piece.text}`, spans: spansOf(piece, location) };
}

/**
 * The introduction: first what the person does now, in their own words where they have some, then the way
 * that led there. Two short paragraphs; either may be missing. `summary`: what the description has said.
 */
export function meetOf(dossier: Dossier, ledger: Ledger, room: number, summary: Piece[]): Piece[][] {
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
  const opening = openingOf(dossier, ledger, summary);
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
    const free = dossier.achievements.filter(
      (claim) => tellsOfPerson(claim) && claim.weight > 1 && !isToldIn(summary, claim),
    );
    const current = free.filter((claim) => claim.role?.id === present?.id);
    const goesOn = (claim: Claim) => claim.predicate?.tense === 'present';
    say([...current.filter(goesOn), ...current, ...free], now.length + Math.min(room, 2 - now.length));
  }
  const fields = now.length < 2 ? fieldsOf(dossier) : undefined;
  if (fields && !summary.some(({ text }) => text === fields.text)) now.push(fields);
  const [start, ...others] = now;
  if (start && !opening) now.splice(0, now.length, placedIn(dossier, start), ...others);
  const said = (text: string) => now.some((piece) => piece.text.includes(text));
  const schools = dossier.facts.education
    .map((item) => printed(item.school))
    .filter((school) => school && said(school));
  const background = backgroundOf(dossier).filter(
    ({ text }) => !schools.some((school) => text.includes(school)),
  );
  const path = [...pathOf(dossier, !opening), ...background];
  if (now.length + path.length === 0) now.push(...officeOf(dossier));
  return [now, path]
    .map((pieces) => (dossier.language === 'en' ? joinNeighbours(pieces, dossier.first) : pieces))
    .filter((paragraph) => paragraph.length > 0);
}
