/** Decodes the entities of HTML that occur in texts. */

/** The characters of named entities, and of the apostrophe by its number. */
export const CHARACTER_BY_ENTITY: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
};
const ENTITY_PATTERN = new RegExp(`&(${Object.keys(CHARACTER_BY_ENTITY).join('|')});`, 'g');

/** A text with the characters of its entities. */
export const decodeEntities = (text: string): string =>
  text.replace(ENTITY_PATTERN, (entity, name: string) => CHARACTER_BY_ENTITY[name] ?? entity);
