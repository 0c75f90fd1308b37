/** Shortens texts for the brief: at the end of a sentence if one is near, otherwise between words. */

/** Ends of sentences in the scripts of the world. */
const SENTENCE_END_PATTERN = /[.!?。！？؟।](?=\s|$|["”’)])["”’)]?|[。！？]/gu;
/** A text cut within a sentence keeps at least this share of its permitted length. */
const KEPT_SHARE = 0.5;

/**
 * Shortens a text at the end of a sentence, else of a word, else within one; the latter two end in an ellipsis.
 * @param max in characters, without the ellipsis; a text within it is returned as it is
 */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const room = text.slice(0, max);
  let end = 0;
  for (const match of room.matchAll(SENTENCE_END_PATTERN)) end = match.index + match[0].length;
  if (end >= max * KEPT_SHARE) return room.slice(0, end).trim();
  const space = room.lastIndexOf(' ');
  const cut = space >= max * KEPT_SHARE ? room.slice(0, space) : room;
  return `${cut.replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '').replace(/[\ud800-\udbff]$/u, '')}…`;
}
