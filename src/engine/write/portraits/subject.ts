import type { RoleFact } from '@/shared/facts';
import type { Claim } from '../claims/claim';
import { type Dossier, printed } from '../claims/dossier';
import { fold } from '../text/hygiene';
import { remembered } from '../text/memo';
import { FILLER } from '../vocabulary/filler';
import { INDUSTRIES } from '../vocabulary/industries';
import { isSkill } from '../vocabulary/skills';
import { TITLE_NOUN } from '../vocabulary/titles';
import { isToolName } from '../vocabulary/tools';

/** A German compound tells by its whole: 'Produktionsplanung' is no 'Produktionsausfall'. */
const COMPOUND = 16;
const stem = (word: string) =>
  word.length >= COMPOUND ? word.slice(0, -2) : word.length > 5 ? word.slice(0, 5) : word;
const stems = remembered(
  (text) =>
    new Set(
      fold(text)
        .split(' ')
        .filter((word) => !/^(?:and|of|the|in|for|de|und|y|e|et)$/.test(word))
        .map(stem),
    ),
);

/** Whether a text speaks of a phrase: all its words, in any form. */
export function speaksOf(text: string, phrase: string): boolean {
  const said = stems(text);
  const words = [...stems(phrase)];
  return words.length > 0 && words.every((word) => said.has(word));
}

/** A skill of the person that their statements speak of, in their own words; not a tool, not a job. */
export function skillShown(
  dossier: Dossier,
  claims: Claim[],
  avoid: ReadonlySet<string>,
  words: number,
): string | undefined {
  const text = claims.map((claim) => `${claim.label ?? ''} ${claim.text}`).join(' ');
  const employers = dossier.roles.map((role) => role.organisation);
  return dossier.facts.skills
    .map((skill) => printed(skill.value))
    .filter((skill) => {
      const size = skill.split(' ').length;
      return (
        size <= words &&
        skill.length > 3 &&
        skill.length <= 34 &&
        !avoid.has(fold(skill)) &&
        isSkill(skill, employers) &&
        !isToolName(skill) &&
        !TITLE_NOUN.test(skill) &&
        !/[:;,(|]/.test(skill) &&
        !FILLER.test(skill)
      );
    })
    .find((skill) => speaksOf(text, skill));
}

const MODIFIER: Record<string, string> = {
  'Health care': 'Health-care',
  'Higher education': 'University',
  'Food and agriculture': 'Food-sector',
  'Public sector': 'Public-sector',
  'Information technology services': 'IT-services',
  'Medical devices': 'Medical-device',
  'Consumer goods': 'Consumer-goods',
  'Sport and recreation': 'Sports',
  'Media and publishing': 'Media',
  'Artificial intelligence': 'AI',
  Energy: 'Energy',
  'Financial services': 'Financial-services',
};

/** The industry of an employer, as a modifier: 'Health-care', 'Logistics'. */
export function industryOf(role: RoleFact | undefined): string | undefined {
  if (!role) return undefined;
  if (!industries.has(role)) industries.set(role, read(role));
  return industries.get(role);
}

const industries = new WeakMap<RoleFact, string | undefined>();

function read(role: RoleFact): string | undefined {
  if (role.kind === 'volunteering') return undefined;
  const own = `${role.organisation} ${role.title}`;
  const named = INDUSTRIES.find(({ pattern }) => pattern.test(own.toLowerCase()));
  const told = INDUSTRIES.map(({ name, pattern }) => ({
    name,
    hits: role.statements.filter((fact) => pattern.test(fact.value.toLowerCase())).length,
  }))
    .filter(({ hits }) => hits > 1)
    .sort((a, b) => b.hits - a.hits)[0];
  const name = named?.name ?? told?.name;
  return name && (MODIFIER[name] ?? name.replace(/ and .*$/, '').replace(/ services$/, ''));
}

/** The industry most of these claims come from. */
export function industryShown(claims: Claim[], avoid: ReadonlySet<string>): string | undefined {
  const votes = new Map<string, number>();
  for (const claim of claims) {
    const industry = industryOf(claim.role);
    if (industry && !avoid.has(fold(industry))) votes.set(industry, (votes.get(industry) ?? 0) + 1);
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  return best && best[1] * 2 >= claims.length ? best[0] : undefined;
}
