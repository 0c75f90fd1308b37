import type { CareerFacts } from '@/shared/facts';
import type { Draft } from './draft';
import { geographyOf, industriesOf, stagesOf } from './lists/coverage';
import { focusAreasOf } from './lists/focus';
import { certificationsOf, interestsOf, linkOf, placeOf } from './lists/plain';
import { roleLine } from './lists/role-line';
import { sharesOf } from './plan/shares';
import { descriptionOf } from './sections/description';
import { introductionOf } from './sections/introduction';
import { keyRolesOf } from './sections/key-roles';
import { manualOf, sweetSpotOf } from './sections/own-words';
import { personasOf, superpowersOf } from './sections/portraits';
import { functionalSkillsOf } from './sections/skills';
import { note } from './sections/tell';
import { type Dossier, dossierOf } from './statements/dossier';
import { type Piece, spansOf } from './text/piece';

/**
 * Writes a whole draft from the facts: they are read into statements, the statements are ranked and shared out once,
 * and each section is written from its share. In a language that nothing is connected in, lists alone are written.
 * @param stands whether a sentence passes the check; a statement that does not is not planned with
 */
export function writeDraft(facts: CareerFacts, stands: (piece: Piece) => boolean = () => true): Draft {
  const dossier: Dossier = dossierOf(facts);
  const shares = sharesOf(dossier, (statement) => stands(note(statement, 'named')));
  return {
    name: { text: dossier.name, spans: dossier.name ? spansOf(facts.name) : [] },
    role: roleLine(dossier),
    location: placeOf(facts),
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
