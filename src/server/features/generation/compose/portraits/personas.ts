import type { RoleFact } from '@/shared/facts';
import type { Claim } from '../claims/claim';
import type { Dossier } from '../claims/dossier';
import type { Ledger } from '../claims/ledger';
import type { PersonaDraft } from '../draft';
import { keyRoles, yearsOf } from '../lists/roles';
import { phrasesOf } from '../phrases';
import { theOrganisation } from '../phrases/english';
import { note, standsAlone } from '../prose/tell';
import { type Piece, spansOf } from '../text/piece';
import type { Audience, Theme } from '../themes';
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

/** A post as a bullet: 'Worked as President & COO at Harrow Holdings, 2014 to 2018'. */
function postBullet(role: RoleFact): Piece {
  const years = phrasesOf('en')?.years(yearsOf(role));
  const text = `${role.end === 'present' ? 'Works' : 'Worked'} as ${role.title} at ${theOrganisation(role.organisation)}`;
  return { text: years ? `${text}, ${years}` : text, spans: spansOf(role) };
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
  const personas: PersonaDraft[] = [];
  const add = (theme: Theme | undefined, claims: Claim[], title: string) => {
    for (const claim of claims) ledger.spend(claim);
    if (theme) {
      chosen.themes.add(theme.id);
      chosen.served.set(theme.audience, (chosen.served.get(theme.audience) ?? 0) + 1);
    }
    personas.push({ title, bullets: bulletsOf(claims, title) });
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
  // A persona of one bullet leans on what the 'About' says was done, then on a post that was held.
  const said = dossier.about.filter(
    (claim) => claim.predicate && /\d/.test(claim.text) && ledger.isFree(claim) && standsAlone(claim),
  );
  const posts = keyRoles(dossier.roles).filter((role) => role.kind !== 'volunteering');
  return personas.map((persona, at) => {
    if (persona.bullets.length > 1) return persona;
    const claim = said.shift();
    if (claim) ledger.spend(claim);
    const role = posts[at];
    const more = claim
      ? note(claim, 'bare')
      : role && dossier.language === 'en'
        ? postBullet(role)
        : undefined;
    return more ? { ...persona, bullets: [...persona.bullets, more] } : persona;
  });
}
