/** Headers that name an employer above its posts, and the names in them. */
import { isSchool } from '../vocabulary/organisations';
import { titleScore } from '../vocabulary/titles';
import type { Anchor } from './anchors';
import { isDoubtfulName } from './doubtful-name';
import { isAnyPlace, isBareTown } from './place-parts';

/** Maximum characters of an employer's name, and of a place behind it. */
export const MAX_NAME = 70;

export interface Header {
  at: number;
  anchor: Anchor;
  name: string;
  /** The line of its first post, and whether that has dates of its own. */
  post: number;
  isDated: boolean;
  /** Whether only the dates of its posts show that it is one. */
  isSpanning?: boolean;
}

/** The name in 'Nordhav Foods, Oslo, Norway'; undefined if no place follows it, or if it can be no employer. */
export function nameBeforePlace(text: string): string | undefined {
  for (const { index, 0: mark } of text.matchAll(/[,:]\s+|\s[–—|-]\s+/gu)) {
    const place = text.slice(index + mark.length);
    if (place.length > MAX_NAME || !isAnyPlace(place)) continue;
    const name = text.slice(0, index).trim();
    const isName =
      !/^(?:M\/s|Messrs)\b/iu.test(name) &&
      name.length > 1 &&
      name.length <= MAX_NAME &&
      /^\p{Lu}/u.test(name) &&
      !/[,;|:]/u.test(name) &&
      (titleScore(name) === 0 || isSchool(name)) &&
      !isAnyPlace(name) &&
      !isBareTown(name) &&
      !isDoubtfulName(name);
    return isName ? name : undefined;
  }
  return undefined;
}
