import type { CareerFacts } from '@/shared/facts';
import type { Draft } from './draft';
import { geographyOf, industriesOf, stagesOf } from './lists/coverage';
import { focusAreasOf } from './lists/focus';
import { certificationsOf, interestsOf, linkOf } from './lists/plain';
import { roleLine } from './lists/role-line';
import { sharesOf } from './plan/shares';
import { descriptionOf } from './sections/description';
import { introductionOf } from './sections/introduction';
import { keyRolesOf } from './sections/key-roles';
import { manualOf, sweetSpotOf } from './sections/own-words';
import { personasOf, superpowersOf } from './sections/portraits';
import { functionalSkillsOf } from './sections/skills';
import { type Dossier, dossierOf, printed } from './statements/dossier';
import { spansOf } from './text/piece';

/**
 * Writes a whole draft from the facts: they are read into statements, the statements are ranked and shared out once,
 * and each section is written from its share. In a language that nothing is connected in, lists alone are written.
 */
export function writeDraft(facts: CareerFacts): Draft {
  const dossier: Dossier = dossierOf(facts);
  const shares = sharesOf(dossier);
  return {
    name: { text: dossier.name, spans: spansOf(facts.name) },
    role: roleLine(dossier),
    location: { text: printed(facts.location?.value ?? ''), spans: spansOf(facts.location) },
    linkedinUrl: linkOf(facts),
    summary: descriptionOf(dossier, shares),
    highlights: keyRolesOf(dossier, shares),
    focus_areas: focusAreasOf(dossier),
    industries: industriesOf(dossier),
    geographical_coverage: geographyOf(dossier),
    stage_focus: stagesOf(dossier),
    personal_interests: interestsOf(facts),
    certifications: certificationsOf(facts),
    meet_them: introductionOf(dossier, shares),
    sweetspot: sweetSpotOf(dossier, shares),
    user_manual: manualOf(dossier, shares),
    personas: personasOf(shares),
    superpowers: superpowersOf(shares),
    functional_skills: functionalSkillsOf(dossier, shares),
  };
}
