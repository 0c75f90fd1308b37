/** Nouns with a plural of their own. */
const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  analysis: 'analyses',
  basis: 'bases',
  child: 'children',
  man: 'men',
  person: 'people',
  woman: 'women',
};

/** The plural of an English noun, or of a noun phrase by its last word: 'hubs', 'subsidiaries', 'branches'. */
export function pluralOf(noun: string): string {
  const last = /[^ -]*$/.exec(noun)?.[0] ?? '';
  const irregular = IRREGULAR_PLURALS[last];
  if (irregular) return noun.slice(0, noun.length - last.length) + irregular;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
