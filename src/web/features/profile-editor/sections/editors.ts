/** What the sections are edited with: one file, which comes once the page is read. */
export { DraftField } from '../controls/draft-field';
export { FunctionalSkillsEditor } from './functional-skills-editor';
export { IdentityEditor } from './identity-editor';
export { ListEditor } from './list-editor';
export { PersonasEditor } from './personas-editor';
export { SuperpowersEditor } from './superpowers-editor';
