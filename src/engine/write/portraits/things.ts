import type { Claim } from '../claims/claim';
import { fold } from '../text/hygiene';
import { THINGS, type Thing } from '../vocabulary/things';

const CLAUSE_END =
  /,(?!\d)|[;:(]|\s(?:by|from|to|in|for|at|through|with|which|while|after|across|using|resulting|leading)\s/;

/** The claim's words without its employer: a company's name says nothing about the work. */
export function ownWords(claim: Claim): string {
  const name = claim.role?.organisation ?? '';
  return name ? claim.text.replaceAll(name, ' ') : claim.text;
}

const words = (text: string) =>
  fold(text)
    .split(' ')
    .filter((word) => !/^(?:the|and|of|in|for|to|a|up|on)$/.test(word))
    .map((word) => word.slice(0, 5));

/** Whether two phrases share a word, in any form. */
export function overlaps(one: string, other: string): boolean {
  const known = new Set(words(other));
  return words(one).some((word) => known.has(word));
}

/** What was done to in these claims, or is spoken of in several, the best first; employers' names do not count. */
export function thingsIn(claims: Claim[]): Thing[] {
  const texts = claims.map(ownWords);
  const objects = texts.map((text) => text.split(CLAUSE_END)[0] ?? '');
  return THINGS.map((thing) => {
    const hits = texts.filter((text) => thing.pattern.test(text)).length;
    const done = objects.filter((text) => thing.pattern.test(text)).length;
    const first = thing.pattern.test(objects[0] ?? '') ? 1.5 : 0;
    return { thing, hits, done, score: hits + done + first + thing.field.length / 40 };
  })
    .filter(({ hits, done }) => done > 0 || hits > 1)
    .sort((a, b) => b.score - a.score)
    .map(({ thing }) => thing);
}
