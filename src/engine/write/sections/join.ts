/** Joins neighbouring sentences that begin with the name. */
import { type CitedText, spansOf } from '../../check/cited-text';
import { verbForm } from '../../language/grammar/verbs';
import { removeFinalPeriod } from '../../language/text/hygiene';

const MAX_JOINED_CHARACTERS = 210;

/** Verbs that state something ongoing. */
const ONGOING_STATEMENT_VERB_PATTERN = /\b(?:has been|has worked|is|works|leads|runs|heads)\b/;

/**
 * Whether one sentence states something ongoing and the other something done, which cannot be joined: 'has
 * been a buyer, and cut costs'.
 */
const isMixed = (before: string, rest: string): boolean =>
  ONGOING_STATEMENT_VERB_PATTERN.test(before) && verbForm(rest.split(' ', 1)[0] ?? '')?.form === 'past';

/**
 * Joins a sentence with the next one. Undefined if that does not begin with the name, or the result would be too long
 * or mix what does not belong together.
 */
export function joinSentences(before: CitedText, next: CitedText, name: string): CitedText | undefined {
  const rest = next.text.slice(name.length + 1);
  const fits =
    name !== '' &&
    next.text.startsWith(`${name} `) &&
    !isMixed(before.text, rest) &&
    before.text.length + next.text.length <= MAX_JOINED_CHARACTERS &&
    !/[:;]/.test(before.text + next.text) &&
    !(/ and /.test(before.text) && / and /.test(next.text));
  return fits
    ? { text: `${removeFinalPeriod(before.text)}, and ${rest}`, spans: spansOf(before, next) }
    : undefined;
}

/** Joins adjacent sentences that begin with the name, so that a paragraph does not repeat it. */
export function joinNeighbours(
  citedTexts: CitedText[],
  name: string,
  passesCheck: (cited: CitedText) => boolean = () => true,
): CitedText[] {
  const sentences: CitedText[] = [];
  let open = false;
  for (const cited of citedTexts) {
    const before = sentences.at(-1);
    const begins = name !== '' && cited.text.startsWith(`${name} `);
    const both = open && before ? joinSentences(before, cited, name) : undefined;
    if (both && passesCheck(both)) {
      sentences[sentences.length - 1] = both;
      open = false;
    } else {
      sentences.push(cited);
      open = begins;
    }
  }
  return sentences;
}
