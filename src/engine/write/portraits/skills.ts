import { type Dossier, printed } from '../claims/dossier';
import type { Ledger } from '../claims/ledger';
import type { SkillDraft } from '../draft';
import { upperFirst } from '../text/casing';
import { fold } from '../text/hygiene';
import { functionOf, OTHER_FUNCTION } from '../vocabulary/functions';
import { isSkill } from '../vocabulary/skills';
import { isToolName } from '../vocabulary/tools';
import { evidenceFor } from './skill-evidence';

const MOST = 48;
const PER_FUNCTION = 8;

/** 'ROS2' beside 'ROS1/ROS2' says nothing of its own. */
function isPartOfAnother(skill: string, all: string[]): boolean {
  const own = fold(skill);
  return all.some(
    (other) => other !== skill && other.includes('/') && other.split('/').some((part) => fold(part) === own),
  );
}

/** The person's skills under functional headings, each with a line of evidence where there is one. */
export function functionalSkillsOf(
  dossier: Dossier,
  ledger: Ledger,
): { name: string; value: SkillDraft[] }[] {
  const groups = new Map<string, SkillDraft[]>();
  const seen = new Set<string>();
  const said = new Set<string>();
  const employers = dossier.roles.map((role) => role.organisation);
  const named = new Map(
    dossier.facts.skillGroups.flatMap(({ name, skills }) =>
      skills.map((skill) => [fold(skill), printed(name)] as const),
    ),
  );
  const all = dossier.facts.skills.map((skill) => printed(skill.value));
  for (const skill of dossier.facts.skills) {
    const title = upperFirst(printed(skill.value).replace(/\s*\([^)]*\d[^)]*\)$/, ''));
    if (!isSkill(title, employers) || seen.has(fold(title)) || seen.size >= MOST) continue;
    if (isPartOfAnother(printed(skill.value), all)) continue;
    const heading = functionOf(title);
    const own = named.get(fold(skill.value)) ?? '';
    const other = isToolName(title) ? 'Technology' : isSkill(own, employers) && own ? own : heading;
    const group = heading === OTHER_FUNCTION ? other : heading;
    const list = groups.get(group) ?? [];
    seen.add(fold(title));
    list.push({ title, description: evidenceFor(skill, title, dossier, ledger, said) });
    groups.set(group, list);
  }
  return [...groups]
    .map(([name, value]) => ({
      name,
      value: [...value]
        .sort((a, b) => Number(b.description.text !== '') - Number(a.description.text !== ''))
        .slice(0, PER_FUNCTION),
    }))
    .sort((a, b) => b.value.length - a.value.length);
}
