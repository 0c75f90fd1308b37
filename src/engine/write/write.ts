import type { CareerFacts } from '@/shared/facts';
import { type Dossier, dossierOf, printed } from './claims/dossier';
import { openLedger } from './claims/ledger';
import type { Draft } from './draft';
import { geographyOf, industriesOf, stagesOf } from './lists/coverage';
import { focusAreasOf } from './lists/focus';
import { certificationsOf, interestsOf, linkOf } from './lists/plain';
import { roleLine } from './lists/role-line';
import { highlightsOf } from './lists/roles';
import { budgetFor, shared } from './portraits/budget';
import { type Chosen, personasOf } from './portraits/personas';
import { portraitPool } from './portraits/pool';
import { functionalSkillsOf } from './portraits/skills';
import { superpowersOf } from './portraits/superpowers';
import type { Given } from './portraits/titles';
import { fieldsOf } from './prose/fields';
import { manualOf } from './prose/manual';
import { meetOf } from './prose/meet';
import { summaryOf } from './prose/summary';
import { spotOfSkills, sweetspotOf } from './prose/sweetspot';
import { spansOf } from './text/piece';

/** From so many statements on, the sweet spot has one of its own. */
const PLENTY = 12;

/**
 * Writes a whole draft from the facts. The order decides who may spend a statement first: what they wrote
 * about working with them, then description, personas, superpowers, introduction, sweet spot, skills.
 */
export function writeDraft(facts: CareerFacts): Draft {
  const dossier: Dossier = dossierOf(facts);
  const ledger = openLedger();
  const budget = budgetFor(portraitPool(dossier).length, dossier.roles.length);
  const given: Given = { subjects: new Set() };
  const chosen: Chosen = { themes: new Set(), served: new Map() };
  const user_manual = manualOf(dossier, ledger);
  const summary = summaryOf(dossier, ledger, budget.summary);
  const left = shared(budget, portraitPool(dossier).filter(ledger.isFree).length);
  const plenty = portraitPool(dossier).length >= PLENTY;
  const early = plenty ? sweetspotOf(dossier, ledger, summary) : undefined;
  const personas = personasOf(dossier, ledger, left, given, chosen);
  const superpowers = superpowersOf(dossier, ledger, left, given, chosen);
  const spot = early ?? sweetspotOf(dossier, ledger, summary);
  const meet_them = meetOf(dossier, ledger, budget.meet, summary);
  const fields = fieldsOf(dossier)?.text;
  const told = [...summary, ...meet_them.flat()].some(({ text }) => text === fields);
  const skills = spot.length === 0 && !told ? spotOfSkills(dossier) : undefined;
  const sweetspot = skills ? [skills] : spot;
  return {
    name: { text: dossier.name, spans: spansOf(facts.name) },
    role: roleLine(dossier),
    location: { text: printed(facts.location?.value ?? ''), spans: spansOf(facts.location) },
    linkedinUrl: linkOf(facts),
    summary,
    highlights: highlightsOf(dossier, ledger),
    focus_areas: focusAreasOf(dossier),
    industries: industriesOf(dossier),
    geographical_coverage: geographyOf(dossier),
    stage_focus: stagesOf(dossier),
    personal_interests: interestsOf(facts),
    certifications: certificationsOf(facts),
    meet_them,
    sweetspot,
    user_manual,
    personas,
    superpowers,
    functional_skills: functionalSkillsOf(dossier, ledger),
  };
}
