import type { Claim } from '../claims/claim';
import type { Dossier } from '../claims/dossier';
import type { Ledger } from '../claims/ledger';
import type { PersonaDraft } from '../draft';
import { keyRoles } from '../lists/roles';
import { note, standsAlone } from '../prose/tell';
import type { Piece } from '../text/piece';
import type { Audience, Theme } from '../themes';
import { backings } from './backing';
import type { Budget } from './budget';
import { portraitPool } from './pool';
import { showings } from './rank';
import { type Given, personaTitle } from './titles';

/** What a persona was chosen for, so that superpowers speak of something else. */
export interface Chosen {
  themes: Set<string>;
  served: Map<Audience, number>;
}

/** Bullets of one persona; the organisation stands with the first bullet of each. */
function bulletsOf(claims: Claim[], title: string): Piece[] {
  const named = new Set(
    claims.map((claim) => claim.role?.organisation ?? '').filter((name) => name && title.includes(name)),
  );
  return claims.map((claim) => {
    const organisation = claim.role?.organisation ?? '';
    const piece = note(claim, named.has(organisation) ? 'bare' : 'named');
    named.add(organisation);
    return piece;
  });
}

/** A persona with what its bullets are made of. */
interface Told {
  title: string;
  claims: Claim[];
  theme: Theme | undefined;
}

/** Who the person is to a founder, a board or a team: the strongest themes, each with its best statements. */
export function personasOf(
  dossier: Dossier,
  ledger: Ledger,
  budget: Budget,
  given: Given,
  chosen: Chosen,
): PersonaDraft[] {
  const pool = portraitPool(dossier);
  const personas: Told[] = [];
  const add = (theme: Theme | undefined, claims: Claim[], title: string) => {
    for (const claim of claims) ledger.spend(claim);
    if (theme) {
      chosen.themes.add(theme.id);
      chosen.served.set(theme.audience, (chosen.served.get(theme.audience) ?? 0) + 1);
    }
    personas.push({ title, claims, theme });
  };
  while (personas.length < budget.personas) {
    const ranked = showings(pool, ledger, chosen.themes, chosen.served);
    const best = ranked.find((showing) => showing.claims.length >= Math.min(2, budget.bullets)) ?? ranked[0];
    if (!best) break;
    const claims = best.claims.slice(0, budget.bullets);
    const title = personaTitle(best.theme, claims, dossier, given);
    if (!title || personas.some((persona) => persona.title === title)) {
      chosen.themes.add(best.theme.id);
      continue;
    }
    add(best.theme, claims, title);
  }
  for (const role of keyRoles(dossier.roles)) {
    if (personas.length >= budget.personas) break;
    const claims = pool
      .filter((claim) => claim.role?.id === role.id && ledger.isFree(claim))
      .slice(0, budget.bullets);
    if (claims.length === 0) continue;
    add(undefined, claims, dossier.language === 'en' ? `The ${role.title}` : role.title);
  }
  // A persona of one bullet leans on what the 'About' says was done, a certificate of its field, or the post held.
  const said = dossier.about.filter(
    (claim) => claim.predicate && /\d/.test(claim.text) && ledger.isFree(claim) && standsAlone(claim),
  );
  const posts = keyRoles(dossier.roles).filter((role) => role.kind !== 'volunteering');
  const back = backings(dossier, posts);
  return personas.map(({ title, claims, theme }) => {
    const bullets = bulletsOf(claims, title);
    const [first, ...rest] = claims;
    if (!first || rest.length > 0) return { title, bullets };
    const claim = said.shift();
    if (claim) ledger.spend(claim);
    const more = claim ? note(claim, 'bare') : back(theme, first.role);
    if (!more) return { title, bullets };
    const named = first.role !== undefined && more.text.includes(first.role.organisation);
    return { title, bullets: [...(named ? [note(first, 'bare')] : bullets), more] };
  });
}
