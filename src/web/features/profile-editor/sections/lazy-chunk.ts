/** The section editors and some parts of the page, in one chunk that is loaded in parallel with the profile. */
export { CaseStoriesPart } from '../case-stories/case-stories-part';
export { DraftField } from '../controls/draft-field';
export { AvailabilityLine, EngagementPart } from '../engagement/engagement-part';
export { LiveCard } from '../toolbar/live-card';
export { FunctionalSkillsPart } from './functional-skills-part';
export { IdentityEditor, LinkedInUrlProblem } from './identity-editor';
export { ListEditor } from './list-editor';
export { PersonasPart } from './personas-part';
export { SuperpowersPart } from './superpowers-part';
