import type { TextFact } from '@/shared/facts';
import type { Claim } from '../claims/claim';
import { type Dossier, printed } from '../claims/dossier';
import type { Ledger } from '../claims/ledger';
import type { SkillDraft } from '../draft';
import { yearsOf } from '../lists/roles';
import { phrasesOf } from '../phrases';
import { note, standsAlone } from '../prose/tell';
import { upperFirst } from '../text/casing';
import { fold, pointed } from '../text/hygiene';
import { type Piece, spansOf } from '../text/piece';
import { functionOf, OTHER_FUNCTION } from '../vocabulary/functions';
import { isSkill } from '../vocabulary/skills';
import { speaksOf } from './subject';

const MOST = 48;
const PER_FUNCTION = 8;

/** Where the raw statements of roles mention a skill: 'Formant, 2024 to today; Sanctuary AI, 2021 to 2022'. */
function places(dossier: Dossier, skill: string): Piece | undefined {
  const years = phrasesOf(dossier.language)?.years ?? phrasesOf('en')?.years;
  const roles = dossier.roles.filter(
    (role) => role.organisation && role.statements.some((fact) => speaksOf(fact.value, skill)),
  );
  const seen = new Set<string>();
  const distinct = roles.filter((role) => !seen.has(role.organisation) && seen.add(role.organisation));
  if (distinct.length === 0) return undefined;
  const text = distinct
    .slice(0, 3)
    .map((role) => [role.organisation, years?.(yearsOf(role))].filter(Boolean).join(', '))
    .join('; ');
  const facts = distinct
    .slice(0, 3)
    .flatMap((role) => role.statements.filter((fact) => speaksOf(fact.value, skill)).slice(0, 1));
  return { text: pointed(text), spans: spansOf(...facts, ...distinct.slice(0, 3)) };
}

function evidenceFor(
  skill: TextFact,
  title: string,
  dossier: Dossier,
  ledger: Ledger,
  said: Set<string>,
): Piece {
  const free = dossier.achievements.filter(
    (claim: Claim) =>
      ledger.isFree(claim) &&
      standsAlone(claim) &&
      claim.text.length <= 170 &&
      speaksOf(`${claim.label ?? ''} ${claim.text}`, title),
  );
  const [claim] = free;
  if (claim) {
    ledger.spend(claim);
    const piece = note(claim, 'named');
    return { text: pointed(piece.text), spans: spansOf(piece) };
  }
  const where = places(dossier, title);
  if (where && !said.has(where.text)) {
    said.add(where.text);
    return where;
  }
  return { text: '', spans: spansOf(skill) };
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
  for (const skill of dossier.facts.skills) {
    const title = upperFirst(printed(skill.value).replace(/\s*\([^)]*\d[^)]*\)$/, ''));
    if (!isSkill(title, employers) || seen.has(fold(title)) || seen.size >= MOST) continue;
    const heading = functionOf(title);
    const own = named.get(fold(skill.value)) ?? '';
    const group = heading === OTHER_FUNCTION && isSkill(own, employers) ? own : heading;
    const list = groups.get(group) ?? [];
    if (list.length >= PER_FUNCTION) continue;
    seen.add(fold(title));
    list.push({ title, description: evidenceFor(skill, title, dossier, ledger, said) });
    groups.set(group, list);
  }
  return [...groups]
    .map(([name, value]) => ({
      name,
      value: [...value].sort((a, b) => Number(b.description.text !== '') - Number(a.description.text !== '')),
    }))
    .sort((a, b) => b.value.length - a.value.length);
}
