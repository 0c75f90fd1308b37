/** Texts that reveal patterns with more than linear cost: repetitions that never lead to a match. */
import { tableCases } from '@/shared/testing/property-runs';

const UNITS = [
  ' ',
  ' \t',
  '\u00a0',
  '\n',
  '(',
  '(led ',
  '[',
  'a',
  'A',
  'é',
  'aA1',
  'a ',
  'Led ',
  'Led & ',
  'I led, and ',
  '7',
  '7 ',
  '7,',
  '$7 ',
  '+1 (2) ',
  '2018-',
  'Mar 2018 - ',
  ', ',
  '-',
  ' – ',
  '.',
  'a.',
  '/',
  ' | ',
  '"',
  '’s ',
  'a@',
  'www.',
  '<a',
];
const ENDS = ['!', '\n!'];

/**
 * Builds adversarial texts for a pattern: repeated units with an ending, common ones and the pattern's own literals.
 * `npm test` tries each common unit with one ending, and neighbouring units with different ones.
 */
export function shapesAgainst(source: string): [unit: string, end: string][] {
  const literal = source.replace(/\\[pP]\{[^}]*\}|\\[a-zA-Z]/g, ' ');
  const words = literal.match(/\p{L}{2,}/gu)?.slice(0, 4) ?? [];
  const signs = literal.match(/[^\p{L}\p{N}\s\\]/gu)?.slice(0, 8) ?? [];
  const ownWords = words.flatMap((word) => [word, `${word} `]).concat(signs);
  return [
    ...UNITS.flatMap((unit, index) =>
      tableCases(ENDS, (_, at) => at === index % ENDS.length).map((end): [string, string] => [unit, end]),
    ),
    ...[...new Set(ownWords)].map((unit): [string, string] => [unit, '!']),
  ];
}
