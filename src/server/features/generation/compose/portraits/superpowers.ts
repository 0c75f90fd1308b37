import type { Claim } from '../claims/claim';
import type { Dossier } from '../claims/dossier';
import type { Ledger } from '../claims/ledger';
import type { SkillDraft } from '../draft';
import { yearsOf } from '../lists/roles';
import { phrasesOf } from '../phrases';
import { namesEmployer, standsAlone } from '../prose/tell';
import { lowerFirst } from '../text/casing';
import { pointed } from '../text/hygiene';
import { type Piece, spansOf } from '../text/piece';
import type { Budget } from './budget';
import type { Chosen } from './personas';
import { showings, themesOfClaim } from './rank';
import { type Given, superpowerTitle } from './titles';

/** A claim with the office it was done in: two facts in one sentence. */
function inOffice(claim: Claim, withOffice: boolean): Piece {
  const { role, predicate } = claim;
  const text = predicate?.bare ?? claim.text;
  if (!role?.organisation || !withOffice) return { text: pointed(text), spans: spansOf(claim.fact) };
  const phrases = phrasesOf(claim.language);
  const years = phrases?.years(yearsOf(role));
  if (claim.language !== 'en' || !predicate) {
    const office = [role.title, role.organisation, years].filter(Boolean).join(', ');
    return { text: pointed(`${text} (${office})`), spans: spansOf(claim.fact, role) };
  }
  if (namesEmployer(claim))
    return {
      text: pointed(role.title ? `As ${role.title}, ${lowerFirst(text)}` : text),
      spans: spansOf(claim.fact, role),
    };
  const office = role.title ? `As ${role.title} at ${role.organisation}` : `At ${role.organisation}`;
  return { text: pointed(`${office}, ${predicate.text}`), spans: spansOf(claim.fact, role) };
}

/** Two claims of different roles say more than two of one. */
function pair(claims: Claim[], most: number): Claim[] {
  const [first, ...rest] = claims;
  if (!first || most < 2) return first ? [first] : [];
  const other = rest.find((claim) => claim.role?.organisation !== first.role?.organisation) ?? rest[0];
  return other ? [first, other] : [first];
}

function describe(claims: Claim[]): Piece {
  const pieces = claims.map((claim, at) => {
    const same = at > 0 && claim.role?.organisation === claims[0]?.role?.organisation;
    return inOffice(claim, !same);
  });
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
  const pool = dossier.achievements.filter(standsAlone);
  const superpowers: SkillDraft[] = [];
  const taken = new Set(chosen.themes);
  let rounds = 0;
  while (superpowers.length < budget.superpowers && rounds < 12) {
    rounds += 1;
    const [best] = showings(pool, ledger, taken, new Map());
    const fallback = best ? undefined : pool.find((claim) => ledger.isFree(claim));
    const theme = best?.theme ?? (fallback && themesOfClaim(fallback)[0]?.theme);
    const claims = pair(best?.claims ?? (fallback ? [fallback] : []), budget.strength);
    if (claims.length === 0) break;
    if (theme) taken.add(theme.id);
    const title = theme
      ? superpowerTitle(theme, claims, dossier, given)
      : (claims[0]?.label ?? claims[0]?.role?.title ?? '');
    for (const claim of claims) ledger.spend(claim);
    if (title && !superpowers.some((power) => power.title === title))
      superpowers.push({ title, description: describe(claims) });
  }
  return superpowers;
}
