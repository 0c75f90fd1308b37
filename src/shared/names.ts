/** What is made of a person's name. Apart from the schemas, so that a page can have it without them. */

/** The first word of a name, for 'Meet {first name}'; an empty name gives the product's fallback. */
export function firstName(name: string, fallback = 'Professional'): string {
  return name.trim().split(/\s+/)[0] || fallback;
}

/** The letters or digits on the plate when there is no photo: of the first and the last word, at most two. */
export function initials(name: string, fallback = 'U'): string {
  const words = name.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u) ?? []);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.map((letter) => letter?.toLocaleUpperCase() ?? '').join('');
  return letters || fallback;
}
