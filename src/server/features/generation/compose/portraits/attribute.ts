import type { Claim } from '../claims/claim';
import type { Dossier } from '../claims/dossier';
import { inSentence } from '../prose/fields';
import { lowerFirst, upperFirst } from '../text/casing';
import { REGIONS } from '../vocabulary/places';
import type { Thing } from '../vocabulary/things';
import { TITLE_NOUN } from '../vocabulary/titles';
import { isToolName } from '../vocabulary/tools';
import { industryShown, skillShown } from './subject';
import { thingsIn } from './things';

/** A thing without its pattern: how a title names it before a noun, and as an object. */
export type Attribute = Pick<Thing, 'modifier' | 'field'> & { people?: boolean };

const RANK =
  /\b(?:chief|officer|president|vice|[es]?vp|avp|director|head|group|global|regional|manager|managing|general|senior|junior|jr|sr|lead|principal|staff|associate|assistant|interim|fractional|executive|deputy|co-?founder|founder|owner|partner|professor|engineer|engineering manager|developer|architect|analyst|consultant|specialist|advisor|intern|trainee|coordinator|administrator|supervisor|fellow|business|of|and|&|the|for|at|team|c[eofti]o|cmo|chro)\b\.?/gi;

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
function reachOf(claims: Claim[]): Attribute | undefined {
  const text = claims.map((claim) => claim.text).join('. ');
  const count = /\b(\d{1,3}) countries\b/i.exec(text)?.[1];
  if (count) return { modifier: `${count}-Country`, field: `${count} countries` };
  const region = REGIONS.find(({ pattern }) => pattern.test(text))?.name;
  return region ? { modifier: region, field: region } : undefined;
}

const lowered = (text: string) =>
  text
    .split(' ')
    .map((word) => (isToolName(word) ? word : lowerFirst(word)))
    .join(' ');
const capitals = (text: string) =>
  text
    .split(' ')
    .map((word) => (/^(?:and|of|in|the|for)$/.test(word) ? word : upperFirst(word)))
    .join(' ');

function fromIndustry(name: string | undefined): Attribute | undefined {
  if (!name) return undefined;
  const field = lowered(name.replace('-', ' '))
    .replace(/^(.* sector)$/, 'the $1')
    .replace(/^university$/, 'higher education');
  return { modifier: capitals(name), field };
}

function fromSkill(name: string | undefined): Attribute | undefined {
  const bare = name?.replace(/ (?:management|design|setup|development|administration|skills?)$/i, '');
  return bare && bare.length > 1 && bare.length < 24
    ? { modifier: capitals(bare), field: inSentence(bare) }
    : undefined;
}

function fromField(claim: Claim): Attribute | undefined {
  const field = fieldOf(claim.role?.title ?? '');
  return field ? { modifier: capitals(field), field: lowered(field) } : undefined;
}

/**
 * What can make a title particular, the best first: things the statements speak of, a skill of the person in
 * them, the employers' industry, the field in a title, the region.
 */
export function attributesOf(claims: Claim[], dossier: Dossier, avoid: ReadonlySet<string>): Attribute[] {
  const { central, aside } = thingsIn(claims);
  return [
    ...central,
    fromSkill(skillShown(dossier, claims, avoid, 2)),
    fromIndustry(industryShown(claims, new Set())),
    ...claims.map(fromField),
    reachOf(claims),
    ...aside,
  ].filter((attribute) => attribute !== undefined);
}
