import type { Claim } from '../claims/claim';
import type { Dossier } from '../claims/dossier';
import type { Ledger } from '../claims/ledger';
import { industriesOf, stagesOf } from '../lists/coverage';
import { lowerFirst } from '../text/casing';
import { pointed } from '../text/hygiene';
import { type Piece, spansOf } from '../text/piece';
import { listed } from '../text/sentences';
import { MANDATES } from '../themes/mandates';
import { INDUSTRIES } from '../vocabulary/industries';
import { stageAdjective } from '../vocabulary/stages';
import { isToolName } from '../vocabulary/tools';
import { tell } from './tell';

const SIZE = /\b(?:with|of|employing) (\d[\d,.]*\+? (?:employees|people|staff))\b/i;
const COMPANY = /compan|business|firm|group|corporation|portfolio/i;

/** What changed, rather than how large something was. */
const CHANGE =
  /%|\bfrom\b.{1,40}\bto\b|[$€£]|\b(?:million|billion)\b|^(?:grew|cut|raised|reduced|doubled|saved|increased|lowered|lifted|scaled|generated)\b/i;

/** How large a task was, said with its verb. */
const SIZED = /^(?:leads?|led|manages?|managed|heads?|headed|oversees|oversaw) /i;
/** A figure, not the number in the name of a product or a version. */
const hasFigure = (text: string) => /\d/.test(text.replace(/\([^)]*\)|\S*\p{L}\d\S*/gu, ' '));

const short = (industry: string) => {
  const [first = ''] = industry.split(' and ');
  return isToolName(first) ? first : lowerFirst(first);
};

/** 'founder-led health care companies with 12,000 employees': only what is stated. */
function kindOf(dossier: Dossier, proof: Claim | undefined): Piece | undefined {
  // The field of the outcome that follows must be among those named; one of another employer would mislead.
  const role = proof?.role;
  const there = new Set(
    (role ? [role, ...role.statements] : []).flatMap(({ spans }) => spans.map(({ quote }) => quote)),
  );
  const all = industriesOf(dossier).slice(0, 2);
  const words = role ? `${role.organisation} ${role.title}`.toLowerCase() : '';
  const fits =
    role === undefined ||
    all.some(
      ({ text, spans }) =>
        spans.some(({ quote }) => there.has(quote)) ||
        INDUSTRIES.some(({ name, pattern }) => name === text && pattern.test(words)),
    );
  const industries = fits ? all : [];
  // Only where the words speak of companies of that kind, not of a client list or a scene.
  const stages = stagesOf(dossier)
    .filter(({ text, spans }) => text !== 'Fortune 500' && spans.some(({ quote }) => COMPANY.test(quote)))
    .slice(0, 2);
  const sized = dossier.facts.roles
    .flatMap((role) => role.statements)
    .find((fact) => COMPANY.test(fact.value) && SIZE.test(fact.value));
  const size = sized && SIZE.exec(sized.value)?.[1];
  const field = listed(industries.map(({ text }) => short(text)));
  const stage = listed(stages.map(({ text }) => stageAdjective(text)));
  if (!field && !stage) return undefined;
  const text =
    stage || size
      ? `${[stage, field].filter(Boolean).join(' ')} companies${size ? ` with ${size}` : ''}`
      : field;
  return { text, spans: spansOf(...industries, ...stages, size ? sized : undefined) };
}

/** The mandates under which the strongest results came: 'growth and post-merger integration'. */
function mandatesOf(dossier: Dossier, proof: Claim | undefined): Piece | undefined {
  const worth = new Map<string, { score: number; claims: Claim[] }>();
  for (const claim of dossier.achievements.slice(0, 14)) {
    for (const [at, { theme, strength }] of claim.themes.slice(0, 2).entries()) {
      const known = worth.get(theme.id) ?? { score: 0, claims: [] };
      const bonus = claim.id === proof?.id && at === 0 ? 6 : 0;
      known.score += Math.max(claim.weight, 0.2) * strength * theme.weight * (at === 0 ? 1 : 0.5) + bonus;
      known.claims.push(claim);
      worth.set(theme.id, known);
    }
  }
  const chosen = [...worth].sort((a, b) => b[1].score - a[1].score).slice(0, 2);
  const names = chosen.map(([id]) => MANDATES.get(id)).filter((name) => name !== undefined);
  if (names.length === 0) return undefined;
  const claims = chosen.flatMap(([, { claims: some }]) => some.slice(0, 2));
  return { text: listed(names), spans: spansOf(...claims.map((claim) => claim.fact)) };
}

/** The strongest outcome with a number; `free` where no other section tells it. */
function proofOf(dossier: Dossier, ledger: Ledger): { claim: Claim; free: boolean } | undefined {
  const worth = (claim: Claim) =>
    claim.weight + (CHANGE.test(claim.text) ? 2 : 0) - (SIZED.test(claim.text) ? 3 : 0);
  const numbered = dossier.achievements
    .filter(
      (claim) => claim.predicate && claim.role?.organisation && claim.weight > 1 && hasFigure(claim.text),
    )
    .sort((a, b) => worth(b) - worth(a));
  const free = numbered.find(
    (claim) => ledger.isFree(claim) && CHANGE.test(claim.text) && claim.text.length < 200,
  );
  if (free) ledger.spend(free);
  const claim = free ?? numbered[0];
  return claim && { claim, free: free !== undefined };
}

/**
 * Where results came: the mandates and the kind of company, then the strongest outcome with its number, where
 * it is not told already. English only; empty where the facts show neither a kind of company nor an outcome.
 */
export function recordOf(dossier: Dossier, ledger: Ledger): Piece[] {
  if (dossier.language !== 'en' || dossier.achievements.length < 2) return [];
  const proof = proofOf(dossier, ledger);
  const kind = kindOf(dossier, proof?.claim);
  const mandates = mandatesOf(dossier, proof?.claim);
  if (!mandates || (!kind && !(proof && CHANGE.test(proof.claim.text)))) return [];
  const whose = dossier.first ? `${dossier.first}’s strongest results` : 'The strongest results';
  const work = `${mandates.text}${kind ? ` in ${kind.text}` : ''}`;
  const text = `${whose} lie in ${work}`;
  const field = { text: pointed(text), spans: spansOf(mandates, kind).slice(0, 16) };
  const told = proof?.free ? tell(proof.claim, dossier, 'place') : undefined;
  return told ? [field, told] : [field];
}
