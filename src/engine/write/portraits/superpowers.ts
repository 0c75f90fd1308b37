import type { Claim } from '../claims/claim';
import type { Dossier } from '../claims/dossier';
import type { Ledger } from '../claims/ledger';
import type { SkillDraft } from '../draft';
import { yearsOf } from '../lists/roles';
import { yearsIn } from '../phrases';
import { theOrganisation } from '../phrases/english';
import { namesEmployer } from '../prose/tell';
import { lowerFirst } from '../text/casing';
import { pointed } from '../text/hygiene';
import { type Piece, spansOf } from '../text/piece';
import type { Budget } from './budget';
import type { Chosen } from './personas';
import { portraitPool } from './pool';
import { showings, themesOfClaim } from './rank';
import { echoes, type Given, superpowerTitle } from './titles';

/** From so many superpowers on, none is added whose title says all there is to say. */
const ENOUGH = 3;

/** A title that says what the key roles say already: it serves where there is too little else to show. */
const isPost = (title: string) => title.startsWith('Work as ');

const isState = (claim: Claim) => /^(?:is|was|has|had)\s/.test(claim.predicate?.text ?? '');

/** A claim with the office it was done in: two facts in one sentence. `turn` varies where the office stands. */
function inOffice(claim: Claim, turn: number, title: string): Piece {
  const { role, predicate } = claim;
  const text = predicate?.bare ?? claim.text;
  const spans = spansOf(claim.fact, role);
  if (!role?.organisation) return { text: pointed(text), spans };
  const years = yearsIn(claim.language)(yearsOf(role));
  const named = namesEmployer(claim) || title.includes(role.organisation);
  if (
    claim.language !== 'en' ||
    !predicate ||
    isState(claim) ||
    (turn % 3 === 1 && !named && !text.endsWith(')'))
  ) {
    return {
      text: pointed(
        `${text} (${[named ? role.title : role.organisation, years].filter(Boolean).join(', ')})`,
      ),
      spans,
    };
  }
  if (named) return { text: pointed(role.title ? `As ${role.title}, ${predicate.text}` : text), spans };
  const place = theOrganisation(role.organisation);
  const office =
    role.title && turn % 3 === 0 && !title.endsWith(role.title)
      ? `As ${role.title} at ${place}`
      : `At ${place}`;
  return { text: pointed(`${office}, ${predicate.text}`), spans };
}

/** A second claim, tied to the first by time: 'Earlier, at ANZ, led ...'. */
function joinedTo(first: Claim, claim: Claim): Piece {
  const { role, predicate } = claim;
  if (
    !role?.organisation ||
    claim.language !== 'en' ||
    !predicate ||
    isState(claim) ||
    namesEmployer(claim) ||
    role.organisation === first.role?.organisation
  ) {
    const text = predicate?.bare ?? claim.text;
    const place =
      role?.organisation && role.organisation !== first.role?.organisation && !namesEmployer(claim)
        ? ` (${role.organisation})`
        : '';
    return { text: pointed(`${text}${place}`), spans: spansOf(claim.fact, place ? role : undefined) };
  }
  const [now, then] = [first.role?.start?.year, role.start?.year];
  const when = now && then && now !== then ? (then < now ? 'Earlier, at ' : 'Later, at ') : 'At ';
  return {
    text: pointed(`${when}${theOrganisation(role.organisation)}, ${lowerFirst(predicate.text)}`),
    spans: spansOf(claim.fact, role),
  };
}

/** Two claims of different roles say more than two of one. */
function pair(claims: Claim[], most: number): Claim[] {
  const [first, ...rest] = claims;
  if (!first || most < 2) return first ? [first] : [];
  const short = rest.filter(
    (claim) => claim.predicate && claim.weight > 0.5 && claim.text.length + first.text.length < 320,
  );
  const other = short.find((claim) => claim.role?.organisation !== first.role?.organisation) ?? short[0];
  return other ? [first, other] : [first];
}

function describe(claims: Claim[], turn: number, title: string): Piece {
  const [first, second] = claims;
  if (!first) return { text: '', spans: [] };
  const pieces = second
    ? [inOffice(first, 2, title), joinedTo(first, second)]
    : [inOffice(first, turn, title)];
  return { text: pieces.map(({ text }) => text).join(' '), spans: spansOf(...pieces) };
}

/** What the person is unusually good at, each resting on two statements, or on a statement and its office. */
export function superpowersOf(
  dossier: Dossier,
  ledger: Ledger,
  budget: Budget,
  given: Given,
  chosen: Chosen,
): SkillDraft[] {
  const pool = portraitPool(dossier);
  const superpowers: SkillDraft[] = [];
  const spare: SkillDraft[] = [];
  const taken = new Set(chosen.themes);
  for (let round = 0; superpowers.length < budget.superpowers && round < 14; round += 1) {
    const [best] = showings(pool, ledger, taken, new Map());
    const fallback = best ? undefined : pool.find((claim) => ledger.isFree(claim));
    const theme = best?.theme ?? (fallback && themesOfClaim(fallback)[0]?.theme);
    const claims = pair(best?.claims ?? (fallback ? [fallback] : []), budget.strength);
    if (claims.length === 0) break;
    if (theme) taken.add(theme.id);
    const title = superpowerTitle(theme, claims, dossier, given);
    const idle = superpowers.length >= ENOUGH && claims.every((claim) => !/\d/.test(claim.text));
    const empty = idle && (echoes(title, claims) || isPost(title));
    if (!title || empty || superpowers.some((power) => power.title === title)) {
      if ((!best || empty) && claims[0]) ledger.spend(claims[0]);
      continue;
    }
    for (const claim of claims) ledger.spend(claim);
    const kept = isPost(title) ? spare : superpowers;
    kept.push({ title, description: describe(claims, superpowers.length + spare.length, title) });
  }
  return [...superpowers, ...spare.slice(0, Math.max(0, ENOUGH - superpowers.length))];
}
