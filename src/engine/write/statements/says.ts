import { foldText } from '../../language/text/hygiene';

/** Number of first letters by which words are of one family: 'releases' and 'Release'. */
const STEM = 5;
/** Maximum letters of a word without meaning of its own: 'and', 'of'. */
const SHORT = 3;

/** Whether a text has every word of a label, in any of its forms. */
export function containsLabel(text: string, label: string): boolean {
  const said = ` ${foldText(text)}`;
  return foldText(label)
    .split(' ')
    .filter((word) => word.length > SHORT)
    .every((word) => said.includes(` ${word.slice(0, STEM)}`));
}
