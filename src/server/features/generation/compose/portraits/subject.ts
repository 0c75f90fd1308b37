import type { RoleFact } from '@/shared/facts';
import type { Claim } from '../claims/claim';
import { type Dossier, printed } from '../claims/dossier';
import { industriesOf } from '../lists/coverage';
import { fold } from '../text/hygiene';
import { FILLER } from '../vocabulary/filler';

/** Title words that say rank, not field; what is left of a title is its field. */
const RANK =
  /\b(?:chief|officer|president|vice|vp|svp|evp|avp|director|head|group|global|regional|manager|managing|general|senior|junior|jr|sr|lead|leader|principal|staff|associate|assistant|interim|fractional|executive|deputy|co-?founder|founder|partner|professor|engineer|developer|architect|analyst|consultant|specialist|advisor|intern|trainee|officer|coordinator|administrator|team|of|and|&|the|for|at|member|full|part|time|acting)\b/gi;

/** 'Vice President Operations' gives 'Operations'; a title of rank alone gives nothing. */
export function fieldOf(title: string): string {
  const [main = ''] = title.replace(/\([^)]*\)/g, ' ').split(/\s*[|/]\s*/);
  const parts = main
    .split(/,\s*|\s[–-]\s/)
    .map((part) => part.replace(RANK, ' ').replace(/\s+/g, ' ').trim());
  return parts.filter((part) => part.length > 2 && part.split(' ').length <= 3)[0] ?? '';
}

const usable = (text: string) =>
  text.length > 1 &&
  text.length <= 32 &&
  text.split(' ').length <= 3 &&
  !FILLER.test(text) &&
  /\p{L}/u.test(text) &&
  !/[:;,()]/.test(text);

interface Candidate {
  text: string;
  /** Prior worth: a skill the person ranks high, the field of a title, an industry. */
  prior: number;
}

function candidates(dossier: Dossier, roles: RoleFact[]): Candidate[] {
  const fields = roles.map((role) => ({ text: fieldOf(role.title), prior: 1.6 }));
  const skills = dossier.facts.skills
    .slice(0, 40)
    .map((skill, at) => ({ text: printed(skill.value), prior: 1.2 - at * 0.02 }));
  const industries = industriesOf(dossier).map(({ text }, at) => ({
    text: text.replace(/ and .*$/, ''),
    prior: 0.9 - at * 0.1,
  }));
  return [...fields, ...skills, ...industries].filter(({ text }) => usable(text));
}

/**
 * What the statements of a theme are about, in the person's own terms: a skill, the field of a title or an
 * industry that these statements or their roles speak of. It makes a title particular to the facts.
 */
export function subjectOf(
  dossier: Dossier,
  claims: Claim[],
  avoid: ReadonlySet<string>,
  head: string,
): string {
  const roles = claims.map((claim) => claim.role).filter((role) => role !== undefined);
  const text = ` ${fold(claims.map((claim) => `${claim.label ?? ''} ${claim.text}`).join(' '))} `;
  const around = ` ${fold(roles.map((role) => `${role.title} ${role.organisation}`).join(' '))} `;
  const headWords = new Set(
    fold(head)
      .split(' ')
      .map((word) => word.slice(0, 5)),
  );
  const score = ({ text: candidate, prior }: Candidate) => {
    const key = fold(candidate);
    const hits = text.split(` ${key} `).length - 1 + (text.includes(` ${key}s `) ? 1 : 0);
    const near = around.includes(` ${key} `) ? 1 : 0;
    return prior + Math.min(hits, 2) * 2 + near * 1.2;
  };
  const fresh = (candidate: Candidate) => {
    const words = fold(candidate.text).split(' ');
    return !avoid.has(fold(candidate.text)) && !words.some((word) => headWords.has(word.slice(0, 5)));
  };
  return (
    candidates(dossier, roles.length > 0 ? roles : dossier.roles)
      .filter(fresh)
      .map((candidate) => ({ candidate, score: score(candidate) }))
      .sort((a, b) => b.score - a.score)[0]?.candidate.text ?? ''
  );
}
