/** Corrects one wrong letter in the nouns of titles: 'Consultanr', 'Manger'. */
import { verbForm } from '../grammar/verbs';

const TITLE_NOUNS =
  `consultant manager director engineer developer architect designer analyst scientist researcher professor lecturer instructor
  specialist strategist administrator coordinator supervisor technician accountant treasurer president executive assistant
  associate representative receptionist secretary superintendent`.split(/\s+/);
/** Rows of keys; a key's neighbours are beside it, and above and below it. */
const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const MIN_LETTERS = 6;

const placeOf = (letter: string): [row: number, column: number] => {
  const row = KEY_ROWS.findIndex((keys) => keys.includes(letter));
  return [row, (KEY_ROWS[row] ?? '').indexOf(letter)];
};
function areNeighbours(a: string, b: string): boolean {
  const [[rowA, columnA], [rowB, columnB]] = [placeOf(a), placeOf(b)];
  return rowA >= 0 && rowB >= 0 && Math.abs(rowA - rowB) <= 1 && Math.abs(columnA - columnB) <= 1;
}

/**
 * Whether a word is another one with a slip of the finger: a neighbouring key, two letters in the wrong order, a letter
 * twice or left out. Forms of other languages differ in other ways: 'Architekt', 'Technicien', 'Directora'.
 */
function isSlipOf(word: string, right: string): boolean {
  const at = [...right].findIndex((letter, place) => word[place] !== letter);
  if (at < 0) return word === right + right.at(-1);
  if (at === 0) return false;
  const [written, meant] = [word[at] ?? '', right[at] ?? ''];
  const isInside = at < right.length - 1;
  return (
    (word.slice(at + 1) === right.slice(at + 1) && areNeighbours(written, meant)) ||
    (word.slice(at + 2) === right.slice(at + 2) && written === right[at + 1] && word[at + 1] === meant) ||
    (isInside && word.slice(at) === right.slice(at + 1)) ||
    (written === right[at - 1] && word.slice(at + 1) === right.slice(at))
  );
}

/** A title with a noun for its holder in its usual spelling, if only one such noun is a letter away. */
export const correctTitleSpelling = (title: string): string =>
  title.replace(/\p{L}+/gu, (word) => {
    const lower = word.toLowerCase();
    if (lower.length < MIN_LETTERS || TITLE_NOUNS.includes(lower) || verbForm(lower)) return word;
    const [noun, ...others] = TITLE_NOUNS.filter((right) => isSlipOf(lower, right));
    if (!noun || others.length > 0) return word;
    if (word === word.toUpperCase()) return noun.toUpperCase();
    return /^\p{Lu}/u.test(word) ? noun.charAt(0).toUpperCase() + noun.slice(1) : noun;
  });
