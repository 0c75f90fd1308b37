/** Removes markup from a text, so that it is as a reader sees it. */
import { CHARACTER_BY_ENTITY } from '../../language/text/entities';

const characterOf = (code: number) => (code > 31 && code < 0x110000 ? String.fromCodePoint(code) : ' ');

/**
 * Decodes entities, reduces Markdown links to their text, removes emphasis and invisible characters, and
 * collapses spaces.
 */
export function plainText(text: string): string {
  return text
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (match, decimal, hex, name) => {
      if (decimal) return characterOf(Number(decimal));
      if (hex) return characterOf(Number.parseInt(hex, 16));
      return CHARACTER_BY_ENTITY[String(name).toLowerCase()] ?? match;
    })
    .replace(/!?\[([^\][]{0,300})\]\([^()\s]{0,500}\s?\)/g, '$1')
    .replace(/\\([*_#[\]()+\-.!:|])/g, '$1')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/(?<![\p{L}\p{N}])_(?=[^_]{1,300}_)|\*{1,3}|`+|__+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
