import type { Claim } from '../claims/claim';
import type { Ledger } from '../claims/ledger';
import type { Audience, Theme } from '../themes';
import { isHome } from '../themes/home';

/** How much more a theme counts that its office is held for. */
const AT_HOME = 1.5;

/** A theme with the free claims that show it, the best first. */
export interface Showing {
  theme: Theme;
  claims: Claim[];
  score: number;
}

/** A claim counts for its two strongest themes only: a sentence can't be about everything. */
export const themesOfClaim = (claim: Claim) => claim.themes.slice(0, 2);

/** Themes shown by free claims, the strongest first. Themes for an audience already served count less. */
export function showings(
  claims: Claim[],
  ledger: Ledger,
  taken: ReadonlySet<string>,
  served: ReadonlyMap<Audience, number>,
): Showing[] {
  const byTheme = new Map<string, Showing>();
  for (const claim of claims) {
    if (!ledger.isFree(claim)) continue;
    for (const [at, { theme, strength }] of themesOfClaim(claim).entries()) {
      if (taken.has(theme.id)) continue;
      const showing = byTheme.get(theme.id) ?? { theme, claims: [], score: 0 };
      const home = isHome(theme.id, claim.role?.title ?? '') ? AT_HOME : 1;
      const worth = Math.max(claim.weight, 0.3) * strength * home * (at === 0 ? 1 : 0.6);
      showing.claims.push(claim);
      if (showing.claims.length <= 4) showing.score += worth;
      byTheme.set(theme.id, showing);
    }
  }
  return [...byTheme.values()]
    .map((showing) => ({
      ...showing,
      score: showing.score * 0.75 ** (served.get(showing.theme.audience) ?? 0),
    }))
    .sort((a, b) => b.score - a.score);
}
