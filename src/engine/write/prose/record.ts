import type { Claim } from '../claims/claim';
import type { Dossier } from '../claims/dossier';
import { byProof, hasFigure, saysChange, saysScale } from '../claims/figures';
import type { Ledger } from '../claims/ledger';
import { industriesOf, stagesOf } from '../lists/coverage';
import { outcomeOf } from '../lists/outcome';
import { phrasesOf } from '../phrases';
import { theOrganisation } from '../phrases/english';
import { lowerFirst, upperFirst } from '../text/casing';
import { pointed } from '../text/hygiene';
import { type Piece, spansOf } from '../text/piece';
import { listed } from '../text/sentences';
import { labelIn } from '../themes/labels';
import { MANDATES } from '../themes/mandates';
import { INDUSTRIES } from '../vocabulary/industries';
import { stageAdjective } from '../vocabulary/stages';
import { isToolName } from '../vocabulary/tools';
import { namesEmployer } from './tell';

/** The longest outcome that still reads after the mandates. */
const LONGEST = 150;
const SIZE = /\b(?:with|of|employing) (\d[\d,.]*\+? (?:employees|people|staff))\b/i;
const COMPANY = /compan|business|firm|group|corporation|portfolio/i;

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

/** The two themes that weigh most in the statements, the proof's own first, with the statements that show them. */
function strongest(dossier: Dossier, proof: Claim | undefined): { id: string; claims: Claim[] }[] {
  const worth = new Map<string, { score: number; claims: Claim[] }>();
  for (const claim of dossier.achievements.slice(0, 14)) {
    for (const [at, { theme, strength }] of claim.themes.slice(0, 2).entries()) {
      const known = worth.get(theme.id) ?? { score: 0, claims: [] };
      known.score += Math.max(claim.weight, 0.2) * strength * theme.weight * (at === 0 ? 1 : 0.5);
      known.claims.push(claim);
      worth.set(theme.id, known);
    }
  }
  const own = proof?.themes[0]?.theme.id;
  return [...worth]
    .sort((a, b) => Number(b[0] === own) - Number(a[0] === own) || b[1].score - a[1].score)
    .slice(0, 2)
    .map(([id, { claims }]) => ({ id, claims }));
}

/** The mandates under which the strongest results came: 'growth and post-merger integration'. */
function mandatesOf(dossier: Dossier, proof: Claim | undefined): Piece | undefined {
  const chosen = strongest(dossier, proof);
  const names = chosen.map(({ id }) => MANDATES.get(id)).filter((name) => name !== undefined);
  if (names.length === 0) return undefined;
  const claims = chosen.flatMap(({ claims: some }) => some.slice(0, 2));
  return { text: listed(names), spans: spansOf(...claims.map((claim) => claim.fact)) };
}

/** The strongest outcome with a figure, in short, that the description has not told; spent where it was free. */
function proofOf(
  dossier: Dossier,
  ledger: Ledger,
  summary: Piece[],
): { claim: Claim; told: string } | undefined {
  const told = byProof(dossier.achievements).flatMap((claim) => {
    const short = claim.role?.organisation && claim.weight > 1 ? outcomeOf(claim, LONGEST) : undefined;
    return short && hasFigure(short) && saysChange(claim) && !saysScale(claim)
      ? [{ claim, told: short }]
      : [];
  });
  const fresh = told.filter((proof) => !summary.some(({ text }) => text.includes(proof.told)));
  const best = fresh.find(({ claim }) => ledger.isFree(claim)) ?? fresh[0];
  if (best) ledger.spend(best.claim);
  return best;
}

/** Other languages name the fields alone; their sentences are quoted, never built. */
function foreignRecordOf(dossier: Dossier): Piece[] {
  const phrases = phrasesOf(dossier.language);
  const shown = strongest(dossier, undefined);
  const labels = shown.map(({ id }) => labelIn(dossier.language, id)).filter((label) => label !== undefined);
  if (!phrases?.strongest || labels.length < 2) return [];
  return [
    {
      text: pointed(phrases.strongest(labels)),
      spans: spansOf(...shown.flatMap(({ claims }) => claims.slice(0, 2)).map((claim) => claim.fact)),
    },
  ];
}

/**
 * Where results came: the mandates and the kind of company, with the strongest outcome that the description has
 * not told. Empty where the facts show neither a kind of company nor an outcome.
 */
export function recordOf(dossier: Dossier, ledger: Ledger, summary: Piece[]): Piece[] {
  if (dossier.achievements.length < 2) return [];
  if (dossier.language !== 'en') return foreignRecordOf(dossier);
  const proof = proofOf(dossier, ledger, summary);
  const kind = kindOf(dossier, proof?.claim);
  const mandates = mandatesOf(dossier, proof?.claim);
  const figures = dossier.achievements.some((claim) => hasFigure(claim.text) && saysChange(claim));
  if (!mandates || (!kind && !figures)) return [];
  const work = upperFirst(mandates.text);
  if (proof?.claim.role) {
    const place = namesEmployer(proof.claim) ? '' : `at ${theOrganisation(proof.claim.role.organisation)}, `;
    const done = `${dossier.first ? `${dossier.first} ` : ''}${proof.told}`;
    const text = `${work}${kind ? ` in ${kind.text}` : ''}: ${place}${done}`;
    const spans = spansOf(proof.claim.fact, proof.claim.role, mandates, kind);
    return [{ text: pointed(text), spans: spans.slice(0, 16) }];
  }
  const whose = dossier.first ? `${dossier.first}’s record` : 'The record';
  const text = `${whose} is clearest in ${mandates.text}${kind ? `, within ${kind.text}` : ''}`;
  return [{ text: pointed(text), spans: spansOf(mandates, kind).slice(0, 16) }];
}
