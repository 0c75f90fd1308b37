import type { Claim } from '../claims/claim';
import { REGIONS } from '../vocabulary/places';
import { TITLE_NOUN } from '../vocabulary/titles';

const RANK =
  /\b(?:chief|officer|president|vice|[es]?vp|avp|director|head|group|global|regional|manager|managing|general|senior|junior|jr|sr|lead|principal|staff|associate|assistant|interim|fractional|executive|deputy|co-?founder|founder|owner|partner|professor|engineer|engineering manager|developer|architect|analyst|consultant|specialist|advisor|intern|trainee|coordinator|administrator|of|and|&|the|for|at|team|c[eofti]o|cmo|chro)\b\.?/gi;

/** 'Senior Vice President, Strategy' gives 'Strategy'; a title of rank alone gives nothing. */
export function fieldOf(title: string): string | undefined {
  // 'Chief Operating Officer' has an adjective, not a field.
  if (/^(?:fractional |interim |group )*chief\b/i.test(title)) return undefined;
  return title
    .replace(/\([^)]*\)/g, ' ')
    .split(/,\s*|\s[–-]\s|\s*[|/]\s*/)
    .map((part) => part.replace(RANK, ' ').replace(/\s+/g, ' ').trim())
    .find(
      (part) =>
        part.length > 3 && part.split(' ').length <= 2 && /^\p{Lu}/u.test(part) && !TITLE_NOUN.test(part),
    );
}

/** The scale or the region that the statements themselves name: '35-Country', 'Asia-Pacific'. */
export function reachOf(claims: Claim[]): string | undefined {
  const text = claims.map((claim) => claim.text).join('. ');
  const count = /\b(\d{1,3}) countries\b/i.exec(text)?.[1];
  return count ? `${count}-Country` : REGIONS.find(({ pattern }) => pattern.test(text))?.name;
}
