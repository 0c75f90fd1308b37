import type { RoleFact } from '@/shared/facts';
import type { Claim } from '../claims/claim';
import type { Dossier } from '../claims/dossier';
import { byProof, hasFigure } from '../claims/figures';
import type { Ledger } from '../claims/ledger';
import type { Years } from '../phrases';
import { yearsIn } from '../phrases';
import { standsAlone } from '../prose/tell';
import { lowerFirst } from '../text/casing';
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

/** An outcome without a figure must weigh so much: a post alone reads better than with a duty behind it. */
const WORTH_A_LINE = 1.5;
/** What makes a statement weigh is known for English alone. */
const worthALine = (claim: Claim) => claim.language !== 'en' || claim.weight >= WORTH_A_LINE;

type Told = { claim: Claim; line: string };

/** Languages that write nouns small, so that a statement may go on after a colon. */
const RUNS_ON: ReadonlySet<string> = new Set(['fr', 'es', 'pt']);
const LONGEST = 110;

/** A statement as a line after the post; one of another language only whole. */
function lineOf(claim: Claim): string | undefined {
  if (claim.language === 'en') return outcomeOf(claim);
  if (claim.text.length > LONGEST || !standsAlone(claim)) return undefined;
  return RUNS_ON.has(claim.language) ? lowerFirst(claim.text) : claim.text;
}

/** What came of each statement, in short, those with figures first. */
function outcomesOf(dossier: Dossier): Told[] {
  const told = byProof(dossier.achievements).flatMap((claim) => {
    const line = claim.role?.organisation ? lineOf(claim) : undefined;
    return line ? [{ claim, line }] : [];
  });
  const numbered = told.filter(({ line }) => /\d/.test(line));
  return [...numbered, ...told.filter((item) => !numbered.includes(item))];
}

/** 'Chief Operating Officer, Tanager Health, 2016 to 2021: grew from 40 to 310 people', newest first. */
export function highlightsOf(dossier: Dossier, ledger: Ledger): Piece[] {
  const years = yearsIn(dossier.language);
  const outcomes = outcomesOf(dossier);
  const told = new Set<Told>();
  const roles = keyRoles(dossier.roles).map((role) => {
    // What no other section has told; a line with a figure may be worth telling twice, in short.
    const own = outcomes.filter(({ claim }) => claim.role?.id === role.id);
    const numbered = own.filter(({ line }) => hasFigure(line));
    const outcome =
      numbered.find(({ claim }) => ledger.isFree(claim)) ??
      numbered[0] ??
      own.find(({ claim }) => ledger.isFree(claim) && worthALine(claim));
    if (outcome) told.add(outcome);
    const line = [role.title, role.organisation, years(yearsOf(role))].filter(Boolean).join(', ');
    return outcome
      ? {
          text: `${line}${dossier.language === 'fr' ? ' : ' : ': '}${outcome.line}`,
          spans: spansOf(role, outcome.claim.fact),
        }
      : { text: line, spans: spansOf(role) };
  });
  const few = roles.length > 0 && roles.length < LEAST && dossier.achievements.length >= LEAST;
  const more = outcomes
    .filter((item) => !told.has(item))
    .slice(0, few ? LEAST - roles.length : 0)
    .map(({ claim, line }) => ({
      text: `${claim.role?.organisation}${dossier.language === 'fr' ? ' : ' : ': '}${line}`,
      spans: spansOf(claim.fact, claim.role),
    }));
  return [...roles, ...more];
}
