/** Finds phrases that a document shares with this repository and with no other document. */

/** Number of words of a phrase. Shorter ones are shared by chance. */
export const PHRASE_WORDS = 5;

/** The words of a text, in lower case: letters, digits and the signs of figures. */
const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}$€£%+]+(?:[.,'’-][\p{L}\p{N}]+)*/gu) ?? [];

/** The phrases of a text, each once, in its order. */
export function phrasesOf(text: string): string[] {
  const words = wordsOf(text);
  const phrases = new Set<string>();
  for (let at = 0; at + PHRASE_WORDS <= words.length; at += 1)
    phrases.add(words.slice(at, at + PHRASE_WORDS).join(' '));
  return [...phrases];
}

/** A phrase of a document that a file of the repository has too. */
export interface SharedPhrase {
  phrase: string;
  file: string;
}

/**
 * The phrases that each document shares with a file. Those of several documents are left out, since they are common
 * English rather than the words of a person.
 * @param documents the text of each document by its name
 * @param files the text of each file by its path. A phrase does not go from one line to the next.
 */
export function sharedPhrases(
  documents: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, string>,
): Map<string, SharedPhrase[]> {
  const documentsByPhrase = new Map<string, string | null>();
  for (const [name, text] of documents)
    for (const phrase of phrasesOf(text))
      documentsByPhrase.set(phrase, documentsByPhrase.has(phrase) ? null : name);
  const shared = new Map([...documents.keys()].map((name) => [name, [] as SharedPhrase[]]));
  const seen = new Set<string>();
  for (const [file, text] of files)
    for (const phrase of text.split('\n').flatMap(phrasesOf)) {
      const name = documentsByPhrase.get(phrase);
      if (!name || seen.has(phrase)) continue;
      seen.add(phrase);
      shared.get(name)?.push({ phrase, file });
    }
  return shared;
}
