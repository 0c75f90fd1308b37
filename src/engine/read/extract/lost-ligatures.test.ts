import { expect, it } from 'vitest';
import { restoreLigatures } from './lost-ligatures';
import type { TextItem } from './types';

const LETTER_WIDTH = 5;

/** Restores the ligatures in lines of text, in which '|' stands where the next text of a line begins. */
function restoreLines(...lines: string[]): string[] {
  const rows = lines.map((line, row) => {
    let x = 40;
    return line.split('|').map((text): TextItem => {
      const item = { text, x, y: 100 + row * 14, width: text.length * LETTER_WIDTH, size: 10 };
      x += item.width;
      return { ...item, font: 'a', rtl: false };
    });
  });
  restoreLigatures([rows.flat()]);
  return rows.map((row) => row.map(({ text }) => text).join(''));
}

it.each([
  [
    'a digit',
    ['Led produc9on, iden9ty checks and opera9ons', 'in 9 ports since 2009'],
    ['Led production, identity checks and operations', 'in 9 ports since 2009'],
  ],
  [
    'several signs',
    ['La produc9on, les opéra9ons', 'Des spécifica&ons à par&r de 2019, R&D', 'FormaGons sur GitHub'],
    ['La production, les opérations', 'Des spécifications à partir de 2019, R&D', 'Formations sur GitHub'],
  ],
  [
    'one glyph without letters for several ligatures',
    ['Cer\ufffdfica\ufffdon of the produc\ufffdon', 'Integra\ufffdon of aircra\ufffd', 'Marine fi\ufffdngs'],
    ['Certification of the production', 'Integration of aircraft', 'Marine fittings'],
  ],
  [
    'a ligature at the beginning of a word',
    ['\ufffdme of opera\ufffdon', 'na\ufffdve solu\ufffdons'],
    ['time of operation', 'native solutions'],
  ],
  [
    'a glyph that is a text of its own',
    ['e|\0|ective', 'a di|\0|erent port', 'foreign a|\0|airs'],
    ['effective', 'a different port', 'foreign affairs'],
  ],
  [
    'strange letters inside words and at their ends',
    ['Microso\u014c and So\u014cware', 'Visual So\u014c', 'in a con\u019fnuous ac\u019fon, con\u019fned'],
    ['Microsoft and Software', 'Visual Soft', 'in a continuous action, confined'],
  ],
  [
    'a capital that is a text of its own',
    ['innova|N|ve solu|N|ons', 'a pla|T|orm that a|X|racted users', 'opera|N|ons in PyCon'],
    ['innovative solutions', 'a platform that attracted users', 'operations in PyCon'],
  ],
])('ligatures that a document draws as %s are restored', (_, lines, expected) => {
  expect(restoreLines(...lines)).toEqual(expected);
});

it.each([
  ['capitals inside names', ['PyCon, DjangoCon and EuroCon', 'GitHub, DevOps, JavaScript, NativeSons']],
  ['digits and signs inside names', ['b2b, web3 and a11y', 'k8s, i18n, neo4j, food&drink', 'rock&roll']],
  ['symbols before words', ['\uf0b7ve ports', '\uf0b7on site', '\uf0b7ties', '\uf0b7provided']],
  ['signs in few words', ['The produc9on of opera9ons', 'and nothing else']],
])('%s are left as they are', (_, lines) => {
  expect(restoreLines(...lines)).toEqual(lines);
});
