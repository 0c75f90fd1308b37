/** Recognises names that only an e-mail address shows to be names: in lower case, or of one word. */
import { alphanumericKey } from '@/engine/language/text/keys';
import type { DocumentLine } from '../../layout/line';
import { phraseKindsOf } from '../../phrases/classifier';
import { cleanName } from './name-cleaning';

/** The words of a first line in lower case are a name if `phraseKindsOf` gives persons a larger share than this. */
const PERSON_THRESHOLD = 0.2;

/** Whether a text in lower case consists of the words of an e-mail address: 'inga marlowe' with 'ingamarlowe@...'. */
export const isMailedInSmallLetters = (text: string, mailed: string): boolean =>
  /^\p{Ll}{3,20}(?: \p{Ll}{3,20}){1,2}$/u.test(text) &&
  text.split(' ').every((word) => mailed.includes(alphanumericKey(word)));

/**
 * Whether the text of a document's first line is a name in lower case of which an e-mail address has one word: 'inga
 * marlowe' with 'marloweports@...'.
 */
export const isFirstInSmallLetters = (text: string, mailed: string): boolean =>
  /^\p{Ll}{3,20}(?: \p{Ll}{3,20}){1,2}$/u.test(text) &&
  text.split(' ').some((word) => mailed.includes(alphanumericKey(word))) &&
  phraseKindsOf(text).person > PERSON_THRESHOLD;

/** Number of letters with which both a given name and an e-mail address begin if the address shortens the name. */
const MIN_SHARED_LETTERS = 4;

/**
 * Whether a line is the second one, below the word for the document, and an e-mail address begins as it does: 'Nadia'
 * below 'Curriculum vitae', with 'nadi.okafor@...'.
 */
export function isBelowDocumentWord(lines: readonly DocumentLine[], index: number): boolean {
  const [above, line] = [lines[0], lines[1]];
  if (index !== 1 || !above || !line || cleanName(above.text) !== '') return false;
  const start = alphanumericKey(line.text).slice(0, MIN_SHARED_LETTERS);
  return (
    start.length === MIN_SHARED_LETTERS &&
    lines.some(({ text }) =>
      (text.match(/[^\s@:]{3,64}(?=@)/g) ?? []).some((local) => alphanumericKey(local).startsWith(start)),
    )
  );
}
