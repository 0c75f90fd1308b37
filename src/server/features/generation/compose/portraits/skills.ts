import type { TextFact } from '@/shared/facts';
import type { Claim } from '../claims/claim';
import { type Dossier, printed } from '../claims/dossier';
import type { Ledger } from '../claims/ledger';
import type { SkillDraft } from '../draft';
import { outcomeOf } from '../lists/outcome';
import { yearsOf } from '../lists/roles';
import { phrasesOf } from '../phrases';
import { theOrganisation } from '../phrases/english';
import { note, standsAlone } from '../prose/tell';
import { upperFirst } from '../text/casing';
import { fold, pointed } from '../text/hygiene';
import { type Piece, spansOf } from '../text/piece';
import { themesOf } from '../themes';
import { functionOf, OTHER_FUNCTION } from '../vocabulary/functions';
import { isSkill } from '../vocabulary/skills';
import { isToolName } from '../vocabulary/tools';
import { speaksOf } from './subject';

const MOST = 48;
const PER_FUNCTION = 8;

/** Themes whose skills and statements mean the same thing; a 'product' may be anything. */
const SHOWS = new Set(
  'turnaround integration fundraising governance teams development automation research education ai marketing sustainability'.split(
    ' ',
  ),
);

/** Leading people and hiring them are two skills. */
const LEADING = /\b(?:leadership|management|teams?)\b/i;
const LEADS = /^(?!.*\b(?:hir|recruit))(?=.*\b(?:led|leads?|manag|head|teams?))/i;

/** 'ROS2' beside 'ROS1/ROS2' says nothing of its own. */
function isPartOfAnother(skill: string, all: string[]): boolean {
  const own = fold(skill);
  return all.some(
    (other) => other !== skill && other.includes('/') && other.split('/').some((part) => fold(part) === own),
  );
}

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

/** A statement told elsewhere, in short and with its employer: by the skill's words, else by its theme. */
function clauseFor(title: string, dossier: Dossier, said: Set<string>): Piece | undefined {
  const [theme] = isToolName(title) ? [] : themesOf(title);
  const about = (claim: Claim) => speaksOf(`${claim.label ?? ''} ${claim.text}`, title);
  const alike = (claim: Claim) =>
    theme !== undefined &&
    claim.themes[0]?.theme.id === theme.theme.id &&
    claim.themes[0].strength >= 1 &&
    SHOWS.has(theme.theme.id) &&
    (theme.theme.id !== 'teams' || LEADING.test(title) === LEADS.test(claim.text));
  const known = dossier.achievements.filter((claim) => claim.role?.organisation && claim.language === 'en');
  for (const claim of [...known.filter(about), ...known.filter(alike)]) {
    const told = outcomeOf(claim);
    if (!told || said.has(claim.id) || (about(claim) && !speaksOf(told, title) && !alike(claim))) continue;
    said.add(claim.id);
    const place = theOrganisation(claim.role?.organisation ?? '');
    return { text: pointed(`At ${place}: ${told}`), spans: spansOf(claim.fact, claim.role) };
  }
  return undefined;
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
  const clause = clauseFor(title, dossier, said);
  if (clause) return clause;
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
