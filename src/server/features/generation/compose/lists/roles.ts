import type { RoleFact } from '@/shared/facts';
import type { Claim } from '../claims/claim';
import type { Dossier } from '../claims/dossier';
import type { Ledger } from '../claims/ledger';
import type { Years } from '../phrases';
import { phrasesOf } from '../phrases';
import { fold } from '../text/hygiene';
import { type Piece, spansOf } from '../text/piece';
import { seniorityOf, TITLE_NOUN } from '../vocabulary/titles';
import { outcomeOf } from './outcome';

/** The years of a role as phrases take them. */
export function yearsOf(role: RoleFact): Years {
  const end = role.end === 'present' ? 'present' : role.end?.year;
  return { ...(role.start ? { start: role.start.year } : {}), ...(end ? { end } : {}) };
}

/** The position prose starts from: of the present employments the one the headline names, else the newest. */
export function presentRole({ roles, facts }: Dossier): RoleFact | undefined {
  const headline = ` ${fold(facts.headline?.value ?? '')} `;
  const employed = roles.filter((role) => role.kind === undefined || role.kind === 'employment');
  const titled = employed.filter((role) => TITLE_NOUN.test(role.title) && role.organisation);
  const present = titled.filter((role) => role.end === 'present');
  const named =
    present.find((role) => headline.includes(` ${fold(role.organisation)} `)) ??
    present.find((role) => headline.includes(` ${fold(role.title)} `));
  return named ?? present[0] ?? titled[0] ?? employed[0] ?? roles[0];
}

const MOST = 6;

/** The roles worth a line: senior and recent ones first chosen, shown newest first. */
export function keyRoles(roles: RoleFact[]): RoleFact[] {
  const shown = roles.filter((role) => role.title && role.organisation);
  const worth = (role: RoleFact, at: number) =>
    seniorityOf(role.title) * 1.2 -
    at * 0.6 -
    (role.kind === 'volunteering' ? 2 : 0) +
    (role.statements.length > 0 ? 1 : 0);
  const chosen = shown
    .map((role, at) => ({ role, worth: worth(role, at) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ role }) => role);
  return shown.filter((role) => chosen.includes(role));
}

/** Fewer roles than this are joined by outcomes, where statements allow. */
const LEAST = 3;

type Told = { claim: Claim; line: string };

/** What came of each statement, in short, those with figures first. */
function outcomesOf(dossier: Dossier): Told[] {
  const told = dossier.achievements.flatMap((claim) => {
    const line = claim.role?.organisation && claim.language === 'en' ? outcomeOf(claim) : undefined;
    return line ? [{ claim, line }] : [];
  });
  const numbered = told.filter(({ line }) => /\d/.test(line));
  return [...numbered, ...told.filter((item) => !numbered.includes(item))];
}

/** 'Chief Operating Officer, Tanager Health, 2016 to 2021: grew from 40 to 310 people', newest first. */
export function highlightsOf(dossier: Dossier, ledger: Ledger): Piece[] {
  const phrases = phrasesOf(dossier.language) ?? phrasesOf('en');
  const outcomes = outcomesOf(dossier);
  const told = new Set<Told>();
  const roles = keyRoles(dossier.roles).map((role) => {
    // What no other section has told; a line with a figure may be worth telling twice, in short.
    const own = outcomes.filter(({ claim }) => claim.role?.id === role.id);
    const outcome = own.find(({ claim }) => ledger.isFree(claim)) ?? own.find(({ line }) => /\d/.test(line));
    if (outcome) told.add(outcome);
    const line = [role.title, role.organisation, phrases?.years(yearsOf(role))].filter(Boolean).join(', ');
    return outcome
      ? { text: `${line}: ${outcome.line}`, spans: spansOf(role, outcome.claim.fact) }
      : { text: line, spans: spansOf(role) };
  });
  const few = roles.length > 0 && roles.length < LEAST && dossier.achievements.length >= LEAST;
  const more = outcomes
    .filter((item) => !told.has(item))
    .slice(0, few ? LEAST - roles.length : 0)
    .map(({ claim, line }) => ({
      text: `${claim.role?.organisation}: ${line}`,
      spans: spansOf(claim.fact, claim.role),
    }));
  return [...roles, ...more];
}
