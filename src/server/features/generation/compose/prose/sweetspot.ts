import type { Claim } from '../claims/claim';
import type { Dossier } from '../claims/dossier';
import type { Ledger } from '../claims/ledger';
import { geographyOf, industriesOf, stagesOf } from '../lists/coverage';
import { lowerFirst } from '../text/casing';
import { pointed } from '../text/hygiene';
import { type Piece, spansOf } from '../text/piece';
import { listed } from '../text/sentences';
import { THEMES } from '../themes';
import { tell } from './tell';
import { SEEKING } from './voice';

interface Thread {
  label: string;
  claims: Claim[];
}

/** The two kinds of work that run through most roles. */
function threadsOf(dossier: Dossier): Thread[] {
  return THEMES.map((theme) => {
    const claims = dossier.achievements.filter((claim) =>
      claim.themes.slice(0, 2).some((shown) => shown.theme.id === theme.id),
    );
    const roles = new Set(claims.map((claim) => claim.role?.organisation).filter(Boolean));
    const weight = claims.reduce((sum, claim) => sum + Math.max(claim.weight, 0.2), 0);
    return {
      label: lowerFirst(theme.label),
      claims,
      score: roles.size * 1.5 + weight * theme.weight * 0.5,
      roles: roles.size,
    };
  })
    .filter(({ roles }) => roles >= 2)
    .sort((a, b) => b.score - a.score)
    .slice(0, 2);
}

/** Where the recurring work was done, oldest employer to newest, as one sentence. English only. */
function threadSentence(dossier: Dossier): Piece | undefined {
  const threads = threadsOf(dossier);
  if (dossier.language !== 'en' || threads.length === 0) return undefined;
  const claims = threads.flatMap((thread) => thread.claims);
  const roles = dossier.roles.filter(
    (role) => role.organisation && claims.some((claim) => claim.role?.id === role.id),
  );
  const organisations = [...new Set(roles.map((role) => role.organisation))];
  const [newest, oldest] = [organisations[0], organisations.at(-1)];
  if (!newest || !oldest || newest === oldest) return undefined;
  const industries = industriesOf(dossier).slice(0, 2);
  const places = geographyOf(dossier).slice(0, 3);
  const work = listed(threads.map(({ label }) => label));
  const field = industries.length > 0 ? ` in ${listed(industries.map(({ text }) => lowerFirst(text)))}` : '';
  const where = places.length > 0 ? ` across ${listed(places.map(({ text }) => text))}` : '';
  const text = `${work.charAt(0).toUpperCase()}${work.slice(1)}${field}${places.length > 1 ? where : ''}: the thread from ${oldest} to ${newest}`;
  return {
    text: pointed(text),
    spans: spansOf(...claims.slice(0, 4).map((claim) => claim.fact), ...industries, ...places).slice(0, 12),
  };
}

/** Where the person is of most use: their own words, the thread through their roles, the stages they name. */
export function sweetspotOf(dossier: Dossier, ledger: Ledger): Piece[] {
  const pieces: Piece[] = [];
  const own = dossier.about.find(
    (claim) => ledger.isFree(claim) && SEEKING.test(claim.text) && claim.form !== 'fragment',
  );
  const said = own && tell(own, dossier);
  if (own && said) {
    ledger.spend(own);
    pieces.push(said);
  }
  const thread = threadSentence(dossier);
  if (thread) pieces.push(thread);
  const stages = stagesOf(dossier);
  if (stages.length > 1 && dossier.language === 'en' && pieces.length > 0 && dossier.first) {
    pieces.push({
      text: pointed(
        `${dossier.first} has seen these stages from the inside: ${listed(stages.map(({ text }) => lowerFirst(text)))}`,
      ),
      spans: spansOf(...stages),
    });
  }
  return pieces;
}
